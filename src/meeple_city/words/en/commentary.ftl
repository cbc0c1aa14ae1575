### The commentator. Every message is a situation; its text and its attributes are different ways to talk about it.
### Small things get short sentences. None should run longer than two lines of forty characters.

## Rampage: the beginning and the turns

commentary-rampage-open = Good evening from Meeple City, where dinner is served by { SEAT($seats) }.
    .b = A lovely night in Meeple City. { SEAT($seats) } are about to ruin it.
    .c = Welcome to Meeple City. It was built this morning, and it shows no sign of worry.
    .d = { SEAT($seats) } have come to town, and nobody has told the town.
commentary-rampage-first_player = { SEAT($seat) } gets the city while it is still warm.
    .b = First bite to { SEAT($seat) }.
    .c = { SEAT($seat) } goes first. The rest get leftovers.
commentary-rampage-turn = { SEAT($seat) } next.
    .b = Over to { SEAT($seat) }.
    .c = { SEAT($seat) } cracks the knuckles.
    .d = Here comes { SEAT($seat) }.
    .e = { SEAT($seat) }'s turn. Mind the windows.
    .f = And { SEAT($seat) } looks up from the menu.
commentary-rampage-turn_leader =
    { $points ->
        [one] { SEAT($seat) } again, and { SEAT($seat) } leads with a single point. It is early.
       *[other] { SEAT($seat) } again: { $points } points by our count, and still hungry.
    }
    .b = The leader is up. { SEAT($seat) } can make this unpleasant for everybody.
    .c = Everyone would like { SEAT($seat) } to trip now. Everyone except { SEAT($seat) }.
    .d = { SEAT($seat) } is in front, and front is where the food is.
commentary-rampage-turn_last =
    { $behind ->
        [one] { SEAT($seat) } is one point off the pace. One.
       *[other] { SEAT($seat) } is { COUNT($behind) } points behind. This would be a fine time to break something.
    }
    .b = { SEAT($seat) } is last, which in this town means thin.
    .c = If { SEAT($seat) } has a plan, now is the hour.
    .d = { SEAT($seat) } has been watching the others eat. That builds character, not score.
commentary-rampage-extra_actions = { COUNT($actions) } actions for { SEAT($seat) }. The city can count, and it is worried.
    .b = { SEAT($seat) } has { COUNT($actions) } actions this turn. Somebody's runaways paid for those.
    .c = Extra helpings for { SEAT($seat) }: { COUNT($actions) } actions.

## Rampage: before it falls

commentary-rampage-about_to_collapse = Say goodbye to { BUILDING($building) }.
    .b = If you live in { BUILDING($building) }, take the stairs. Take them now.
    .c = Oh, this is going to be loud. Watch { BUILDING($building) }.
    .d = { BUILDING($building) } has had a good run.
    .e = { SEAT($seat) } has found the spot. Hold on to something that isn't { BUILDING($building) }.
commentary-rampage-about_to_crack = { BUILDING($building) } will feel this one.
    .b = Watch the top of { BUILDING($building) }.
    .c = { SEAT($seat) } is about to rearrange { BUILDING($building) }.
    .d = Something is coming loose at { BUILDING($building) }.
    .e = { BUILDING($building) } is leaning the way buildings shouldn't.
commentary-rampage-first_floor = { BUILDING($building) } has stood since the beginning. Not much longer.
    .b =
    { $turns ->
        [one] One turn without a scratch for { BUILDING($building) }. That ends here.
       *[other] { COUNT($turns) } turns without a scratch for { BUILDING($building) }. That ends here.
    }
    .c = Nobody had laid a claw on { BUILDING($building) } all evening. { SEAT($seat) } will.
    .d = { BUILDING($building) } was the last quiet address in town.
commentary-rampage-about_to_fall = Somebody warn { SEAT($seat) }. Too late.
    .b = { SEAT($by) } has lined up { SEAT($seat) }, and the ground is that way.
    .c = { SEAT($seat) } is about to see the city from below.
    .d = This is the one { SEAT($seat) } has been dreading.
    .e = Brace yourself, { SEAT($seat) }. No, properly.
commentary-rampage-smash = { SEAT($seat) } goes straight for { SEAT($target) }. No pretence of architecture.
    .b = Never mind the buildings: { SEAT($seat) } wants { SEAT($target) }.
    .c = { SEAT($seat) } has business with { SEAT($target) }.
commentary-rampage-toss = A { COLOUR($colour) } car, no driver, plenty of altitude.
    .b = { SEAT($seat) } has opted for public transport. By air.
    .c = The { COLOUR($colour) } one is taking off. Check your insurance.
    .d = { SEAT($seat) } throws the car. The car had right of way.
commentary-rampage-breath_blows = Hats off, everybody. { SEAT($seat) } is inhaling.
    .b = Stand clear. { SEAT($seat) } is about to blow somebody clean out of town.
    .c = Some of these people are leaving. They just don't know it yet.
    .d = Big lungs on { SEAT($seat) }, and no shelter in sight.
commentary-rampage-breath = { SEAT($seat) } takes a deep breath.
    .b = A little weather from { SEAT($seat) }.
    .c = { SEAT($seat) } huffs. We know how that story goes.
    .d = Here comes the wind, and it had garlic for lunch.
commentary-rampage-move = { SEAT($seat) } goes for a walk.
    .b = { SEAT($seat) } stretches a leg.
    .c = { SEAT($seat) } changes streets.
    .d = Paws first, { SEAT($seat) } slides along.
    .e = { SEAT($seat) } prefers a better table.
    .f = Off trots { SEAT($seat) }.

## Rampage: after it fell, or did not

commentary-rampage-collapse = That was { COUNT($floors) } floors of { BUILDING($building) }, and then it wasn't.
    .b = { COUNT($floors) } floors at one go. { SEAT($seat) } will sleep well.
    .c = Down they come. { COUNT($floors) } floors, no survivors among the furniture.
    .d = { SEAT($seat) } has invented the open-plan office: { COUNT($floors) } floors, no walls.
