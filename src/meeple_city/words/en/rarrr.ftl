### RARRR!!: questions, options, events, scores and cards.

rarrr-ask-draft = keep a card and pass the rest to the left
rarrr-ask-leave_out = choose a katakana card to leave out
rarrr-ask-name = name your monster
rarrr-ask-city = choose a city to fight for
rarrr-ask-bid = bid more than { $level } in all for { CITY($city) }, or pass
rarrr-ask-set = add to your { POWER($power) } set, or finish it
rarrr-ask-more = lay another set, or finish your turn
rarrr-ask-take_back = take a card back into your hand, or none

rarrr-option-pass = pass
rarrr-option-done = done
rarrr-option-none = none
rarrr-option-boost_1 = boost +1
rarrr-option-boost_2 = boost +2
rarrr-option-boost_3 = boost +3
rarrr-option-face-down_electrical_1 = electrical 1, face down
rarrr-option-face-down_electrical_2 = electrical 2, face down
rarrr-option-face-down_electrical_3 = electrical 3, face down
rarrr-option-face-down_toxic_1 = toxic 1, face down
rarrr-option-face-down_toxic_2 = toxic 2, face down
rarrr-option-face-down_toxic_3 = toxic 3, face down
rarrr-option-face-down_radioactive_1 = radioactive 1, face down
rarrr-option-face-down_radioactive_2 = radioactive 2, face down
rarrr-option-face-down_radioactive_3 = radioactive 3, face down
rarrr-option-face-down_fire_1 = fire 1, face down
rarrr-option-face-down_fire_2 = fire 2, face down
rarrr-option-face-down_fire_3 = fire 3, face down

rarrr-event-angriest_taken = { SEAT($seat) } takes the Angriest Monster card
rarrr-event-set_up = everybody gets a monster, and katakana cards to draft
rarrr-event-set_up_own = your monster is { SYLLABLE($monster) }; draft from the syllables { SYLLABLE($cards) }
rarrr-event-card_picked = you keep { CARD($card) }
rarrr-event-syllable_picked = you keep the syllable { SYLLABLE($card) }
rarrr-event-card_picked_hidden = { SEAT($seat) } picks a card
rarrr-event-packs_passed = the other cards move one seat to the left
rarrr-event-katakana_left_out = you leave out the syllable { SYLLABLE($card) }
rarrr-event-katakana_left_out_hidden = { SEAT($seat) } leaves out a syllable
rarrr-event-monster_finished = { SEAT($seat) } reveals a monster: { $electrical } electrical, { $toxic } toxic, { $radioactive } radioactive, { $fire } fire
rarrr-event-monster_named = a monster roars its name: { $name }!
rarrr-event-round_begun = round { $round }: power up!
rarrr-event-round_begun_own = round { $round }: power up! Draft from { CARD($cards) }
rarrr-event-cities_dealt = the cities of this round are { CITY($cities) }
rarrr-event-city_chosen = the battle for { CITY($city) } begins!
rarrr-event-turn_begun = it is { SEAT($seat) }'s turn
rarrr-event-set_begun = { SEAT($seat) } starts a set with { CARD($card) }
rarrr-event-card_laid = { SEAT($seat) } adds { CARD($card) }
rarrr-event-card_laid_face_down = you add { CARD($card) } face down
rarrr-event-card_laid_face_down_hidden = { SEAT($seat) } adds a card face down
rarrr-event-boost_laid = { SEAT($seat) } adds a boost of { $boost }
rarrr-event-passed = { SEAT($seat) } passes
rarrr-event-card_taken_back = { SEAT($seat) } takes back { CARD($card) }
rarrr-event-card_taken_back_face_down = you take back { CARD($card) }, which was face down
rarrr-event-card_taken_back_hidden = { SEAT($seat) } takes back a face-down card
rarrr-event-sets_discarded =
    { SEAT($seat) } discards { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } from the battlefield
rarrr-event-city_destroyed = { SEAT($seat) } destroys { CITY($city) }!
rarrr-event-city_spared = nobody fights for { CITY($city) }: it is spared
rarrr-event-round_ended = the round is over
rarrr-event-match_ended = the match is over

rarrr-score-city =
    { CITY($city) }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rarrr-score-group =
    { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    } in { GROUP($group) }: { $points ->
        [one] { $points } bonus point
       *[other] { $points } bonus points
    }
rarrr-score-impact =
    cities in { $groups ->
        [one] { $groups } group
       *[other] { $groups } groups
    }: { $points ->
        [one] { $points } bonus point
       *[other] { $points } bonus points
    }

names-power-electrical = electrical
names-power-toxic = toxic
names-power-radioactive = radioactive
names-power-fire = fire

names-card-electrical_1 = Electrical 1
names-card-electrical_2 = Electrical 2
names-card-electrical_3 = Electrical 3
names-card-toxic_1 = Toxic 1
names-card-toxic_2 = Toxic 2
names-card-toxic_3 = Toxic 3
names-card-radioactive_1 = Radioactive 1
names-card-radioactive_2 = Radioactive 2
names-card-radioactive_3 = Radioactive 3
names-card-fire_1 = Fire 1
names-card-fire_2 = Fire 2
names-card-fire_3 = Fire 3

names-city-Tokyo = Tokyo
names-city-Seoul = Seoul
names-city-Mumbai = Mumbai
names-city-Hanoi = Hanoi
names-city-London = London
names-city-Paris = Paris
names-city-Rome = Rome
names-city-Oslo = Oslo
names-city-New_York = New York
names-city-Chicago = Chicago
names-city-Mexico_City = Mexico City
names-city-Havana = Havana
names-city-Rio_de_Janeiro = Rio de Janeiro
names-city-Sao_Paulo = São Paulo
names-city-Lima = Lima
names-city-Bogota = Bogotá
names-city-Cairo = Cairo
names-city-Lagos = Lagos
names-city-Nairobi = Nairobi
names-city-Dakar = Dakar
names-city-Sydney = Sydney
names-city-Auckland = Auckland
names-city-Perth = Perth
names-city-Suva = Suva

names-group-Asia = Asia
names-group-Europe = Europe
names-group-North_America = North America
names-group-South_America = South America
names-group-Africa = Africa
names-group-Oceania = Oceania
