### Rampage : questions, choix, évènements et scores.

rampage-ask-action =
    { $left ->
        [one] choisissez une action (il en reste { $left })
       *[other] choisissez une action (il en reste { $left })
    }
rampage-ask-move = tirez vos pattes en arrière et lâchez
rampage-ask-demolish = portez votre monstre au-dessus { BUILDING($building, form: "of") } et lâchez-le
rampage-ask-toss = d’une pichenette, projetez { PIECE($vehicle) } depuis votre tête
rampage-ask-breathe = inspirez et soufflez
rampage-ask-relocate = posez le monstre { SEAT($seat, form: "of") } dans un quartier
rampage-ask-eat = mangez un meeple { ZONE($zone, form: "of") }, ou sortez de table
rampage-ask-neighborhood =
    { $meals ->
        [none] il n’y a personne à manger ici
       *[some] choisissez le quartier où passer à table
    }
rampage-ask-starting_area = choisissez un emplacement de départ libre
rampage-ask-pay_meeple =
    { $to ->
        [box] choisissez un meeple à remettre dans la boîte
       *[other] choisissez un meeple à donner { SEAT($to, form: "to") }
    }

rampage-ask-actor = lequel de vous agit ? (il reste { $left ->
        [one] { $left } action
       *[other] { $left } actions
    })
rampage-ask-keep_card = choisissez la carte à garder
rampage-ask-buy_card =
    { $floors ->
        [one] acheter une carte pour { $floors } étage ?
       *[other] acheter une carte pour { $floors } étages ?
    }
rampage-ask-end_of_turn = terminez votre tour
rampage-ask-discard_card = choisissez une carte à défausser
rampage-ask-interrupt_teeth_protector =
    { $teeth ->
        [one] { SEAT($breaker) } vous casse une dent : laisser faire ?
       *[other] { SEAT($breaker) } vous casse { $teeth } dents : laisser faire ?
    }
rampage-ask-interrupt_too_cute = { RUNAWAY($effect) } : laisser faire ?

rampage-option-stop = en rester là
rampage-option-buy = acheter une carte
rampage-option-pass = laisser faire
rampage-option-play_target = jouer { CARD($target) }
rampage-option-back = retour
rampage-option-done = sortir de table
rampage-option-move-stop = ne pas relancer
rampage-option-neighborhood-done = ne rien manger
rampage-option-end_of_turn-done = terminer son tour
rampage-option-buy_card-done = ne rien acheter
rampage-option-move = se déplacer
rampage-option-breathe = souffler
rampage-option-demolish_target = démolir { BUILDING($target) }
rampage-option-toss_target = projeter { PIECE($target) }

names-seat-box = la boîte
    .of = de la boîte
    .to = à la boîte

rampage-event-first_player = { SEAT($seat) } commence
rampage-event-team_turn_started =
    { $actions ->
        [one] tour { $turn } : { SEAT($seats) } ont { $actions } action à eux tous
       *[other] tour { $turn } : { SEAT($seats) } ont { $actions } actions à se partager
    }
rampage-event-actor = { SEAT($seat) } prend le relais
rampage-event-card_bought =
    { $floors ->
        [one] { SEAT($seat) } paie { $floors } étage pour une carte
       *[other] { SEAT($seat) } paie { $floors } étages pour une carte
    }
rampage-event-turn_started =
    { $actions ->
        [one] tour { $turn } : { SEAT($seat) } a { $actions } action
       *[other] tour { $turn } : { SEAT($seat) } a { $actions } actions
    }
rampage-event-moved = { SEAT($seat) } se déplace
rampage-event-demolished = { SEAT($seat) } s’écrase sur { BUILDING($building) }
rampage-event-tossed = { SEAT($seat) } projette { PIECE($vehicle) }
rampage-event-breathed = { SEAT($seat) } souffle
rampage-event-breathed_from = { SEAT($seat) } souffle depuis la tête du monstre { SEAT($body, form: "of") }
rampage-event-smashed = { SEAT($seat) } s’écrase sur le monstre { SEAT($target, form: "of") }
rampage-event-kicked = { SEAT($seat) } frappe avec ses pattes
rampage-event-caught = { SEAT($seat) } projette le monstre { SEAT($target, form: "of") }
rampage-event-turned_up = { SEAT($seat) } utilise une action pour se remettre à l’endroit
rampage-event-actions_added =
    { $actions ->
        [one] { SEAT($seat) } a { $actions } action de plus ce tour-ci
       *[other] { SEAT($seat) } a { $actions } actions de plus ce tour-ci
    }
