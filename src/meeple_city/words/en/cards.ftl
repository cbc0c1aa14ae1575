# Cards on the table: what is printed on them, and what is said about them.

screen-cards-boost = boost
screen-cards-angriest = angriest monster
screen-cards-treasure = cursed treasure
screen-cards-won_a_round = has won a round: no more power, and one more round wins the match
screen-cards-octoman = the Octoman
screen-cards-clockwise = clockwise
screen-cards-counterclockwise = the other way

screen-cards-confirm = bid { $level }
screen-cards-too_low = { $level } is not enough: it takes more than { $to_beat }
screen-cards-take_back = take everything back
screen-cards-face_down = lay face down
screen-cards-face_up = lay face up
screen-cards-why-played = you have already laid { POWER($power) } in this battle
screen-cards-why-no_icons = your monster cannot lay { POWER($power) } here
screen-cards-why-full = your monster can lay { $most } { $most ->
        [one] card
       *[other] cards
    } of { POWER($power) } here, and no more
screen-cards-why-no_set = lay a card face up first
screen-cards-why_jewels = the Octopus God Jewels: you cannot play treasures
screen-cards-why_too_low = too low: it takes { $last } or more
screen-cards-why_sceptre = too low: under the Sacrificial Sceptre it takes more than { $last }

screen-cards-zone_other_hand = the hand of { SEAT($seat) }
screen-cards-zone_deck = the deck
screen-cards-zone_dial = the dial of { SEAT($seat) }
screen-cards-zone_rage = the rage of the Octoman
screen-cards-zone_direction = the direction of play
screen-cards-zone_life = the lives of { SEAT($seat) }
screen-cards-zone_face_down = a card face down
screen-cards-rage = step { $step }: an attack costs { $lives ->
        [one] 1 life
       *[other] { $lives } lives
    }. At the last step it costs everything.
screen-cards-way = play goes clockwise, to the left
screen-cards-way_back = play goes the other way, to the right
screen-cards-lives = { $lives ->
        [one] 1 life left
       *[other] { $lives } lives left
    }
screen-cards-deck = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
screen-cards-level = level { $level } in this battle
screen-cards-city_worth = { $group }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
screen-cards-city_resists = resists { POWER($power) }: sets of it hold one card less here
screen-cards-called = its name is { $name }
screen-cards-limits = the most cards in a set: { $limits }
screen-cards-adds_to_limits = lets your monster lay more cards in a set: { $limits }
screen-cards-your_limit = { POWER($power) }: your monster can lay { $most ->
        [one] 1 card
       *[other] { $most } cards
    } in a set
screen-cards-boost_does = used once: it is added to the sum of a set before multiplying
screen-cards-angriest_does = whoever has it chooses the next city and bids first
screen-cards-octoman_does = whoever has it opens the next turn
screen-cards-dodge_does = reverses the direction of play
screen-cards-dodge_costs = it costs you 1 life: you bear the Sun God Statuette
screen-cards-holds = { $count ->
        [0] no cards in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
screen-cards-kept = { $count ->
        [one] 1 card kept in the draft
       *[other] { $count } cards kept in the draft
    }
screen-cards-points = { $points ->
        [one] 1 point from cities
       *[other] { $points } points from cities
    }
screen-cards-has_passed = out of this battle
screen-cards-is_out = eliminated until the next round
screen-cards-rounds_won = rounds won: { $count } of { $all }
screen-cards-pheromone_does = worth 8, and makes the Octoman angrier by a step
screen-cards-weapon_does = drives the Octoman off if the last weapon was worth { $value } or less

names-weapon-machete = machete
names-weapon-pistol = pistol
names-weapon-pheromone = pheromone
names-weapon-machine_gun = machine gun
names-weapon-dynamite = dynamite

screen-does-click_card = click a card that glows, or a button
screen-does-next_card = the next card
screen-does-previous_card = the previous card
screen-does-take_card = choose the card that is pointed at
screen-does-lay_card = click a card to lay it, click it again to take it back
screen-does-lay_pointed = lay the card that is pointed at, or take it back
screen-does-confirm_bid = confirm the bid
screen-does-take_bid_back = take back all cards of this bid
screen-does-turn_over = lay cards face down, or face up
screen-does-pass_bid = pass
screen-mode-bid = bid
screen-mode_does-bid = lay sets of power cards, then confirm the bid, or pass
screen-mode-deal = cards on their way
screen-mode_does-deal = see cards played
screen-cards-contest = { CITY($city) }: { $worth }
screen-cards-level_now = { SEAT($seat) } is at level { $level }
screen-cards-points_now = { SEAT($seat) } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }
screen-cards-lives_now = { SEAT($seat) } has { $lives ->
        [0] no lives
        [one] 1 life
       *[other] { $lives } lives
    } left
screen-cards-counts = the points of { SEAT($seat) }
screen-cards-counts_rounds = the rounds that { SEAT($seat) } has won
screen-ceremony-rounds = { $rounds ->
        [0] no round won
        [one] { $rounds } round won
       *[other] { $rounds } rounds won
    }
screen-player-plays = { $who } as { $role }
