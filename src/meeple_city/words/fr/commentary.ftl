### Le commentateur. Chaque message est une situation ; son texte et ses attributs sont autant de façons d'en parler.
### Aux petites choses, de petites phrases. Aucune ne devrait dépasser deux lignes de quarante signes.

## Rampage : le début et les tours

commentary-rampage-open = Bonsoir de Meeple City ! Ce soir passent à table : { SEAT($seats) }.
    .b = Belle soirée sur Meeple City. { SEAT($seats) } vont y remédier.
    .c = Bienvenue à Meeple City, ville tranquille. Profitez-en, ça ne durera pas.
    .d = { SEAT($seats) } sont en ville, et personne n’a prévenu la ville.
commentary-rampage-first_player = À { SEAT($seat) } l’honneur, tant que c’est chaud.
    .b = Premier coup de dent pour { SEAT($seat) }.
    .c = { SEAT($seat) } commence. Les autres auront les restes.
commentary-rampage-turn = À { SEAT($seat) }.
    .b = Voilà { SEAT($seat) }.
    .c = { SEAT($seat) } fait craquer ses phalanges.
    .d = { SEAT($seat) } arrive. Rentrez les chaises.
    .e = Au tour { SEAT($seat, form: "of") }. Gare aux vitres.
    .f = { SEAT($seat) } repose la carte : le choix est fait.
commentary-rampage-turn_leader =
    { $points ->
        [one] Revoilà { SEAT($seat) }, en tête avec un petit point. La soirée est longue.
       *[other] Revoilà { SEAT($seat) } : { $points } points à notre compteur, et toujours faim.
    }
    .b = Le premier de la classe a la main. { SEAT($seat) } peut gâcher la soirée de tout le monde.
    .c = Tout le monde aimerait voir { SEAT($seat) } trébucher. Sauf { SEAT($seat) }.
    .d = { SEAT($seat) } mène la danse, et la danse fait des trous dans le bitume.
commentary-rampage-turn_last =
    { $behind ->
        [one] { SEAT($seat) } n’a qu’un point de retard. Un.
       *[other] { COUNT($behind) } points de retard pour { SEAT($seat) }. Il serait temps de casser quelque chose.
    }
    .b = { SEAT($seat) } ferme la marche. Ici, ça se voit à la taille.
    .c = Si { SEAT($seat) } a un plan, c’est maintenant.
    .d = { SEAT($seat) } regarde les autres manger. C’est formateur, mais ça ne rapporte rien.
commentary-rampage-extra_actions = { COUNT($actions) } actions pour { SEAT($seat) }. La ville sait compter, et elle n’aime pas ça.
    .b = { SEAT($seat) } joue { COUNT($actions) } actions ce tour-ci. Merci aux fuyards.
    .c = Du rab pour { SEAT($seat) } : { COUNT($actions) } actions.

## Rampage : avant la chute

commentary-rampage-about_to_collapse = Dites adieu à { BUILDING($building) }.
    .b = Si vous habitez là, prenez l’escalier. Tout de suite. On parle { BUILDING($building, form: "of") }.
    .c = Ouh là, ça va faire du bruit. Regardez bien { BUILDING($building) }.
    .d = { BUILDING($building) }, c’était une belle adresse.
    .e = { SEAT($seat) } a trouvé le point faible. Éloignez-vous { BUILDING($building, form: "of") }.
commentary-rampage-about_to_crack = Attention, ça va tanguer du côté { BUILDING($building, form: "of") }.
    .b = Surveillez le toit { BUILDING($building, form: "of") }.
    .c = { SEAT($seat) } a des projets de travaux pour { BUILDING($building) }.
    .d = Quelque chose va lâcher du côté { BUILDING($building, form: "of") }.
    .e = Petit rafraîchissement de façade pour { BUILDING($building) }.
commentary-rampage-first_floor = { BUILDING($building) } : debout depuis le début. Plus pour longtemps.
    .b =
    { $turns ->
        [one] Un tour sans une égratignure pour { BUILDING($building) }. C’est fini.
       *[other] { COUNT($turns) } tours sans une égratignure pour { BUILDING($building) }. C’est fini.
    }
    .c = Personne n’avait posé la patte sur { BUILDING($building) } de toute la soirée. { SEAT($seat) }, si.
    .d = { BUILDING($building) }, dernier coin tranquille de la ville. C’était.
commentary-rampage-about_to_fall = Que quelqu’un prévienne { SEAT($seat) }. Trop tard.
    .b = { SEAT($by) } a { SEAT($seat) } dans le viseur, et le sol n’est pas loin.
    .c = { SEAT($seat) } va voir la ville d’en bas.
    .d = C’est celui-là que { SEAT($seat) } redoutait.
    .e = Accroche-toi, { SEAT($seat) }. Non, mieux que ça.
commentary-rampage-smash = { SEAT($seat) } fonce droit sur { SEAT($target) }. L’urbanisme attendra.
    .b = Oubliez les immeubles : { SEAT($seat) } en veut à { SEAT($target) }.
    .c = { SEAT($seat) } a un compte à régler avec { SEAT($target) }.
commentary-rampage-toss = Le véhicule { COLOUR($colour) } décolle, sans chauffeur et sans escale.
    .b = { SEAT($seat) } prend les transports en commun. Par le haut.
    .c = Un { COLOUR($colour) } dans les airs. Relisez votre contrat d’assurance.
    .d = { SEAT($seat) } lance la voiture. Elle avait pourtant la priorité.
commentary-rampage-breath_blows = Tenez vos chapeaux : { SEAT($seat) } prend son souffle.
    .b = Écartez-vous. { SEAT($seat) } va envoyer du monde à la campagne.
    .c = Certains vont nous quitter. Ils ne le savent pas encore.
    .d = Du coffre, { SEAT($seat) }, et pas un abri à l’horizon.
commentary-rampage-breath = { SEAT($seat) } gonfle les poumons.
    .b = Petit courant d’air signé { SEAT($seat) }.
    .c = { SEAT($seat) } souffle. Les trois petits cochons connaissent la suite.
    .d = Le vent se lève, et il sent l’ail.
commentary-rampage-move = { SEAT($seat) } prend l’air.
    .b = { SEAT($seat) } se dégourdit les pattes.
    .c = { SEAT($seat) } change de trottoir.
    .d = Une petite glissade pour { SEAT($seat) }.
    .e = { SEAT($seat) } cherche une meilleure table.
    .f = { SEAT($seat) } trottine.

## Rampage : après la chute, ou pas

