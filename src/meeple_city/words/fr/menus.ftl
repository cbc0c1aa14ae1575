# Menus et réglages : ce qui n'est pas dans screen.ftl.

screen-menu-stay = rester
screen-menu-footer_tabs = Page préc. et Page suiv. : un autre groupe.

screen-group-microphone = micro
screen-group-controls = commandes
screen-group-comfort = confort
screen-group-language = langue
screen-unit-percent = { $number } %

screen-setting-text_size = taille du texte
screen-setting_hint-text_size = jusqu’au double ; les lignes trop longues passent à la ligne
screen-setting-contrast = contraste élevé
screen-setting_hint-contrast = texte blanc sur fond noir

screen-menu-replays = revoir
screen-menu_hint-replays = revoir une partie, à partir de n’importe quel tour
screen-menu-ready = c’est bon
screen-menu_hint-ready = retour à la table

screen-new-table = la table
screen-new-rules = les règles
screen-new-summary = { $game } : { $people ->
    [0] personne
    [one] une personne
   *[other] { $people } personnes
} ici, { $others ->
    [0] aucun autre joueur
    [one] un autre joueur
   *[other] { $others } autres joueurs
}
screen-new-team = équipe { $number }
screen-new-seat_hint = Gauche et Droite choisissent qui joue ; Entrée ou un clic : un nom, une couleur
screen-new-name = nom
screen-new-name_hint = tapez un nom : il figure sur les bandeaux, dans les questions et au score ; sans nom, c’est la couleur
screen-new-kind = qui joue
screen-new-kind_hint = vous et vos amis jouez à tour de rôle devant cet écran
screen-new-place = couleur
screen-new-place_hint = échange les places avec le joueur de cette couleur
screen-new-command = commande
screen-new-command_hint = tapez la commande qui lance le programme, par exemple ./mon-robot
screen-new-needs = sans effet sans { $option }
screen-new-not_for_so_many = pas d’autre choix à { $count } joueurs
screen-new-problem-command = il faut la commande du programme, avec une barre oblique
screen-new-problem-names = deux joueurs portent le même nom

screen-value-program = programme
screen-expect-human = quelqu’un devant cet écran ; à plusieurs, l’image est cachée entre les tours
screen-expect-easy = joue simplement et rate parfois : pour débuter
screen-expect-normal = prévoit et compte ce qui reste : pour qui connaît le jeu
screen-expect-hard = profite de chaque occasion : pour les experts
screen-expect-random = fait n’importe quoi dans les règles, sans réfléchir
screen-expect-program = un programme à vous, qui parle par lignes de JSON

screen-saved-none = rien pour l’instant
screen-saved-open = tour { $turn }, { $day } { $month }, { $time }
screen-saved-over = finie après { $turn ->
    [one] { $turn } tour
   *[other] { $turn } tours
}, { $day } { $month }, { $time }
screen-saved-won = victoire : { $who }
screen-month-1 = janvier
screen-month-2 = février
screen-month-3 = mars
screen-month-4 = avril
screen-month-5 = mai
screen-month-6 = juin
screen-month-7 = juillet
screen-month-8 = août
screen-month-9 = septembre
screen-month-10 = octobre
screen-month-11 = novembre
screen-month-12 = décembre

screen-rules-search = chercher
screen-rules-search_hint = tapez un mot pour trouver les pages où il figure
screen-rules-nothing = aucune page ne contient ce mot

screen-setting-language = langue
screen-setting_hint-language = de tout ce que vous lisez ; les noms sur le plateau changent aussitôt
screen-value-system = celle du système
screen-value-english = English
screen-value-french = Français

screen-practice-flick = pichenette
screen-practice-drop = lâcher
screen-practice-toss = projection
screen-practice-breathe = souffle
screen-practice-try_flick = entraînement : envoyez vos pattes sur la croix jaune d’une pichenette
screen-practice-try_drop = entraînement : portez votre monstre au-dessus { BUILDING($building, form: "of") } et lâchez-le
screen-practice-try_toss = entraînement : projetez le véhicule de votre tête sur la croix jaune
screen-practice-try_breathe = entraînement : inspirez et soufflez sur { BUILDING($building) }
screen-practice-again = encore
screen-practice-again_prompt = voici ce qui a été mesuré
screen-practice-speed_m_s = vitesse : { NUMBER($value) } m/s
screen-practice-left = à { NUMBER($value) }° à gauche de la cible
screen-practice-right = à { NUMBER($value) }° à droite de la cible
screen-practice-straight = droit sur la cible
screen-practice-spin_hz = effet : { NUMBER($value) } tours par seconde
screen-practice-steep_deg = inclinaison : { NUMBER($value) }°
screen-practice-away_mm = à { NUMBER($value, maximumFractionDigits: 0) } mm de la cible
screen-practice-height_mm = tenu à { NUMBER($value, maximumFractionDigits: 0) } mm au-dessus du plateau
screen-practice-lean_deg = penché de { NUMBER($value) }°
screen-practice-moved = { $value ->
    [0] rien n’a bougé
    [one] une pièce a bougé
   *[other] { NUMBER($value) } pièces ont bougé
}
screen-practice-strength = souffle le plus fort : { NUMBER($value, style: "percent") }
screen-practice-lasted_s = a duré { NUMBER($value) } s
screen-practice-spread = vos { $tries } derniers essais s’écartent de { NUMBER($value) }°

screen-mode-practice = entraînement
screen-mode_does-practice = ce qui a été mesuré ; un autre essai, ou un autre geste
screen-does-practise_again = encore un essai
screen-does-practise_flick = s’exercer à la pichenette
screen-does-practise_drop = s’exercer au lâcher
screen-does-practise_toss = s’exercer à la projection
screen-does-practise_breathe = s’exercer au souffle
screen-mode-replays = rediffusions
screen-mode_does-replays = toutes les parties jouées ; choisissez-en une pour la revoir

screen-mode-microphone = micro
screen-mode_does-microphone = la force du souffle qu’il entend, et son étalonnage
screen-setting-test = essayer et étalonner
screen-setting_hint-test = voir avec quelle force le micro vous entend souffler, et lui apprendre votre souffle
screen-microphone-meter = force du souffle
screen-microphone-listening = à l’écoute
screen-microphone-meter_hint = soufflez vers le micro : la voix et la musique ne doivent rien donner
screen-microphone-calibrate = étalonner
screen-microphone-quiet = silence
screen-microphone-quiet_detail = il écoute d’abord la pièce : appuyez, puis gardez le silence
screen-microphone-blow = soufflez fort
screen-microphone-blow_detail = appuyez, puis soufflez vers le micro aussi fort que possible
screen-microphone-blow_again = soufflez encore
screen-microphone-blow_again_detail = appuyez, puis soufflez une dernière fois
screen-microphone-step_hint = étape { $number } sur { $steps } : { $seconds } secondes. Rien n’est gardé, hormis trois nombres
screen-microphone-done = le micro est étalonné, vous pouvez y souffler
screen-does-read_on = lire la suite
screen-does-read_back = lire ce qui précède
