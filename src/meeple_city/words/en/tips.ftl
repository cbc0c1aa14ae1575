### Each thing is explained when it first happens. A line of text becomes a paragraph.

tips-rampage-welcome-title = welcome
tips-rampage-welcome-text =
    You are a giant monster: two paws, flat on the board, and a body that stands on them.
    Flatten the city, gobble floors, and eat meeples of all six colours.
    The line at the top says whose move it is, and what to do.
    Rest the pointer on anything to learn what it is. Drag with the right button to turn around the city, use the wheel to come closer. F1 opens the rules, H lists all keys.

tips-rampage-action-title = your turn
tips-rampage-action-text =
    You have two actions each turn. Whatever you can use now glows: click it, or click a button.
    Move flicks your paws. Demolish drops your monster on a building whose sidewalk your paws touch.
    Toss flicks a vehicle off your head. Breathe blows.

tips-rampage-move-title = move
tips-rampage-move-text =
    Press on your paws, pull back and let go: they fly the other way.
    The longer the arrow, the harder the flick. Grab them off-centre to make them spin.

tips-rampage-demolish-title = demolish
tips-rampage-demolish-text =
    Press on your monster and hold the button: it is in your hand.
    Carry it over the building and let go. Mouse wheel or Page keys: higher, lower. Arrow keys: turn it.
    You must be seated. Touch nothing on the way: a clumsy hand costs a tooth.

tips-rampage-toss-title = toss
tips-rampage-toss-text =
    The vehicle lies on your monster's head. Press on it, pull back and let go.
    Up and Down: how steep. Left and Right: how far your monster leans back.

tips-rampage-breathe-title = breathe
tips-rampage-breathe-text =
    Your chin rests on your monster, and your lungs are empty: wait until the bar is full.
    Aim with the pointer, then hold Space to blow.

tips-rampage-relocate-title = relocate
tips-rampage-relocate-text =
    Set a monster down, a rival's or your own: click a spot in a neighborhood that glows.

tips-rampage-eat-title = supper
tips-rampage-eat-text =
    Supper time! Eat meeples in your neighborhood, at most one for each tooth.
    Six meeples of six colours make a set, worth 10 points. Click a meeple that glows.

tips-rampage-neighborhood-title = mealtime
tips-rampage-neighborhood-text =
    Your turn ends with a meal in one of the neighborhoods that your paws touch.
    Those with somebody to eat glow. Buildings and sidewalks are in no neighborhood.

tips-rampage-catch-title = catcher
tips-rampage-catch-text =
    A rival sits on your monster's head. Press on it, pull back and let go, as with a vehicle.

tips-rampage-rob-title = begging
tips-rampage-rob-text =
    You choose the stomach, chance picks the meeple.

tips-rampage-kiss-title = kiss
tips-rampage-kiss-text =
    Choose whose stomach you will look into, and take from.

tips-rampage-lay_down-title = knocked over
tips-rampage-lay_down-text =
    Choose which way the monster falls. Whatever it lands on is your doing.

tips-rampage-discard_power-title = mutation
tips-rampage-discard_power-text =
    The mutation wears off: give up as many powers as you drew, new ones or old ones.

tips-rampage-starting_area-title = starting area
tips-rampage-starting_area-text =
    Your paws have left the city. Choose where they come back.

tips-rampage-pay_meeple-title = paying
tips-rampage-pay_meeple-text =
    You have no tooth left to lose, so you pay with meeples from your stomach.

tips-rampage-jump-title = jump
tips-rampage-jump-text =
    Your paws lie on your monster's head. Press on them, pull back and let go: your monster follows.
    Up and Down: how steep. If they leave the city, that costs a tooth.

tips-rampage-kick-title = kick
tips-rampage-kick-text =
    Your paws lie on your monster's head. Press on them, pull back and let go: they come back afterwards.
    Up and Down: how steep. Left and Right: how far your monster leans back.

tips-rampage-smash-title = heavyweight
tips-rampage-smash-text =
    Press on your monster and hold the button, carry it over your rival and let go.
    Touch it, or you lose a tooth.

tips-rampage-climb-title = climb
tips-rampage-climb-text =
    Choose the building you want to move from.

tips-rampage-stretch-title = stretch
tips-rampage-stretch-text =
    Click a spot in your neighborhood: your paws reach it before you flick them.

tips-rampage-clear_ruin-title = smelly paws
tips-rampage-clear_ruin-text =
    Your paws stink. Choose where the meeples on the ruin run to.

tips-rampage-vacuum-title = vacuum
tips-rampage-vacuum-text =
    Choose a neighborhood for the meeples you have sucked in.

tips-rampage-imitate-title = imitator
tips-rampage-imitate-text =
    The match is over. Choose the character whose points you want to score as well.

tips-octorage-welcome-title = welcome
tips-octorage-welcome-text =
    Play a card, or the Octoman attacks you. A weapon must be worth at least as much as the last one.
    The last player alive wins the round; two rounds win the match.
    Cards you can use glow: click one. Rest the pointer on any card to read it.
    The line at the top says whose move it is, and what to do. F1 opens the rules, H lists all keys.

tips-rarrr-welcome-title = welcome
tips-rarrr-welcome-text =
    Make a monster of three cards, then fight the other monsters for cities.
    In a battle, lay power cards to raise your level above all others, or pass. The last one standing wins.
    Cards you can use glow: click one. Rest the pointer on any card to read it.
    The line at the top says whose move it is, and what to do. F1 opens the rules, H lists all keys.

tips-rarrr-draft-title = draft
tips-rarrr-draft-text =
    Keep one card, and your neighbour gets the rest; so it goes until all are kept.
    The signs on your monster's cards are limits: three flames, and a set of fire holds at most three cards.

tips-rarrr-bid-title = bid
tips-rarrr-bid-text =
    Click cards to lay sets of one power each, and again to take them back. Nothing counts before you confirm it.
    A set is worth its sum times its number of cards: many small ones beat a big one.

tips-score-title = score
tips-score-text =
    The match is over. Every point is explained here.

tips-rampage-event-ran_away-title = a runaway
tips-rampage-event-ran_away-text =
    A meeple has left the city. Runaways gather beside the board.
    Whoever fills a line of theirs pays for it: point at the board of runaways to see how.
tips-rampage-event-gobbled-title = a floor
tips-rampage-event-gobbled-text =
    Nothing was left on that floor, so it was gobbled: a point for whoever cleared it.
    The match ends after the last floor.
tips-rampage-event-tooth_lost-title = a tooth is gone
tips-rampage-event-tooth_lost-text =
    Each tooth eats a meeple at the end of a turn: fewer teeth, smaller suppers.
tips-rampage-event-tooth_broken-title = a broken tooth
tips-rampage-event-tooth_broken-text =
    Knock over another monster, and you break one of its teeth: it counts for you at the end.
tips-rampage-event-fell-title = knocked over
tips-rampage-event-fell-text =
    A monster that lies down is set on its paws again when its own turn begins.

tips-practice-title = practice
tips-practice-text =
    Try a gesture as often as you like: the table is set up again after each try.
    Aim at the yellow cross, or at the building nearest to you. Then you see how fast, how straight and with how much spin it was, and how much your last tries differ.
    Buttons change to another gesture. Esc ends practice.
