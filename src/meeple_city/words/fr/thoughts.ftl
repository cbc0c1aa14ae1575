### Ce que les bots ont en tête, pour les commentateurs. Tout le monde l'entend : aucun secret.

thought-meal = { SEAT($seat) } se met à table : { ZONE($zone) }, { $count ->
        [one] un meeple
       *[other] { $count } meeples
    } à portée de gueule
thought-smash = { SEAT($seat) } veut s’abattre sur { SEAT($other) }
thought-demolish = { SEAT($seat) } vise { BUILDING($building) } : { $floors ->
        [0] il n’en reste que des gravats
        [one] un étage à faire tomber
       *[other] { $floors } étages à faire tomber
    }
thought-demolish_for = { SEAT($seat) } vise { BUILDING($building) } : { $count ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $count }
    } { $colour ->
        [black] businessmen
        [blue] journalistes
        [gray] vieillards
        [green] militaires
        [red] héros
       *[yellow] blondes
    } sur le toit
thought-charge = { SEAT($seat) } fonce sur { SEAT($other) }
thought-ram = { SEAT($seat) } percute un étage tombé
thought-hungry = { SEAT($seat) } file vers { ZONE($zone) } : { $count ->
        [one] un meeple
       *[other] { $count } meeples
    } à dévorer
thought-approach = { SEAT($seat) } va se coller contre { BUILDING($building) }
thought-go = { SEAT($seat) } file vers { ZONE($zone) }
thought-aim = { SEAT($seat) } prend { SEAT($other) } pour cible avec { PIECE($piece) }
thought-hurl = { SEAT($seat) } lance { PIECE($piece) } contre { BUILDING($building) }
thought-blow = { SEAT($seat) } prend une grande inspiration et souffle sur { BUILDING($building) }