rampage-event-card_gained = { SEAT($seat) } a { CARD($card) }. { CARD_TEXT($text) }
rampage-event-superpower_gained = { SEAT($seat) }, votre super-pouvoir secret est { CARD($card) }. { CARD_TEXT($text) }
rampage-event-superpower_shared = le super-pouvoir secret { SEAT($seat, form: "of") } est { CARD($card) }. { CARD_TEXT($text) }
rampage-event-superpower_gained_hidden = { SEAT($seat) } a un super-pouvoir secret
rampage-event-superpower_played = { SEAT($seat) } joue { CARD($card) }. { CARD_TEXT($text) }
rampage-event-card_discarded = { SEAT($seat) } défausse { CARD($card) }
rampage-event-mark_placed_paralyzed = { SEAT($seat) } ne pourra pas se déplacer au prochain tour
rampage-event-meeple_caught = { SEAT($seat) } attrape { PIECE($meeple) }
rampage-event-meeple_moved = { PIECE($meeple) } arrive { ZONE($zone, form: "in") }
rampage-event-meeple_stolen = { SEAT($seat) } vole { PIECE($meeple) } { SEAT($victim, form: "to") }
rampage-event-meeple_stolen_hidden = { SEAT($seat) } vole un meeple { SEAT($victim, form: "to") }
rampage-event-runaway_cancelled = { SEAT($seat) }, c’est trop mignon pour être puni
rampage-event-imitated = { SEAT($seat) } imite { CARD($card) }
rampage-event-foretold = { SEAT($seat) } prédit en secret que { SEAT($named) } a mangé le plus
rampage-event-foretold_hidden = { SEAT($seat) } a prédit qui a mangé le plus
rampage-event-declined = { SEAT($seat) } termine son tour plus tôt
rampage-event-tooth_broken = { SEAT($breaker) } casse une dent { SEAT($seat, form: "to") }
rampage-event-teeth_broken = { SEAT($breaker) } casse { $teeth } dents { SEAT($seat, form: "to") }
rampage-event-tooth_lost = { SEAT($seat) } perd une dent : { CAUSE($cause) }
rampage-event-teeth_lost = { SEAT($seat) } perd { $teeth } dents : { CAUSE($cause) }
rampage-event-tooth_owed = { SEAT($seat) } n’a plus de dent à perdre et paie en meeples : { CAUSE($cause) }
rampage-event-nothing_to_pay = { SEAT($seat) } n’a plus ni dent ni meeple pour payer : { CAUSE($cause) }
rampage-event-paws_returned = { SEAT($seat) } revient { ZONE($start, form: "in") }
rampage-event-monster_moved = on décale le monstre { SEAT($seat, form: "of") } là où il y a la place
rampage-event-relocated = { SEAT($chooser) } délocalise le monstre { SEAT($seat, form: "of") }
rampage-event-vehicle_returned = { PIECE($vehicle) } retourne sur le plateau
rampage-event-meeple_paid = { SEAT($seat) } donne { PIECE($meeple) } { SEAT($to, form: "to") }
rampage-event-meeple_paid_hidden = { SEAT($seat) } donne un meeple { SEAT($to, form: "to") }
rampage-event-meeple_boxed = { SEAT($seat) } remet { PIECE($meeple) } dans la boîte
rampage-event-fell = { PIECE($body) } est tombé
rampage-event-fell_forgiven = une main a renversé { PIECE($body) } : pas de dent pour ça
rampage-event-ran_away = { PIECE($meeple) } s’enfuit !
rampage-event-gobbled = { SEAT($seat) } gobe { PIECE($floor) }
rampage-event-boxed = { PIECE($floor) } retourne dans la boîte : { CAUSE($cause) }
rampage-event-eaten = { SEAT($seat) } mange { PIECE($meeple) }
rampage-event-runaway_effect = { RUNAWAY($effect) }
rampage-event-actions_granted =
    { $actions ->
        [one] { SEAT($seat) } gagne { $actions } action pour son prochain tour
       *[other] { SEAT($seat) } gagne { $actions } actions pour son prochain tour
    }
