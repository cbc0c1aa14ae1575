### Watching a recorded match.

screen-replay-reading = reading the match...
screen-replay-where = { $now } of { $all }, turn { $turn }
screen-replay-play = play
screen-replay-pause = pause
screen-replay-best = highlight
screen-replay-director = director
screen-replay-eyes = { SEAT($seat) }'s eyes
screen-replay-secrets = secrets
screen-replay-log = log

screen-ceremony-opens = { SEAT($seat) } opens its stomach
screen-ceremony-part = { $part }: { $points }
screen-ceremony-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-ceremony-next = next
screen-ceremony-skip = skip to the score
screen-ceremony-rematch = rematch
screen-ceremony-highlights = best moments

screen-score-won = { $count ->
    [one] { SEAT($seats) } wins: { ENDED($ended) }
   *[other] { SEAT($seats) } win: { ENDED($ended) }
}
screen-score-nobody = nobody wins: { ENDED($ended) }
screen-score-stopped = the match was stopped
screen-score-problem = something went wrong
screen-score-no_result = the match ended without a result

screen-mode-replay = replay
screen-mode_does-replay = watch a recorded match
screen-mode-ceremony = ceremony
screen-mode_does-ceremony = every monster's points, counted one by one
screen-does-play_pause = play, pause
screen-does-next_step = next step
screen-does-step_before = previous step
screen-does-next_highlight = next highlight
screen-does-highlight_before = previous highlight
screen-does-faster = faster
screen-does-slower = slower
screen-does-next_eyes = the director's view, or the next seat's
screen-does-reveal = what this seat knew, once the match is over
screen-does-to_start = to the beginning
screen-does-to_end = to the end
screen-does-next_monster = the next monster
screen-does-to_score = to the score
screen-does-rematch = a rematch
screen-does-best_moments = the best moments
screen-replay-unusable = { $file }: { $count ->
    [one] { $count } recorded motion is missing or damaged, in record { $record }; the pieces jump there
   *[other] { $count } recorded motions are missing or damaged, the first in record { $record }; the pieces jump there
}
