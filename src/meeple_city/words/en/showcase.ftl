# The showcase: what the command says. What viewers read is in other files.

showcase-gone = { $problem }; trying again, and the match goes on
showcase-next_file = { $problem }; going on in { $file }
showcase-unspoken = { $problem }; this line is silent, and the programme goes on
showcase-back = { $target }: viewers are back
showcase-ended_badly = the end of the stream was lost: { $problem }
showcase-match_failed = { $problem }; the match is kept: { $journal }
showcase-done =
    { $target }: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $frames ->
        [one] { $frames } frame
       *[other] { $frames } frames
    } of { $width }x{ $height }
showcase-late =
    { $late ->
        [0] no frame was late
        [one] { $late } frame was late
       *[other] { $late } frames were late
    } ({ NUMBER($share, maximumFractionDigits: 1) } %), { $missed ->
        [0] none was missed
        [one] { $missed } was missed
       *[other] { $missed } were missed
    }
showcase-row =
    { SEAT($seat) } ({ $player }): { NUMBER($wins, maximumFractionDigits: 2) } won, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
