### What bots have in mind, for commentators. Everybody hears it: no secrets.

thought-meal = { SEAT($seat) } sits down to eat in { ZONE($zone) }: { $count ->
        [one] one meeple
       *[other] { $count } meeples
    } within reach
thought-smash = { SEAT($seat) } wants to land on { SEAT($other) }
thought-demolish = { SEAT($seat) } goes for { BUILDING($building) }: { $floors ->
        [0] only rubble is left
        [one] one floor to bring down
       *[other] { $floors } floors to bring down
    }
thought-demolish_for = { SEAT($seat) } goes for { BUILDING($building) }: { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
    } { $colour ->
        [black] businessmen
        [blue] journalists
        [gray] pensioners
        [green] soldiers
        [red] heroes
       *[yellow] blondes
    } on the roof
thought-charge = { SEAT($seat) } charges at { SEAT($other) }
thought-ram = { SEAT($seat) } rams a fallen floor
thought-hungry = { SEAT($seat) } heads for { ZONE($zone) }: { $count ->
        [one] one meeple
       *[other] { $count } meeples
    } to eat there
thought-approach = { SEAT($seat) } sneaks up on { BUILDING($building) }
thought-go = { SEAT($seat) } heads for { ZONE($zone) }
thought-aim = { SEAT($seat) } takes aim at { SEAT($other) } with { PIECE($piece) }
thought-hurl = { SEAT($seat) } hurls { PIECE($piece) } at { BUILDING($building) }
thought-blow = { SEAT($seat) } takes a deep breath and blows at { BUILDING($building) }