commentary-rampage-record_collapse = { COUNT($floors) } floors! Nobody has done that in this match.
    .b = { COUNT($floors) } in one blow. That is the new mark, and { SEAT($seat) } holds it.
    .c = The biggest crash so far: { COUNT($floors) } floors. They heard that in the next city.
commentary-rampage-stands = All that weight, and { BUILDING($building) } shrugs.
    .b = { BUILDING($building) } is still there. { SEAT($seat) } checks again. Still there.
    .c = One for the architects. { BUILDING($building) } holds.
    .d = { SEAT($seat) } meets { BUILDING($building) }. { BUILDING($building) } wins.
    .e = Whoever built { BUILDING($building) } deserves a raise.
commentary-rampage-building_gone = That was the last of { BUILDING($building) }. There is parking now.
    .b = Strike { BUILDING($building) } from the map.
    .c = { BUILDING($building) }: gone, floor by floor, and mostly swallowed.
    .d = No more { BUILDING($building) }. The view has improved.
    .e = Nothing left of { BUILDING($building) } but the memory and the plot.
commentary-rampage-half_gone = Half the city is gone. { COUNT($left) } floors still think it happens to others.
    .b = We are past the middle of Meeple City: { COUNT($left) } floors to go.
commentary-rampage-few_floors =
    { $left ->
        [one] One floor left in the whole city. One.
       *[other] { COUNT($left) } floors left in the whole city. Everybody is looking at them.
    }
    .b =
    { $left ->
        [one] One floor. Whoever gets it rings the bell.
       *[other] { COUNT($left) } floors to the bell. Nobody is being generous any more.
    }
commentary-rampage-last_floor = There goes the last floor. One more turn for the others, and that's the evening.
    .b = The city is flat. Last orders, everybody.

## Rampage: teeth

commentary-rampage-tooth = A tooth! { SEAT($breaker) } will keep that one.
    .b = { SEAT($breaker) } takes a tooth off { SEAT($seat) }, and two points with it.
    .c = That clicking sound was { SEAT($seat) }'s smile.
    .d = { SEAT($seat) } goes down and gets up one tooth lighter.
    .e = Dentistry by { SEAT($breaker) }. No appointment needed.
    .f = { SEAT($seat) } will be having the soup. { SEAT($breaker) } has the tooth.
commentary-rampage-tooth_first = The first tooth of the match, and { SEAT($breaker) } has it.
    .b = First blood. Well, first enamel. { SEAT($breaker) } takes it from { SEAT($seat) }.
commentary-rampage-tooth_revenge = { SEAT($breaker) } has not forgotten. { SEAT($seat) } is reminded, in enamel.
    .b = A tooth for a tooth. { SEAT($breaker) } and { SEAT($seat) } are even, and nobody is friends.
    .c = { SEAT($seat) } started this. { SEAT($breaker) } has kept the receipt.
commentary-rampage-tooth_streak =
    { $count ->
        [2] That makes two for { SEAT($breaker) } in two turns.
        [3] Third tooth in two turns for { SEAT($breaker) }. This is a collection now.
       *[other] { COUNT($count) } teeth in two turns for { SEAT($breaker) }. Somebody call a dentist. Somebody call two.
    }
    .b =
    { $count ->
        [2] And another! { SEAT($breaker) } is getting a taste for it, at { SEAT($seat) }'s expense.
       *[other] { COUNT($count) } of them in no time. { SEAT($breaker) } could make a necklace.
    }
commentary-rampage-tooth_clumsy = Clumsy. { SEAT($seat) } brushes the scenery and pays with a tooth.
    .b = Careful hands, { SEAT($seat) }. Too late: that's a tooth.
    .c = { SEAT($seat) } knocks something over on the way in. The house takes a tooth for that.
commentary-rampage-tooth_missed = { SEAT($seat) } misses the building and lands on a dental bill.
    .b = All that way up, and { SEAT($seat) } finds the pavement. A tooth for the trouble.
    .c = A swing and a miss, and a tooth the fewer for { SEAT($seat) }.
commentary-rampage-tooth_out_of_city = { SEAT($seat) } leaves the city, and a tooth stays behind.
    .b = Too far, { SEAT($seat) }. The city limits cost a tooth.
    .c = { SEAT($seat) } overshoots the town. The tooth is the fare back.
commentary-rampage-tooth_lost = { SEAT($seat) } loses a tooth, and nobody even gets to keep it.
    .b = One tooth fewer for { SEAT($seat) }. Into the box with it.
    .c = That costs { SEAT($seat) } a tooth.
    .d = { SEAT($seat) } pays up, in the usual currency.
commentary-rampage-few_teeth =
    { $teeth ->
        [one] { SEAT($seat) } is down to one tooth. It eats what it can gum.
        [2] { SEAT($seat) } is down to two teeth. Two mouthfuls, and the meal is over.
       *[other] { COUNT($teeth) } teeth left for { SEAT($seat) }. Every one of them is a mouthful.
    }
    .b =
    { $teeth ->
        [one] One tooth. { SEAT($seat) } smiles about it once.
       *[other] { SEAT($seat) } can count the teeth on one paw: { COUNT($teeth) }.
    }
commentary-rampage-pays_with_meeples = No teeth left to give, so { SEAT($seat) } pays in dinner guests.
    .b = { SEAT($seat) } has run out of teeth and starts on the savings.

## Rampage: eating

commentary-rampage-bite = Down goes { PIECE($meeple) }.
    .b = { SEAT($seat) } has { PIECE($meeple) }, no sauce.
    .c = Gulp.
    .d = And { PIECE($meeple) } was having such a nice day.
    .e = Snack time for { SEAT($seat) }.
    .f = { SEAT($seat) } chews politely.
