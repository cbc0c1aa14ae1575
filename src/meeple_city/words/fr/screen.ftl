### Ce que dit la fenêtre elle-même : bandeaux, boutons, résultats, raisons, conseils, menus.

screen-pass_to = passez l’écran { SEAT($seat, form: "to") }
screen-you = vous
screen-turn = tour { $turn }
screen-floors_left =
    { $left ->
        [one] { $left } étage restant sur { $all }
       *[other] { $left } étages restants sur { $all }
    }
screen-line = fuite : ligne { $line }, { $count } sur { $spaces }
screen-zones = en fuite : { $count }
screen-setting_up = mise en place de la table
screen-playing = { SEAT($seat) } joue
screen-one_moment = un instant
screen-not_a_choice = { $what } : ce n’est pas un choix possible. Cliquez sur ce qui brille
screen-this_spot = cet endroit
screen-log_empty = il ne s’est encore rien passé
screen-round = manche { $round }
screen-final_score = score final

screen-player-human = vous
screen-player-person = humain
screen-player-easy = bot facile
screen-player-normal = bot moyen
screen-player-hard = bot fort
screen-player-random = bot aléatoire
screen-player-program = programme

screen-button-back = retour
screen-button-turn = tourner pour voir
screen-button-go_on = continuer
screen-button-skip = passer
screen-button-fast = vite
screen-button-slow_down = vitesse normale
screen-button-more = suite ({ $page } sur { $pages })
screen-button-got_it = compris
screen-button-no_more_tips = assez de conseils
screen-button-choice = choix { $number }
screen-button-close = fermer
screen-button-i_am = c’est moi, { SEAT($seat) }
screen-button-to_menu = vers le menu
screen-button-previous = précédent
screen-button-next_page = suite

## Les actions en boutons, et pourquoi l'une d'elles est impossible.

screen-action-move = se déplacer
screen-action-demolish = démolir
screen-action-toss = projeter
screen-action-breathe = souffler

screen-why_not-paws_outside = vos pattes sont hors de la ville
screen-why_not-paralyzed = une carte vous empêche de vous déplacer
screen-why_not-no_building = vos pattes ne touchent aucun trottoir
screen-why_not-no_floors = il n’y a plus rien à démolir ici
screen-why_not-fallen = votre monstre est à terre
screen-why_not-head_taken = quelque chose est posé sur sa tête
screen-why_not-no_vehicle = aucun véhicule dans votre quartier
screen-why_not-nowhere = vous n’êtes dans aucun quartier

## Quelques mots là où il s'est passé quelque chose.

screen-result-superpower_played = superpouvoir !
screen-result-mark_placed_paralyzed = paralysé !
screen-result-mark_placed_upside_down = sens dessus dessous !
screen-result-tooth_owed = une dent à payer
screen-result-runaway_effect = panique !
screen-result-last_floor = le dernier étage !
screen-float-tooth_broken = dent cassée !
screen-float-teeth_broken = dents cassées !
screen-float-tooth_lost = une dent perdue
screen-float-teeth_lost = dents perdues
screen-float-ran_away = s’enfuit !
screen-float-gobbled = +1 étage
screen-float-boxed = perdu pour tous
screen-float-eaten = mangé
screen-float-fell = renversé !
screen-float-fell_forgiven = renversé
screen-float-paws_returned = de retour
screen-float-relocated = délocalisé !
screen-float-monster_moved = décalé
screen-float-vehicle_returned = à sa place
screen-float-meeple_caught = attrapé
screen-float-meeple_stolen = volé
screen-float-meeple_stolen_hidden = au voleur !
screen-float-meeple_moved = déplacé
screen-float-actions_granted = action de plus

screen-aim-too_weak = tirez plus loin pour lancer ; il ne s’est rien passé
screen-aim-keys = visez d’abord : virgule et point tournent, un chiffre tire
screen-aim-cancels = lâchez ici pour annuler
screen-aim-strength = force { $percent } %
screen-aim-angles = pente { $steep } degrés (Haut, Bas), en arrière { $tilt } (Gauche, Droite)
screen-aim-height = hauteur { $height } sur { $most } mm (molette ou Page préc./suiv.), les flèches le tournent
screen-aim-over = { NUMBER($height, maximumFractionDigits: 0) } mm au-dessus { PIECE($what, form: "of") } : lâchez
screen-aim-sit_down = asseyez-vous pour démolir : appuyez sur C
screen-aim-flick_hint = appuyez sur vos pattes : elles brillent
screen-aim-toss_hint = appuyez sur ce qui est posé sur votre tête : ça brille
screen-aim-carry_hint = appuyez sur votre monstre sans relâcher : il brille

