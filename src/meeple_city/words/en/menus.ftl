# Menus and settings: what is not in screen.ftl.

screen-menu-stay = stay
screen-menu-footer_tabs = Page Up and Page Down: another group.

screen-group-microphone = microphone
screen-group-controls = controls
screen-group-comfort = comfort
screen-group-language = language
screen-unit-percent = { $number }%

screen-setting-text_size = text size
screen-setting_hint-text_size = up to twice as large; longer lines are wrapped
screen-setting-contrast = high contrast
screen-setting_hint-contrast = white text on black

screen-menu-replays = replays
screen-menu_hint-replays = watch a match again, from any turn
screen-menu-ready = ready
screen-menu_hint-ready = back to the table

screen-new-table = the table
screen-new-rules = the rules
screen-new-summary = { $game }: { $people ->
    [0] nobody
    [one] one person
   *[other] { $people } people
} here, { $others ->
    [0] no other players
    [one] one other player
   *[other] { $others } other players
}
screen-new-team = team { $number }
screen-new-seat_hint = Left and Right choose who plays; Enter or a click: a name, and which colour
screen-new-name = name
screen-new-name_hint = type a name: it is shown on the strips, in questions and in the score; without one, the colour is
screen-new-kind = who plays
screen-new-kind_hint = you and your friends take turns at this screen
screen-new-place = colour
screen-new-place_hint = swap places with whoever sits there
screen-new-command = command
screen-new-command_hint = type the command that starts the program, such as ./my-bot
screen-new-needs = does nothing without { $option }
screen-new-not_for_so_many = there is no other choice for { $count } players
screen-new-problem-command = a program needs its command, with a slash in it
screen-new-problem-names = two players have the same name

screen-value-program = program
screen-expect-human = somebody at this screen; with several people, the picture is covered between turns
screen-expect-easy = plays plainly and misses now and then: a fair match for a newcomer
screen-expect-normal = plans ahead and counts what is left: a match for those who know the game
screen-expect-hard = makes the most of every chance: a match for experts
screen-expect-random = does anything the rules allow, without a thought
screen-expect-program = a program of yours, spoken to in lines of JSON

screen-saved-none = nothing here yet
screen-saved-open = turn { $turn }, { $day } { $month }, { $time }
screen-saved-over = over after { $turn ->
    [one] { $turn } turn
   *[other] { $turn } turns
}, { $day } { $month }, { $time }
screen-saved-won = { $who } won
screen-month-1 = January
screen-month-2 = February
screen-month-3 = March
screen-month-4 = April
screen-month-5 = May
screen-month-6 = June
screen-month-7 = July
screen-month-8 = August
screen-month-9 = September
screen-month-10 = October
screen-month-11 = November
screen-month-12 = December

screen-rules-search = search
screen-rules-search_hint = type a word to find the pages that mention it
screen-rules-nothing = no page mentions that word

screen-setting-language = language
screen-setting_hint-language = of everything you read; names on the board change at once
screen-value-system = same as the system
screen-value-english = English
screen-value-french = Français

screen-practice-flick = flick
screen-practice-drop = drop
screen-practice-toss = toss
screen-practice-breathe = breathe
screen-practice-try_flick = practice: flick your paws onto the yellow cross
screen-practice-try_drop = practice: carry your monster over { BUILDING($building) } and drop it
screen-practice-try_toss = practice: flick the vehicle off your head onto the yellow cross
screen-practice-try_breathe = practice: take a breath and blow at { BUILDING($building) }
screen-practice-again = again
screen-practice-again_prompt = this is what was measured
screen-practice-speed_m_s = speed: { NUMBER($value) } m/s
screen-practice-left = { NUMBER($value) }° to the left of the target
screen-practice-right = { NUMBER($value) }° to the right of the target
screen-practice-straight = straight at the target
screen-practice-spin_hz = spin: { NUMBER($value) } turns a second
screen-practice-steep_deg = steepness: { NUMBER($value) }°
screen-practice-away_mm = { NUMBER($value, maximumFractionDigits: 0) } mm from the target
screen-practice-height_mm = held { NUMBER($value, maximumFractionDigits: 0) } mm above the board
screen-practice-lean_deg = leaning by { NUMBER($value) }°
screen-practice-moved = { $value ->
    [0] nothing moved
    [one] one piece moved
   *[other] { NUMBER($value) } pieces moved
}
screen-practice-strength = strongest blow: { NUMBER($value, style: "percent") }
screen-practice-lasted_s = lasted { NUMBER($value) } s
screen-practice-spread = your last { $tries } tries spread by { NUMBER($value) }°

screen-mode-practice = practice
screen-mode_does-practice = what was measured in a try; try again, or another gesture
screen-does-practise_again = try again
screen-does-practise_flick = practise the flick
screen-does-practise_drop = practise the drop
screen-does-practise_toss = practise the toss
screen-does-practise_breathe = practise blowing
screen-mode-replays = replays
screen-mode_does-replays = every match played so far; choose one to watch it again

screen-mode-microphone = microphone
screen-mode_does-microphone = how hard it hears you blow, and its calibration
screen-setting-test = test and calibrate
screen-setting_hint-test = see how hard the microphone hears you blow, and let it learn how you sound
screen-microphone-meter = how hard you blow
screen-microphone-listening = listening
screen-microphone-meter_hint = blow at the microphone: talking and music should leave the meter empty
screen-microphone-calibrate = calibrate
screen-microphone-quiet = keep quiet
screen-microphone-quiet_detail = it listens to your room first: press, and keep quiet
screen-microphone-blow = now blow hard
screen-microphone-blow_detail = press, and blow at the microphone as hard as you can
screen-microphone-blow_again = blow hard again
screen-microphone-blow_again_detail = press, and blow once more
screen-microphone-step_hint = step { $number } of { $steps }: { $seconds } seconds. Nothing is stored but three numbers
screen-microphone-done = the microphone is calibrated, and you can blow into it
screen-does-read_on = read on
screen-does-read_back = read what came before