commentary-rampage-snack = { COUNT($count) } for { SEAT($seat) }. A modest plate.
    .b = { SEAT($seat) } nibbles: { COUNT($count) }, and off.
    .c = { COUNT($count) } this turn for { SEAT($seat) }. Every crumb counts.
commentary-rampage-feast = { COUNT($count) } at one sitting for { SEAT($seat) }. Somebody loosen a belt.
    .b = { SEAT($seat) } eats like it's paid for: { COUNT($count) } this turn.
    .c = { COUNT($count) } swallowed in a single turn. { SEAT($seat) } asks for the dessert card.
    .d = That was no turn, that was a buffet. { COUNT($count) } for { SEAT($seat) }.
commentary-rampage-bulky = { COUNT($floors) } floors inside { SEAT($seat) } by now. That's a tower with legs.
    .b = { SEAT($seat) } has put away { COUNT($floors) } floors. There are smaller villages.
commentary-rampage-set_complete =
    { $sets ->
        [one] A full set for { SEAT($seat) }! One of each, and ten points if they stay down.
       *[other] Set number { $sets } for { SEAT($seat) }. Ten more points go down smoothly.
    }
    .b = { SEAT($seat) } completes the picture: all six trades in one stomach. Ten points.
commentary-rampage-set_near = { SEAT($seat) } is { MEEPLE($colour) } short of a set. Ten points on two legs.
    .b = Only { MEEPLE($colour) } missing from { SEAT($seat) }'s collection. Run, little one.
    .c = Anybody seen { MEEPLE($colour) }? { SEAT($seat) } would like a word.
commentary-rampage-empty_turn = Nothing for { SEAT($seat) }. Not even a crumb.
    .b = { SEAT($seat) } leaves the table hungry.
    .c = A turn on a diet for { SEAT($seat) }.
    .d = { SEAT($seat) } came, saw, and went to bed without supper.
commentary-rampage-drought = { COUNT($turns) } turns without a bite for { SEAT($seat) }. Monsters have retired over less.
    .b = { SEAT($seat) } has now fasted for { COUNT($turns) } turns. It isn't a religious thing.

## Rampage: people on the run

commentary-rampage-runaway = { PIECE($meeple) } is out of town already.
    .b = There goes { PIECE($meeple) }, no luggage.
    .c = One got away.
    .d = { PIECE($meeple) } has chosen the countryside.
    .e = { PIECE($meeple) } leaves without paying.
commentary-rampage-runaways = { COUNT($count) } have made it out. { SEAT($seat) } has let supper walk.
    .b = { COUNT($count) } over the edge and gone. They will tell everybody.
    .c = There go { COUNT($count) } of them, running like they've read the rules.
    .d = { SEAT($seat) } has opened the city gates: { COUNT($count) } got away.
commentary-rampage-line_near =
    { $left ->
        [one] One more runaway and the line is full. Somebody will regret it.
       *[other] { COUNT($left) } more runaways fill the line. From here on, careful with the breeze.
    }
    .b =
    { $left ->
        [one] The line has one free space. Nobody wants to be the one who fills it.
       *[other] Only { COUNT($left) } spaces before the next alarm. Walk softly.
    }
commentary-rampage-line_full = That's the line full, and here comes the bill.
    .b = The alarm! Too many got away, and somebody answers for it.
    .c = Enough have run for the army to take an interest.
commentary-rampage-too_cute = { SEAT($seat) } makes the eyes, and the army goes home. Shameless.
    .b = Too cute to punish. { SEAT($seat) } gets away with it.
commentary-rampage-out_of_town = { SEAT($seat) } is back, brushing off the countryside.
    .b = { SEAT($seat) } returns by the tradesmen's entrance.
    .c = A short holiday for { SEAT($seat) }. It's over.
commentary-rampage-relocated = { SEAT($chooser) } picks a new address for { SEAT($seat) }. Not out of kindness.
    .b = { SEAT($seat) } is moved along, courtesy of { SEAT($chooser) }.

## Rampage: cards

commentary-rampage-superpower = { SEAT($seat) } has been sitting on that: “{ CARD($card) }”.
    .b = Up a sleeve, if it had sleeves: { SEAT($seat) } plays “{ CARD($card) }”.
    .c = “{ CARD($card) }”: so that is what { SEAT($seat) } was smirking about.
    .d = A card on the table. “{ CARD($card) }”, says { SEAT($seat) }.
commentary-rampage-stolen = { SEAT($seat) } helps itself to { SEAT($victim) }'s supper. Which part, we don't know.
    .b = Something changes stomachs, from { SEAT($victim) } to { SEAT($seat) }. Nobody saw what.
commentary-rampage-card_bought = { SEAT($seat) } pays in floors. The exchange rate is terrible, the card had better be good.
    .b = A purchase by { SEAT($seat) }. Cash, in concrete.
commentary-rampage-declined = { SEAT($seat) } has had enough for now.
    .b = { SEAT($seat) } calls it a turn.
    .c = No more from { SEAT($seat) }. Curious.

## Rampage: who is ahead, and how it ends

commentary-rampage-lead_first = { SEAT($seat) } is on the board.
    .b = First points to { SEAT($seat) }.
    .c = { SEAT($seat) } draws ahead. Somebody had to.
commentary-rampage-lead_change = New leader: { SEAT($seat) }, with { $points }. { SEAT($before) } will want a word.
    .b = { SEAT($seat) } goes past { SEAT($before) }.
    .c = And { SEAT($before) } is no longer in front. { SEAT($seat) } is.
    .d = The lead changes paws: { SEAT($seat) }, { $points } points.
    .e = { SEAT($before) } blinked. { SEAT($seat) } leads.
    .f = { SEAT($seat) } in front now. Nobody gets to keep it tonight.
