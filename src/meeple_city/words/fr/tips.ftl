### Chaque chose est expliquée quand elle arrive pour la première fois. Une ligne de texte devient un paragraphe.

tips-rampage-welcome-title = bienvenue
tips-rampage-welcome-text =
    Vous êtes un monstre géant : des pattes, à plat sur le plateau, et un corps debout dessus.
    Aplatissez la ville, gobez des étages et mangez des meeples des six couleurs.
    La ligne du haut dit à qui de jouer, et quoi faire.
    Posez le pointeur sur une chose pour savoir ce que c’est. Glissez avec le bouton droit pour tourner autour de la ville, approchez-vous avec la molette. F1 ouvre les règles, H montre toutes les touches.

tips-rampage-action-title = votre tour
tips-rampage-action-text =
    Vous avez deux actions par tour. Ce qui peut servir brille : cliquez dessus, ou sur un bouton.
    Se déplacer, c’est une pichenette à vos pattes. Démolir, c’est lâcher votre monstre sur un bâtiment dont vos pattes touchent le trottoir.
    Projeter, c’est envoyer un véhicule depuis votre tête. Et souffler, c’est souffler.

tips-rampage-move-title = déplacement
tips-rampage-move-text =
    Appuyez sur vos pattes, tirez en arrière et lâchez : elles partent de l’autre côté.
    Plus la flèche est longue, plus la pichenette est forte. Prenez-les de côté pour leur donner de l’effet.

tips-rampage-demolish-title = démolition
tips-rampage-demolish-text =
    Appuyez sur votre monstre sans relâcher : il est dans votre main.
    Portez-le au-dessus du bâtiment et lâchez. Molette ou Page préc./suiv. : plus haut, plus bas. Flèches : le tourner.
    Restez assis. Ne touchez rien en chemin : une main maladroite coûte une dent.

tips-rampage-toss-title = projection
tips-rampage-toss-text =
    Le véhicule est sur la tête de votre monstre. Appuyez dessus, tirez en arrière et lâchez.
    Haut et Bas : la pente. Gauche et Droite : de combien votre monstre se penche en arrière.

tips-rampage-breathe-title = souffle
tips-rampage-breathe-text =
    Votre menton est posé sur votre monstre, et vos poumons sont vides : attendez que la barre soit pleine.
    Visez avec le pointeur, puis maintenez Espace pour souffler.

tips-rampage-relocate-title = délocalisation
tips-rampage-relocate-text =
    Posez un monstre, celui d’un rival ou le vôtre : cliquez dans un quartier qui brille.

tips-rampage-eat-title = à table !
tips-rampage-eat-text =
    À table ! Mangez des meeples de votre quartier, un par dent au plus.
    Six meeples de six couleurs font une série, qui vaut 10 points. Cliquez sur un meeple qui brille.

tips-rampage-neighborhood-title = à table
tips-rampage-neighborhood-text =
    Le tour finit par un repas dans l’un des quartiers que touchent vos pattes.
    Ceux où il y a quelqu’un à manger brillent. Immeubles et trottoirs ne font partie d’aucun quartier.

tips-rampage-catch-title = catcheur
tips-rampage-catch-text =
    Un rival est assis sur la tête de votre monstre. Appuyez dessus, tirez en arrière et lâchez, comme pour un véhicule.

tips-rampage-rob-title = mendicité
tips-rampage-rob-text =
    Vous choisissez l’estomac, le hasard choisit le meeple.

tips-rampage-kiss-title = baiser
tips-rampage-kiss-text =
    Choisissez dans quel estomac vous allez regarder, et vous servir.

tips-rampage-lay_down-title = renversé
tips-rampage-lay_down-text =
    Choisissez de quel côté tombe le monstre. Ce qu’il écrase est de votre fait.

tips-rampage-discard_power-title = mutation
tips-rampage-discard_power-text =
    La mutation se dissipe : défaussez autant de pouvoirs que vous en avez pioché, nouveaux ou anciens.

tips-rampage-starting_area-title = emplacement de départ
tips-rampage-starting_area-text =
    Vos pattes ont quitté la ville. Choisissez où elles reviennent.

tips-rampage-pay_meeple-title = payer
tips-rampage-pay_meeple-text =
    Vous n’avez plus de dent à perdre : vous payez avec des meeples de votre estomac.

tips-rampage-jump-title = saut
tips-rampage-jump-text =
    Vos pattes sont sur la tête de votre monstre. Appuyez dessus, tirez en arrière et lâchez : votre monstre suit.
    Haut et Bas : la pente. Si elles quittent la ville, cela coûte une dent.

