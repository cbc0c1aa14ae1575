### Revoir une partie enregistrée.

screen-replay-reading = lecture de la partie…
screen-replay-where = { $now } sur { $all }, tour { $turn }
screen-replay-play = lecture
screen-replay-pause = pause
screen-replay-best = temps fort
screen-replay-director = réalisateur
screen-replay-eyes = vue { SEAT($seat, form: "of") }
screen-replay-secrets = secrets
screen-replay-log = journal

screen-ceremony-opens = { SEAT($seat) } ouvre son estomac
screen-ceremony-part = { $part } : { $points }
screen-ceremony-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-ceremony-next = suivant
screen-ceremony-skip = au score
screen-ceremony-rematch = revanche
screen-ceremony-highlights = temps forts

screen-score-won = { $count ->
    [one] { SEAT($seats) } gagne : { ENDED($ended) }
   *[other] { SEAT($seats) } gagnent : { ENDED($ended) }
}
screen-score-nobody = personne ne gagne : { ENDED($ended) }
screen-score-stopped = la partie a été interrompue
screen-score-problem = quelque chose s’est mal passé
screen-score-no_result = la partie s’est terminée sans résultat

screen-mode-replay = revoir
screen-mode_does-replay = revoir une partie enregistrée
screen-mode-ceremony = cérémonie
screen-mode_does-ceremony = les points de chaque monstre, comptés un à un
screen-does-play_pause = lecture, pause
screen-does-next_step = étape suivante
screen-does-step_before = étape précédente
screen-does-next_highlight = temps fort suivant
screen-does-highlight_before = temps fort précédent
screen-does-faster = plus vite
screen-does-slower = moins vite
screen-does-next_eyes = le réalisateur, ou la vue du joueur suivant
screen-does-reveal = ce que ce joueur savait, une fois la partie finie
screen-does-to_start = au début
screen-does-to_end = à la fin
screen-does-next_monster = le monstre suivant
screen-does-to_score = au score
screen-does-rematch = la revanche
screen-does-best_moments = les temps forts
screen-replay-unusable = { $file } : { $count ->
    [one] { $count } mouvement enregistré manque ou est abîmé, à l’entrée { $record } ; les pièces y sautent
   *[other] { $count } mouvements enregistrés manquent ou sont abîmés, le premier à l’entrée { $record } ; les pièces y sautent
}