## Près du pointeur : ce qu'est une chose, et pourquoi on peut ou non s'en servir.

screen-eat-completes = complète une série
screen-eat-new =
    { $missing ->
        [one] couleur nouvelle : il n’en manquera plus qu’une
       *[other] couleur nouvelle : il en manquera { $missing }
    }
screen-eat-more =
    { $count ->
        [one] vous en avez déjà un
       *[other] vous en avez déjà { $count }
    }
screen-explain-in_zone = { ZONE($zones, form: "in") }
screen-explain-on_sidewalk = sur le trottoir { BUILDING($building, form: "of") }
screen-explain-outside = hors de tout quartier
screen-explain-rests_on = repose sur { PIECE($pieces) }
screen-explain-eat_now = cliquez pour le manger
screen-explain-eat_there = rien dessus : choisissez { ZONE($zone) } pour le manger
screen-explain-cannot_eat = immangeable : { $why }
screen-explain-not_accessible = immangeable : il y a quelque chose dessus ou juste au-dessus
screen-explain-not_your_zone = vous êtes dans un autre quartier : on mange là où sont ses pattes
screen-explain-eaten_nowhere = immangeable ici : il n’est dans aucun quartier
screen-explain-eaten_at_building = immangeable ici : immeubles et trottoirs ne font partie d’aucun quartier
screen-explain-you_nowhere = vous n’êtes dans aucun quartier : on mange là où sont ses pattes
screen-explain-eat_later = rien dessus : bon à manger à la fin de votre tour
screen-explain-bare = plus rien dessus : qui le libère le gobe
screen-explain-carries = pas encore à gober : il porte { PIECE($pieces) }
screen-explain-not_bare = pas encore à gober : { $why }
screen-explain-not_bare_yet = gobé par qui en retire la dernière chose
screen-explain-building =
    encore { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    } et { $meeples ->
        [one] { $meeples } meeple
       *[other] { $meeples } meeples
    } ici
screen-explain-demolish_now = à démolir dès maintenant : vos pattes touchent son trottoir
screen-explain-demolish_how = pour le démolir, vos pattes doivent toucher son trottoir
screen-explain-only_ruin = il n’en reste que la ruine
screen-explain-toss_now = à projeter dès maintenant
screen-explain-toss_how = un monstre de son quartier peut le projeter
screen-explain-laden = impossible à projeter : il porte { PIECE($pieces) }
screen-explain-fallen = à terre : ne peut ni projeter ni souffler
screen-explain-move_now = cliquez pour une pichenette
screen-explain-teeth =
    { $teeth ->
        [one] { $teeth } dent : autant de meeples mangés par tour
       *[other] { $teeth } dents : autant de meeples mangés par tour
    }
screen-explain-stomach =
    dans l’estomac : { $meeples ->
        [one] { $meeples } meeple
       *[other] { $meeples } meeples
    }, { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    }
screen-explain-eaten = mangés : { $meeples }
screen-explain-stomach_secret = l’estomac est secret
screen-explain-your_secret = secret : { $card }
screen-explain-secret_cards =
    { $count ->
        [one] { $count } carte secrète
       *[other] { $count } cartes secrètes
    }
screen-explain-zone =
    { $meeples ->
        [one] { $meeples } meeple ici
       *[other] { $meeples } meeples ici
    }, { $free ->
        [one] { $free } accessible
       *[other] { $free } accessibles
    }
screen-explain-you_are_here = vos pattes sont ici
screen-explain-runaways =
    { $count ->
        [0] aucun meeple en fuite
        [one] { $count } meeple en fuite
       *[other] { $count } meeples en fuite
    }
screen-explain-line_now = ligne { $line } : { $count } sur { $spaces }
screen-explain-zone_now = { MEEPLE($colour) } : { $count } sur { $spaces } ; zone pleine, { RUNAWAY($effect) }

## Ce que fait une ligne pleine du plateau de Fuite, face A.

screen-runaway-line_1 = pleine, elle coûte une dent à qui l’a remplie, et le joueur suivant déplace son monstre
screen-runaway-line_2 = pleine, elle coûte une dent à qui l’a remplie et donne une action de plus à tous les autres
screen-runaway-line_3 = pleine, elle coûte deux dents à qui l’a remplie
screen-runaway-line_4 = pleine, elle coûte une dent à qui l’a remplie, et le joueur suivant déplace son monstre
screen-runaway-line_5 = pleine, elle coûte une dent à qui l’a remplie et donne une action de plus à tous les autres
screen-runaway-line_6 = pleine, elle met fin à la partie, et qui l’a remplie ne peut pas gagner