tips-rampage-kick-title = coup de patte
tips-rampage-kick-text =
    Vos pattes sont sur la tête de votre monstre. Appuyez dessus, tirez en arrière et lâchez : elles reviennent ensuite.
    Haut et Bas : la pente. Gauche et Droite : de combien votre monstre se penche en arrière.

tips-rampage-smash-title = gros lourd
tips-rampage-smash-text =
    Appuyez sur votre monstre sans relâcher, portez-le au-dessus de votre rival et lâchez.
    Touchez-le, sinon vous perdez une dent.

tips-rampage-climb-title = escalade
tips-rampage-climb-text =
    Choisissez le bâtiment d’où vous voulez partir.

tips-rampage-stretch-title = étirement
tips-rampage-stretch-text =
    Cliquez dans votre quartier : vos pattes y vont avant la pichenette.

tips-rampage-clear_ruin-title = pattes malodorantes
tips-rampage-clear_ruin-text =
    Vos pattes empestent. Choisissez où courent les meeples de la ruine.

tips-rampage-vacuum-title = aspirateur
tips-rampage-vacuum-text =
    Choisissez un quartier pour les meeples que vous avez aspirés.

tips-rampage-imitate-title = imitateur
tips-rampage-imitate-text =
    La partie est finie. Choisissez le caractère dont vous voulez aussi marquer les points.

tips-octorage-welcome-title = bienvenue
tips-octorage-welcome-text =
    Jouez une carte, ou l’Octoman vous attaque. Une arme doit valoir au moins autant que la dernière.
    Le dernier joueur en vie gagne la manche ; deux manches donnent la partie.
    Les cartes utilisables brillent : cliquez dessus. Laissez le pointeur sur une carte pour la lire.
    La ligne du haut dit à qui de jouer, et quoi faire. F1 ouvre les règles, H montre toutes les touches.

tips-rarrr-welcome-title = bienvenue
tips-rarrr-welcome-text =
    Faites un monstre de trois cartes, puis disputez des villes aux autres monstres.
    Dans une bataille, posez des cartes Pouvoir pour dépasser le niveau de tous les autres, ou passez. Le dernier en lice gagne.
    Les cartes utilisables brillent : cliquez dessus. Laissez le pointeur sur une carte pour la lire.
    La ligne du haut dit à qui de jouer, et quoi faire. F1 ouvre les règles, H montre toutes les touches.

tips-rarrr-draft-title = choix des cartes
tips-rarrr-draft-text =
    Gardez une carte, le reste va à votre voisin, et ainsi de suite jusqu’à la dernière.
    Les symboles des cartes de votre monstre sont des limites : trois flammes, donc trois cartes Feu par série au plus.

tips-rarrr-bid-title = enchère
tips-rarrr-bid-text =
    Cliquez sur des cartes pour poser des séries d’un seul pouvoir, et de nouveau pour les reprendre. Rien ne compte avant que vous confirmiez.
    Une série vaut sa somme multipliée par son nombre de cartes : plusieurs petites valent mieux qu’une grosse.

tips-score-title = score
tips-score-text =
    La partie est finie. Chaque point est expliqué ici.

tips-rampage-event-ran_away-title = un fuyard
tips-rampage-event-ran_away-text =
    Un meeple a quitté la ville. Les fuyards se rassemblent à côté du plateau.
    Qui remplit une de leurs lignes en paie le prix : pointez le plateau de Fuite pour voir lequel.
tips-rampage-event-gobbled-title = un étage
tips-rampage-event-gobbled-text =
    Il ne restait rien sur cet étage : il est gobé, un point pour qui l’a dégagé.
    La partie s’achève après le dernier étage.
tips-rampage-event-tooth_lost-title = une dent en moins
tips-rampage-event-tooth_lost-text =
    Chaque dent permet de manger un meeple à la fin du tour : moins de dents, moins de festin.
tips-rampage-event-tooth_broken-title = une dent cassée
tips-rampage-event-tooth_broken-text =
    Renversez un autre monstre et vous lui cassez une dent : elle compte pour vous à la fin.
tips-rampage-event-fell-title = renversé
tips-rampage-event-fell-text =
    Un monstre couché est remis sur ses pattes au début de son propre tour.

tips-practice-title = entraînement
tips-practice-text =
    Essayez un geste autant de fois que vous voulez : la table est remise en place après chaque essai.
    Visez la croix jaune, ou le bâtiment le plus proche. Vous voyez ensuite la vitesse, l’écart et l’effet, et à quel point vos derniers essais diffèrent.
    Des boutons passent à un autre geste. Échap met fin à l’entraînement.