commentary-rampage-ended = And that is all there was of Meeple City.
    .b = It's over. Sweep up the people and count the plates.
    .c = That's the end. Stomachs on the table, please.
commentary-rampage-counting = Stomachs open, please. We count floors, teeth and people.
    .b = Now for the inspection. Nobody swallows.
commentary-rampage-win =
    { $points ->
        [one] { SEAT($winner) } wins with a single point. They all count.
       *[other] { SEAT($winner) } takes the city, { $points } points and not one apology.
    }
    .b =
    { $points ->
        [one] One point, and it is enough. { SEAT($winner) } wins.
       *[other] { $points } points for { SEAT($winner) }, best fed monster in town. Good night.
    }
commentary-rampage-win_narrow =
    { $margin ->
        [0] Level on points, and { SEAT($winner) } takes it on a full stomach.
        [one] One point. { SEAT($winner) } wins by a single crumb, { $points } in all.
       *[other] { COUNT($margin) } points in it at the end. { SEAT($winner) } wins with { $points }, and breathes out.
    }
commentary-rampage-win_wide = { COUNT($margin) } points clear. { SEAT($winner) } did not win this city, { SEAT($winner) } ate it.
    .b = { SEAT($winner) } by { COUNT($margin) }, with { $points }. The others came for the view.
commentary-rampage-win_shared = Nothing between { SEAT($winners) }. They share the rubble.

## Rampage: while somebody thinks

commentary-rampage-idle = Quiet. The pigeons are back.
    .b = You can hear the little ones packing.
    .c = Somewhere a tram bell rings. There is no tram.
    .d = A moment of peace, for those still standing.
    .e = The architects have left the building. Wise.
    .f = Property prices are holding up better than the property.
commentary-rampage-idle_standing =
    { $turns ->
        [one] { BUILDING($building) } has not lost a slate yet.
       *[other] { BUILDING($building) } has stood since the beginning. That's { COUNT($turns) } turns of good luck.
    }
    .b = Nobody has touched { BUILDING($building) } yet. It must be the curtains.
    .c = { BUILDING($building) }, still whole, still pretending not to notice.
commentary-rampage-idle_hungry = { COUNT($turns) } turns gone, and { SEAT($seat) } has yet to eat a thing.
    .b = { SEAT($seat) }'s stomach is the quietest place in town.
commentary-rampage-idle_set = All { SEAT($seat) } needs for a set is { MEEPLE($colour) }.
    .b = If you are { MEEPLE($colour) }, stay away from { SEAT($seat) }.
commentary-rampage-idle_lead = By our count, { SEAT($seat) } leads with { $points }.
    .b = { SEAT($seat) } in front, at { $points }. Stomachs may know more than we do.
    .c = { $points } points for { SEAT($seat) }, and everybody knows it.
    .d = { $points } for { SEAT($seat) }, as far as the eye can see. Stomachs are private.
    .e = Somebody catch { SEAT($seat) }: { $points } points, and chewing.
    .f = { SEAT($seat) } is at { $points }. The others are doing sums.

## RARRR!!: making monsters

commentary-rarrr-open = Welcome to the end of the world. { COUNT($count) } monsters, and not a vegetarian among them.
    .b = Good evening, planet Earth. We regret what follows.
    .c = { COUNT($count) } monsters, one small planet. Pull up a chair, while there are chairs.
commentary-rarrr-draft = They are choosing syllables. Somewhere a linguist weeps.
    .b = First they need names. You can't terrify anybody as a draft.
    .c = Syllables go round the table. Nobody looks innocent.
commentary-rarrr-one_sided = { COUNT($icons) } icons out of twelve are { POWER($power) }. { SEAT($seat) } leaves subtlety to others.
    .b = { SEAT($seat) } has put nearly everything into { POWER($power) } power. One trick, but what a trick.
    .c = All { POWER($power) } and no manners: that is { SEAT($seat) }'s monster.
commentary-rarrr-balanced = A bit of everything for { SEAT($seat) }. The monster for the whole family.
    .b = { SEAT($seat) } has built an all-rounder.
commentary-rarrr-named = { $monster }! Try shouting that while running.
    .b = { $monster }, it says on the door. There was a door.
    .c = It's { $monster }. Headline writers, sharpen your pencils.
    .d = And this one answers to { $monster }, when it answers at all.
    .e = { $monster }. Short, loud, hard to spell in a panic.
    .f = Say hello to { $monster }. From further away.
commentary-rarrr-idle_draft = Cards go round. Poker faces, every one of them a metre wide.
    .b = Nobody says a word. Somebody is hoarding.
    .c = The picking goes on. Sunlight, birdsong, dread.
    .d = What they keep, only they know. We find out when it hurts.
    .e = Round go the packs. The good stuff never lasts.

## RARRR!!: rounds and battles

commentary-rarrr-round =
    { $round ->
        [one] Round one. Power up, and may the best appetite win.
       *[other] Round { $round }. Fresh cards, old grudges.
    }
commentary-rarrr-last_round = The last round. Whatever is left of the world is decided now.
    .b = Round three, the final one. Nobody saves anything for later any more.
commentary-rarrr-cities = On the menu: { CITY($cities) }.
    .b = { CITY($cities) }. Lovely places. Take pictures.
    .c = This round's destinations: { CITY($cities) }.
commentary-rarrr-battle = They want { CITY($city) }.
    .b = { CITY($city) } it is. Sorry, { CITY($city) }.
    .c = All eyes on { CITY($city) }.
    .d = { CITY($city) } wakes up to very large footprints.
    .e = Next stop, { CITY($city) }.
    .f = Nobody asked { CITY($city) }.
    .g = { CITY($city) } had plans for the weekend.
