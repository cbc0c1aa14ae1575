### OctoRage : questions, choix, évènements, scores, cartes, personnages et trésors.

octorage-ask-character = choisissez votre personnage
octorage-ask-play =
    { $cards ->
        [none] { $costs ->
            [out] vous ne pouvez jouer aucune carte : l’Octoman attaque, et vous quittez la manche
           *[lives] vous ne pouvez jouer aucune carte : l’Octoman attaque, et vous perdez { $lives ->
                [one] { $lives } vie
               *[other] { $lives } vies
            }
        }
       *[some] { $costs ->
            [out] jouez une carte, ou laissez-vous attaquer et quittez la manche
           *[lives] jouez une carte, ou laissez-vous attaquer et perdez { $lives ->
                [one] { $lives } vie
               *[other] { $lives } vies
            }
        }
    } { $last ->
        [none] (aucune arme pour l’instant)
       *[other] (dernière arme : { CARD($last) })
    }
octorage-ask-curse = choisissez qui reçoit { CARD($card, form: "the") }
octorage-ask-discard =
    { $limit ->
        [one] défaussez une carte ; une seule en main, pas plus
       *[other] défaussez une carte ; { $limit } en main, pas plus
    }
octorage-ask-steal = votre machette vole une carte au hasard : choisissez à qui
octorage-ask-salvage = votre pistolet vous laisse reprendre une arme dans la défausse
octorage-ask-look = votre mitraillette vous laisse regarder le dessus de la pioche
octorage-ask-keep = choisissez la carte à garder ; l’autre est défaussée
octorage-ask-blast =
    { $lives ->
        [one] choisissez qui perd { $lives } vie à cause de votre dynamite
       *[other] choisissez qui perd { $lives } vies à cause de votre dynamite
    }

octorage-option-be_attacked = se faire attaquer
octorage-option-look = regarder
octorage-option-nothing = non, merci

octorage-event-character_chosen = { SEAT($seat) } joue { $character }
octorage-event-match_begun = les mercenaires, à partir de la première place : { LIST($characters) } ; l’Octoman commence chez { SEAT($octoman) }
octorage-event-round_begun = nouvelle manche : toutes les cartes sont mélangées et distribuées
octorage-event-round_begun_hand = nouvelle manche : toutes les cartes sont mélangées, et vous recevez { CARD($cards) }
octorage-event-turn_begun = { SEAT($seat) } commence un nouveau tour
octorage-event-play_passed = à { SEAT($seat) }
octorage-event-weapon_played = { SEAT($seat) } joue { CARD($card) }
octorage-event-rage_raised = la rage de l’Octoman monte !
octorage-event-dodged = { SEAT($seat) } esquive : le jeu change de sens
octorage-event-treasure_played = { SEAT($seat) } maudit { SEAT($target) } avec { CARD($card, form: "the") }
octorage-event-attacked =
    { $lost ->
        [one] l’Octoman attaque { SEAT($seat) } : { $lost } vie perdue
       *[other] l’Octoman attaque { SEAT($seat) } : { $lost } vies perdues
    }
octorage-event-life_lost =
    { $lost ->
        [one] { SEAT($seat) } perd { $lost } vie : { HARM($cause) }
       *[other] { SEAT($seat) } perd { $lost } vies : { HARM($cause) }
    }
octorage-event-life_regained =
    { $gained ->
        [one] { SEAT($seat) } regagne { $gained } vie
       *[other] { SEAT($seat) } regagne { $gained } vies
    }
octorage-event-eliminated = { SEAT($seat) } quitte la manche
octorage-event-round_won = { SEAT($seat) } survit à tous les autres et gagne la manche !
octorage-event-cards_drawn = { SEAT($seats) } piochent ; vous recevez { CARD($cards) }
octorage-event-cards_drawn_hidden = { SEAT($seats) } piochent
octorage-event-cards_drawn_alone = vous piochez { CARD($cards) }
octorage-event-cards_drawn_alone_hidden =
    { $count ->
        [one] { SEAT($seat) } pioche { $count } carte
       *[other] { SEAT($seat) } pioche { $count } cartes
    }
