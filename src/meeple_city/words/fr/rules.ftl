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

rules-rarrr-goal-title = Le but
rules-rarrr-goal-text =
    Des monstres se disputent des villes, en trois manches de six villes.
    Une ville vaut les points inscrits dans son coin. Le plus de points l’emporte ; à égalité, le plus de villes.

rules-rarrr-monster-title = Créer son monstre
rules-rarrr-monster-text =
    Vous recevez un monstre et draftez des cartes Katakana : gardez-en une, passez le reste à gauche. Deux de vos trois cartes complètent le monstre, et leurs syllabes forment son nom, dans l’ordre que vous voulez.
    Les douze icônes des trois cartes sont ses limites : avec cinq éclairs, il pose au plus cinq cartes électriques dans une série.

rules-rarrr-round-title = Une manche
rules-rarrr-round-text =
    On drafte de la même façon douze cartes Pouvoir chacun. Elles doivent durer toute la manche.
    Puis six villes sont révélées. Le détenteur de la carte Monstre enragé choisit celle qu’on se dispute, et mise en premier.

rules-rarrr-bid-title = Une mise
rules-rarrr-bid-text =
    Posez une ou plusieurs séries, chacune d’un seul pouvoir. Une série vaut la somme de ses cartes multipliée par leur nombre : 1, 2 et 3 font 6 fois 3, soit 18.
    Toutes vos séries ensemble doivent dépasser le niveau de chacun des autres. Chaque pouvoir se pose une fois par bataille, et on n’ajoute rien ensuite à une série.
    Un bonus s’ajoute à la somme d’une série, puis disparaît. Il ne compte pas comme une carte.

rules-rarrr-battle-title = Passer et gagner
rules-rarrr-battle-text =
    Qui passe est hors jeu jusqu’à la ville suivante, et peut reprendre une carte posée ; le dernier à passer peut en reprendre deux et reçoit la carte Monstre enragé.
    Le dernier en lice détruit la ville. Si personne ne mise, la ville est épargnée.

rules-rarrr-variants-title = Règles avancées
rules-rarrr-variants-text =
    Bonus : deux villes d’un groupe rapportent 1, trois ou plus 2. Deux groupes rapportent 1, trois 2, quatre 4, cinq ou plus 8.
    Face cachée : toute carte peut rejoindre une série face cachée. Elle n’ajoute rien à la somme, mais compte comme une carte.
    Résistance : du pouvoir inscrit sur son bouclier, une ville laisse passer une carte de moins par série.

rules-octorage-goal-title = Le but
rules-octorage-goal-text =
    Être le dernier mercenaire en vie. Cela gagne une manche ; deux manches gagnent la partie.
    Qui gagne une manche retourne son personnage et n’a plus de pouvoir.

rules-octorage-turn-title = Votre tour
rules-octorage-turn-text =
    Jouez une carte, ou l’Octoman vous attaque. Une arme doit valoir au moins autant que la dernière posée.
    Une esquive inverse le sens du tour. Une phéromone fait monter la rage de l’Octoman.

rules-octorage-attack-title = Une attaque
rules-octorage-attack-text =
    Vous perdez autant de points de vie que l’indique la piste de rage, et tous au dernier niveau. Vous prenez l’Octoman, les armes sont défaussées, chacun pioche une carte (deux si sa main est vide), et vous ouvrez le tour suivant.
    Sans point de vie, vous êtes éliminé jusqu’à la manche suivante.

rules-octorage-treasures-title = Trésors maudits
rules-octorage-treasures-text =
    Posez un trésor devant un autre joueur, qui subit sa malédiction jusqu’à la fin de la manche. Les malédictions se cumulent ; pointez-en une pour la lire.

rules-octorage-powers-title = Personnages
rules-octorage-powers-text =
    Chaque personnage a un pouvoir lié à une sorte de carte : les machettes de José volent, les pistolets de Courtney récupèrent, Gilles regarde la pioche avec ses mitraillettes, la dynamite de Norbert coûte deux points de vie à un autre.
    Britney peut toujours jouer ses phéromones. Pamela se soigne chaque fois qu’un trésor est joué.
