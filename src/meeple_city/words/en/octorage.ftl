### OctoRage: questions, options, events, scores, cards, and what characters and treasures do.

octorage-ask-character = choose your character
octorage-ask-play =
    { $cards ->
        [none] { $costs ->
            [out] you cannot play any card: the Octoman attacks, and you are out of the round
           *[lives] you cannot play any card: the Octoman attacks, and you lose { $lives ->
                [one] { $lives } life
               *[other] { $lives } lives
            }
        }
       *[some] { $costs ->
            [out] play a card, or be attacked and drop out of the round
           *[lives] play a card, or be attacked and lose { $lives ->
                [one] { $lives } life
               *[other] { $lives } lives
            }
        }
    } { $last ->
        [none] (no weapon yet)
       *[other] (last weapon: { CARD($last) })
    }
octorage-ask-curse = choose who gets { CARD($card, form: "the") }
octorage-ask-discard = discard a card; you may only hold { $limit }
octorage-ask-steal = your machete steals a random card: choose whose
octorage-ask-salvage = your pistol lets you take a weapon from the discard pile
octorage-ask-look = your machine gun lets you look at the top of the deck
octorage-ask-keep = choose the card you keep; the other is discarded
octorage-ask-blast =
    choose who loses { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    } to your dynamite

octorage-option-be_attacked = be attacked
octorage-option-look = take a look
octorage-option-nothing = no, thanks

octorage-event-character_chosen = { SEAT($seat) } plays { $character }
octorage-event-match_begun = the mercenaries are, from the first seat on: { LIST($characters) }; { SEAT($octoman) } gets the Octoman
octorage-event-round_begun = a new round: all cards are shuffled and dealt
octorage-event-round_begun_hand = a new round: all cards are shuffled, and you are dealt { CARD($cards) }
octorage-event-turn_begun = { SEAT($seat) } starts a new turn
octorage-event-play_passed = { SEAT($seat) } is next
octorage-event-weapon_played = { SEAT($seat) } plays { CARD($card) }
octorage-event-rage_raised = the Octoman gets angrier!
octorage-event-dodged = { SEAT($seat) } dodges: play changes direction
octorage-event-treasure_played = { SEAT($seat) } curses { SEAT($target) } with { CARD($card, form: "the") }
octorage-event-attacked =
    the Octoman attacks { SEAT($seat) }: { $lost ->
        [one] { $lost } life
       *[other] { $lost } lives
    } lost
octorage-event-life_lost =
    { SEAT($seat) } loses { $lost ->
        [one] { $lost } life
       *[other] { $lost } lives
    } to { HARM($cause) }
octorage-event-life_regained =
    { SEAT($seat) } gets { $gained ->
        [one] { $gained } life
       *[other] { $gained } lives
    } back
octorage-event-eliminated = { SEAT($seat) } is out of the round
octorage-event-round_won = { SEAT($seat) } is the last one alive and wins the round!
octorage-event-cards_drawn = { SEAT($seats) } draw; you get { CARD($cards) }
octorage-event-cards_drawn_hidden = { SEAT($seats) } draw
octorage-event-cards_drawn_alone = you draw { CARD($cards) }
octorage-event-cards_drawn_alone_hidden =
    { SEAT($seat) } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
octorage-event-card_stolen_by_you = you steal { CARD($card) } from { SEAT($victim) }
octorage-event-card_stolen_from_you = { SEAT($seat) } steals { CARD($card) } from you
octorage-event-card_stolen_hidden = { SEAT($seat) } steals a card from { SEAT($victim) }
octorage-event-card_salvaged = { SEAT($seat) } takes { CARD($card) } from the discard pile
octorage-event-card_kept = you keep { CARD($card) } from the top of the deck
octorage-event-card_kept_hidden = { SEAT($seat) } keeps a card from the top of the deck
octorage-event-card_discarded = { SEAT($seat) } discards { CARD($card) }
octorage-event-deck_reshuffled = the discard pile is shuffled into a new deck

octorage-score-round_won = won round { $round }

octorage-text-Jose = a machete lets him steal a random card from another player's hand
octorage-text-Courtney = with a pistol she may take a weapon from the discard pile
octorage-text-Britney = she may always play a pheromone, however high the last weapon
octorage-text-Gilles = with a machine gun he may look at the top two cards, keep one and discard the other
octorage-text-Norbert = his dynamite takes two lives from another player
octorage-text-Pamela = she gets two lives back, up to five, whenever anybody plays a Cursed Treasure
octorage-text-Sun_God_Statuette = each dodge its bearer plays costs the bearer a life
octorage-text-Octopus_God_Jewels = its bearer cannot play Cursed Treasures
octorage-text-Sacrificial_Sceptre = a weapon its bearer plays must beat the last one; matching it is not enough
octorage-text-Golden_Skull = its bearer holds at most two cards and discards the rest at once
octorage-text-Emerald_Crown = whenever anybody plays dynamite, its bearer loses a life

names-option-without = leave out
names-option-characters = characters

names-without-statuette = the Sun God Statuette
names-without-jewels = the Octopus God Jewels
names-without-sceptre = the Sacrificial Sceptre
names-without-skull = the Golden Skull
names-without-crown = the Emerald Crown

names-harm-Norbert = Norbert's dynamite
names-harm-Sun_God_Statuette = the Sun God Statuette
names-harm-Emerald_Crown = the Emerald Crown

names-card-none = none
names-card-machete_1 = Machete 1
names-card-machete_2 = Machete 2
names-card-machete_3 = Machete 3
names-card-machete_4 = Machete 4
names-card-machete_5 = Machete 5
names-card-pistol_6 = Pistol 6
names-card-pistol_7 = Pistol 7
names-card-pistol_9 = Pistol 9
names-card-pheromone_8 = Pheromone 8
names-card-machine_gun_10 = Machine gun 10
names-card-machine_gun_11 = Machine gun 11
names-card-dynamite_12 = Dynamite 12
names-card-dodge = Dodge
names-card-Sun_God_Statuette = Sun God Statuette
    .the = the Sun God Statuette
names-card-Octopus_God_Jewels = Octopus God Jewels
    .the = the Octopus God Jewels
names-card-Sacrificial_Sceptre = Sacrificial Sceptre
    .the = the Sacrificial Sceptre
names-card-Golden_Skull = Golden Skull
    .the = the Golden Skull
names-card-Emerald_Crown = Emerald Crown
    .the = the Emerald Crown
