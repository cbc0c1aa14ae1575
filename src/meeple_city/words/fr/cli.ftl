### Ce que la ligne de commande écrit pour des gens.

cli-match-progress = tour { $turn }, entrée { $record }
cli-match-summary =
    { GAME($game) }, graine { $seed } : { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, { ENDED($ended) }
cli-match-won =
    { $count ->
        [0] Personne n’a gagné.
        [1] { SEAT($seats) } a gagné.
       *[other] { SEAT($seats) } ont gagné.
    }
cli-match-score =
    { SEAT($seat) } ({ $player }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-match-team =
    { SEAT($seats) } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ensemble
cli-match-journal = journal : { $path }
cli-match-picture = image : { $path }
cli-match-nothing_played = aucune partie jouée
cli-match-off_screen = pas d’écran ; la partie se joue sans image
cli-match-torn_line = { $path } : la ligne { $line } est incomplète et a été ignorée

cli-replay-valid =
    { $path } : { $records ->
        [one] { $records } entrée, conforme
       *[other] { $records } entrées, toutes conformes
    } aux règles
cli-replay-repeated =
    { $shots ->
        [one] { $shots } tir simulé
       *[other] { $shots } tirs simulés
    } de nouveau, dont { $same } identiques au bit près
cli-replay-track_missing = { $path } : manque ; peut être simulé de nouveau

cli-outcome-refused = Refusé : { $reason }.
cli-outcome-at_rest = La table s’est immobilisée après { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
cli-outcome-stopped = La table bougeait encore après { NUMBER($seconds, maximumFractionDigits: 0) } s et a été arrêtée là.
cli-outcome-touched = Touché, dans cet ordre : { $pieces }.
cli-outcome-touched_before = Touché avant le lâcher : { $pieces }.
cli-outcome-moved =
    { $count ->
        [0] Rien n’a bougé.
        [one] { $count } pièce a bougé : { $pieces }.
       *[other] { $count } pièces ont bougé : { $pieces }.
    }
cli-outcome-left_city =
    { $count ->
        [0] Rien n’a quitté la ville.
        [one] { $count } pièce a quitté la ville : { $pieces }.
       *[other] { $count } pièces ont quitté la ville : { $pieces }.
    }
cli-outcome-fallen = { $body } est tombé : { $why }.
cli-outcome-bare = { $floor } est libre : { $why }.
cli-outcome-measured = chevauchement maximal { NUMBER($overlap, minimumFractionDigits: 2, maximumFractionDigits: 2) } mm, { NUMBER($time, maximumFractionDigits: 0) } ms, empreinte { $digest }
