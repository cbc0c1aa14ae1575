### Ce qui s'écrit sur les émissions : cartons de titre, tableaux entre les parties, ralentis.

broadcast-stake-rampage = Une ville, et pas de rab.
broadcast-stake-rarrr = Trois manches. Le monde ira au plus affamé.
broadcast-stake-octorage = Deux manches à gagner, huit bras à éviter.
broadcast-stake-first = Première de { COUNT($matches) } parties. Tout le monde a faim.
broadcast-stake-open = Partie { $match } sur { $matches }, et tout reste à faire.
broadcast-stake-match = Partie { $match } sur { $matches }. En tête : { SEAT($seats) }. Les autres ont du retard à croquer.
broadcast-stake-last = Partie { $match } sur { $matches }, la dernière. À battre : { SEAT($seats) }.

broadcast-evening = Après la partie { $match } sur { $matches }
broadcast-wins = victoires
broadcast-points = pts
broadcast-verdict-open =
    { $left ->
        [0] Personne n’a rien gagné. C’est un exploit aussi.
        [one] Personne ne mène, et il reste une partie.
       *[other] Personne ne mène, et il reste { COUNT($left) } parties.
    }
broadcast-verdict-leads =
    { $left ->
        [one] { SEAT($seats) } mène, à une partie de la fin.
       *[other] { SEAT($seats) } mène, à { COUNT($left) } parties de la fin.
    }
broadcast-verdict-level =
    { $left ->
        [one] { SEAT($seats) } à égalité, à une partie de la fin.
       *[other] { SEAT($seats) } à égalité, à { COUNT($left) } parties de la fin.
    }
broadcast-verdict-winner = La soirée est pour { SEAT($seats) }.
broadcast-verdict-shared = { SEAT($seats) } se partagent la soirée.

broadcast-again = Au ralenti : { $told }

## À quoi quelqu'un réfléchit : le genre de question est public, pas ses choix

broadcast-thinks = en pleine réflexion
broadcast-thinks-action = choisit une action
broadcast-thinks-move = prépare une pichenette
broadcast-thinks-demolish = prend de la hauteur
broadcast-thinks-toss = vise avec un véhicule
broadcast-thinks-breathe = prend son souffle
broadcast-thinks-eat = consulte le menu
broadcast-thinks-neighborhood = choisit où manger
broadcast-thinks-relocate = choisit où poser un monstre
broadcast-thinks-draft = choisit une carte
broadcast-thinks-leave_out = écarte une syllabe
broadcast-thinks-name = se cherche un nom
broadcast-thinks-city = choisit une ville
broadcast-thinks-bid = monter ou passer ?
broadcast-thinks-set = pose une série
broadcast-thinks-more = encore une série ?
broadcast-thinks-take_back = reprend une carte
broadcast-thinks-character = choisit son mercenaire
broadcast-thinks-play = une carte, ou le poulpe
broadcast-thinks-curse = choisit qui maudire
broadcast-thinks-discard = jette une carte
broadcast-thinks-steal = choisit qui voler
broadcast-thinks-salvage = fouille la défausse
broadcast-thinks-look = lorgne la pioche
broadcast-thinks-keep = choisit laquelle garder
broadcast-thinks-blast = choisit qui faire sauter
