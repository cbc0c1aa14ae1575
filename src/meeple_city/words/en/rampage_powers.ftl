### Rampage: the Powers.

names-card-boxer = Boxer
names-card-climber = Climber
names-card-heavyweight = Heavyweight
names-card-hurricane = Hurricane
names-card-jumper = Jumper
names-card-kung_fu_master = Kung Fu Master
names-card-long_tail = Long Tail
names-card-retainer = Retainer
names-card-sharp_canines = Sharp Canines
names-card-siren = Siren
names-card-smelly_paws = Smelly Paws
names-card-star_dancer = Star Dancer
names-card-stretchy_paws = Stretchy Paws
names-card-stretchy_tongue = Stretchy Tongue
names-card-telekinesis = Telekinesis
names-card-vacuum = Vacuum

names-card_text-boxer = Every monster your move knocks over loses two teeth instead of one.
names-card_text-climber = Before you move, you may climb onto a building around your neighborhood and start from up there.
names-card_text-heavyweight = You may drop your monster on another one in your neighborhood instead of on a building. You need no sidewalk, but a miss costs a tooth as usual.
names-card_text-hurricane = You may breathe from the head of any monster that stands. It loses no tooth if that breath knocks it over.
names-card_text-jumper = To move, you may throw your paws off your monster's head instead of flicking them. Leaving the city costs a tooth as usual.
names-card_text-kung_fu_master = As a toss, you may throw your own paws off your monster's head. They come back to where they were, even from outside the city, and that costs no tooth.
names-card_text-long_tail = You may demolish any building around your neighborhood without standing on its sidewalk.
names-card_text-retainer = You may always eat as if you had at least four teeth.
names-card_text-sharp_canines = You may eat two meeples more than you have teeth.
names-card_text-siren = Instead of eating as usual, you may eat a single meeple from any neighborhood, wherever you are.
names-card_text-smelly_paws = When your move ends on a sidewalk, the meeples on that ruin that hold nothing up flee to a neighborhood beside it. You choose which.
names-card_text-star_dancer = When you move, you may flick twice.
names-card_text-stretchy_paws = Before you move, you may put your paws anywhere in the neighborhood they are in.
names-card_text-stretchy_tongue = Instead of eating in your own neighborhood, you may eat in an adjacent one.
names-card_text-telekinesis = You may toss a vehicle from any neighborhood.
names-card_text-vacuum = Meeples you blow out of the city do not run away, but land in your neighborhood.

names-zone-everywhere = any neighborhood

rampage-ask-jump = flick your paws off your head, and jump
rampage-ask-kick = flick your paws off your head
rampage-ask-smash = carry your monster over { SEAT($target) }'s and drop it
rampage-ask-climb = choose a building to climb
rampage-ask-stretch = put your paws where you like in this neighborhood
rampage-ask-clear_ruin = choose where the meeples of { BUILDING($building) } flee to
rampage-ask-vacuum =
    choose a neighborhood for { $meeples ->
        [one] { $meeples } meeple
       *[other] { $meeples } meeples
    } you have caught

rampage-option-climb = climb a building first
rampage-option-stretch = stretch your paws first
rampage-option-jump = jump instead
rampage-option-kick = kick with your paws
rampage-option-siren = sing for one meeple from anywhere
rampage-option-smash_target = drop on { SEAT($target) }'s monster
rampage-option-breathe_target = breathe from { SEAT($target) }'s head

rampage-event-climbed = { SEAT($seat) } climbs { BUILDING($building) }
rampage-event-stretched = { SEAT($seat) } stretches across { ZONE($zone) }