commentary-rarrr-precious = { $points } points for { CITY($city) }. This one they will fight over.
    .b = { CITY($city) }, worth { $points }. Nobody passes up { CITY($city) } lightly.
    .c = Now { CITY($city) } is on the table, all { $points } points of it. Elbows out.
    .d = A prize: { CITY($city) }. { $points } points, and a skyline to chew on.
commentary-rarrr-lays = { $monster } lays { CARD($card) }.
    .b = { CARD($card) } from { $monster }.
    .c = { $monster } opens with { CARD($card) }.
    .d = { $monster } clears its throat: { CARD($card) }.
commentary-rarrr-raised = { $monster } at { $level }.
    .b = { $level } for { $monster }. Who says more?
    .c = { $monster } goes to { $level }.
    .d = { $level }, growls { $monster }.
    .e = That's { $level } from { $monster }.
commentary-rarrr-jump = { $level }! { $monster } is not here to haggle.
    .b = { $monster } slams down { $level }. That is an argument.
    .c = From nowhere, { $level }. { $monster } would like this to be over.
    .d = { $level }, says { $monster }, and the table goes quiet.
    .e = { $monster } roars up to { $level }. Windows go in three countries.
commentary-rarrr-war = Neither will let go of { CITY($city) }. This is no longer about { CITY($city) }.
    .b = Back and forth over { CITY($city) }. Pride has joined the bidding.
    .c = They keep raising. There will be nothing left of { CITY($city) } worth having.
    .d = Two monsters, one { CITY($city) }, and no sign of reason.
    .e = Somebody should tell them { CITY($city) } can only be flattened once.
commentary-rarrr-boost = And a boost of { $boost } from { $monster }. Those don't grow back.
    .b = { $monster } burns a boost. Gone for good, that one.
    .c = A { $boost } on top. { $monster } means it.
    .d = { $monster } reaches for the special drawer: plus { $boost }.
commentary-rarrr-face_down = { $monster } plays one face down. We know as much as you do.
    .b = Face down. { $monster } knows, and isn't telling.
    .c = A secret under { $monster }'s claw.
    .d = What is under there? { $monster } smiles. It has a lot of teeth for that.
commentary-rarrr-many_face_down = That's the third one face down. { $monster } is building something in the dark.
    .b = More backs than fronts now. { $monster } is bluffing, or isn't.
commentary-rarrr-not_interested = { CITY($city) } is not to { $monster }'s taste.
    .b = { $monster } waves it through.
    .c = { $monster } sits this one out.
    .d = Not hungry, says { $monster }.
    .e = { $monster } keeps its powder dry.
    .f = { $monster } looks at { CITY($city) } and yawns.
commentary-rarrr-gives_up = { $monster } lets { CITY($city) } go.
    .b = Too rich for { $monster }.
    .c = { $monster } backs off. You can hear the pride crack.
    .d = That is as far as { $monster } goes for { CITY($city) }.
    .e = { $monster } folds, and remembers.
    .f = { $monster } has done the sums. It's out.
commentary-rarrr-takes_back = { $monster } takes one back. Waste not, want not.
    .b = One card goes home with { $monster }.
    .c = { $monster } saves what can be saved.
commentary-rarrr-angriest = That makes { $monster } the angriest monster in the room.
    .b = { $monster } is the angriest now, and gets to choose who suffers.
    .c = Losing has made { $monster } furious. Which is useful.

## RARRR!!: cities fall

commentary-rarrr-destroyed = { $monster } flattens { CITY($city) }.
    .b = That was { CITY($city) }. { $monster } picks its teeth with the spire.
    .c = { CITY($city) } goes to { $monster }, what there is left to go.
    .d = { $monster } has { CITY($city) }. Nobody else wants it now.
    .e = Goodbye, { CITY($city) }. { $monster } sends regards.
    .f = { $monster } takes { CITY($city) }, streets and all.
    .g = { CITY($city) } is a crater, and the crater belongs to { $monster }.
commentary-rarrr-first_city = The first to go is { CITY($city) }. { $monster } opens the account.
    .b = { $monster } strikes first. { CITY($city) } never saw Monday.
commentary-rarrr-walkover = Nobody else bid. { $monster } simply walks into { CITY($city) }.
    .b = { CITY($city) } falls without a fight. { $monster } hardly had to raise its voice.
    .c = A gift. { $monster } takes { CITY($city) }, and nobody even growled.
    .d = { $monster } gets { CITY($city) } at cost price.
commentary-rarrr-row = { COUNT($cities) } in a row for { $monster }. Will somebody please stand in the way?
    .b = { $monster } again! { COUNT($cities) } cities without a break.
    .c = That's { COUNT($cities) } on the trot. { $monster } is running out of continents.
commentary-rarrr-dear = { $monster } has thrown in { COUNT($cards) } cards. An expensive pile of rubble.
commentary-rarrr-spared = Nobody wants { CITY($city) }. The mayor is relieved, and slightly hurt.
    .b = { CITY($city) } is spared. Too small to swallow, too tough to chew.
    .c = They all walk past { CITY($city) }. There will be a public holiday.
commentary-rarrr-round_best =
    { $cities ->
        [one] One city was enough to win the round. { $monster } isn't fussy.
       *[other] That round belonged to { $monster }: { COUNT($cities) } cities.
    }
    .b =
    { $cities ->
        [one] A round of crumbs. { $monster } got the biggest one.
       *[other] { COUNT($cities) } cities this round for { $monster }. The others will want to talk about that.
    }
commentary-rarrr-round_over = The round is over. Somebody check on the survivors.
    .b = That's the round. The dust will settle by Thursday.
    .c = End of the round. What's left of the cities may breathe.
commentary-rarrr-lead_change = { $monster } takes the lead with { $points }. { $before } heard that.
    .b = New leader: { $monster }, { $points } points.
    .c = { $monster } goes past { $before }. The ground shook for a reason.
    .d = { $before } is second now. { $monster } has { $points }.
