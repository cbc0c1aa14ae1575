### Rampage : les cartes Super-Pouvoir-Secret.

names-card-catcher = Catcheur
names-card-earthquake = Tremblement de terre
names-card-hobo = Clochard
names-card-invisibility = Invisibilité
names-card-paralyzing_gaze = Regard paralysant
names-card-passionate_kiss = Baiser passionné
names-card-really_hungry = Grosse fringale
names-card-scavenger = Pique-assiette
names-card-small_wings = Petites ailes
names-card-teeth_protector = Protège-dents
names-card-terminator = Terminator
names-card-too_cute = Trop mignonne
names-card-ultra_bright_smile = Sourire ultra-bright
names-card-unleashed = Déchaîné !
names-card-unstable_mutation = Mutation instable
names-card-who_cut_the_cheese = C’est qui qu’a pété ?!

names-card_text-catcher = Pour une action, empoignez un autre monstre de votre quartier et projetez-le depuis votre tête. Vous lui cassez une dent.
names-card_text-earthquake = Secouez la ville. Sur chaque ruine, les meeples qui ne soutiennent rien filent dans un quartier voisin. C’est vous qui choisissez lequel.
names-card_text-hobo = Mendiez trois meeples dans les estomacs des autres monstres. Vous choisissez les estomacs, le hasard choisit les meeples.
names-card_text-invisibility = Une fois sorti de table, quittez le plateau. Au début de votre prochain tour, réapparaissez dans le quartier de votre choix.
names-card_text-paralyzing_gaze = Vos adversaires ne peuvent pas se déplacer à leur prochain tour. Ils peuvent faire tout le reste.
names-card_text-passionate_kiss = Embrassez un monstre de votre quartier, regardez bien dans son estomac et servez-vous : deux meeples.
names-card_text-really_hungry = À ce repas, mangez deux meeples par dent.
names-card_text-scavenger = Passez à table dans le quartier d’un autre monstre comme si vous y étiez.
names-card_text-small_wings = Voletez jusqu’au quartier de votre choix. Cela ne coûte pas d’action.
names-card_text-teeth_protector = Quand un adversaire vous casse des dents, vous n’en perdez aucune : c’est vous qui lui en cassez une.
names-card_text-terminator = Renversez tous les autres dans votre quartier et cassez une dent à chacun. Vous choisissez de quel côté ils tombent.
names-card_text-too_cute = Faites les yeux doux, et une punition du plateau de Fuite n’a pas lieu. La fin de la partie ne se laisse pas attendrir.
names-card_text-ultra_bright_smile = Mangez des meeples du plateau de Fuite plutôt que ceux du quartier. Les autres se resserrent et personne n’est puni.
names-card_text-unleashed = Faites deux actions de plus ce tour-ci.
names-card_text-unstable_mutation = Piochez trois pouvoirs et utilisez-les tout de suite. À la fin du tour, défaussez autant de pouvoirs que vous en avez pioché.
names-card_text-who_cut_the_cheese = Vos adversaires se retrouvent la tête en bas et perdent la première action de leur prochain tour à se redresser. Dans l’édition française, vos équipiers aussi.

names-cause-catcher = envoyé valser par un catcheur
names-cause-teeth_protector = mordu dans un protège-dents
names-cause-terminator = terminé

names-zone-runaway = le plateau de Fuite
    .title = Plateau de Fuite
    .in = sur le plateau de Fuite
    .of = du plateau de Fuite

rampage-ask-catch = d’une pichenette, projetez le monstre { SEAT($target, form: "of") } depuis votre tête
rampage-ask-rob =
    { $count ->
        [one] choisissez un estomac où prendre un meeple (plus qu’un)
       *[other] choisissez un estomac où prendre un meeple (encore { $count })
    }
rampage-ask-kiss = choisissez qui reçoit le baiser
rampage-ask-kiss_meeple = choisissez un meeple dans l’estomac { SEAT($seat, form: "of") }
rampage-ask-lay_down = choisissez de quel côté tombe le monstre { SEAT($seat, form: "of") }
rampage-ask-discard_power = choisissez un pouvoir à défausser

rampage-option-catch_target = projeter le monstre { SEAT($target, form: "of") }
rampage-option-rob_target = en prendre un { SEAT($target, form: "to") }
rampage-option-kiss_target = embrasser { SEAT($target) }
rampage-option-scavenge_target = taper l’incruste { ZONE($target, form: "in") }
rampage-option-smile = sourire au plateau de Fuite
rampage-option-east = vers l’est
rampage-option-north_east = vers le nord-est
rampage-option-north = vers le nord
rampage-option-north_west = vers le nord-ouest
rampage-option-west = vers l’ouest
rampage-option-south_west = vers le sud-ouest
rampage-option-south = vers le sud
rampage-option-south_east = vers le sud-est

rampage-event-mark_placed_upside_down = { SEAT($seat) } se retrouve la tête en bas
rampage-event-mark_placed_invisible = { SEAT($seat) } se volatilise
rampage-event-turned_up_elsewhere = { SEAT($seat) } réapparaît ailleurs
