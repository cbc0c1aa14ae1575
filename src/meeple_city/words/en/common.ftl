### What every game shares: names, refusals, and what the table says about its verdicts.

names-body = { SEAT($seat) }'s monster
names-paws = { SEAT($seat) }'s paws
names-vehicle = the { COLOUR($colour) } vehicle
names-floor = a floor
names-floor_of = a floor of { BUILDING($building) }
names-building = the { $name }
names-ruin = a ruin
names-board = the board
names-ground = the ground
names-start = the { COLOUR($colour) } starting area
names-vehicle_space = the { COLOUR($colour) } vehicle space

names-and_more = { $listed } and { $more } more

names-colour-red = red
names-colour-blue = blue
names-colour-green = green
names-colour-yellow = yellow
names-colour-orange = orange
names-colour-purple = purple
names-colour-white = white
names-colour-teal = teal
names-colour-black = black
names-colour-gray = gray

names-seat-red = Red
names-seat-blue = Blue
names-seat-green = Green
names-seat-yellow = Yellow
names-seat-orange = Orange
names-seat-purple = Purple
names-seat-white = White
names-seat-teal = Teal

names-meeple-black = a businessman
names-meeple-blue = a journalist
names-meeple-gray = a pensioner
names-meeple-green = a soldier
names-meeple-red = a hero
names-meeple-yellow = a blonde

names-kind-flick = flick
names-kind-drop = drop
names-kind-toss = toss
names-kind-breathe = breath
names-kind-place = placement
names-kind-put_back = placement
names-kind-remove = removal
names-kind-stand_up = stand-up
names-kind-lay_down = laying down
names-kind-look = look

refusal-nobody_asked = nobody is being asked anything
refusal-not_an_option = { GIVEN($answer) } is not one of the choices
refusal-not_one_of = { GIVEN($answer) } is not one of the choices: { CHOICES($options) }
refusal-not_a_shot = pick one of the choices; there is nothing to shoot now
refusal-wrong_kind = it is time for a { KIND($due) }, not a { KIND($given) }
refusal-wrong_piece = use { PIECE($due) }, not { PIECE($given) }
refusal-wrong_body = it has to come from { PIECE($due) }, not { PIECE($given) }
refusal-too_high = too high: an arm reaches { NUMBER($most, maximumFractionDigits: 0) } mm, not { NUMBER($given, maximumFractionDigits: 0) }
refusal-thrown = let go, don't throw: hold still for a moment first
refusal-out_of_breath = nobody has that much breath: full lungs last { $most } s at full strength
refusal-not_near = hold your monster no more than { $most } mm beside its target
refusal-not_over = hold your monster over the { ZONE($zone) }
refusal-not_flat = set { PIECE($piece) } flat on the board
refusal-not_within = set it down in { ZONE($zones) }
refusal-not_possible = { $reason }

notice-replaced = { SEAT($seat) } ({ $player }): { $reason }; a random player takes over
notice-still_replaced = { SEAT($seat) } ({ $player }) was replaced before the break; a random player goes on
notice-overruled = { SEAT($seat) } ({ $player }): { $reason }; a random answer is given instead

verdict-left_city = nothing joins it to the board any more
verdict-lean = leans { NUMBER($degrees, maximumFractionDigits: 0) } degrees
verdict-on_side = rests on its side, propped up to { NUMBER($degrees, maximumFractionDigits: 0) } degrees
verdict-pressed = { PIECE($piece) } presses on it
verdict-bare = nothing presses on it from above
verdict-carries = { PIECE($piece) } rests on it
verdict-covered = { PIECE($piece) } is right above it

placing-no_room = there is no room for { PIECE($piece) } here
placing-already_standing = { PIECE($piece) } is already standing

names-game-rampage = Rampage
names-game-rarrr = RARRR!!
names-game-octorage = OctoRage

names-ended-last_floor = the last floor is gone
names-ended-runaway = the runaway board is full
names-ended-max_turns = the turn limit is reached
names-ended-rounds = all rounds are played
names-ended-two_wins = two rounds won

names-option-first = goes first
names-option-side = runaway board
names-option-edition = rules
names-option-open_stomachs = open stomachs
names-option-cards = monster cards
names-option-diet = fashionable diet
names-option-tailor_made = tailor-made monsters
names-option-baby = baby monsters
names-option-teams = teams
names-option-bonus = bonus scoring
names-option-face_down = face-down cards
names-option-resistance = city resistance
names-option-treasures = cursed treasures

names-part-sets = sets
names-part-floors = floors
names-part-teeth = teeth
names-part-character = character
names-part-penalties = penalties
names-part-cities = cities
names-part-groups = groups
names-part-impact = impact
names-part-rounds = rounds