commentary-rarrr-idle = { CITY($city) } holds its breath.
    .b = Somebody is counting on their claws.
    .c = A pause. { CITY($city) } uses it to run.
    .d = Thinking. You can smell the smoke.
    .e = Do they have it, or do they want us to think so?
commentary-rarrr-idle_monster = { $monster }'s strong suit is { POWER($power) } power, with { COUNT($icons) } icons.
    .b = Expect { POWER($power) } power from { $monster }. There are { COUNT($icons) } icons of it on those cards.
    .c = { COUNT($icons) } icons of { POWER($power) } power, that's { $monster }. Keep your distance.
    .d = { $monster } would rather fight with { POWER($power) } power. { COUNT($icons) } icons say so.
commentary-rarrr-idle_bid = { $monster } stands at { $level } for { CITY($city) }. Anybody?
    .b = It takes more than { $level } to shift { $monster } now.
    .c = { $level } to beat. { $monster } is in no hurry.
commentary-rarrr-counting = Let's count what is left of the map, city by city.
    .b = Claws off the table. We are counting cities.
commentary-rarrr-win = { $winner } wins with { $points } points, and inherits what remains of the Earth.
    .b = { $points } points. All hail { $winner }, from a safe distance.
commentary-rarrr-win_narrow =
    { $margin ->
        [0] Level at { $points }, and still { $winner } comes out on top.
        [one] One point. The whole world, and it came down to one point. { $winner } wins, { $points }.
       *[other] { COUNT($margin) } points between them. { $winner } wins it with { $points }, by a claw.
    }
commentary-rarrr-win_wide = { $winner } by { COUNT($margin) }, with { $points }. The planet never had a chance, nor did the rest.
commentary-rarrr-win_shared = { LIST($winners) } share the ruins. They will be arguing over the curtains for years.

## RARRR!!: bids in numbers

commentary-rarrr-by_one = By one! { $monster } has { $level }, and { $other } has a headache.
    .b = { $level } for { $monster }. { $other } is one short.
    .c = One more than { $other }, and not a growl extra. { $monster } can count.
    .d = { $monster } tops { $other } by the width of a claw.
commentary-rarrr-tops = { $monster } is { COUNT($margin) } above { $other } now.
    .b = That beats { $other } by { COUNT($margin) }. Your move, { $other }.
    .c = { $level }. { $other } needs more than a loud voice.
    .d = { COUNT($margin) } clear of { $other }, with { $level } on the dial.
commentary-rarrr-leader_bids = { $monster } has { $points } points already, and an eye on { CITY($city) }.
    .b = The leader wants { CITY($city) } too. Some monsters never get enough.
    .c = { $points } points, and still bidding. Will nobody stop { $monster }?
commentary-rarrr-could_lead = { CITY($city) } would put { $monster } in front, with { $points }.
    .b = For { $monster }, this is about the lead: { $points } with { CITY($city) }.
    .c = { $monster } knows what { CITY($city) } is worth. First place.
commentary-rarrr-behind_bids =
    { $behind ->
        [one] { $monster } is one point behind. { CITY($city) } would settle that.
       *[other] { $monster } is { COUNT($behind) } points behind and needs { CITY($city) }.
    }
    .b = { $monster } has ground to make up. { CITY($city) } is ground.
    .c = { $monster } can't afford to be choosy. Every city counts from down there.
commentary-rarrr-few_cards =
    { $cards ->
        [one] One card left for { $monster }. After this it is bare claws.
       *[other] { $monster } is down to { COUNT($cards) } cards.
    }
    .b = { $monster }'s hand is nearly empty. { $monster }'s mouth isn't.
    .c = Not much left in { $monster }'s hand.
commentary-rarrr-saves = { $monster } passes with { COUNT($cards) } cards in hand. Something is being saved up.
    .b = { COUNT($cards) } cards, and { $monster } sits still. Watch that one.
    .c = { $monster } can wait. { COUNT($cards) } cards say so.
commentary-rarrr-cheap =
    { $points ->
        [one] A single point for { CITY($city) }. Somebody will still want it.
       *[other] { CITY($city) }, { COUNT($points) } points. A snack between meals.
    }
    .b = Small place, { CITY($city) }. Small change, too.
    .c = { CITY($city) } is hardly worth a roar. Hardly.
commentary-rarrr-last_city =
    { $round ->
        [3] The last city of all is { CITY($city) }. No more chances after this.
       *[other] { CITY($city) } is the last one of the round. Nobody needs to save anything now.
    }
    .b = Only { CITY($city) } is left this round. Empty your claws.
commentary-rarrr-tally = { $monster } takes { CITY($city) }, city number { $cities }.
    .b = That's { COUNT($cities) } cities for { $monster }. The map needs redrawing.
    .c = { CITY($city) } makes { COUNT($cities) }. { $monster } collects them like stamps.
    .d = { CITY($city) } too, for { $monster }. { COUNT($cities) } pins on the map by now.
commentary-rarrr-score = { $monster } { $points }, { $other } { $theirs }.
    .b = As it stands, { $monster } leads { $other } by { $points } to { $theirs }.
    .c = { $points } for { $monster }, { $theirs } for { $other }, and plenty of appetite.
    .d = On the scoreboard: { $monster } with { $points }, { $other } with { $theirs }.
    .e = { $other } chases with { $theirs }. { $monster } has { $points }.
commentary-rarrr-level_score = All square at the top: { $monster } and { $other }, { $points } each.
    .b = { $points } each. You couldn't slide a tail between { $monster } and { $other }.

## OctoRage: the beginning and the rounds

commentary-octorage-open = Welcome to the jungle. The treasure is cursed, and the octopus is awake.
    .b = Somewhere in this temple is a very angry octopus. Our friends have come to annoy it.
    .c = Good evening from the jungle. Nobody here is paid enough.
