### What the window says by itself: strips, buttons, results, reasons, hints, menus.

screen-pass_to = pass to { SEAT($seat) }
screen-you = you
screen-turn = turn { $turn }
screen-floors_left = { $left } of { $all } floors left
screen-line = runaways: line { $line }, { $count } of { $spaces }
screen-zones = runaways: { $count }
screen-setting_up = setting up the table
screen-playing = { SEAT($seat) } is playing
screen-one_moment = one moment
screen-not_a_choice = { $what } is not one of the choices: click something that glows
screen-this_spot = this spot
screen-log_empty = nothing has happened yet
screen-round = round { $round }
screen-final_score = final score

screen-player-human = you
screen-player-person = person
screen-player-easy = easy bot
screen-player-normal = normal bot
screen-player-hard = hard bot
screen-player-random = random bot
screen-player-program = program

screen-button-back = back
screen-button-turn = turn to see it
screen-button-go_on = go on
screen-button-skip = skip
screen-button-fast = fast
screen-button-slow_down = normal speed
screen-button-more = more ({ $page } of { $pages })
screen-button-got_it = got it
screen-button-no_more_tips = no more tips
screen-button-choice = choice { $number }
screen-button-close = close
screen-button-i_am = I am { SEAT($seat) }
screen-button-to_menu = to the menu
screen-button-previous = previous
screen-button-next_page = more

## Actions as buttons, and why one of them cannot be taken.
screen-action-move = move
screen-action-demolish = demolish
screen-action-toss = toss
screen-action-breathe = breathe

screen-why_not-paws_outside = your paws are outside the city
screen-why_not-paralyzed = a card keeps you from moving
screen-why_not-no_building = your paws touch no building's sidewalk
screen-why_not-no_floors = nothing stands here that you could demolish
screen-why_not-fallen = your monster lies down
screen-why_not-head_taken = something lies on its head
screen-why_not-no_vehicle = no vehicle in your neighborhood
screen-why_not-nowhere = you are in no neighborhood

## A few words where something happened.
screen-result-superpower_played = superpower!
screen-result-mark_placed_paralyzed = paralysed!
screen-result-mark_placed_upside_down = upside down!
screen-result-tooth_owed = a tooth to pay
screen-result-runaway_effect = runaways!
screen-result-last_floor = the last floor!
screen-float-tooth_broken = tooth broken!
screen-float-teeth_broken = teeth broken!
screen-float-tooth_lost = a tooth lost
screen-float-teeth_lost = teeth lost
screen-float-ran_away = runs away!
screen-float-gobbled = +1 floor
screen-float-boxed = lost to the box
screen-float-eaten = eaten
screen-float-fell = knocked over!
screen-float-fell_forgiven = knocked over
screen-float-paws_returned = back again
screen-float-relocated = relocated!
screen-float-monster_moved = moved aside
screen-float-vehicle_returned = back on its space
screen-float-meeple_caught = caught
screen-float-meeple_stolen = stolen
screen-float-meeple_stolen_hidden = robbed
screen-float-meeple_moved = moved
screen-float-actions_granted = extra action

screen-aim-too_weak = pull further back to shoot; nothing has happened
screen-aim-keys = aim first: comma and full stop turn, a number pulls
screen-aim-cancels = let go here to cancel
screen-aim-strength = strength { $percent } %
screen-aim-angles = steepness { $steep } degrees (Up, Down), leaning back { $tilt } (Left, Right)
screen-aim-height = height { $height } of { $most } mm (wheel or Page keys), arrows turn it
screen-aim-over = { NUMBER($height, maximumFractionDigits: 0) } mm above { PIECE($what) }: let go to drop it
screen-aim-sit_down = sit down to demolish: press C
screen-aim-flick_hint = press on your paws: they glow
screen-aim-toss_hint = press on what lies on your head: it glows
screen-aim-carry_hint = press on your monster and hold the button: it glows

## Beside the pointer: what a thing is, and why it can or cannot be used now.
screen-eat-completes = completes a set
screen-eat-new =
    { $missing ->
        [one] new: then one colour is missing
       *[other] new: then { $missing } colours are missing
    }
screen-eat-more =
    { $count ->
        [one] you have eaten one
       *[other] you have eaten { $count }
    }
screen-explain-in_zone = in { ZONE($zones) }
screen-explain-on_sidewalk = on the sidewalk of { BUILDING($building) }
screen-explain-outside = outside every neighborhood
screen-explain-rests_on = rests on { PIECE($pieces) }
screen-explain-eat_now = click to eat it
screen-explain-eat_there = nothing is on it: choose { ZONE($zone) } to eat it
screen-explain-cannot_eat = cannot be eaten: { $why }
screen-explain-not_accessible = cannot be eaten: something is on it or above it
screen-explain-not_your_zone = you are in another neighborhood: eat where your paws are
screen-explain-eaten_nowhere = cannot be eaten here: it is in no neighborhood
screen-explain-eaten_at_building = cannot be eaten here: buildings and sidewalks are in no neighborhood
screen-explain-you_nowhere = you are in no neighborhood: eat where your paws are
screen-explain-eat_later = nothing is on it: you can eat it when your turn ends
screen-explain-bare = nothing is left on it: whoever bares it gobbles it
screen-explain-carries = cannot be gobbled: it carries { PIECE($pieces) }
screen-explain-not_bare = cannot be gobbled: { $why }
screen-explain-not_bare_yet = gobbled by whoever takes the last thing off it
screen-explain-building =
    { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } and { $meeples ->
        [one] { $meeples } meeple
       *[other] { $meeples } meeples
    } still stand here
