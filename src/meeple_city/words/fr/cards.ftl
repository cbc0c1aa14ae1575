# Cartes sur table : ce qui y est imprimé, et ce qu'on en dit.

screen-cards-boost = bonus
screen-cards-angriest = monstre enragé
screen-cards-treasure = trésor maudit
screen-cards-won_a_round = a gagné une manche : son pouvoir ne joue plus, et une manche de plus donne la partie
screen-cards-octoman = l’Octoman
screen-cards-clockwise = sens horaire
screen-cards-counterclockwise = sens inverse

screen-cards-confirm = miser { $level }
screen-cards-too_low = { $level } ne suffit pas : il faut plus de { $to_beat }
screen-cards-take_back = tout reprendre
screen-cards-face_down = poser face cachée
screen-cards-face_up = poser face visible
screen-cards-why-played = pouvoir { POWER($power) } déjà posé dans cette bataille
screen-cards-why-no_icons = votre monstre ne peut pas poser de pouvoir { POWER($power) } ici
screen-cards-why-full = pouvoir { POWER($power) } : votre monstre pose { $most } { $most ->
        [one] carte
       *[other] cartes
    } ici, pas plus
screen-cards-why-no_set = posez d’abord une carte face visible
screen-cards-why_jewels = les bijoux du Dieu Poulpe : vous ne pouvez pas jouer de trésor
screen-cards-why_too_low = trop faible : il faut { $last } ou plus
screen-cards-why_sceptre = trop faible : avec le Sceptre sacrificiel, il faut plus de { $last }

screen-cards-zone_other_hand = la main { SEAT($seat, form: "of") }
screen-cards-zone_deck = la pioche
screen-cards-zone_dial = le cadran { SEAT($seat, form: "of") }
screen-cards-zone_rage = la rage de l’Octoman
screen-cards-zone_direction = le sens du tour
screen-cards-zone_life = les points de vie { SEAT($seat, form: "of") }
screen-cards-zone_face_down = une carte face cachée
screen-cards-rage = niveau { $step } : une attaque coûte { $lives ->
        [one] 1 point de vie
       *[other] { $lives } points de vie
    }. Au dernier niveau, elle coûte tout.
screen-cards-way = on joue dans le sens horaire, vers la gauche
screen-cards-way_back = on joue dans le sens inverse, vers la droite
screen-cards-lives = { $lives ->
        [one] encore 1 point de vie
       *[other] encore { $lives } points de vie
    }
screen-cards-deck = { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
screen-cards-level = niveau { $level } dans cette bataille
screen-cards-city_worth = { $group } : { $points ->
        [one] 1 point
       *[other] { $points } points
    }
screen-cards-city_resists = résiste au pouvoir { POWER($power) } : une carte de moins par série ici
screen-cards-called = il s’appelle { $name }
screen-cards-limits = nombre maximal de cartes par série : { $limits }
screen-cards-adds_to_limits = permet à votre monstre de plus grandes séries : { $limits }
screen-cards-your_limit = pouvoir { POWER($power) } : votre monstre pose { $most ->
        [one] 1 carte
       *[other] { $most } cartes
    } par série
screen-cards-boost_does = à usage unique : s’ajoute à la somme d’une série avant la multiplication
screen-cards-angriest_does = son détenteur choisit la prochaine ville et mise en premier
screen-cards-octoman_does = son détenteur ouvre le tour suivant
screen-cards-dodge_does = inverse le sens du tour
screen-cards-dodge_costs = vous coûte 1 point de vie : vous portez la Statuette du Dieu Soleil
screen-cards-holds = { $count ->
        [0] aucune carte en main
        [one] 1 carte en main
       *[other] { $count } cartes en main
    }
screen-cards-kept = { $count ->
        [one] 1 carte gardée
       *[other] { $count } cartes gardées
    }
screen-cards-points = { $points ->
        [one] { $points } point pour ses villes
       *[other] { $points } points pour ses villes
    }
screen-cards-has_passed = hors de cette bataille
screen-cards-is_out = hors jeu jusqu’à la prochaine manche
screen-cards-rounds_won = manches gagnées : { $count } sur { $all }
screen-cards-pheromone_does = vaut 8, et la rage de l’Octoman monte d’un niveau
screen-cards-weapon_does = repousse l’Octoman si la dernière arme valait { $value } ou moins

names-weapon-machete = machette
names-weapon-pistol = pistolet
names-weapon-pheromone = phéromone
names-weapon-machine_gun = mitraillette
names-weapon-dynamite = dynamite

screen-does-click_card = cliquer sur une carte qui brille, ou sur un bouton
screen-does-next_card = la carte suivante
screen-does-previous_card = la carte précédente
screen-does-take_card = choisir la carte désignée
screen-does-lay_card = cliquer sur une carte pour la poser, encore une fois pour la reprendre
screen-does-lay_pointed = poser la carte désignée, ou la reprendre
screen-does-confirm_bid = confirmer la mise
screen-does-take_bid_back = reprendre toutes les cartes de la mise
screen-does-turn_over = poser les cartes face cachée, ou face visible
screen-does-pass_bid = passer
screen-mode-bid = miser
screen-mode_does-bid = poser des séries de cartes Pouvoir, puis confirmer la mise, ou passer
screen-mode-deal = cartes en mouvement
screen-mode_does-deal = voir jouer les cartes
screen-cards-contest = { CITY($city) } : { $worth }
screen-cards-level_now = { SEAT($seat) } : niveau { $level }
screen-cards-points_now = { SEAT($seat) } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
screen-cards-lives_now = { SEAT($seat) } : { $lives ->
        [0] plus de point de vie
        [one] { $lives } point de vie
       *[other] { $lives } points de vie
    }
screen-cards-counts = les points { SEAT($seat, form: "of") }
screen-cards-counts_rounds = les manches { SEAT($seat, form: "of") }
screen-ceremony-rounds = { $rounds ->
        [0] aucune manche gagnée
        [one] { $rounds } manche gagnée
       *[other] { $rounds } manches gagnées
    }
screen-player-plays = { $who }, alias { $role }
