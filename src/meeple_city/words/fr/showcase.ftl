# L'émission : ce que dit la commande. Ce que lisent les spectateurs est ailleurs.

showcase-gone = { $problem } ; nouvel essai, et la partie continue
showcase-next_file = { $problem } ; la suite est dans { $file }
showcase-unspoken = { $problem } ; cette phrase reste muette, le programme continue
showcase-back = { $target } : les spectateurs sont de retour
showcase-ended_badly = la fin du flux s’est perdue : { $problem }
showcase-match_failed = { $problem } ; la partie est conservée : { $journal }
showcase-done =
    { $target } : { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $frames ->
        [one] { $frames } image
       *[other] { $frames } images
    } de { $width }x{ $height }
showcase-late =
    { $late ->
        [0] aucune image en retard
        [one] { $late } image en retard
       *[other] { $late } images en retard
    } ({ NUMBER($share, maximumFractionDigits: 1) } %), { $missed ->
        [0] aucune perdue
        [one] { $missed } perdue
       *[other] { $missed } perdues
    }
showcase-row =
    { SEAT($seat) } ({ $player }) : { $wins ->
        [one] { NUMBER($wins, maximumFractionDigits: 2) } gagnée
       *[other] { NUMBER($wins, maximumFractionDigits: 2) } gagnées
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
