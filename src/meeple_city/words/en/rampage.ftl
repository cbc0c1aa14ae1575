### Rampage: questions, options, events and scores.

rampage-ask-action = choose an action ({ $left } left)
rampage-ask-move = pull your paws back and let go
rampage-ask-demolish = carry your monster over { BUILDING($building) } and drop it
rampage-ask-toss = flick { PIECE($vehicle) } off your head
rampage-ask-breathe = take a breath and blow
rampage-ask-relocate = set { SEAT($seat) }'s monster down in a neighborhood
rampage-ask-eat = eat a meeple from { ZONE($zone) }, or finish
rampage-ask-neighborhood =
    { $meals ->
        [none] there is nobody to eat here
       *[some] choose a neighborhood to eat in
    }
rampage-ask-starting_area = choose a free starting area
rampage-ask-pay_meeple = choose a meeple to give to { SEAT($to) }

rampage-ask-actor = which of you acts? ({ $left } left)
rampage-ask-keep_card = choose the card to keep
rampage-ask-buy_card =
    buy a card for { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }?
rampage-ask-end_of_turn = end your turn
rampage-ask-discard_card = choose a card to discard
rampage-ask-interrupt_teeth_protector =
    { SEAT($breaker) } breaks { $teeth ->
        [one] { $teeth } tooth
       *[other] { $teeth } teeth
    } of yours: let it happen?
rampage-ask-interrupt_too_cute = { RUNAWAY($effect) }: let it happen?

rampage-option-stop = no more actions
rampage-option-buy = buy a card
rampage-option-pass = let it happen
rampage-option-play_target = play { CARD($target) }
rampage-option-back = back
rampage-option-done = finish eating
rampage-option-move-stop = don't flick again
rampage-option-neighborhood-done = eat nothing
rampage-option-end_of_turn-done = end your turn
rampage-option-buy_card-done = buy nothing
rampage-option-move = move
rampage-option-breathe = breathe
rampage-option-demolish_target = demolish { BUILDING($target) }
rampage-option-toss_target = toss { PIECE($target) }

names-seat-box = the box

rampage-event-first_player = { SEAT($seat) } goes first
rampage-event-team_turn_started =
    turn { $turn }: { SEAT($seats) } have { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } between them
rampage-event-actor = { SEAT($seat) } takes over
rampage-event-card_bought =
    { SEAT($seat) } pays { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } for a card
