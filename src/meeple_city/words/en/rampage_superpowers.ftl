### Rampage: the Superpowers.

names-card-catcher = Catcher
names-card-earthquake = Earthquake
names-card-hobo = Hobo
names-card-invisibility = Invisibility
names-card-paralyzing_gaze = Paralyzing Gaze
names-card-passionate_kiss = Passionate Kiss
names-card-really_hungry = Really Hungry
names-card-scavenger = Scavenger
names-card-small_wings = Small Wings
names-card-teeth_protector = Teeth Protector
names-card-terminator = Terminator
names-card-too_cute = Too Cute
names-card-ultra_bright_smile = Ultra-Bright Smile
names-card-unleashed = Unleashed!
names-card-unstable_mutation = Unstable Mutation
names-card-who_cut_the_cheese = Who Cut the Cheese?!

names-card_text-catcher = As an action, grab another monster in your neighborhood and flick it off your head. It loses a tooth to you.
names-card_text-earthquake = Shake the city. On every ruin, the meeples that hold nothing up move to a neighborhood beside it. You choose which.
names-card_text-hobo = Beg three meeples from other monsters' stomachs. You choose the stomachs, chance picks the meeples.
names-card_text-invisibility = Once you have eaten, leave the board. At the start of your next turn, turn up in any neighborhood.
names-card_text-paralyzing_gaze = Your opponents cannot move on their next turn. They may still do everything else.
names-card_text-passionate_kiss = Kiss a monster in your neighborhood, have a good look into its stomach, and help yourself to two meeples.
names-card_text-really_hungry = Eat two meeples for every tooth at this meal.
names-card_text-scavenger = Eat in another monster's neighborhood as if you were there.
names-card_text-small_wings = Flap to any neighborhood you like. It does not use up an action.
names-card_text-teeth_protector = When an opponent breaks your teeth, you lose none, and that opponent loses one to you instead.
names-card_text-terminator = Knock over everybody else in your neighborhood, and break a tooth of each. You choose which way they fall.
names-card_text-too_cute = Bat your eyes, and one punishment from the runaway board does not happen. It cannot stop the end of the game.
names-card_text-ultra_bright_smile = Eat meeples off the runaway board instead of the neighborhood's. The others close up, and nobody is punished.
names-card_text-unleashed = Take two more actions this turn.
names-card_text-unstable_mutation = Draw three powers and use them at once. At the end of the turn, discard as many of your powers as you drew.
names-card_text-who_cut_the_cheese = Your opponents stand on their heads, and need the first action of their next turn to get up. In the French edition, teammates do too.

names-cause-catcher = thrown by a catcher
names-cause-teeth_protector = bit on a teeth protector
names-cause-terminator = terminated

names-zone-runaway = the runaway board

rampage-ask-catch = flick { SEAT($target) }'s monster off your head
rampage-ask-rob = choose a stomach to take a meeple from ({ $count } left)
rampage-ask-kiss = choose who gets the kiss
rampage-ask-kiss_meeple = choose a meeple from { SEAT($seat) }'s stomach
rampage-ask-lay_down = choose which way { SEAT($seat) }'s monster falls
rampage-ask-discard_power = choose a power to discard

rampage-option-catch_target = throw { SEAT($target) }'s monster
rampage-option-rob_target = take one from { SEAT($target) }
rampage-option-kiss_target = kiss { SEAT($target) }
rampage-option-scavenge_target = scavenge in { ZONE($target) }
rampage-option-smile = smile at the runaway board
rampage-option-east = to the east
rampage-option-north_east = to the north-east
rampage-option-north = to the north
rampage-option-north_west = to the north-west
rampage-option-west = to the west
rampage-option-south_west = to the south-west
rampage-option-south = to the south
rampage-option-south_east = to the south-east

rampage-event-mark_placed_upside_down = { SEAT($seat) } is standing on its head
rampage-event-mark_placed_invisible = { SEAT($seat) } vanishes into thin air
rampage-event-turned_up_elsewhere = { SEAT($seat) } turns up somewhere else
