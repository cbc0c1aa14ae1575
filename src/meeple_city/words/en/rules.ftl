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
    Monsters fight for cities. Each city is worth points; so are groups of cities.
    The most points after the last round win.

rules-rarrr-monster-title = Making a monster
rules-rarrr-monster-text =
    Your monster is named by three cards: a monster and two syllables.
    Its icons say which powers it has, and how much of each.

rules-rarrr-battle-title = A battle
rules-rarrr-battle-text =
    In turn, lay power cards to raise your level above all others, or pass.
    Cards of one power form a set. Each power can be played once in a battle.
    The last one who has not passed destroys the city.

rules-octorage-goal-title = What you want
rules-octorage-goal-text =
    Be the last mercenary alive. Two rounds win the match.

rules-octorage-turn-title = Your turn
rules-octorage-turn-text =
    Play a weapon worth at least as much as the last one, or another card that the moment allows.
    If you cannot or will not, the Octoman attacks you, and you lose lives by its rage.

rules-octorage-treasures-title = Treasures
rules-octorage-treasures-text =
    Treasures are cursed: whoever holds one suffers from it. Read them in your hand.