screen-explain-demolish_now = you can demolish it now: your paws touch its sidewalk
screen-explain-demolish_how = to demolish it, your paws must touch its sidewalk
screen-explain-only_ruin = only its ruin is left
screen-explain-toss_now = you can toss it now
screen-explain-toss_how = can be tossed by a monster in its neighborhood
screen-explain-laden = cannot be tossed: it carries { PIECE($pieces) }
screen-explain-fallen = lies on the ground: it can neither toss nor breathe
screen-explain-move_now = click to flick them
screen-explain-teeth =
    { $teeth ->
        [one] { $teeth } tooth
       *[other] { $teeth } teeth
    }: eats as many meeples each turn
screen-explain-stomach =
    in the stomach: { $meeples ->
        [one] { $meeples } meeple
       *[other] { $meeples } meeples
    }, { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }
screen-explain-eaten = eaten: { $meeples }
screen-explain-stomach_secret = the stomach is secret
screen-explain-your_secret = secret: { $card }
screen-explain-secret_cards =
    { $count ->
        [one] { $count } secret card
       *[other] { $count } secret cards
    }
screen-explain-zone =
    { $meeples ->
        [one] { $meeples } meeple
       *[other] { $meeples } meeples
    } here, { $free } within reach
screen-explain-you_are_here = your paws are here
screen-explain-runaways =
    { $count ->
        [0] no meeple has
        [one] { $count } meeple has
       *[other] { $count } meeples have
    } run away
screen-explain-line_now = line { $line }: { $count } of { $spaces }
screen-explain-zone_now = { MEEPLE($colour) }: { $count } of { $spaces }; when full, { RUNAWAY($effect) }

## What a full line of the Runaway board does, side A.
screen-runaway-line_1 = when it is full, whoever filled it loses a tooth and is moved by the next player
screen-runaway-line_2 = when it is full, whoever filled it loses a tooth, and everybody else gets an extra action
screen-runaway-line_3 = when it is full, whoever filled it loses two teeth
screen-runaway-line_4 = when it is full, whoever filled it loses a tooth and is moved by the next player
screen-runaway-line_5 = when it is full, whoever filled it loses a tooth, and everybody else gets an extra action
screen-runaway-line_6 = when it is full, the match ends, and whoever filled it cannot win

screen-card-character = character
screen-card-power = power
screen-card-superpower = secret

screen-menu-title = Meeple City
screen-menu-continue = continue
screen-menu-new = new game
screen-menu-practice = practice
screen-menu-resume = interrupted matches
screen-menu-rules = rules
screen-menu-settings = settings
screen-menu-quit = quit
screen-menu-back = back
screen-menu-start = start
screen-menu-game = game
screen-menu-players = players
screen-menu-surprise = surprise me
screen-menu-leave_match = leave the match
screen-menu-leave_practice = end practice
screen-menu-footer_row = Up and Down choose, Enter does it; or click. Esc goes back.
screen-menu-footer_value = Up and Down choose, Left and Right change the value; or click. Esc goes back.
screen-menu-footer_seat = Up and Down choose, Left and Right change who plays, Enter opens the seat: name, player, place. Esc goes back.
screen-menu-footer_field = Type, Backspace erases; Enter or Down goes on. Esc goes back.
screen-menu-quit_question = quit Meeple City?
screen-menu-paused = paused
screen-menu-choose_seats = who plays
screen-menu-saved = the match is saved and can be continued

screen-menu_hint-continue = { $title }. { $detail }
screen-menu_hint-new = choose a game, who plays, and by which rules
screen-menu_hint-practice = flick, drop, toss and blow at a target as often as you like; speed, angle and spin are measured
screen-menu_hint-resume = matches that were interrupted, the latest first
screen-menu_hint-rules = the rules, a page for each thing
screen-menu_hint-settings = help, pace, picture, sound, microphone, streaming
screen-menu_hint-quit = close the window
screen-menu_hint-start = sit down at the table
screen-menu_hint-game = Rampage is played with pieces on a board, RARRR!! and OctoRage with cards
screen-menu_hint-players = how many sit at the table
screen-menu_hint-surprise = choose sides, cards and variants by chance
screen-menu_hint-back = to the first menu
screen-menu_hint-leave_match = go to the menu; the match is saved and can be continued
screen-menu_hint-leave_practice = go to the menu; your measured tries are kept
screen-menu_hint-quit_match = close the window; the match is saved and can be continued
screen-menu_hint-quit_practice = close the window; your measured tries are kept
screen-menu_hint-done_match = back to the match
screen-menu_hint-done_practice = back to the table

