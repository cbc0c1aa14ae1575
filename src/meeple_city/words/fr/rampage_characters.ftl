### Rampage : les cartes Caractère.

names-card-anarchist = Anarchiste
names-card-brawler = Bagarreur
names-card-destructive = Destructeur
names-card-glutton = Goulu
names-card-imitator = Imitateur
names-card-mean = Méchant
names-card-pacifist = Pacifiste
names-card-punk = Punk
names-card-romantic = Romantique
names-card-seductive = Séducteur
names-card-scrap_merchant = Ferrailleur
names-card-seer = Voyante
names-card-shy = Timide
names-card-softie = Douillet
names-card-tourist = Vacancier
names-card-young = Jeune

names-card_text-anarchist = Militaires et journalistes vont si bien ensemble. Chaque paire dans votre estomac rapporte 3 points.
names-card_text-brawler = Chaque dent cassée à un autre monstre rapporte 4 points au lieu de 2.
names-card_text-destructive = Ayez à la fin le plus d’étages dans l’estomac et marquez 10 points. L’égalité suffit dans l’édition française seulement.
names-card_text-glutton = Ayez à la fin le plus de meeples dans l’estomac et marquez 10 points. L’égalité suffit dans l’édition française seulement.
names-card_text-imitator = À la fin, avant l’ouverture des estomacs, choisissez le caractère d’un autre monstre : il compte comme le vôtre.
names-card_text-mean = Ayez à la fin le plus de héros dans l’estomac et marquez 10 points. L’égalité suffit dans l’édition française seulement.
names-card_text-pacifist = Ayez à la fin le plus de militaires dans l’estomac et marquez 10 points. L’égalité suffit dans l’édition française seulement.
names-card_text-punk = Vieillards et businessmen vont si bien ensemble. Chaque paire dans votre estomac rapporte 3 points.
names-card_text-romantic = Héros et blondes vont si bien ensemble. Chaque paire dans votre estomac rapporte 3 points.
names-card_text-seductive = Ayez à la fin le plus de blondes dans l’estomac et marquez 10 points. L’égalité suffit dans l’édition française seulement.
names-card_text-scrap_merchant = Chaque véhicule qui finit sur une ruine, même d’un seul coin, rapporte 5 points.
names-card_text-seer = À la fin, avant l’ouverture des estomacs, dites qui a croqué le plus de meeples, vous peut-être. Si personne n’en a mangé plus, marquez 7 points.
names-card_text-shy = Ayez à la fin le plus de journalistes dans l’estomac et marquez 10 points. L’égalité suffit dans l’édition française seulement.
names-card_text-softie = Chaque jeton Dent encore dans votre bouche à la fin rapporte 3 points. Les deux dents imprimées ne comptent pas.
names-card_text-tourist = Ayez à la fin le plus de businessmen dans l’estomac et marquez 10 points. L’égalité suffit dans l’édition française seulement.
names-card_text-young = Ayez à la fin le plus de vieillards dans l’estomac et marquez 10 points. L’égalité suffit dans l’édition française seulement.

rampage-ask-imitate = quel caractère imitiez-vous depuis le début ?
rampage-ask-foretell = qui a croqué le plus de meeples ?

rampage-score-most = { CARD($card) } : { $own } contre { $others }
rampage-score-not_most = { CARD($card) } : { $own } contre { $others }, ça ne suffit pas
rampage-score-pairs =
    { CARD($card) } : { $pairs ->
        [one] { $pairs } paire
       *[other] { $pairs } paires
    }, { $each } points chacune
rampage-score-brawler =
    Bagarreur : { $teeth ->
        [one] { $teeth } dent cassée
       *[other] { $teeth } dents cassées
    }, { $each } points chacune
rampage-score-softie =
    Douillet : { $teeth ->
        [one] { $teeth } dent gardée
       *[other] { $teeth } dents gardées
    }, { $each } points chacune
rampage-score-scrap_merchant =
    Ferrailleur : { $vehicles ->
        [one] { $vehicles } véhicule
       *[other] { $vehicles } véhicules
    } sur des ruines, { $each } points chacun
rampage-score-seer_right =
    Voyante : { SEAT($named) }, c’était bien ça ({ $most ->
        [one] { $most } meeple
       *[other] { $most } meeples
    })
rampage-score-seer_wrong =
    Voyante : { SEAT($named) }, c’était raté ; le record est de { $most ->
        [one] { $most } meeple
       *[other] { $most } meeples
    }
rampage-score-seer_silent = Voyante : rien n’a été prédit