rampage-event-turn_started =
    turn { $turn }: { SEAT($seat) } has { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
rampage-event-moved = { SEAT($seat) } moves
rampage-event-demolished = { SEAT($seat) } drops on { BUILDING($building) }
rampage-event-tossed = { SEAT($seat) } tosses { PIECE($vehicle) }
rampage-event-breathed = { SEAT($seat) } breathes
rampage-event-breathed_from = { SEAT($seat) } breathes from the head of { SEAT($body) }'s monster
rampage-event-smashed = { SEAT($seat) } drops on { SEAT($target) }'s monster
rampage-event-kicked = { SEAT($seat) } kicks
rampage-event-caught = { SEAT($seat) } throws { SEAT($target) }'s monster
rampage-event-turned_up = { SEAT($seat) } uses an action to stand right side up
rampage-event-actions_added =
    { SEAT($seat) } has { $actions ->
        [one] { $actions } more action
       *[other] { $actions } more actions
    } this turn
rampage-event-card_gained = { SEAT($seat) } has { CARD($card) }: { CARD_TEXT($text) }
rampage-event-superpower_gained = { SEAT($seat) }, your secret superpower is { CARD($card) }: { CARD_TEXT($text) }
rampage-event-superpower_shared = { SEAT($seat) }'s secret superpower is { CARD($card) }: { CARD_TEXT($text) }
rampage-event-superpower_gained_hidden = { SEAT($seat) } has a secret superpower
rampage-event-superpower_played = { SEAT($seat) } plays { CARD($card) }: { CARD_TEXT($text) }
rampage-event-card_discarded = { SEAT($seat) } discards { CARD($card) }
rampage-event-mark_placed_paralyzed = { SEAT($seat) } cannot move in the next turn
rampage-event-meeple_caught = { PIECE($meeple) } is caught by { SEAT($seat) }
rampage-event-meeple_moved = { PIECE($meeple) } is put in { ZONE($zone) }
rampage-event-meeple_stolen = { SEAT($seat) } steals { PIECE($meeple) } from { SEAT($victim) }
rampage-event-meeple_stolen_hidden = { SEAT($seat) } steals a meeple from { SEAT($victim) }
rampage-event-runaway_cancelled = { SEAT($seat) } is too cute to be punished
rampage-event-imitated = { SEAT($seat) } imitates { CARD($card) }
rampage-event-foretold = { SEAT($seat) } says in secret that { SEAT($named) } has eaten the most
rampage-event-foretold_hidden = { SEAT($seat) } has foretold who has eaten the most
rampage-event-declined = { SEAT($seat) } ends the turn early
rampage-event-tooth_broken = { SEAT($breaker) } breaks one of { SEAT($seat) }'s teeth
rampage-event-teeth_broken = { SEAT($breaker) } breaks { $teeth } of { SEAT($seat) }'s teeth
rampage-event-tooth_lost = { SEAT($seat) } loses a tooth: { CAUSE($cause) }
rampage-event-teeth_lost = { SEAT($seat) } loses { $teeth } teeth: { CAUSE($cause) }
rampage-event-tooth_owed = { SEAT($seat) } has no tooth left and pays with meeples: { CAUSE($cause) }
rampage-event-nothing_to_pay = { SEAT($seat) } has neither teeth nor meeples left to pay with: { CAUSE($cause) }
rampage-event-paws_returned = { SEAT($seat) } comes back on { ZONE($start) }
rampage-event-monster_moved = { SEAT($seat) }'s monster is moved to the nearest spot with room for it
rampage-event-relocated = { SEAT($chooser) } moves { SEAT($seat) }'s monster elsewhere
rampage-event-vehicle_returned = { PIECE($vehicle) } goes back on the board
rampage-event-meeple_paid = { SEAT($seat) } gives { PIECE($meeple) } to { SEAT($to) }
rampage-event-meeple_paid_hidden = { SEAT($seat) } gives a meeple to { SEAT($to) }
rampage-event-meeple_boxed = { SEAT($seat) } puts { PIECE($meeple) } back in the box
rampage-event-fell = { PIECE($body) } has fallen
rampage-event-fell_forgiven = { PIECE($body) } was knocked over by hand: no tooth for that
rampage-event-ran_away = { PIECE($meeple) } runs away!
rampage-event-gobbled = { SEAT($seat) } gobbles { PIECE($floor) }
rampage-event-boxed = { PIECE($floor) } goes back in the box: { CAUSE($cause) }
rampage-event-eaten = { SEAT($seat) } eats { PIECE($meeple) }
rampage-event-runaway_effect = { RUNAWAY($effect) }
rampage-event-actions_granted =
    { SEAT($seat) } gets { $actions ->
        [one] { $actions } extra action
       *[other] { $actions } extra actions
    } next turn
rampage-event-last_floor = the last floor is gone: last turns for { SEAT($seats) }
rampage-event-ended = the match is over: { ENDED($reason) }

names-cause-clumsy = a clumsy hand
names-cause-missed = the drop missed
names-cause-rumble = knocked over
names-cause-out_of_city = left the city
names-cause-meeples_on_it = it left the city with meeples on it
names-cause-line_1 = the first runaway line is full
names-cause-line_2 = the second runaway line is full
names-cause-line_3 = the third runaway line is full
names-cause-line_4 = the fourth runaway line is full
names-cause-line_5 = the fifth runaway line is full
names-cause-black = too many businessmen ran away
names-cause-blue = too many journalists ran away
names-cause-green = too many soldiers ran away
names-cause-red = too many heroes ran away
names-cause-yellow = too many blondes ran away

names-runaway-line_1 = the first runaway line is full: a tooth is lost, and the next player moves the monster
names-runaway-line_2 = the second runaway line is full: a tooth is lost, and everybody else gets an extra action
names-runaway-line_3 = the third runaway line is full: two teeth are lost
names-runaway-line_4 = the fourth runaway line is full: a tooth is lost, and the next player moves the monster
names-runaway-line_5 = the fifth runaway line is full: a tooth is lost, and everybody else gets an extra action
names-runaway-line_6 = the last runaway line is full: the game is over, and whoever filled it cannot win
names-runaway-black = relocation: a tooth is lost, and the next player moves the monster
names-runaway-blue = bad press: a tooth and a card are lost
names-runaway-blue_without_cards = bad press: a tooth is lost
names-runaway-green = air strike: two teeth are lost
names-runaway-red = rescue: a tooth is lost, and four meeples leave the stomach
names-runaway-yellow = hysteria: a tooth is lost, and everybody else gets an extra action

rampage-score-sets =
    sets: { $sets } of six colours, { $each ->
        [one] { $each } point
       *[other] { $each } points
    } each, from { $meeples ->
        [one] { $meeples } meeple
       *[other] { $meeples } meeples
    }
rampage-score-floors =
    floors: { $floors }, { $each ->
        [one] { $each } point
       *[other] { $each } points
    } each
rampage-score-teeth =
    teeth: { $teeth } broken, { $each ->
        [one] { $each } point
       *[other] { $each } points
    } each
rampage-score-character = character: no card
rampage-score-penalties = penalties: none
rampage-score-diet =
    diet: { $meeples ->
        [one] { $meeples } meeple
       *[other] { $meeples } meeples
    } outside a set, a point off for each
rampage-score-team =
    the team has the { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of { SEAT($seats) }
rampage-score-tie_won =
    tied for most points, and wins with { $meeples ->
        [one] { $meeples } meeple
       *[other] { $meeples } meeples
    } in the stomach
rampage-score-tie_lost =
    tied for most points, but has only { $meeples ->
        [one] { $meeples } meeple
       *[other] { $meeples } meeples
    } in the stomach
rampage-score-tie_shared =
    tied for most points and with { $meeples ->
        [one] { $meeples } meeple
       *[other] { $meeples } meeples
    } each: the victory is shared
rampage-score-culprit = filled the last runaway line: cannot win
