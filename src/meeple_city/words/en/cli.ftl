### What the command line prints for people.

cli-match-progress = turn { $turn }, record { $record }
cli-match-summary =
    { GAME($game) }, seed { $seed }: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, { ENDED($ended) }
cli-match-won =
    { $count ->
        [0] Nobody won.
       *[other] { SEAT($seats) } won.
    }
cli-match-score =
    { SEAT($seat) } ({ $player }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-match-team =
    { SEAT($seats) }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } together
cli-match-journal = journal: { $path }
cli-match-picture = picture: { $path }
cli-match-nothing_played = nothing was played
cli-match-off_screen = no display; playing off-screen
cli-match-torn_line = { $path }: line { $line } is incomplete and was ignored

cli-replay-valid =
    { $path }: { $records ->
        [one] { $records } record, valid
       *[other] { $records } records, all valid
    } under the rules
cli-replay-repeated =
    { $shots ->
        [one] { $shots } shot
       *[other] { $shots } shots
    } simulated again, { $same } identical to the last bit
cli-replay-track_missing = { $path }: is missing; it can be simulated again

cli-outcome-refused = Refused: { $reason }.
cli-outcome-at_rest = The table came to rest after { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
cli-outcome-stopped = The table had not come to rest after { NUMBER($seconds, maximumFractionDigits: 0) } s and was stopped there.
cli-outcome-touched = It touched { $pieces }, in this order.
cli-outcome-touched_before = Before it was let go, it touched { $pieces }.
cli-outcome-moved =
    { $count ->
        [0] Nothing moved.
        [one] { $count } piece moved: { $pieces }.
       *[other] { $count } pieces moved: { $pieces }.
    }
cli-outcome-left_city =
    { $count ->
        [0] Nothing left the City.
        [one] { $count } piece left the City: { $pieces }.
       *[other] { $count } pieces left the City: { $pieces }.
    }
cli-outcome-fallen = { $body } has fallen: it { $why }.
cli-outcome-bare = { $floor } is bare: { $why }.
cli-outcome-measured = deepest overlap { NUMBER($overlap, minimumFractionDigits: 2, maximumFractionDigits: 2) } mm, { NUMBER($time, maximumFractionDigits: 0) } ms, digest { $digest }