screen-card-character = caractère
screen-card-power = pouvoir
screen-card-superpower = secret

screen-menu-title = Meeple City
screen-menu-continue = continuer
screen-menu-new = nouvelle partie
screen-menu-practice = s’entraîner
screen-menu-resume = parties interrompues
screen-menu-rules = règles
screen-menu-settings = réglages
screen-menu-quit = quitter
screen-menu-back = retour
screen-menu-start = jouer
screen-menu-game = jeu
screen-menu-players = joueurs
screen-menu-surprise = au hasard
screen-menu-leave_match = quitter la partie
screen-menu-leave_practice = finir l’entraînement
screen-menu-footer_row = Haut et Bas choisissent, Entrée valide ; ou cliquez. Échap revient.
screen-menu-footer_value = Haut et Bas choisissent, Gauche et Droite changent la valeur ; ou cliquez. Échap revient.
screen-menu-footer_seat = Haut et Bas choisissent, Gauche et Droite changent qui joue, Entrée ouvre la place : nom, joueur, siège. Échap revient.
screen-menu-footer_field = Tapez, Retour arrière efface ; Entrée ou Bas continue. Échap revient.
screen-menu-quit_question = quitter Meeple City ?
screen-menu-paused = pause
screen-menu-choose_seats = qui joue
screen-menu-saved = la partie est enregistrée

screen-menu_hint-continue = reprendre la partie. { $title }. { $detail }
screen-menu_hint-new = choisir un jeu, qui joue et selon quelles règles
screen-menu_hint-practice = pichenettes, lâchers, lancers et souffles sur une cible, autant que vous voulez ; vitesse, angle et effet sont mesurés
screen-menu_hint-resume = les parties interrompues, la plus récente d’abord
screen-menu_hint-rules = les règles, une page par sujet
screen-menu_hint-settings = aide, rythme, image, son, micro, diffusion
screen-menu_hint-quit = fermer la fenêtre
screen-menu_hint-start = s’asseoir à la table
screen-menu_hint-game = Rampage se joue avec des pièces sur un plateau, RARRR!! et OctoRage avec des cartes
screen-menu_hint-players = combien sont à table
screen-menu_hint-surprise = laisser le hasard choisir face, cartes et variantes
screen-menu_hint-back = vers le premier menu
screen-menu_hint-leave_match = aller au menu ; la partie est enregistrée et peut être reprise
screen-menu_hint-leave_practice = aller au menu ; vos essais mesurés sont gardés
screen-menu_hint-quit_match = fermer la fenêtre ; la partie est enregistrée et peut être reprise
screen-menu_hint-quit_practice = fermer la fenêtre ; vos essais mesurés sont gardés
screen-menu_hint-done_match = retour à la partie
screen-menu_hint-done_practice = retour à la table

## Les réglages par groupes, chacun avec une ligne d'explication.

screen-group-playing = jeu
screen-group-picture = image
screen-group-sound = son
screen-group-streaming = diffusion

screen-setting-help = aide à la visée
screen-setting-pace = rythme des autres tours
screen-setting-tips = expliquer une fois
screen-setting-stereo = image en relief
screen-setting-comfort = mouvements réduits
screen-setting-sound = son
screen-setting-microphone = souffler dans le micro
screen-setting-streamer = secrets hors de l’écran

screen-setting_hint-help = ce qui est dessiné d’un tir avant de le faire : tout le trajet, la moitié, ou seulement la force
screen-setting_hint-pace = combien de temps les bots annoncent ce qu’ils font, et combien de temps restent les résultats
screen-setting_hint-tips = expliquer chaque chose la première fois qu’elle arrive
screen-setting_hint-stereo = deux images côte à côte, ou une seule pour lunettes rouge et cyan
screen-setting_hint-comfort = la vue saute au lieu de glisser, et rien ne bouge derrière les menus
screen-setting_hint-sound = tous les sons ; silence pendant que le micro écoute
screen-setting_hint-microphone = ouvert seulement quand votre menton est posé ; rien n’est gardé ni envoyé
screen-setting_hint-streamer = estomacs, mains et choix secrets restent hors de l’écran ; le terminal vous les dit

