### Rampage : les cartes Pouvoir.

names-card-boxer = Boxeur
names-card-climber = Alpiniste
names-card-heavyweight = Gros lourd
names-card-hurricane = Ouragan
names-card-jumper = Sauteur
names-card-kung_fu_master = Kung-fu master
names-card-long_tail = Grande queue
names-card-retainer = Appareil dentaire
names-card-sharp_canines = Canines acérées
names-card-siren = Sirène
names-card-smelly_paws = Pattes malodorantes
names-card-star_dancer = Danseuse étoile
names-card-stretchy_paws = Pied élastique
names-card-stretchy_tongue = Langue élastique
names-card-telekinesis = Télékinésie
names-card-vacuum = Aspirateur

names-card_text-boxer = Chaque monstre que votre déplacement renverse perd deux dents au lieu d’une.
names-card_text-climber = Avant de vous déplacer, vous pouvez grimper sur un bâtiment au bord de votre quartier et partir de là-haut.
names-card_text-heavyweight = Vous pouvez lâcher votre monstre sur un autre, dans votre quartier, plutôt que sur un bâtiment. Pas besoin de trottoir, mais si vous le ratez, vous perdez une dent comme d’habitude.
names-card_text-hurricane = Vous pouvez souffler depuis la tête de n’importe quel monstre debout. Si ce souffle le renverse, il ne perd pas de dent.
names-card_text-jumper = Pour vous déplacer, vous pouvez projeter vos pattes depuis la tête de votre monstre. Sortir de la ville coûte une dent comme d’habitude.
names-card_text-kung_fu_master = En guise de projection, vous pouvez lancer vos propres pattes depuis la tête de votre monstre. Elles reviennent à leur place, même de hors de la ville, et cela ne coûte pas de dent.
names-card_text-long_tail = Vous pouvez démolir n’importe quel bâtiment au bord de votre quartier sans en toucher le trottoir.
names-card_text-retainer = À table, vous comptez toujours au moins quatre dents.
names-card_text-sharp_canines = Vous pouvez manger deux meeples de plus que vous n’avez de dents.
names-card_text-siren = Au lieu de passer à table comme d’habitude, vous pouvez manger un seul meeple, dans n’importe quel quartier.
names-card_text-smelly_paws = Quand votre déplacement finit sur un trottoir, les meeples de cette ruine qui ne soutiennent rien fuient dans un quartier voisin. C’est vous qui choisissez lequel.
names-card_text-star_dancer = Quand vous vous déplacez, vous avez droit à deux pichenettes.
names-card_text-stretchy_paws = Avant de vous déplacer, vous pouvez poser vos pattes n’importe où dans leur quartier.
names-card_text-stretchy_tongue = Au lieu de manger dans votre quartier, vous pouvez manger dans un quartier adjacent.
names-card_text-telekinesis = Vous pouvez projeter un véhicule de n’importe quel quartier.
names-card_text-vacuum = Les meeples que votre souffle chasse de la ville ne s’enfuient pas : ils atterrissent dans votre quartier.

names-zone-everywhere = n’importe quel quartier
    .title = N’importe quel quartier
    .in = dans n’importe quel quartier
    .of = de n’importe quel quartier

rampage-ask-jump = d’une pichenette, faites sauter vos pattes depuis votre tête
rampage-ask-kick = d’une pichenette, lancez vos pattes depuis votre tête
rampage-ask-smash = portez votre monstre au-dessus de celui { SEAT($target, form: "of") } et lâchez-le
rampage-ask-climb = choisissez un bâtiment à escalader
rampage-ask-stretch = posez vos pattes où vous voulez dans ce quartier
rampage-ask-clear_ruin = choisissez où fuient les meeples { BUILDING($building, form: "of") }
rampage-ask-vacuum =
    { $meeples ->
        [one] choisissez un quartier pour le meeple que vous avez aspiré
       *[other] choisissez un quartier pour les { $meeples } meeples que vous avez aspirés
    }

rampage-option-climb = escalader d’abord un bâtiment
rampage-option-stretch = étirer d’abord ses pattes
rampage-option-jump = sauter plutôt
rampage-option-kick = frapper avec ses pattes
rampage-option-siren = chanter pour un meeple de n’importe où
rampage-option-smash_target = se lâcher sur le monstre { SEAT($target, form: "of") }
rampage-option-breathe_target = souffler depuis la tête { SEAT($target, form: "of") }

rampage-event-climbed = { SEAT($seat) } escalade { BUILDING($building) }
rampage-event-stretched = { SEAT($seat) } étire ses pattes { ZONE($zone, form: "in") }