commentary-rampage-collapse = { COUNT($floors) } étages d’un coup. Du côté { BUILDING($building, form: "of") }, on a gagné en lumière.
    .b = { COUNT($floors) } étages ! { SEAT($seat) } dormira bien cette nuit.
    .c = Et patatras : { COUNT($floors) } étages, sans compter la vaisselle.
    .d = { SEAT($seat) } invente le loft : { COUNT($floors) } étages, plus une cloison.
commentary-rampage-record_collapse = { COUNT($floors) } étages ! Du jamais vu de toute la partie.
    .b = { COUNT($floors) } en un seul coup. Le record est à { SEAT($seat) }.
    .c = Le plus gros fracas de la soirée : { COUNT($floors) } étages. On l’a entendu jusqu’à la ville d’à côté.
commentary-rampage-stands = Tout ce poids pour ça. { BUILDING($building) } n’a pas bronché.
    .b = { BUILDING($building) } tient. { SEAT($seat) } revérifie. Ça tient.
    .c = Un point pour les architectes : { BUILDING($building) } reste debout.
    .d = { SEAT($seat) } contre { BUILDING($building) } : avantage béton.
    .e = Le maçon { BUILDING($building, form: "of") } mérite une augmentation.
commentary-rampage-building_gone = Fin { BUILDING($building, form: "of") }. On peut se garer, maintenant.
    .b = Rayez { BUILDING($building) } du plan.
    .c = { BUILDING($building) } : disparition complète, étage par étage, et plutôt bien digérée.
    .d = Plus trace { BUILDING($building, form: "of") }. La vue y gagne.
    .e = Il ne reste rien { BUILDING($building, form: "of") }, à part le souvenir et le terrain.
commentary-rampage-half_gone = La moitié de la ville a disparu. Les { COUNT($left) } étages restants font semblant de rien.
    .b = Plus qu’une demi-ville : { COUNT($left) } étages, à consommer rapidement.
commentary-rampage-few_floors =
    { $left ->
        [one] Un étage. Un seul, dans toute la ville.
       *[other] Plus que { COUNT($left) } étages dans toute la ville. Tout le monde les regarde.
    }
    .b =
    { $left ->
        [one] Un étage, et on sonne la cloche.
       *[other] { COUNT($left) } étages avant la cloche. On ne se fait plus de cadeaux.
    }
commentary-rampage-last_floor = Le dernier étage vient d’y passer. Un tour encore pour les autres, et on range.
    .b = Meeple City est plate. On va fermer, messieurs les monstres !

## Rampage : les dents

commentary-rampage-tooth = Une dent ! { SEAT($breaker) } la garde en souvenir.
    .b = { SEAT($breaker) } déchausse { SEAT($seat) } : une dent, deux points.
    .c = Ce petit clic, c’était le sourire { SEAT($seat, form: "of") }.
    .d = { SEAT($seat) } tombe, et se relève avec une dent de moins.
    .e = { SEAT($breaker) } consulte sans rendez-vous.
    .f = Ce sera de la soupe pour { SEAT($seat) }. La dent est à { SEAT($breaker) }.
commentary-rampage-tooth_first = La première dent de la partie, et c’est pour { SEAT($breaker) }.
    .b = Premier sang. Enfin, premier émail : { SEAT($breaker) } en prend une à { SEAT($seat) }.
commentary-rampage-tooth_revenge = { SEAT($breaker) } a de la mémoire. { SEAT($seat) } s’en souviendra aussi, à table.
    .b = Dent pour dent. { SEAT($breaker) } et { SEAT($seat) } sont quittes, et toujours fâchés.
    .c = C’est { SEAT($seat) } qui avait commencé. { SEAT($breaker) } avait gardé le ticket.
commentary-rampage-tooth_streak =
    { $count ->
        [2] Et de deux en deux tours pour { SEAT($breaker) }.
        [3] Troisième dent en deux tours pour { SEAT($breaker) }. C’est une collection.
       *[other] { COUNT($count) } dents en deux tours pour { SEAT($breaker) }. Y a-t-il un dentiste dans la salle ? Deux, même.
    }
    .b =
    { $count ->
        [2] Encore une ! { SEAT($breaker) } y prend goût, et { SEAT($seat) } paie l’addition.
       *[other] { COUNT($count) } en un rien de temps. { SEAT($breaker) } peut en faire un collier.
    }
commentary-rampage-tooth_clumsy = Du travail de cochon, { SEAT($seat) }. Ça coûtera une dent.
    .b = { SEAT($seat) } accroche le décor au passage. Une dent de dédommagement.
    .c = On touche avec les yeux, { SEAT($seat) }. Une dent.
commentary-rampage-tooth_missed = { SEAT($seat) } rate l’immeuble, mais pas le trottoir. Une dent.
    .b = Viser un bâtiment et toucher le bitume, il faut le faire. Une dent de moins pour { SEAT($seat) }.
    .c = Plongeon raté, facture de dentiste pour { SEAT($seat) }.
commentary-rampage-tooth_out_of_city = { SEAT($seat) } sort de la ville, et une dent reste au péage.
    .b = Trop loin, { SEAT($seat) } ! Les limites de la commune coûtent une dent.
    .c = { SEAT($seat) } visite la banlieue. Le billet de retour : une dent.
commentary-rampage-tooth_lost = { SEAT($seat) } perd une dent, et personne n’en profite.
    .b = Une dent de moins pour { SEAT($seat) }. Retour à la boîte.
    .c = Ça coûte une dent à { SEAT($seat) }.
    .d = { SEAT($seat) } règle, en monnaie du pays.
commentary-rampage-few_teeth =
    { $teeth ->
        [one] Plus qu’une dent pour { SEAT($seat) }. Ce sera de la purée.
        [2] Deux dents pour { SEAT($seat) } : deux bouchées, et on sort de table.
       *[other] Plus que { COUNT($teeth) } dents pour { SEAT($seat) }. Et chaque dent, c’est une bouchée.
    }
    .b =
    { $teeth ->
        [one] Une dent, une seule. { SEAT($seat) } sourit peu.
       *[other] { SEAT($seat) } compte ses dents sur une patte : { COUNT($teeth) }.
    }
commentary-rampage-pays_with_meeples = Plus une dent à donner : { SEAT($seat) } paie en invités.
    .b = { SEAT($seat) } n’a plus de dents et entame ses économies.

## Rampage : à table

commentary-rampage-bite = Et hop, { PIECE($meeple) }.
    .b = { PIECE($meeple) } pour { SEAT($seat) }, sans sauce.
    .c = Gloups.
    .d = { PIECE($meeple) } ne finira pas sa journée.
    .e = { SEAT($seat) } grignote.
    .f = { SEAT($seat) } mâche la bouche fermée. C’est déjà ça.
