### The rules as players read them in the window, a page each. A line of text becomes a paragraph.

rules-rampage-goal-title = What you want
rules-rampage-goal-text =
    You are a giant monster, and the city is your dinner.
    Sets of six meeples, one of each colour, are worth 10 points. A floor is worth 1 point, a tooth you broke 2 points. Your character card may be worth more.
    When the last floor is gone, everybody else has one more turn. The most points win.

rules-rampage-turn-title = Your turn
rules-rampage-turn-text =
    If your paws left the city, they come back to a free starting area. Your body goes back on your paws.
    You take two actions: move, demolish, toss or breathe, in any order, also the same one twice.
    Then you eat. Then it is the next player's turn.

rules-rampage-move-title = Move
rules-rampage-move-text =
    Your body is lifted, and you flick your paws across the board. Your body follows them.
    Press on your paws, pull back and let go. Grab them off-centre to make them spin.
    Paws that leave the city cost you a tooth: choose a starting area, and your turn goes on.

rules-rampage-demolish-title = Demolish
rules-rampage-demolish-text =
    Your paws must touch the sidewalk of a building that still has a floor.
    Stay seated, carry your body over the building, no higher than an arm reaches, and let go. Do not throw it.
    If it touches nothing of the building, you lose a tooth. So do clumsy hands that move something on the way, and then the floors go to the box.

rules-rampage-toss-title = Toss
rules-rampage-toss-text =
    Take a vehicle from your neighborhood, lay it on your monster's head and flick it off.
    Your body must stand. A vehicle that carries something cannot be tossed.

rules-rampage-breathe-title = Breathe
rules-rampage-breathe-text =
    Put your chin on your monster and blow, once.
    Aim with the pointer and hold the key, or blow into the microphone if you turned that on.

rules-rampage-floors-title = Floors
rules-rampage-floors-text =
    A floor on which nothing rests any more is bare. Whoever bares a floor gobbles it.
    Floors bared by a clumsy hand go back to the box.

rules-rampage-eat-title = Eating
rules-rampage-eat-text =
    At the end of your turn you eat meeples in the neighborhood of your paws, at most one for each tooth you have.
    Only meeples within reach: nothing may rest on them or be right above them.

rules-rampage-rumble-title = Breaking teeth
rules-rampage-rumble-text =
    If your action knocks another monster over, you break one of its teeth and keep it.
    Two of your six teeth are fixed. Whoever has to lose a tooth and has none to lose pays with meeples.

rules-rampage-runaways-title = Runaways
rules-rampage-runaways-text =
    Meeples that leave the city go to the Runaway board, line by line on side A, by colour on side B.
    Whoever fills a line or a zone suffers its effect: teeth are lost, the monster is moved, others get extra actions.
    Whoever fills the last line of side A ends the match and cannot win.

rules-rampage-end-title = The end
rules-rampage-end-text =
    The match ends when the last floor has gone and everybody else had one more turn, or when the Runaway board is full.
    Points: 10 for each set of six colours, 1 for each floor, 2 for each tooth, and what your character says.
    If two are equal, the one with more meeples in the stomach wins.

rules-rampage-cards-title = Cards
rules-rampage-cards-text =
    Each monster has a character, which scores points at the end, a power, which it may always use, and a secret superpower, which it may play once.
    Your cards are in the lower right corner. Rest the pointer on a rival's strip to read theirs.

rules-rarrr-goal-title = What you want
rules-rarrr-goal-text =
    Monsters fight for cities in three rounds, six cities each.
    A city is worth the points in its corner. The most points win; if equal, the most cities.

rules-rarrr-monster-title = Making a monster
rules-rarrr-monster-text =
    You get a monster and draft katakana cards: keep one, pass the rest to the left. Two of your three go with the monster, and their syllables make its name, in any order.
    The twelve icons on the three cards are its limits: with five bolts it can lay at most five electrical cards in a set.

rules-rarrr-round-title = A round
rules-rarrr-round-text =
    Twelve power cards each are drafted in the same way. They must last for the whole round.
    Then six cities are revealed. Whoever has the Angriest Monster card chooses one to fight for, and bids first.

rules-rarrr-bid-title = A bid
rules-rarrr-bid-text =
    Lay one or more sets, each of one power. A set is worth the sum of its cards times their number: 1, 2 and 3 make 6 times 3, that is 18.
    All your sets together must beat the level of everybody else. Each power can be laid once in a battle, and a set is never added to later.
    A boost is added to the sum of one set and is gone afterwards. It counts as no card.

rules-rarrr-battle-title = Passing and winning
rules-rarrr-battle-text =
    Whoever passes is out until the next city, and may take one laid card back; the last to pass may take two and gets the Angriest Monster card.
    The last one standing destroys the city. If nobody bids, the city is spared.

rules-rarrr-variants-title = Advanced rules
rules-rarrr-variants-text =
    Bonus: two cities of a group score 1, three or more 2. Two groups score 1, three 2, four 4, five or more 8.
    Face down: any card may go face down into a set. It adds nothing to the sum, but counts as a card.
    Resistance: of the power on its shield, a city lets one card less into a set.

rules-octorage-goal-title = What you want
rules-octorage-goal-text =
    Be the last mercenary alive. That wins a round; two rounds win the match.
    Whoever wins a round turns the character over and has no power any more.

rules-octorage-turn-title = Your turn
rules-octorage-turn-text =
    Play a card, or the Octoman attacks you. A weapon must be worth at least as much as the last one on the table.
    A dodge turns the direction of play around. A pheromone makes the Octoman angrier.

rules-octorage-attack-title = An attack
rules-octorage-attack-text =
    You lose as many lives as the rage track shows, and at its last step all of them. You take the Octoman, the weapons are cleared away, everybody draws a card (two with an empty hand), and you open the next turn.
    Without lives you are out until the next round.

rules-octorage-treasures-title = Cursed treasures
rules-octorage-treasures-text =
    Lay a treasure before another player, who bears its curse until the round ends. Curses add up; rest the pointer on one to read it.

rules-octorage-powers-title = Characters
rules-octorage-powers-text =
    Each character has a power that goes with a kind of card: José's machetes steal, Courtney's pistols salvage, Gilles looks ahead with machine guns, Norbert's dynamite costs others two lives.
    Britney may always play pheromones. Pamela heals whenever a treasure is played.