## Settings in groups, each with a line of explanation.
screen-group-playing = playing
screen-group-picture = picture
screen-group-sound = sound
screen-group-streaming = streaming

screen-setting-help = help with aiming
screen-setting-pace = pace of others' turns
screen-setting-tips = explain things once
screen-setting-stereo = stereo picture
screen-setting-comfort = reduced motion
screen-setting-sound = sound
screen-setting-microphone = blow into the microphone
screen-setting-streamer = keep secrets off the screen

screen-setting_hint-help = how much of a shot is drawn before you make it: the whole path, half of it, or only how hard
screen-setting_hint-pace = how long bots announce what they do, and how long results stay
screen-setting_hint-tips = explain each thing when it first happens
screen-setting_hint-stereo = two pictures side by side, or one for red and cyan glasses
screen-setting_hint-comfort = the view jumps instead of gliding, and nothing moves behind the menus
screen-setting_hint-sound = all of it; silent while the microphone listens
screen-setting_hint-microphone = open only while your chin is down; nothing is stored or sent
screen-setting_hint-streamer = stomachs, hands and secret choices stay off the screen; the terminal tells you

screen-value-on = on
screen-value-off = off
screen-value-full = full
screen-value-short = short
screen-value-none = none
screen-value-slow = slow
screen-value-normal = normal
screen-value-fast = fast
screen-value-side-by-side = side by side
screen-value-red-cyan = red and cyan
screen-value-A = side A: line by line
screen-value-B = side B: by colour
screen-value-en = English edition
screen-value-fr = French edition
screen-value-chance = by chance
screen-value-drawn = dealt
screen-value-chosen = chosen
screen-value-human = person here
screen-value-easy = easy bot
screen-value-random = random player
screen-value-2x2 = 2 teams of 2
screen-value-2x3 = 2 teams of 3
screen-value-3x2 = 3 teams of 2
screen-value-2x4 = 2 teams of 4
screen-value-4x2 = 4 teams of 2

screen-value_player-normal = normal bot
screen-value_player-hard = hard bot

screen-option_hint-side = what happens when meeples run away: line by line, or by their colour
screen-option_hint-edition = the two editions of the rulebook differ in a few details
screen-option_hint-cards = each monster gets a character, a power and a secret superpower
screen-option_hint-diet = a point off for every meeple outside a set
screen-option_hint-tailor_made = everybody is dealt three cards of each kind and keeps one of them
screen-option_hint-baby = everybody begins with a character only, and buys other cards with floors
screen-option_hint-teams = monsters of a team share their actions and add up their points
screen-option_hint-open_stomachs = everybody sees what everybody has eaten
screen-option_hint-first = who begins
screen-option_hint-bonus = extra points for cities of one group, and for several groups
screen-option_hint-face_down = any card may be laid face down: it adds nothing, but multiplies
screen-option_hint-resistance = each city resists one power
screen-option_hint-treasures = cursed treasures are in the deck
screen-option_hint-without = leave single treasures in the box
screen-option_hint-characters = characters are dealt, or everybody chooses one

## Breath, roars and what goes wrong.

screen-breath-in = breathing in
screen-breath-full = lungs full: blow
screen-breath-blowing = blowing
screen-breath-settles = the table settles
screen-breath-microphone = microphone
screen-breath-too_late = too late: the breath has begun
screen-breath-unseen = you will see what your breath does once it is over
screen-breath-unseen_because = { $problem }: you will see what your breath does once it is over
screen-breath-ends_here = { $problem }: the breath ends here
screen-breath-use_key = { $problem }; hold Space instead
screen-place-click = click a spot in a neighborhood that glows

screen-roar-question = who is the best monster?
screen-roar-now = ROAR!
screen-roar-name = roar your name: { $name }!
screen-roar-player = player { $number }
screen-roar-scored = { $score } of 100. { $verdict }
screen-roar-your_turn = player { $number }: press Space and roar for two seconds
screen-roar-first = player { $number } goes first
screen-roar-by_chance = { $problem }: chance decides who goes first
screen-roar-button = roar
screen-roar-chance = let chance decide
screen-roar-start = start
screen-roar_verdict-trembles = The city trembles. A monster, no doubt.
screen-roar_verdict-rattles = Windows rattle. A fine monster.
screen-roar_verdict-day_off = Dogs bark somewhere. A monster on its day off.
screen-roar_verdict-cat = A passer-by looks up. Perhaps a large cat.
screen-roar_verdict-silence = Was that a roar?

screen-secret_choice = { $question }. Choice { $number }: { $choice }
screen-settings_not_saved = your settings cannot be saved: { $problem }
screen-feed_ended = the feed has ended, and the match goes on: { $problem }
screen-status_ended = the status is no longer written, and the match goes on: { $problem }
screen-second_view_failed = the second view has failed; the match goes on without it
screen-no_second_view = there is no second view; `play --second-view` opens one