commentary-rampage-snack = { COUNT($count) } pour { SEAT($seat) }. Petite assiette.
    .b = { SEAT($seat) } picore : { COUNT($count) }, et s’en va.
    .c = { COUNT($count) } de plus pour { SEAT($seat) }. Il n’y a pas de petites faims.
commentary-rampage-feast = { COUNT($count) } d’une seule bouchée ou presque. { SEAT($seat) } desserre la ceinture.
    .b = { SEAT($seat) } mange comme si c’était offert : { COUNT($count) } en un tour.
    .c = { COUNT($count) } en un seul tour. { SEAT($seat) } demande la carte des desserts.
    .d = Ce n’est plus un tour, c’est un banquet : { COUNT($count) } pour { SEAT($seat) }.
commentary-rampage-bulky = { COUNT($floors) } étages dans le ventre { SEAT($seat, form: "of") }. C’est une tour sur pattes.
    .b = { SEAT($seat) } en est à { COUNT($floors) } étages. Il y a des villages plus petits.
commentary-rampage-set_complete =
    { $sets ->
        [one] Série complète pour { SEAT($seat) } ! Un de chaque, et dix points si ça ne remonte pas.
       *[other] Série numéro { $sets } pour { SEAT($seat) }. Dix points de plus, avalés tout rond.
    }
    .b = { SEAT($seat) } a fait le tour du menu : les six couleurs, dix points.
commentary-rampage-set_near = Il manque { MEEPLE($colour) } à { SEAT($seat) } pour une série. Dix points sur deux jambes.
    .b = { SEAT($seat) } cherche { MEEPLE($colour) }. Cours, petit, cours.
    .c = Quelqu’un a vu { MEEPLE($colour) } ? C’est pour { SEAT($seat) }.
commentary-rampage-empty_turn = Rien pour { SEAT($seat) }. Pas une miette.
    .b = { SEAT($seat) } sort de table le ventre vide.
    .c = Tour de régime pour { SEAT($seat) }.
    .d = Tour blanc pour { SEAT($seat) }, et au lit sans manger.
commentary-rampage-drought = { COUNT($turns) } tours sans une bouchée pour { SEAT($seat) }. On a vu des monstres se ranger pour moins que ça.
    .b = { SEAT($seat) } jeûne depuis { COUNT($turns) } tours. Ce n’est pas une conviction.

## Rampage : les fuyards

commentary-rampage-runaway = { PIECE($meeple) } a déjà quitté la ville.
    .b = { PIECE($meeple) } file, sans valise.
    .c = Un de sauvé.
    .d = { PIECE($meeple) } choisit la campagne.
    .e = { PIECE($meeple) } part sans payer.
commentary-rampage-runaways = { COUNT($count) } ont filé. { SEAT($seat) } a laissé partir le dîner.
    .b = { COUNT($count) } de l’autre côté du bord. Ils iront tout raconter.
    .c = En voilà { COUNT($count) } qui courent comme s’ils avaient lu la règle.
    .d = { SEAT($seat) } a ouvert les portes de la ville : { COUNT($count) } dehors.
commentary-rampage-line_near =
    { $left ->
        [one] Encore un fuyard et la ligne est pleine. Quelqu’un va le regretter.
       *[other] Encore { COUNT($left) } fuyards et la ligne est pleine. Attention aux courants d’air.
    }
    .b =
    { $left ->
        [one] Une case libre sur la ligne. Personne ne veut être celui qui la remplit.
       *[other] Plus que { COUNT($left) } cases avant l’alerte. Sur la pointe des pattes.
    }
commentary-rampage-line_full = La ligne est pleine. Et voici l’addition.
    .b = L’alerte ! Trop de monde dehors, quelqu’un va payer.
    .c = Assez de fuyards pour que l’armée s’intéresse à nous.
commentary-rampage-too_cute = { SEAT($seat) } fait les yeux doux, et l’armée rentre à la caserne. Honteux.
    .b = Trop mignon pour être puni. { SEAT($seat) } s’en tire.
commentary-rampage-out_of_town = { SEAT($seat) } est de retour, avec de la boue aux pattes.
    .b = { SEAT($seat) } revient par l’entrée de service.
    .c = Petites vacances pour { SEAT($seat) }. C’est terminé.
commentary-rampage-relocated = { SEAT($chooser) } trouve un nouveau logement à { SEAT($seat) }. Sans vue.
    .b = On déménage { SEAT($seat) }, aux bons soins { SEAT($chooser, form: "of") }.

## Rampage : les cartes

commentary-rampage-superpower = { SEAT($seat) } gardait ça au chaud : « { CARD($card) } ».
    .b = Une carte dans la manche, s’il y avait des manches : { SEAT($seat) } joue « { CARD($card) } ».
    .c = « { CARD($card) } » : voilà ce qui faisait sourire { SEAT($seat) }.
    .d = { SEAT($seat) } abat une carte : « { CARD($card) } ».
commentary-rampage-stolen = { SEAT($seat) } se sert dans l’assiette { SEAT($victim, form: "of") }. Quoi ? Mystère.
    .b = Quelque chose passe { SEAT($victim, form: "of") } à { SEAT($seat) }. Personne n’a vu quoi.
commentary-rampage-card_bought = { SEAT($seat) } paie en étages. À ce prix-là, la carte a intérêt à être bonne.
    .b = Un achat pour { SEAT($seat) }, comptant et en béton.
commentary-rampage-declined = { SEAT($seat) } en reste là.
    .b = Ça suffira pour { SEAT($seat) }.
    .c = { SEAT($seat) } s’arrête. Curieux.

## Rampage : qui mène, et comment ça finit

commentary-rampage-lead_first = { SEAT($seat) } ouvre la marque.
    .b = Premiers points pour { SEAT($seat) }.
    .c = { SEAT($seat) } prend les devants. Il fallait bien quelqu’un.
commentary-rampage-lead_change = Nouveau leader : { SEAT($seat) }, { $points } points. { SEAT($before) } appréciera.
    .b = { SEAT($seat) } passe devant { SEAT($before) }.
    .c = { SEAT($before) } n’est plus devant. C’est { SEAT($seat) }.
    .d = La tête change de pattes : { SEAT($seat) }, { $points } points.
    .e = { SEAT($before) } a cligné des yeux. { SEAT($seat) } mène.
    .f = { SEAT($seat) } en tête. Ce soir, personne ne la garde.
commentary-rampage-ended = Et voilà, c’était Meeple City.
    .b = C’est fini. On balaie les habitants et on compte les assiettes.
    .c = Terminé ! Les estomacs sur la table, s’il vous plaît.
commentary-rampage-counting = Ouvrez les estomacs. On compte les étages, les dents et les gens.
    .b = Passons à l’inspection. Plus personne n’avale.
