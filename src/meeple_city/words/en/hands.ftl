# Hands: strokes, keys, gamepads, head trackers.

screen-aim-missed = the stroke met nothing: start beside your paws and strike through them

screen-setting-flick = how you flick
screen-setting_hint-flick = slingshot: pull back and let go; swipe: strike through your paws, off-centre to spin them
screen-value-slingshot = slingshot
screen-value-swipe = swipe
screen-setting-stroke = reach of the hand
screen-setting_hint-stroke = the longer it is, the shorter the movement for a hard shot
screen-setting-toggle = press twice instead of holding
screen-setting_hint-toggle = the first press begins, the second one ends: nothing has to be held down

screen-several-move = move ({ $count } ways)
screen-several-demolish = demolish ({ $count } buildings)
screen-several-toss = toss ({ $count } vehicles)
screen-several-breathe = breathe ({ $count } ways)

screen-does-next_button = the next button
screen-does-button_before = the previous button
screen-does-push_lit = press the lit button
screen-does-pull_more = pull a tenth further
screen-does-pull_less = pull a tenth less

screen-setting-tracker = head tracker
screen-setting_hint-tracker = your own head moves the view: poses from opentrack or the like, by UDP on port 4242; K centres it
screen-does-centre_head = centre the view, with a head tracker

screen-summary = { SEAT($seat) }, in short: { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }, { $meeples ->
        [one] { $meeples } meeple
       *[other] { $meeples } meeples
    }, { $teeth ->
        [one] { $teeth } tooth lost
       *[other] { $teeth } teeth lost
    }

screen-keys-flick = left and right aim, a number or the page keys pull, Enter lets go
screen-keys-toss = comma and full stop aim, a number or the page keys pull, up and down set how steep, Enter lets go
screen-keys-carry = Enter takes your monster over the building, Enter again drops it
screen-keys-breathe = the arrows aim; once your lungs are full, hold Space to blow
screen-keys-place = right shows one neighborhood after the other, Enter sets the monster down

screen-setting-keys = keys and buttons
screen-setting_hint-keys = assign other keys or gamepad buttons
screen-mode-keys = keys and buttons
screen-mode_does-keys = assign other keys or gamepad buttons
screen-menu-usual_keys = reset all keys
screen-menu_hint-usual_keys = every key goes back to its usual job
screen-menu_hint-key = press Enter, then the key or gamepad button that should do this
screen-press_a_key = press a key
screen-no_key = none

