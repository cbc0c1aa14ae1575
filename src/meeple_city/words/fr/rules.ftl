### Les règles telles que les joueurs les lisent dans la fenêtre, une page par sujet. Une ligne de texte devient un paragraphe.

rules-rampage-goal-title = Le but du jeu
rules-rampage-goal-text =
    Vous êtes un monstre géant, et la ville est votre dîner.
    Une série de six meeples, un de chaque couleur, vaut 10 points. Un étage vaut 1 point, une dent que vous avez cassée 2 points. Votre carte Caractère peut rapporter davantage.
    Quand le dernier étage a disparu, tous les autres ont encore un tour. Qui a le plus de points l’emporte.

rules-rampage-turn-title = Votre tour
rules-rampage-turn-text =
    Si vos pattes ont quitté la ville, elles reviennent sur un emplacement de départ libre. Votre corps retourne sur vos pattes.
    Vous faites deux actions : déplacement, démolition, projection ou souffle, dans l’ordre de votre choix, deux fois la même si vous voulez.
    Puis vous passez à table. Ensuite, c’est au joueur suivant.

rules-rampage-move-title = Déplacement
rules-rampage-move-text =
    On retire votre corps, et vous envoyez vos pattes sur le plateau d’une pichenette. Votre corps les suit.
    Appuyez sur vos pattes, tirez en arrière et lâchez. Prenez-les de côté pour leur donner de l’effet.
    Des pattes qui quittent la ville vous coûtent une dent : choisissez un emplacement de départ, et votre tour continue.

rules-rampage-demolish-title = Démolition
rules-rampage-demolish-text =
    Vos pattes doivent toucher le trottoir d’un bâtiment qui a encore un étage.
    Restez assis, portez votre corps au-dessus du bâtiment, pas plus haut que le bras, et lâchez-le. Ne le lancez pas.
    S’il ne touche rien du bâtiment, vous perdez une dent. Une main maladroite qui bouscule quelque chose en chemin aussi, et les étages vont alors dans la boîte.

rules-rampage-toss-title = Projection
rules-rampage-toss-text =
    Prenez un véhicule de votre quartier, posez-le sur la tête de votre monstre et projetez-le d’une pichenette.
    Votre corps doit être debout. Un véhicule qui porte quelque chose ne se projette pas.

rules-rampage-breathe-title = Souffle
rules-rampage-breathe-text =
    Posez le menton sur votre monstre et soufflez, une seule fois.
    Visez avec le pointeur et maintenez la touche, ou soufflez dans le micro si vous l’avez activé.

rules-rampage-floors-title = Étages
rules-rampage-floors-text =
    Un étage sur lequel plus rien ne repose est libre. Qui libère un étage le gobe.
    Les étages libérés par une main maladroite retournent dans la boîte.

rules-rampage-eat-title = À table !
rules-rampage-eat-text =
    À la fin de votre tour, vous mangez des meeples du quartier de vos pattes, un par dent au plus.
    Seulement ceux qui sont accessibles : rien ne doit reposer sur eux ni se trouver juste au-dessus.

rules-rampage-rumble-title = Baston !
rules-rampage-rumble-text =
    Si votre action renverse un autre monstre, vous lui cassez une dent et la gardez.
    Deux de vos six dents sont inamovibles. Qui doit perdre une dent et n’en a plus à perdre paie en meeples.

rules-rampage-runaways-title = Fuite des meeples
rules-rampage-runaways-text =
    Les meeples qui quittent la ville vont sur le plateau de Fuite, ligne par ligne sur la face A, par couleur sur la face B.
    Qui remplit une ligne ou une zone en subit l’effet : des dents perdues, le monstre déplacé, des actions de plus pour les autres.
    Qui remplit la dernière ligne de la face A met fin à la partie et ne peut pas gagner.

rules-rampage-end-title = Fin de partie
rules-rampage-end-text =
    La partie s’arrête quand le dernier étage a disparu et que tous les autres ont eu encore un tour, ou quand le plateau de Fuite est plein.
    Points : 10 par série de six couleurs, 1 par étage, 2 par dent, et ce que dit votre caractère.
    En cas d’égalité, l’estomac le plus garni l’emporte.

rules-rampage-cards-title = Cartes
rules-rampage-cards-text =
    Chaque monstre a un caractère, qui rapporte des points à la fin, un pouvoir, toujours utilisable, et un super-pouvoir secret, à jouer une seule fois.
    Vos cartes sont en bas à droite. Posez le pointeur sur le bandeau d’un rival pour lire les siennes.

rules-rarrr-goal-title = Le but du jeu
rules-rarrr-goal-text =
    Des monstres se disputent des villes. Chaque ville vaut des points ; les groupes de villes aussi.
    Après la dernière manche, qui a le plus de points l’emporte.

rules-rarrr-monster-title = Créer un monstre
rules-rarrr-monster-text =
    Votre monstre tient son nom de trois cartes : un monstre et deux syllabes.
    Ses icônes disent quels pouvoirs il a, et en quelle quantité.

rules-rarrr-battle-title = Une bataille
rules-rarrr-battle-text =
    À tour de rôle, posez des cartes Pouvoir pour dépasser le niveau de tous les autres, ou passez.
    Les cartes d’un même pouvoir forment une série. Chaque pouvoir se joue une fois par bataille.
    Le dernier qui n’a pas passé détruit la ville.

rules-octorage-goal-title = Le but du jeu
rules-octorage-goal-text =
    Soyez le dernier mercenaire en vie. Deux manches gagnées donnent la partie.

rules-octorage-turn-title = Votre tour
rules-octorage-turn-text =
    Jouez une arme au moins aussi forte que la dernière, ou une autre carte que le moment permet.
    Si vous ne pouvez pas ou ne voulez pas, l’Octoman vous attaque, et vous perdez des vies selon sa rage.

rules-octorage-treasures-title = Trésors
rules-octorage-treasures-text =
    Les trésors sont maudits : qui en a un devant soi en souffre. Lisez-les dans votre main.
