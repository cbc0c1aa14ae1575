# Les mains : gestes, touches, manettes, suivi de la tête.

screen-aim-missed = le geste n’a rien touché : partez d’à côté de vos pattes et frappez à travers

screen-setting-flick = pichenette
screen-setting_hint-flick = fronde : tirez en arrière et lâchez ; frappe : frappez vos pattes d’un trait, de côté pour les faire tourner
screen-value-slingshot = fronde
screen-value-swipe = frappe
screen-setting-stroke = amplitude du geste
screen-setting_hint-stroke = plus elle est grande, plus un geste court tire fort
screen-setting-toggle = appuyer deux fois au lieu de maintenir
screen-setting_hint-toggle = le premier appui commence, le second termine : rien à maintenir enfoncé

screen-several-move = se déplacer ({ $count } façons)
screen-several-demolish = démolir ({ $count } bâtiments)
screen-several-toss = projeter ({ $count } véhicules)
screen-several-breathe = souffler ({ $count } façons)

screen-does-next_button = le bouton suivant
screen-does-button_before = le bouton précédent
screen-does-push_lit = faire ce que dit le bouton allumé
screen-does-pull_more = tirer d’un dixième de plus
screen-does-pull_less = tirer d’un dixième de moins

screen-setting-tracker = suivi de la tête
screen-setting_hint-tracker = votre tête déplace la vue : positions d’opentrack ou d’un programme semblable, par UDP sur le port 4242 ; K recentre
screen-does-centre_head = recentrer la tête, avec un suivi de la tête

screen-summary = { SEAT($seat) }, en bref : { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    }, { $meeples ->
        [one] { $meeples } meeple
       *[other] { $meeples } meeples
    }, { $teeth ->
        [one] { $teeth } dent perdue
       *[other] { $teeth } dents perdues
    }

screen-keys-flick = gauche et droite visent, un chiffre ou les touches Page tirent, Entrée lâche
screen-keys-toss = virgule et point visent, un chiffre ou les touches Page tirent, haut et bas règlent la pente, Entrée lâche
screen-keys-carry = Entrée amène votre monstre au-dessus du bâtiment, Entrée encore le lâche
screen-keys-breathe = les flèches visent ; une fois les poumons pleins, maintenez Espace pour souffler
screen-keys-place = droite montre un quartier après l’autre, Entrée pose le monstre

screen-setting-keys = touches et boutons
screen-setting_hint-keys = confier le travail à d’autres touches, ou aux boutons d’une manette
screen-mode-keys = touches et boutons
screen-mode_does-keys = confier le travail à d’autres touches
screen-menu-usual_keys = tout comme d’habitude
screen-menu_hint-usual_keys = chaque touche refait son propre travail
screen-menu_hint-key = Entrée, puis la touche ou le bouton de manette qui doit le faire
screen-press_a_key = appuyez sur une touche
screen-no_key = aucune

