### What is written over programmes: title cards, tables between matches, replays.

broadcast-stake-rampage = One city, and no second helpings.
broadcast-stake-rarrr = Three rounds. The hungriest takes the world.
broadcast-stake-octorage = Two rounds to win. Eight arms in the way.
broadcast-stake-first = First of { COUNT($matches) } matches. Everybody starts hungry.
broadcast-stake-open = Match { $match } of { $matches }, and everything is still open.
broadcast-stake-match = Match { $match } of { $matches }. { SEAT($seats) } in front, everybody else in a hurry.
broadcast-stake-last = Match { $match } of { $matches }, the last one. { SEAT($seats) } to beat.

broadcast-evening = After match { $match } of { $matches }
broadcast-wins = wins
broadcast-points = points
broadcast-verdict-open =
    { $left ->
        [0] Nobody has won a thing. That's an achievement too.
        [one] Nobody is ahead, and one match is left.
       *[other] Nobody is ahead, with { COUNT($left) } matches left.
    }
broadcast-verdict-leads =
    { $left ->
        [one] { SEAT($seats) } leads with one match to go.
       *[other] { SEAT($seats) } leads with { COUNT($left) } matches to go.
    }
broadcast-verdict-level =
    { $left ->
        [one] { SEAT($seats) } are level with one match to go.
       *[other] { SEAT($seats) } are level with { COUNT($left) } matches to go.
    }
broadcast-verdict-winner = The evening belongs to { SEAT($seats) }.
broadcast-verdict-shared = { SEAT($seats) } share the evening.

broadcast-again = Again: { $told }

## What somebody is thinking about: everybody may know the kind of question, nobody its options

broadcast-thinks = thinking it over
broadcast-thinks-action = choosing an action
broadcast-thinks-move = lining up a flick
broadcast-thinks-demolish = climbing up for a drop
broadcast-thinks-toss = taking aim with a car
broadcast-thinks-breathe = taking a breath
broadcast-thinks-eat = choosing from the menu
broadcast-thinks-neighborhood = choosing where to eat
broadcast-thinks-relocate = choosing where to put a monster
broadcast-thinks-draft = picking a card
broadcast-thinks-leave_out = leaving out a syllable
broadcast-thinks-name = choosing a name
broadcast-thinks-city = choosing a city
broadcast-thinks-bid = raising, or passing
broadcast-thinks-set = laying a set
broadcast-thinks-more = one more set?
broadcast-thinks-take_back = taking a card back
broadcast-thinks-character = choosing a mercenary
broadcast-thinks-play = a card, or the octopus
broadcast-thinks-curse = choosing whom to curse
broadcast-thinks-discard = throwing a card away
broadcast-thinks-steal = choosing whom to rob
broadcast-thinks-salvage = going through the discards
broadcast-thinks-look = tempted by the deck
broadcast-thinks-keep = choosing which to keep
broadcast-thinks-blast = choosing whom to blow up