rampage-event-last_floor = le dernier étage a disparu : derniers tours pour { SEAT($seats) }
rampage-event-ended = la partie est finie : { ENDED($reason) }

names-cause-clumsy = main maladroite
names-cause-missed = cible ratée
names-cause-rumble = renversé
names-cause-out_of_city = sortie de la ville
names-cause-meeples_on_it = sorti de la ville avec des meeples dessus
names-cause-line_1 = la première ligne de fuite est pleine
names-cause-line_2 = la deuxième ligne de fuite est pleine
names-cause-line_3 = la troisième ligne de fuite est pleine
names-cause-line_4 = la quatrième ligne de fuite est pleine
names-cause-line_5 = la cinquième ligne de fuite est pleine
names-cause-black = trop de businessmen en fuite
names-cause-blue = trop de journalistes en fuite
names-cause-green = trop de militaires en fuite
names-cause-red = trop de héros en fuite
names-cause-yellow = trop de blondes en fuite

names-runaway-line_1 = la première ligne de fuite est pleine : une dent perdue, et le joueur suivant déplace le monstre
names-runaway-line_2 = la deuxième ligne de fuite est pleine : une dent perdue, et une action de plus pour tous les autres
names-runaway-line_3 = la troisième ligne de fuite est pleine : deux dents perdues
names-runaway-line_4 = la quatrième ligne de fuite est pleine : une dent perdue, et le joueur suivant déplace le monstre
names-runaway-line_5 = la cinquième ligne de fuite est pleine : une dent perdue, et une action de plus pour tous les autres
names-runaway-line_6 = la dernière ligne de fuite est pleine : la partie est finie, et le responsable ne peut pas gagner
names-runaway-black = délocalisation : une dent perdue, et le joueur suivant déplace le monstre
names-runaway-blue = grand reportage : une dent et une carte perdues
names-runaway-blue_without_cards = grand reportage : une dent perdue
names-runaway-green = frappe aérienne : deux dents perdues
names-runaway-red = sauvetage héroïque : une dent perdue, et quatre meeples quittent l’estomac
names-runaway-yellow = hystérie collective : une dent perdue, et une action de plus pour tous les autres

rampage-score-sets =
    { $sets ->
        [one] séries : { $sets } de six couleurs, à { $each } points, sur { $meeples ->
            [one] { $meeples } meeple
           *[other] { $meeples } meeples
        }
       *[other] séries : { $sets } de six couleurs, à { $each } points chacune, sur { $meeples } meeples
    }
rampage-score-floors =
    { $each ->
        [one] étages : { $floors }, { $each } point chacun
       *[other] étages : { $floors }, { $each } points chacun
    }
rampage-score-teeth =
    dents : { $teeth ->
        [one] { $teeth } cassée
       *[other] { $teeth } cassées
    }, { $each ->
        [one] { $each } point chacune
       *[other] { $each } points chacune
    }
rampage-score-character = caractère : pas de carte
rampage-score-penalties = pénalités : aucune
rampage-score-diet =
    { $meeples ->
        [one] régime : { $meeples } meeple hors série, un point de moins chacun
       *[other] régime : { $meeples } meeples hors série, un point de moins chacun
    }
rampage-score-team =
    { $points ->
        [one] l’équipe retient le point { SEAT($seats, form: "of") }
       *[other] l’équipe retient les { $points } points { SEAT($seats, form: "of") }
    }
rampage-score-tie_won =
    à égalité en tête, gagne avec { $meeples ->
        [one] { $meeples } meeple
       *[other] { $meeples } meeples
    } dans l’estomac
rampage-score-tie_lost =
    à égalité en tête, mais avec seulement { $meeples ->
        [one] { $meeples } meeple
       *[other] { $meeples } meeples
    } dans l’estomac
rampage-score-tie_shared =
    à égalité en tête, et avec { $meeples ->
        [one] { $meeples } meeple
       *[other] { $meeples } meeples
    } chacun : victoire partagée
rampage-score-culprit = a rempli la dernière ligne de fuite : ne peut pas gagner