commentary-rampage-win =
    { $points ->
        [one] { SEAT($winner) } gagne avec un point. Tout compte.
       *[other] La ville est à { SEAT($winner) } : { $points } points, et pas un mot d’excuse.
    }
    .b =
    { $points ->
        [one] Un point, et ça suffit. Victoire { SEAT($winner, form: "of") }.
       *[other] { $points } points pour { SEAT($winner) }, monstre le mieux nourri du quartier. Bonne nuit.
    }
commentary-rampage-win_narrow =
    { $margin ->
        [0] Égalité parfaite, et { SEAT($winner) } l’emporte à l’estomac.
        [one] Un point. { SEAT($winner) } gagne d’une miette, { $points } en tout.
       *[other] { COUNT($margin) } points d’écart. { SEAT($winner) } gagne avec { $points }, et respire.
    }
commentary-rampage-win_wide = { COUNT($margin) } points d’avance. { SEAT($winner) } n’a pas gagné cette ville : c’est digéré.
    .b = { SEAT($winner) }, { $points } points, { COUNT($margin) } de mieux que les autres. Eux étaient venus pour la vue.
commentary-rampage-win_shared = Rien ne sépare { SEAT($winners) }. Ils se partagent les gravats.

## Rampage : pendant qu'on réfléchit

commentary-rampage-idle = Tout est calme. Les pigeons reviennent.
    .b = On entend les petits faire leurs valises.
    .c = Un tramway sonne au loin. Il n’y a plus de tramway.
    .d = Un instant de paix, pour ceux qui tiennent encore debout.
    .e = L’architecte a quitté la ville. Un homme sage.
    .f = L’immobilier résiste mieux que les immeubles.
commentary-rampage-idle_standing =
    { $turns ->
        [one] { BUILDING($building) } n’a pas perdu une tuile.
       *[other] { BUILDING($building) } : intact depuis le début. { COUNT($turns) } tours de chance.
    }
    .b = Personne n’a encore touché à { BUILDING($building) }. Ce sont sûrement les rideaux.
    .c = { BUILDING($building) } : pas une fissure, et l’air de ne rien voir.
commentary-rampage-idle_hungry = { COUNT($turns) } tours, et { SEAT($seat) } n’a toujours rien avalé.
    .b = L’estomac { SEAT($seat, form: "of") } : l’endroit le plus calme de la ville.
commentary-rampage-idle_set = Encore { MEEPLE($colour) }, et { SEAT($seat) } tient sa série.
    .b = Pour finir sa série, { SEAT($seat) } cherche { MEEPLE($colour) }. Faites passer.
commentary-rampage-idle_lead = À notre compteur, { SEAT($seat) } mène avec { $points }.
    .b = { SEAT($seat) } devant, avec { $points }. Les estomacs en savent peut-être plus long.
    .c = { $points } points pour { SEAT($seat) }, et tout le monde le sait.
    .d = { $points } points pour { SEAT($seat) }, à vue d’œil. Les estomacs sont discrets.
    .e = Que quelqu’un rattrape { SEAT($seat) } : { $points } points, et la bouche pleine.
    .f = { SEAT($seat) } en est à { $points }. Les autres font leurs calculs.

## RARRR!! : naissance des monstres

commentary-rarrr-open = Bienvenue à la fin du monde. { COUNT($count) } monstres, et pas un végétarien.
    .b = Bonsoir, planète Terre. Toutes nos excuses pour ce qui va suivre.
    .c = { COUNT($count) } monstres, une petite planète. Asseyez-vous, tant qu’il reste des chaises.
commentary-rarrr-draft = Ils choisissent leurs syllabes. Un linguiste pleure quelque part.
    .b = D’abord, un nom. On ne terrifie personne sous un brouillon.
    .c = Les syllabes font le tour de la table. Personne n’a l’air innocent.
commentary-rarrr-one_sided = Sur douze icônes, { COUNT($icons) } de puissance { POWER($power, form: "of") }. { SEAT($seat) } ne fait pas dans la dentelle.
    .b = { SEAT($seat) } a tout misé, ou presque, sur la puissance { POWER($power, form: "of") }.
    .c = De la puissance { POWER($power, form: "of") } à ne savoir qu’en faire pour { SEAT($seat) }.
commentary-rarrr-balanced = Un peu de tout pour { SEAT($seat) }. Le monstre familial.
    .b = { SEAT($seat) } a fait dans le polyvalent.
commentary-rarrr-named = { $monster } ! Essayez de crier ça en courant.
    .b = { $monster }, c’est écrit sur la porte. Il y avait une porte.
    .c = Ce sera { $monster }. Les titreurs taillent leurs crayons.
    .d = Et celui-ci répond au nom de { $monster }, quand il répond.
    .e = { $monster } : court, bruyant, impossible à épeler dans la panique.
    .f = Dites bonjour à { $monster }. D’un peu plus loin.
commentary-rarrr-idle_draft = Les cartes tournent. Des visages impassibles, d’un bon mètre de large.
    .b = Pas un mot. Quelqu’un fait des réserves.
    .c = On choisit, on passe. Du soleil, des oiseaux, de l’angoisse.
    .d = Ce qu’ils gardent, eux seuls le savent. Nous, on l’apprendra quand ça fera mal.
    .e = Les paquets passent. Le meilleur ne reste jamais longtemps.

## RARRR!! : manches et batailles

commentary-rarrr-round =
    { $round ->
        [one] Première manche. On charge les batteries, et bon appétit.
       *[other] Manche { $round }. Cartes neuves, vieilles rancunes.
    }
commentary-rarrr-last_round = Dernière manche. Ce qui reste du monde se joue maintenant.
    .b = Troisième et dernière. Plus personne ne garde rien pour plus tard.
commentary-rarrr-cities = Au menu : { CITY($cities) }.
    .b = { CITY($cities) }. De beaux endroits. Prenez des photos.
    .c = Les destinations de la manche : { CITY($cities) }.
commentary-rarrr-battle = C’est { CITY($city) } qu’ils veulent.
    .b = Ce sera { CITY($city) }. Désolé, { CITY($city) }.
    .c = Tous les regards sur { CITY($city) }.
    .d = { CITY($city) } se réveille, et le sol tremble.
    .e = Prochain arrêt : { CITY($city) }.
    .f = Personne n’a demandé son avis à { CITY($city) }.
    .g = { CITY($city) } avait pourtant des projets pour dimanche.
commentary-rarrr-precious = { $points } points pour { CITY($city) }. Là, ils vont se battre.
    .b = { CITY($city) }, { $points } points. On ne laisse pas filer { CITY($city) } comme ça.
    .c = { CITY($city) } est sur la table, avec ses { $points } points. Sortez les coudes.
    .d = Un gros morceau : { CITY($city) }, { $points } points, monuments compris.
