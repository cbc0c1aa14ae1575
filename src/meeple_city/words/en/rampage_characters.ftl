### Rampage: the Characters.

names-card-anarchist = Anarchist
names-card-brawler = Brawler
names-card-destructive = Destructive
names-card-glutton = Glutton
names-card-imitator = Imitator
names-card-mean = Mean
names-card-pacifist = Pacifist
names-card-punk = Punk
names-card-romantic = Romantic
names-card-seductive = Seductive
names-card-scrap_merchant = Scrap Merchant
names-card-seer = Seer
names-card-shy = Shy
names-card-softie = Softie
names-card-tourist = Tourist
names-card-young = Young

names-card_text-anarchist = Soldiers and journalists taste best together. Every pair in your stomach is worth 3 points.
names-card_text-brawler = Every tooth you have broken off another monster is worth 4 points, not 2.
names-card_text-destructive = Have the most floors in your stomach at the end and score 10 points. A tie scores in the French edition only.
names-card_text-glutton = Have the most meeples in your stomach at the end and score 10 points. A tie scores in the French edition only.
names-card_text-imitator = At the end, before the stomachs are opened, pick another monster's character and score it as if it were yours.
names-card_text-mean = Have the most heroes in your stomach at the end and score 10 points. A tie scores in the French edition only.
names-card_text-pacifist = Have the most soldiers in your stomach at the end and score 10 points. A tie scores in the French edition only.
names-card_text-punk = Old folks and businessmen taste best together. Every pair in your stomach is worth 3 points.
names-card_text-romantic = Heroes and blondes taste best together. Every pair in your stomach is worth 3 points.
names-card_text-seductive = Have the most blondes in your stomach at the end and score 10 points. A tie scores in the French edition only.
names-card_text-scrap_merchant = Every vehicle that ends up on a ruin, even with one corner, is worth 5 points.
names-card_text-seer = At the end, before the stomachs are opened, say who has eaten the most meeples; it may be you. If nobody has eaten more, score 7 points.
names-card_text-shy = Have the most journalists in your stomach at the end and score 10 points. A tie scores in the French edition only.
names-card_text-softie = Every tooth token left in your mouth at the end is worth 3 points. The two printed teeth do not count.
names-card_text-tourist = Have the most businessmen in your stomach at the end and score 10 points. A tie scores in the French edition only.
names-card_text-young = Have the most old folks in your stomach at the end and score 10 points. A tie scores in the French edition only.

rampage-ask-imitate = choose the character you have been imitating all along
rampage-ask-foretell = who has eaten the most meeples?

rampage-score-most = { CARD($card) }: { $own } against { $others }
rampage-score-not_most = { CARD($card) }: { $own } against { $others } is not enough
rampage-score-pairs =
    { CARD($card) }: { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    }, { $each } points each
rampage-score-brawler =
    Brawler: { $teeth ->
        [one] { $teeth } tooth
       *[other] { $teeth } teeth
    } taken, { $each } points each
rampage-score-softie =
    Softie: { $teeth ->
        [one] { $teeth } tooth
       *[other] { $teeth } teeth
    } kept, { $each } points each
rampage-score-scrap_merchant =
    Scrap Merchant: { $vehicles ->
        [one] { $vehicles } vehicle
       *[other] { $vehicles } vehicles
    } on ruins, { $each } points each
rampage-score-seer_right =
    Seer: right about { SEAT($named) } ({ $most ->
        [one] { $most } meeple
       *[other] { $most } meeples
    })
rampage-score-seer_wrong =
    Seer: wrong about { SEAT($named) }; the most is { $most ->
        [one] { $most } meeple
       *[other] { $most } meeples
    }
rampage-score-seer_silent = Seer: was not asked