octorage-event-card_stolen_by_you = vous volez { CARD($card) } { SEAT($victim, form: "to") }
octorage-event-card_stolen_from_you = { SEAT($seat) } vous vole { CARD($card) }
octorage-event-card_stolen_hidden = { SEAT($seat) } vole une carte { SEAT($victim, form: "to") }
octorage-event-card_salvaged = { SEAT($seat) } reprend { CARD($card) } dans la défausse
octorage-event-card_kept = vous gardez { CARD($card) } du dessus de la pioche
octorage-event-card_kept_hidden = { SEAT($seat) } garde une carte du dessus de la pioche
octorage-event-card_discarded = { SEAT($seat) } défausse { CARD($card) }
octorage-event-deck_reshuffled = la défausse est mélangée et forme une nouvelle pioche

octorage-score-round_won = manche { $round } gagnée

octorage-text-Jose = une machette lui permet de voler une carte au hasard dans la main d’un autre joueur
octorage-text-Courtney = avec un pistolet, elle peut reprendre une arme dans la défausse
octorage-text-Britney = elle peut toujours jouer une phéromone, quelle que soit la dernière arme
octorage-text-Gilles = avec une mitraillette, il peut regarder les deux premières cartes de la pioche, en garder une et défausser l’autre
octorage-text-Norbert = sa dynamite prend deux vies à un autre joueur
octorage-text-Pamela = elle regagne deux vies, jusqu’à cinq, dès que quelqu’un joue un trésor maudit
octorage-text-Sun_God_Statuette = chaque esquive coûte une vie à qui la porte
octorage-text-Octopus_God_Jewels = qui les porte ne peut plus jouer de trésor maudit
octorage-text-Sacrificial_Sceptre = qui le porte doit jouer des armes plus fortes que la dernière ; l’égaler ne suffit pas
octorage-text-Golden_Skull = qui le porte garde deux cartes en main au plus et défausse aussitôt le reste
octorage-text-Emerald_Crown = dès que quelqu’un joue une dynamite, qui la porte perd une vie

names-option-without = laisser de côté
names-option-characters = personnages

names-without-statuette = la Statuette du Dieu Soleil
names-without-jewels = les Bijoux du Dieu Poulpe
names-without-sceptre = le Sceptre sacrificiel
names-without-skull = le Crâne d’Or
names-without-crown = la Couronne d’Émeraude

names-harm-Norbert = la dynamite de Norbert
names-harm-Sun_God_Statuette = la Statuette du Dieu Soleil
names-harm-Emerald_Crown = la Couronne d’Émeraude

names-card-none = aucune
names-card-machete_1 = Machette 1
names-card-machete_2 = Machette 2
names-card-machete_3 = Machette 3
names-card-machete_4 = Machette 4
names-card-machete_5 = Machette 5
names-card-pistol_6 = Pistolet 6
names-card-pistol_7 = Pistolet 7
names-card-pistol_9 = Pistolet 9
names-card-pheromone_8 = Phéromone 8
names-card-machine_gun_10 = Mitraillette 10
names-card-machine_gun_11 = Mitraillette 11
names-card-dynamite_12 = Dynamite 12
names-card-dodge = Esquive
names-card-Sun_God_Statuette = Statuette du Dieu Soleil
    .the = la Statuette du Dieu Soleil
names-card-Octopus_God_Jewels = Bijoux du Dieu Poulpe
    .the = les Bijoux du Dieu Poulpe
names-card-Sacrificial_Sceptre = Sceptre sacrificiel
    .the = le Sceptre sacrificiel
names-card-Golden_Skull = Crâne d’Or
    .the = le Crâne d’Or
names-card-Emerald_Crown = Couronne d’Émeraude
    .the = la Couronne d’Émeraude