commentary-rarrr-lays = { $monster } pose { CARD($card) }.
    .b = { CARD($card) } pour { $monster }.
    .c = { $monster } ouvre : { CARD($card) }.
    .d = { $monster } s’éclaircit la voix : { CARD($card) }.
commentary-rarrr-raised = { $monster } à { $level }.
    .b = { $level } pour { $monster }. Qui dit mieux ?
    .c = { $monster } monte à { $level }.
    .d = { $level }, grogne { $monster }.
    .e = Et { $level } pour { $monster }.
commentary-rarrr-jump = { $level } ! { $monster } n’est pas là pour marchander.
    .b = { $monster } claque { $level } sur la table. Voilà un argument.
    .c = { $level }, sorti de nulle part. { $monster } voudrait en finir.
    .d = { $level }, dit { $monster }, et la table se tait.
    .e = { $monster } rugit jusqu’à { $level }. Les vitres, dans trois pays.
commentary-rarrr-war = Personne ne lâche { CITY($city) }. C’est devenu une affaire d’honneur.
    .b = Ça monte, ça monte pour { CITY($city) }. L’orgueil s’est mêlé aux enchères.
    .c = Ils surenchérissent encore. À force, { CITY($city) } ne vaudra plus le voyage.
    .d = Deux monstres, une seule { CITY($city) }, et pas une once de raison.
    .e = Qu’on leur dise qu’on ne peut raser { CITY($city) } qu’une fois.
commentary-rarrr-boost = Et un bonus de { $boost } pour { $monster }. Ça ne repousse pas.
    .b = { $monster } brûle un bonus. Celui-là ne reviendra pas.
    .c = { $boost } de plus. { $monster } ne plaisante pas.
    .d = { $monster } ouvre le tiroir du bas : plus { $boost }.
commentary-rarrr-face_down = { $monster } en pose une face cachée. Nous en savons autant que vous.
    .b = Face cachée. { $monster } sait, et ne dira rien.
    .c = Un secret sous la griffe de { $monster }.
    .d = Qu’y a-t-il là-dessous ? { $monster } sourit. Ça fait beaucoup de dents.
commentary-rarrr-many_face_down = Troisième carte face cachée. { $monster } travaille dans le noir.
    .b = Plus de dos que de faces. { $monster } bluffe. Ou pas.
commentary-rarrr-not_interested = { CITY($city) } ? Pas au goût de { $monster }.
    .b = { $monster } laisse passer.
    .c = Sans { $monster }, cette fois.
    .d = Pas faim, dit { $monster }.
    .e = { $monster } garde ses forces.
    .f = { $monster } regarde { CITY($city) } et bâille.
commentary-rarrr-gives_up = { $monster } abandonne { CITY($city) }.
    .b = Trop cher pour { $monster }.
    .c = { $monster } recule. On entend l’orgueil craquer.
    .d = { $monster } n’ira pas plus loin pour { CITY($city) }.
    .e = { $monster } se couche, et s’en souviendra.
    .f = { $monster } a fait ses comptes : c’est non.
commentary-rarrr-takes_back = { $monster } en reprend une. Rien ne se perd.
    .b = Une carte rentre à la maison avec { $monster }.
    .c = { $monster } sauve ce qui peut l’être.
commentary-rarrr-angriest = Et { $monster } devient le monstre le plus énervé de la pièce.
    .b = { $monster }, le plus énervé de tous, choisira qui souffre.
    .c = Perdre a rendu { $monster } furieux. Ça sert toujours.

## RARRR!! : les villes tombent

commentary-rarrr-destroyed = { $monster } aplatit { CITY($city) }.
    .b = C’était { CITY($city) }. { $monster } se cure les dents avec le clocher.
    .c = { CITY($city) } revient à { $monster }, enfin, ce qui en reste.
    .d = { $monster } a { CITY($city) }. Plus personne n’en voudrait.
    .e = Adieu, { CITY($city) }. { $monster } vous embrasse.
    .f = { $monster } emporte { CITY($city) }, trottoirs compris.
    .g = { CITY($city) } est un cratère, et le cratère est à { $monster }.
commentary-rarrr-first_city = La première à tomber est { CITY($city) }. { $monster } ouvre le bal.
    .b = { $monster } frappe d’entrée. { CITY($city) } n’aura pas vu lundi.
commentary-rarrr-walkover = Personne d’autre. { $monster } entre dans { CITY($city) } comme chez soi.
    .b = { CITY($city) } tombe sans combat. { $monster } a à peine haussé le ton.
    .c = Un cadeau : { $monster } prend { CITY($city) }, et personne n’a grogné.
    .d = { $monster } s’offre { CITY($city) } à prix coûtant.
commentary-rarrr-row = { COUNT($cities) } d’affilée pour { $monster }. Quelqu’un pourrait se mettre en travers ?
    .b = Encore { $monster } ! { COUNT($cities) } villes sans respirer.
    .c = Et de { COUNT($cities) } à la suite. { $monster } va manquer de continents.
commentary-rarrr-dear = { $monster } y a laissé { COUNT($cards) } cartes. Cher, le tas de gravats.
commentary-rarrr-spared = { CITY($city) } n’intéresse personne. Le maire respire, un peu vexé.
    .b = { CITY($city) } est épargnée. Trop petite à avaler, trop dure à mâcher.
    .c = Ils passent tous devant { CITY($city) }. Ce sera un jour férié.
commentary-rarrr-round_best =
    { $cities ->
        [one] Une seule ville a suffi pour la manche. { $monster } n’est pas difficile.
       *[other] Cette manche était à { $monster } : { COUNT($cities) } villes.
    }
    .b =
    { $cities ->
        [one] Une manche de miettes. La plus grosse est pour { $monster }.
       *[other] { COUNT($cities) } villes dans la manche pour { $monster }. Les autres aimeraient en discuter.
    }
commentary-rarrr-round_over = Fin de la manche. Quelqu’un peut compter les survivants ?
    .b = C’est la fin de la manche. La poussière retombera jeudi.
    .c = La manche est jouée. Les villes qui restent peuvent souffler.
commentary-rarrr-lead_change = { $monster } prend la tête avec { $points }. { $before } a entendu.
    .b = Nouveau leader : { $monster }, { $points } points.
    .c = { $monster } double { $before }. Le sol ne tremblait pas pour rien.
    .d = { $before } n’est plus que second. { $monster } en est à { $points }.
commentary-rarrr-idle = { CITY($city) } retient son souffle.
    .b = Quelqu’un compte sur ses griffes.
    .c = Une pause. { CITY($city) } en profite pour courir.
    .d = Ça réfléchit. On sent la fumée.
    .e = Il l’a, ou il veut nous le faire croire ?