commentary-octorage-heroes = Your mercenaries: { LIST($heroes) }. One walks out.
    .b = { LIST($heroes) }. Brave, well armed, badly advised.
    .c = Tonight's party: { LIST($heroes) }, and eight arms they did not invite.
commentary-octorage-round =
    { $round ->
        [2] Everybody back on their feet. The octopus too.
        [3] Round three. Nobody has learned a thing.
       *[other] Round { $round }. They patch each other up and start again.
    }
    .b = New round, new cards, same eight arms.
    .c = Round { $round }. The bandages come off, the gloves too.
commentary-octorage-turn = { $hero } leads off.
    .b = { $hero }, with the octopus looking over a shoulder.
    .c = Fresh start. { $hero } to play.
    .d = Over to { $hero }.

## OctoRage: cards

commentary-octorage-weapon = { CARD($card) }, says { $hero }.
    .b = { $hero } with { CARD($card) }.
    .c = { CARD($card) } from { $hero }.
    .d = { $hero } keeps it going.
    .e = { $hero } answers.
    .f = And { $hero } is through.
commentary-octorage-big_gun = { $hero } brings the machine gun. So much for stealth.
    .b = That's a machine gun. { $hero } has stopped pretending.
    .c = { $hero } makes some noise.
    .d = The big one from { $hero }. Follow that.
    .e = Rat-tat-tat, courtesy of { $hero }.
commentary-octorage-dynamite = Dynamite! { $hero } has read the manual, or at least the label.
    .b = { $hero } lights a fuse. Nothing beats that, short of another fuse.
    .c = Dynamite from { $hero }. Fingers in your ears.
    .d = There it is, the big stick. { $hero } grins, and everybody else ducks.
commentary-octorage-staircase = { COUNT($count) } weapons in a row, each bigger than the last. Somebody is about to run out.
    .b = It keeps climbing. { $hero } makes it { COUNT($count) }.
    .c = { COUNT($count) } cards up, and no way down. Who blinks?
commentary-octorage-rage =
    { $rage ->
        [1] Pheromones. The octopus has noticed, and it likes the smell even less than we do.
        [2] Angrier again. It is starting to take this personally.
        [3] The tentacles are knotting. From here on it really hurts.
       *[other] Up goes the temper. Down goes the life expectancy.
    }
    .b = Pheromones! The octopus gets the wrong idea.
    .c = Another dose. Eight arms, one bad mood.
    .d = That won't calm it down.
commentary-octorage-rage_most = That's as angry as an octopus gets. The next one it catches is done for.
    .b = Full rage. One slip now, and it's the whole mercenary.
    .c = The dial is at the end. Whoever cannot play next goes home in a jar.
commentary-octorage-dodge = { $hero } ducks, and it all comes back the other way.
    .b = A dodge! Whoever was relaxing can stop.
    .c = { $hero } steps aside. Somebody else is suddenly next.
    .d = Round we go the other way, says { $hero }.
commentary-octorage-dodge_again = Dodged, and dodged back! This is tennis with an octopus.
    .b = Another dodge from { $hero }. It's getting dizzy in here.
commentary-octorage-treasure = { $hero } makes { $target } a present: { CARD($card, form: "the") }. It's cursed, of course.
    .b = For { $target }, with love from { $hero }: { CARD($card, form: "the") }.
    .c = { $target } gets { CARD($card, form: "the") }. Shiny. Regrettable.
    .d = { CARD($card, form: "the") } goes to { $target }. Beware of { $hero } bearing gifts.
    .e = { $hero } found { CARD($card, form: "the") }, and thought of { $target }.
commentary-octorage-cursed_again = { $target } carries { COUNT($curses) } curses now. That's more than luggage.
    .b = Another curse on { $target }. Somebody is not popular.
    .c = That's { COUNT($curses) } curses. { $target } glows faintly in the dark.
commentary-octorage-theft = { $hero } picks { $victim }'s pocket.
    .b = One card fewer for { $victim }. { $hero } whistles.
    .c = { $hero } helps out with { $victim }'s luggage. A card's worth.
    .d = { $victim } is missing something. { $hero } is looking at the ceiling.
commentary-octorage-salvage = { $hero } goes through the rubbish and finds { CARD($card) }.
    .b = Back from the discard: { CARD($card) } for { $hero }. Thrifty.
commentary-octorage-peek = { $hero } takes a look at the deck. Eyebrows go up.
    .b = { $hero } looks ahead, and keeps the better half of the future.
commentary-octorage-reshuffle = The deck is through. Everything thrown away comes back to haunt them.
    .b = New deck, old cards. We have met them all before.

## OctoRage: attacks

commentary-octorage-attack =
    { $lost ->
        [one] { $hero } gets a slap. One life. It was almost friendly.
       *[other] A tentacle finds { $hero }: { COUNT($lost) } lives.
    }
    .b =
    { $lost ->
        [one] One life off { $hero }. Suction cups leave a mark.
       *[other] { $hero } pays { COUNT($lost) } lives and gets the octopus on top.
    }
    .c = No card from { $hero }, and the octopus doesn't wait.
    .d = { $hero } had it coming, and here it came.
    .e = Splash. That was { $hero }.
    .f = { $hero } holds out a hand. The octopus takes the arm.
commentary-octorage-bad_attack = { COUNT($lost) } lives! { $hero } won't be using that arm again.
    .b = The full embrace for { $hero }. { COUNT($lost) } lives, just like that.
    .c = { $hero } disappears under eight arms. { COUNT($lost) } lives stay down there.
    .d = That was { COUNT($lost) } lives in one squeeze. Ask { $hero }, but ask slowly.
commentary-octorage-attack_again =
    { $count ->
        [2] { $hero } again! The octopus has a favourite.
        [3] { $hero }, for the third time. It isn't luck any more, it's a relationship.
       *[other] { $hero } yet again. At this point they could move in together.
    }
    .b =
    { $count ->
        [2] Twice now for { $hero }. The octopus knows the way.
       *[other] { COUNT($count) } times now for { $hero }. The octopus knows the way.
    }
    .c = And straight back to { $hero }. No hard feelings, says the octopus. It's lying.