screen-value-on = oui
screen-value-off = non
screen-value-full = complète
screen-value-short = courte
screen-value-none = aucune
screen-value-slow = lent
screen-value-normal = normal
screen-value-fast = rapide
screen-value-side-by-side = côte à côte
screen-value-red-cyan = rouge et cyan
screen-value-A = face A : ligne par ligne
screen-value-B = face B : par couleur
screen-value-en = édition anglaise
screen-value-fr = édition française
screen-value-chance = au hasard
screen-value-drawn = tirées au sort
screen-value-chosen = choisis
screen-value-human = humain ici
screen-value-easy = bot facile
screen-value-random = joueur aléatoire
screen-value-2x2 = 2 équipes de 2
screen-value-2x3 = 2 équipes de 3
screen-value-3x2 = 3 équipes de 2
screen-value-2x4 = 2 équipes de 4
screen-value-4x2 = 4 équipes de 2

screen-value_player-normal = bot moyen
screen-value_player-hard = bot fort

screen-option_hint-side = ce qui arrive quand des meeples s’enfuient : ligne par ligne, ou selon leur couleur
screen-option_hint-edition = les deux éditions de la règle diffèrent sur quelques détails
screen-option_hint-cards = chaque monstre reçoit un caractère, un pouvoir et un super-pouvoir secret
screen-option_hint-diet = un point de moins par meeple hors série
screen-option_hint-tailor_made = chacun reçoit trois cartes de chaque type et en garde une
screen-option_hint-baby = chacun commence avec un caractère seulement et achète d’autres cartes avec des étages
screen-option_hint-teams = les monstres d’une équipe partagent leurs actions et marquent ensemble
screen-option_hint-open_stomachs = chacun voit ce que les autres ont mangé
screen-option_hint-first = qui commence
screen-option_hint-bonus = des points de plus pour les villes d’un même groupe, et pour plusieurs groupes
screen-option_hint-face_down = toute carte peut se poser face cachée : elle n’ajoute rien, mais multiplie
screen-option_hint-resistance = chaque ville résiste à un pouvoir
screen-option_hint-treasures = les trésors maudits sont dans la pioche
screen-option_hint-without = laisser certains trésors dans la boîte
screen-option_hint-characters = les personnages sont distribués, ou chacun choisit le sien

## Le souffle, les rugissements et ce qui tourne mal.

screen-breath-in = inspiration
screen-breath-full = poumons pleins : soufflez
screen-breath-blowing = souffle
screen-breath-settles = la table se calme
screen-breath-microphone = micro
screen-breath-too_late = trop tard : le souffle est parti
screen-breath-unseen = vous verrez l’effet de votre souffle une fois fini
screen-breath-unseen_because = { $problem } : vous verrez l’effet de votre souffle une fois fini
screen-breath-ends_here = { $problem } : le souffle s’arrête là
screen-breath-use_key = { $problem } ; maintenez Espace à la place
screen-place-click = cliquez dans un quartier qui brille

screen-roar-question = qui est le meilleur monstre ?
screen-roar-now = RUGISSEZ !
screen-roar-name = rugissez votre nom : { $name } !
screen-roar-player = joueur { $number }
screen-roar-scored = { $score } sur 100. { $verdict }
screen-roar-your_turn = joueur { $number } : appuyez sur Espace et rugissez deux secondes
screen-roar-first = le joueur { $number } commence
screen-roar-by_chance = { $problem } : le hasard décide qui commence
screen-roar-button = rugir
screen-roar-chance = laisser faire le hasard
screen-roar-start = jouer
screen-roar_verdict-trembles = La ville tremble. Un monstre, sans l’ombre d’un doute.
screen-roar_verdict-rattles = Les vitres vibrent. Un beau monstre.
screen-roar_verdict-day_off = Des chiens aboient au loin. Un monstre en RTT.
screen-roar_verdict-cat = Un passant lève les yeux. Un gros chat, peut-être.
screen-roar_verdict-silence = C’était un rugissement ?

screen-secret_choice = { $question }. Choix { $number } : { $choice }
screen-settings_not_saved = vos réglages ne peuvent pas être enregistrés : { $problem }
screen-feed_ended = le flux de données s’arrête, la partie continue : { $problem }
screen-status_ended = l’état de la fenêtre n’est plus écrit, la partie continue : { $problem }
screen-second_view_failed = la seconde vue s’est arrêtée ; la partie continue sans elle
screen-no_second_view = il n’y a pas de seconde vue ; `play --second-view` en ouvre une