commentary-rarrr-idle_monster = Le point fort de { $monster } : la puissance { POWER($power, form: "of") }, { COUNT($icons) } icônes.
    .b = Attendez-vous à de la puissance { POWER($power, form: "of") } chez { $monster } : { COUNT($icons) } icônes.
    .c = { COUNT($icons) } icônes de puissance { POWER($power, form: "of") }, c’est { $monster }. Gardez vos distances.
    .d = { $monster } préfère se battre à la puissance { POWER($power, form: "of") }, ses { COUNT($icons) } icônes le disent.
commentary-rarrr-idle_bid = { $monster } à { $level } pour { CITY($city) }. Personne ?
    .b = Il faut plus de { $level } pour déloger { $monster }.
    .c = { $level } à battre. { $monster } n’est pas pressé.
commentary-rarrr-counting = Comptons ce qui reste de l’atlas, ville par ville.
    .b = Les griffes hors de la table. On compte les villes.
commentary-rarrr-win = Victoire pour { $winner }, { $points } points, et ce qui reste de la Terre.
    .b = { $points } points. Gloire à { $winner }, à distance raisonnable.
commentary-rarrr-win_narrow =
    { $margin ->
        [0] Égalité à { $points }, et c’est quand même { $winner } qui passe devant.
        [one] Un point. Toute une planète, et ça se joue à un point. { $winner } gagne, { $points }.
       *[other] { COUNT($margin) } points d’écart. { $winner } gagne avec { $points }, d’une griffe.
    }
commentary-rarrr-win_wide = { $winner }, { $points } points, { COUNT($margin) } d’avance. La planète n’avait aucune chance, les autres non plus.
commentary-rarrr-win_shared = { LIST($winners) } se partagent les ruines. Ils en ont pour des années à choisir les rideaux.

## RARRR!! : les enchères en chiffres

commentary-rarrr-by_one = D’un point ! { $level } pour { $monster }, et une migraine pour { $other }.
    .b = { $level } pour { $monster }. Il en manque un à { $other }.
    .c = Un de plus que { $other }, pas un grognement de trop. { $monster } sait compter.
    .d = { $monster } passe devant { $other }, d’une largeur de griffe.
commentary-rarrr-tops = { $monster } devance { $other } de { COUNT($margin) }.
    .b = { COUNT($margin) } de plus que { $other }. À toi, { $other }.
    .c = { $level }. Il faudra plus qu’une grosse voix à { $other }.
    .d = { COUNT($margin) } d’avance sur { $other }, et { $level } au compteur.
commentary-rarrr-leader_bids = Déjà { $points } points pour { $monster }, et un œil sur { CITY($city) }.
    .b = En tête, et { CITY($city) } en plus ? Certains monstres n’ont jamais assez.
    .c = { $points } points, et ça enchérit encore. Personne pour arrêter { $monster } ?
commentary-rarrr-could_lead = Avec { CITY($city) }, { $monster } passerait en tête : { $points } points.
    .b = Pour { $monster }, c’est la première place qui se joue : { $points } avec { CITY($city) }.
    .c = { $monster } sait ce que vaut { CITY($city) }. La première place.
commentary-rarrr-behind_bids =
    { $behind ->
        [one] { $monster } n’est qu’à un point. { CITY($city) } arrangerait ça.
       *[other] { COUNT($behind) } points de retard pour { $monster }. { CITY($city) } tomberait bien.
    }
    .b = { $monster } a du terrain à reprendre. { CITY($city) }, c’est du terrain.
    .c = { $monster } ne peut pas faire le difficile. Vu d’en bas, chaque ville compte.
commentary-rarrr-few_cards =
    { $cards ->
        [one] Une seule carte pour { $monster }. Après, ce sera à mains nues.
       *[other] Plus que { COUNT($cards) } cartes pour { $monster }.
    }
    .b = { $monster } a la main presque vide. La gueule, non.
    .c = Il ne reste pas grand-chose en main à { $monster }.
commentary-rarrr-saves = { $monster } passe avec { COUNT($cards) } cartes en main. Ça met de côté.
    .b = { COUNT($cards) } cartes, et { $monster } ne bouge pas. À surveiller.
    .c = { $monster } peut attendre. Ses { COUNT($cards) } cartes le disent.
commentary-rarrr-cheap =
    { $points ->
        [one] Un petit point pour { CITY($city) }. Ça trouvera preneur.
       *[other] { CITY($city) }, { COUNT($points) } points. Un en-cas.
    }
    .b = Petite ville, { CITY($city) }. Petite monnaie aussi.
    .c = { CITY($city) } vaut à peine un rugissement. À peine.
commentary-rarrr-last_city =
    { $round ->
        [3] La toute dernière ville : { CITY($city) }. Après, c’est fini.
       *[other] { CITY($city) } ferme la manche. Plus rien à garder pour la suite.
    }
    .b = Il ne reste que { CITY($city) } dans cette manche. Videz vos griffes.
commentary-rarrr-tally = { $monster } prend { CITY($city) }, ville numéro { $cities }.
    .b = Et de { COUNT($cities) } villes pour { $monster }. Les atlas sont à redessiner.
    .c = Avec { CITY($city) }, ça fait { COUNT($cities) }. { $monster } les collectionne comme des timbres.
    .d = { CITY($city) } aussi, pour { $monster }. { COUNT($cities) } épingles sur la carte.
commentary-rarrr-score = { $monster } { $points }, { $other } { $theirs }.
    .b = Pour l’instant, { $monster } mène { $points } à { $theirs } devant { $other }.
    .c = { $points } pour { $monster }, { $theirs } pour { $other }, et l’appétit est intact.
    .d = Au tableau : { $monster } avec { $points }, { $other } avec { $theirs }.
    .e = { $other } suit avec { $theirs }. { $monster } en a { $points }.
commentary-rarrr-level_score = Égalité en tête : { $monster } et { $other }, { $points } partout.
    .b = { $points } partout. Pas la place d’une queue entre { $monster } et { $other }.

## OctoRage : le début et les manches

commentary-octorage-open = Bienvenue dans la jungle. Le trésor est maudit, et le poulpe est réveillé.
    .b = Quelque part dans ce temple, un poulpe très en colère. Nos amis viennent l’embêter.
    .c = Bonsoir de la jungle. Ici, personne n’est assez payé.
commentary-octorage-heroes = Vos mercenaires : { LIST($heroes) }. Il n’en restera qu’un.
    .b = { LIST($heroes) } : du courage, des armes, et de très mauvais conseils.
    .c = La troupe de ce soir : { LIST($heroes) }. Plus huit bras que personne n’avait invités.