commentary-octorage-last_life = One life left for { $hero }. Play something. Anything.
    .b = { $hero } is hanging on by one life and a fingernail.
    .c = Down to the last life, { $hero }. No pressure. Well, eight arms of it.
commentary-octorage-side_effect = { $hero } loses a life to { HARM($cause) }. Nobody said treasure was healthy.
    .b = { HARM($cause) } takes its share of { $hero }.
    .c = Ouch. { $hero } had forgotten about { HARM($cause) }.
commentary-octorage-healed = { $hero } feels better already. Curses agree with some people.
    .b = A little life comes back to { $hero }.
    .c = { $hero } patches up. Somebody's bad luck is her good health.
commentary-octorage-out = { $hero } is out. The octopus burps.
    .b = No more { $hero } this round.
    .c = And that was { $hero }. The hat floats.
    .d = { $hero } leaves us, in the middle of a sentence.
    .e = Eight arms, no mercy: { $hero } is gone.
commentary-octorage-first_out = { $hero } is the first to go. Somebody has to taste it for the others.
    .b = First one down: { $hero }. The others pretend not to be relieved.
    .c = We lose { $hero } first. The jungle is not sentimental.
commentary-octorage-duel = Two left: { $hero } and { $other }. And one octopus, which doesn't mind which.
    .b = It is { $hero } against { $other } now, with eight arms as referee.
    .c = Down to { $hero } and { $other }. Nowhere to pass it on to.
commentary-octorage-round_won = { $hero } is the last one standing. The round is won.
    .b = Everybody else is lunch. The round goes to { $hero }.
    .c = { $hero } walks out of there. One round in the bag.
commentary-octorage-round_level = { $hero } wins one too. { $other } no longer has this to enjoy alone.
    .b = { $hero } strikes back. { $other } will have to do it again.
commentary-octorage-idle = Something gurgles. It could be anybody.
    .b = Drip. Drip. Drip.
    .c = Nobody wants to be next.
    .d = Eight arms, all of them drumming.
    .e = You can see them counting cards. You can see the octopus counting them.
commentary-octorage-idle_rage =
    { $rage ->
        [1] It's only a little angry yet. Enjoy it.
       *[other] Mind the temper: a slap now costs more than it used to.
    }
    .b = Nobody makes sudden moves around that octopus any more.
commentary-octorage-idle_one_card = { $hero } is down to one card, and it had better be a good one.
    .b = One card in { $hero }'s hand. You can see it sweat.
commentary-octorage-counting = Roll call. Whoever can still raise an arm, raise one.
    .b = The water calms down. Let's see who won what.
commentary-octorage-win = { $winner } wins twice and walks into the sunset, slightly damp.
    .b = Two rounds, one survivor: { $winner }. The octopus sends flowers.
    .c = { $winner } has the treasure and all the limbs. That's a win.

## OctoRage: in numbers

commentary-octorage-beats = { CARD($card) } over { CARD($before) }.
    .b = { $hero } goes over { CARD($before) }.
    .c = { CARD($before) }? { CARD($card) }, says { $hero }.
    .d = { $hero } has something bigger: { CARD($card) }.
    .e = { CARD($card) } will do, and { $hero } passes it on.
commentary-octorage-last_card = { $hero } has one card left. The octopus has noticed.
    .b = One card in hand for { $hero }.
    .c = { $hero } is nearly out of cards, and never far from an arm.
commentary-octorage-no_cards = That was { $hero }'s last card. If it comes round again, it hurts.
    .b = An empty hand for { $hero }. Nothing left to hide behind.
    .c = { $hero } is out of cards. Somebody please stop it before it comes back.
commentary-octorage-price = A slip costs { COUNT($lives) } lives now.
    .b = Whoever cannot play pays { COUNT($lives) } lives. That concentrates the mind.
    .c = { COUNT($lives) } lives for the next mistake.
    .d = At this temper, one embrace is { COUNT($lives) } lives.
commentary-octorage-healthiest = { $hero } has { COUNT($lives) } lives, more than anybody here.
    .b = Best of health: { $hero }, with { COUNT($lives) } lives.
    .c = Nobody is in better shape than { $hero }. It's relative.
commentary-octorage-lives_left = That leaves { $hero } with { COUNT($lives) }.
    .b = { COUNT($lives) } lives to go for { $hero }.
    .c = { $hero } counts: { COUNT($lives) } left, and they all hurt.
    .d = Still { COUNT($lives) } lives in { $hero }. The octopus is patient.
    .e = { $hero } gets up with { COUNT($lives) } lives and a new respect for the sea.
commentary-octorage-often = Hit number { $count } this round for { $hero }.
    .b = { $hero } has been caught { $count } times this round. It must be the aftershave.
    .c = The octopus keeps coming back to { $hero }: { $count } times now.
commentary-octorage-untouched = Not a scratch on { $hero } this round. Everybody has noticed, including the octopus.
    .b = { $hero } hasn't been touched yet. Luck, or deodorant.
    .c = One of them is still dry: { $hero }.
commentary-octorage-match_point = { $hero } has a round already. One more and it's over.
    .b = Another round for { $hero } would end it. The others know.
    .c = { $hero } is one round from the treasure.
commentary-octorage-decider = A round each for { LIST($heroes) }. One more makes a winner.
    .b = All open. { LIST($heroes) } have a round each.

## Small numbers

names-count-2 = two
names-count-3 = three
names-count-4 = four
names-count-5 = five
names-count-6 = six
names-count-7 = seven
names-count-8 = eight
names-count-9 = nine
names-count-10 = ten
names-count-11 = eleven
names-count-12 = twelve