commentary-octorage-round =
    { $round ->
        [2] Tout le monde se relève. Le poulpe aussi.
        [3] Troisième manche. Personne n’a rien appris.
       *[other] Manche { $round }. On se recoud, et on recommence.
    }
    .b = Nouvelle manche, nouvelles cartes, mêmes huit bras.
    .c = Manche { $round }. On enlève les pansements, et les gants avec.
commentary-octorage-turn = { $hero } ouvre.
    .b = { $hero }, avec le poulpe qui lit par-dessus l’épaule.
    .c = On repart. À { $hero } de jouer.
    .d = La main à { $hero }.

## OctoRage : les cartes

commentary-octorage-weapon = { CARD($card) }, dit { $hero }.
    .b = { $hero } : { CARD($card) }.
    .c = { CARD($card) } pour { $hero }.
    .d = { $hero } suit.
    .e = { $hero } répond.
    .f = Ça passe pour { $hero }.
commentary-octorage-big_gun = { $hero } sort la mitrailleuse. Pour la discrétion, c’est raté.
    .b = Une mitrailleuse. { $hero } ne fait plus semblant.
    .c = { $hero } fait du bruit.
    .d = Du lourd pour { $hero }. Au suivant.
    .e = Ratatata, avec les compliments de { $hero }.
commentary-octorage-dynamite = De la dynamite ! { $hero } a lu la notice. L’étiquette, au moins.
    .b = { $hero } allume une mèche. Pour faire mieux, il faut une autre mèche.
    .c = Dynamite de { $hero }. Bouchez-vous les oreilles.
    .d = Le gros bâton ! { $hero } sourit, tous les autres se baissent.
commentary-octorage-staircase = { COUNT($count) } armes d’affilée, toujours plus grosses. Quelqu’un va être à court.
    .b = Ça grimpe encore. Avec { $hero }, on en est à { COUNT($count) }.
    .c = { COUNT($count) } cartes, et l’escalier ne fait que monter. Qui craque ?
commentary-octorage-rage =
    { $rage ->
        [1] Des phéromones. Le poulpe a senti, et il aime encore moins que nous.
        [2] D’un cran plus furieux. Il commence à en faire une affaire personnelle.
        [3] Les tentacules se nouent. À partir de là, ça fait vraiment mal.
       *[other] La colère monte, l’espérance de vie descend.
    }
    .b = Des phéromones ! Le poulpe se fait des idées.
    .c = Encore une dose. Huit bras, une seule humeur : mauvaise.
    .d = Ce n’est pas ça qui va le calmer.
commentary-octorage-rage_most = Un poulpe ne peut pas être plus furieux. Le prochain qu’il attrape est fini.
    .b = Rage maximale. Au premier faux pas, c’est le mercenaire entier.
    .c = L’aiguille est au bout. Qui ne peut pas jouer rentre en bocal.
commentary-octorage-dodge = { $hero } se baisse, et tout repart dans l’autre sens.
    .b = Esquive ! Ceux qui se reposaient peuvent arrêter.
    .c = { $hero } fait un pas de côté. Soudain, c’est le tour d’un autre.
    .d = Demi-tour, dit { $hero }.
commentary-octorage-dodge_again = Esquive, et contre-esquive ! C’est du tennis, avec un poulpe au filet.
    .b = Encore une esquive, de { $hero } cette fois. On a le tournis.
commentary-octorage-treasure = { $hero } fait un cadeau à { $target } : { CARD($card, form: "the") }. Maudit, évidemment.
    .b = Pour { $target }, avec toute l’affection de { $hero } : { CARD($card, form: "the") }.
    .c = { $target } reçoit { CARD($card, form: "the") }. Ça brille. C’est bien le problème.
    .d = { CARD($card, form: "the") } pour { $target }. Méfiez-vous des cadeaux de { $hero }.
    .e = { $hero } a trouvé { CARD($card, form: "the") }, et a tout de suite pensé à { $target }.
commentary-octorage-cursed_again = { COUNT($curses) } malédictions pour { $target }. Il y a surcharge de bagages.
    .b = Encore une malédiction pour { $target }. On n’est pas populaire partout.
    .c = Et de { COUNT($curses) } malédictions. { $target } luit dans le noir.
commentary-octorage-theft = { $hero } fait les poches de { $victim }.
    .b = Une carte de moins pour { $victim }. { $hero } sifflote.
    .c = { $hero } allège les bagages de { $victim }. D’une carte.
    .d = Il manque quelque chose à { $victim }. { $hero } regarde le plafond.
commentary-octorage-salvage = { $hero } fouille la défausse et trouve { CARD($card) }.
    .b = { CARD($card) } revient de la poubelle, pour { $hero }. Rien ne se perd.
commentary-octorage-peek = { $hero } jette un œil à la pioche. Le sourcil se lève.
    .b = { $hero } regarde l’avenir, et en garde la meilleure moitié.
commentary-octorage-reshuffle = La pioche est épuisée. Tout ce qu’on avait jeté revient nous hanter.
    .b = Pioche neuve, vieilles cartes. On les connaît toutes.

## OctoRage : les attaques

commentary-octorage-attack =
    { $lost ->
        [one] Une claque pour { $hero }. Une vie. C’était presque amical.
       *[other] Un tentacule trouve { $hero } : { COUNT($lost) } vies.
    }
    .b =
    { $lost ->
        [one] Une vie de moins pour { $hero }. Les ventouses laissent des marques.
       *[other] { $hero } paie { COUNT($lost) } vies, poulpe compris.
    }
    .c = Pas de carte de { $hero }, et le poulpe n’attend pas.
    .d = Ça pendait au nez de { $hero }. C’est tombé.
    .e = Plouf. C’était { $hero }.
    .f = { $hero } tend la main. Le poulpe prend le bras.
commentary-octorage-bad_attack = { COUNT($lost) } vies ! { $hero } écrira de l’autre main.
    .b = La grande embrassade pour { $hero }. { COUNT($lost) } vies, comme ça.
    .c = { $hero } disparaît sous huit bras. { COUNT($lost) } vies restent au fond.
    .d = { COUNT($lost) } vies en une étreinte. Demandez à { $hero }, mais doucement.
commentary-octorage-attack_again =
    { $count ->
        [2] Encore { $hero } ! Le poulpe a ses préférences.
        [3] { $hero }, pour la troisième fois. Ce n’est plus du hasard, c’est une liaison.
       *[other] { $hero }, toujours { $hero }. Autant emménager ensemble.
    }
    .b = Et de { COUNT($count) } pour { $hero }. Le poulpe connaît le chemin.
    .c = Et ça retombe sur { $hero }. Sans rancune, dit le poulpe. Il ment.
commentary-octorage-last_life = Plus qu’une vie pour { $hero }. Jouez quelque chose. N’importe quoi.
    .b = { $hero } tient par une vie et un ongle.
    .c = Dernière vie, { $hero }. Aucune pression. Enfin, huit bras.
commentary-octorage-side_effect = { $hero } perd une vie : { HARM($cause) }. Personne n’a dit que le trésor était sain.
    .b = Une vie de { $hero } s’envole : { HARM($cause) } se sert au passage.
    .c = Aïe. { $hero } avait oublié { HARM($cause) }.
commentary-octorage-healed = { $hero } va déjà mieux. Les malédictions, ça conserve.
    .b = Un peu de vie revient à { $hero }.
    .c = { $hero } reprend des couleurs. Le malheur des uns...
commentary-octorage-out = { $hero } n’est plus des nôtres. Le poulpe rote.
    .b = Fin de manche pour { $hero }.
    .c = C’était { $hero }. Le chapeau flotte.
    .d = { $hero } nous quitte, au milieu d’une phrase.
    .e = Huit bras, pas un cœur : adieu { $hero }.
commentary-octorage-first_out = { $hero } ouvre le bal des départs. Il faut bien que quelqu’un goûte.
    .b = Premier départ : { $hero }. Les autres cachent mal leur soulagement.
    .c = On perd { $hero } pour commencer. La jungle n’est pas sentimentale.
commentary-octorage-duel = Plus que deux : { $hero } et { $other }. Et un poulpe, à qui c’est égal.
    .b = { $hero } contre { $other }, et huit bras pour arbitrer.
    .c = Il reste { $hero } et { $other }. Plus personne à qui refiler ça.
commentary-octorage-round_won = Il ne reste que { $hero }. La manche est pliée.
    .b = Tous les autres sont au menu. La manche est pour { $hero }.
    .c = { $hero } sort de là en marchant. Une manche dans le sac.
commentary-octorage-round_level = { $hero } en prend une aussi. Le sourire de { $other } rétrécit.
    .b = Réponse de { $hero }. Pour { $other }, tout est à refaire.
commentary-octorage-idle = Ça gargouille. Ce peut être n’importe qui.
    .b = Ploc. Ploc. Ploc.
    .c = Personne ne veut être le suivant.
    .d = Huit bras, et tous tambourinent.
    .e = On les voit compter leurs cartes. Le poulpe, lui, les compte eux.
commentary-octorage-idle_rage =
    { $rage ->
        [1] Il n’est encore qu’un peu fâché. Profitez-en.
       *[other] Attention à l’humeur : la claque a augmenté.
    }
    .b = Plus un geste brusque autour de ce poulpe.
commentary-octorage-idle_one_card = Une seule carte pour { $hero }. Elle a intérêt à être bonne.
    .b = { $hero } n’a plus qu’une carte en main. Elle transpire.
commentary-octorage-counting = On fait l’appel. Que ceux qui ont encore un bras le lèvent.
    .b = L’eau se calme. Voyons qui a gagné quoi.
commentary-octorage-win = Deux manches pour { $winner }, qui part vers le couchant, un peu humide.
    .b = Deux manches, une seule paire de bottes : { $winner }. Le poulpe envoie des fleurs.
    .c = { $winner } a le trésor et tous ses membres. C’est gagné.

## OctoRage : en chiffres

commentary-octorage-beats = { CARD($card) } sur { CARD($before) }.
    .b = { $hero } passe au-dessus : { CARD($before) } ne suffit plus.
    .c = { CARD($before) } ? { CARD($card) }, répond { $hero }.
    .d = { $hero } a plus gros : { CARD($card) }.
    .e = { CARD($card) } fera l’affaire, et { $hero } fait suivre.
commentary-octorage-last_card = Il reste une carte à { $hero }. Le poulpe l’a vu.
    .b = Une seule carte en main pour { $hero }.
    .c = { $hero } n’a presque plus de cartes, et jamais un bras bien loin.
commentary-octorage-no_cards = Plus une carte pour { $hero }. Si ça revient, ça fera mal.
    .b = Main vide pour { $hero }. Plus rien pour se cacher.
    .c = { $hero } n’a plus de cartes. Que quelqu’un arrête ça avant le prochain tour.
commentary-octorage-price = Le faux pas coûte { COUNT($lives) } vies, maintenant.
    .b = Qui ne peut pas jouer paie { COUNT($lives) } vies. Ça aide à se concentrer.
    .c = { COUNT($lives) } vies pour la prochaine erreur.
    .d = À cette humeur-là, l’embrassade est à { COUNT($lives) } vies.
commentary-octorage-healthiest = { COUNT($lives) } vies pour { $hero } : personne n’a mieux ici.
    .b = La meilleure santé : { $hero }, { COUNT($lives) } vies.
    .c = Personne n’est plus en forme que { $hero }. Tout est relatif.
commentary-octorage-lives_left = Il en reste { COUNT($lives) } à { $hero }.
    .b = Encore { COUNT($lives) } vies pour { $hero }.
    .c = { $hero } compte : plus que { COUNT($lives) }, et toutes font mal.
    .d = { COUNT($lives) } vies, toujours, pour { $hero }. Le poulpe a le temps.
    .e = { $hero } se relève avec { COUNT($lives) } vies et un nouveau respect de la mer.
commentary-octorage-often = Touche numéro { $count } de la manche pour { $hero }.
    .b = { $count } fois dans la manche pour { $hero }. Ce doit être le parfum.
    .c = Le poulpe revient toujours à { $hero } : { $count } fois, maintenant.
commentary-octorage-untouched = Pas une égratignure sur { $hero } dans cette manche. Tout le monde l’a remarqué, poulpe compris.
    .b = { $hero } n’a encore rien pris. La chance, ou le déodorant.
    .c = Il y a encore quelqu’un au sec : { $hero }.
commentary-octorage-match_point = { $hero } a déjà une manche. Encore une, et c’est fini.
    .b = Une manche de plus pour { $hero }, et tout est dit. Les autres le savent.
    .c = { $hero } est à une manche du trésor.
commentary-octorage-decider = Une manche chacun pour { LIST($heroes) }. La prochaine peut suffire.
    .b = Tout est ouvert : { LIST($heroes) } ont une manche chacun.

## Les petits nombres

names-count-2 = deux
names-count-3 = trois
names-count-4 = quatre
names-count-5 = cinq
names-count-6 = six
names-count-7 = sept
names-count-8 = huit
names-count-9 = neuf
names-count-10 = dix
names-count-11 = onze
names-count-12 = douze
