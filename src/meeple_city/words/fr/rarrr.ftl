### RARRR!! : questions, choix, évènements, scores et cartes.

rarrr-ask-draft = gardez une carte et passez les autres à gauche
rarrr-ask-leave_out = choisissez un katakana à laisser de côté
rarrr-ask-name = donnez un nom à votre monstre
rarrr-ask-city = choisissez la ville à disputer
rarrr-ask-bid = dépassez { $level } en tout pour { CITY($city) }, ou passez
rarrr-ask-set = complétez votre série { POWER($power, form: "of") }, ou terminez-la
rarrr-ask-more = posez une autre série, ou terminez votre tour
rarrr-ask-take_back = reprenez une carte en main, ou aucune

rarrr-option-pass = passer
rarrr-option-done = terminé
rarrr-option-none = aucune
rarrr-option-boost_1 = bonus +1
rarrr-option-boost_2 = bonus +2
rarrr-option-boost_3 = bonus +3
rarrr-option-face-down_electrical_1 = Électrique 1, face cachée
rarrr-option-face-down_electrical_2 = Électrique 2, face cachée
rarrr-option-face-down_electrical_3 = Électrique 3, face cachée
rarrr-option-face-down_toxic_1 = Toxique 1, face cachée
rarrr-option-face-down_toxic_2 = Toxique 2, face cachée
rarrr-option-face-down_toxic_3 = Toxique 3, face cachée
rarrr-option-face-down_radioactive_1 = Radioactif 1, face cachée
rarrr-option-face-down_radioactive_2 = Radioactif 2, face cachée
rarrr-option-face-down_radioactive_3 = Radioactif 3, face cachée
rarrr-option-face-down_fire_1 = Feu 1, face cachée
rarrr-option-face-down_fire_2 = Feu 2, face cachée
rarrr-option-face-down_fire_3 = Feu 3, face cachée

rarrr-event-angriest_taken = { SEAT($seat) } prend la carte du monstre le plus en colère
rarrr-event-set_up = chacun reçoit un monstre et des katakanas à se passer
rarrr-event-set_up_own = votre monstre est { SYLLABLE($monster) } ; choisissez parmi les syllabes { SYLLABLE($cards) }
rarrr-event-card_picked = vous gardez { CARD($card) }
rarrr-event-syllable_picked = vous gardez la syllabe { SYLLABLE($card) }
rarrr-event-card_picked_hidden = { SEAT($seat) } garde une carte
rarrr-event-packs_passed = les autres cartes passent au voisin de gauche
rarrr-event-katakana_left_out = vous laissez de côté la syllabe { SYLLABLE($card) }
rarrr-event-katakana_left_out_hidden = { SEAT($seat) } laisse une syllabe de côté
rarrr-event-monster_finished = { SEAT($seat) } dévoile un monstre : { $electrical } électrique, { $toxic } toxique, { $radioactive } radioactif, { $fire } feu
rarrr-event-monster_named = un monstre rugit son nom : { $name } !
rarrr-event-round_begun = manche { $round } : à vos pouvoirs !
rarrr-event-round_begun_own = manche { $round } : à vos pouvoirs ! Choisissez parmi { CARD($cards) }
rarrr-event-cities_dealt = les villes de cette manche sont { CITY($cities) }
rarrr-event-city_chosen = la bataille pour { CITY($city) } commence !
rarrr-event-turn_begun = au tour { SEAT($seat, form: "of") }
rarrr-event-set_begun = { SEAT($seat) } commence une série avec { CARD($card) }
rarrr-event-card_laid = { SEAT($seat) } ajoute { CARD($card) }
rarrr-event-card_laid_face_down = vous ajoutez { CARD($card) } face cachée
rarrr-event-card_laid_face_down_hidden = { SEAT($seat) } ajoute une carte face cachée
rarrr-event-boost_laid = { SEAT($seat) } ajoute un bonus de { $boost }
rarrr-event-passed = { SEAT($seat) } passe
rarrr-event-card_taken_back = { SEAT($seat) } reprend { CARD($card) }
rarrr-event-card_taken_back_face_down = vous reprenez { CARD($card) }, qui était face cachée
rarrr-event-card_taken_back_hidden = { SEAT($seat) } reprend une carte face cachée
rarrr-event-sets_discarded =
    { $cards ->
        [one] { SEAT($seat) } défausse { $cards } carte du champ de bataille
       *[other] { SEAT($seat) } défausse { $cards } cartes du champ de bataille
    }
rarrr-event-city_destroyed = { SEAT($seat) } détruit { CITY($city) } !
rarrr-event-city_spared = personne ne se bat pour { CITY($city) } : la ville est épargnée
rarrr-event-round_ended = la manche est finie
rarrr-event-match_ended = la partie est finie

rarrr-score-city =
    { $points ->
        [one] { CITY($city) } : { $points } point
       *[other] { CITY($city) } : { $points } points
    }
rarrr-score-group =
    { $cities ->
        [one] { $cities } ville
       *[other] { $cities } villes
    } { GROUP($group, form: "in") } : { $points ->
        [one] { $points } point bonus
       *[other] { $points } points bonus
    }
rarrr-score-impact =
    { $groups ->
        [one] des villes dans { $groups } groupe
       *[other] des villes dans { $groups } groupes
    } : { $points ->
        [one] { $points } point bonus
       *[other] { $points } points bonus
    }

names-power-electrical = électrique
    .of = électrique
names-power-toxic = toxique
    .of = toxique
names-power-radioactive = radioactif
    .of = radioactive
names-power-fire = feu
    .of = de feu

names-card-electrical_1 = Électrique 1
names-card-electrical_2 = Électrique 2
names-card-electrical_3 = Électrique 3
names-card-toxic_1 = Toxique 1
names-card-toxic_2 = Toxique 2
names-card-toxic_3 = Toxique 3
names-card-radioactive_1 = Radioactif 1
names-card-radioactive_2 = Radioactif 2
names-card-radioactive_3 = Radioactif 3
names-card-fire_1 = Feu 1
names-card-fire_2 = Feu 2
names-card-fire_3 = Feu 3

names-city-Tokyo = Tokyo
names-city-Seoul = Séoul
names-city-Mumbai = Mumbai
names-city-Hanoi = Hanoï
names-city-London = Londres
names-city-Paris = Paris
names-city-Rome = Rome
names-city-Oslo = Oslo
names-city-New_York = New York
names-city-Chicago = Chicago
names-city-Mexico_City = Mexico
names-city-Havana = La Havane
names-city-Rio_de_Janeiro = Rio de Janeiro
names-city-Sao_Paulo = São Paulo
names-city-Lima = Lima
names-city-Bogota = Bogota
names-city-Cairo = Le Caire
names-city-Lagos = Lagos
names-city-Nairobi = Nairobi
names-city-Dakar = Dakar
names-city-Sydney = Sydney
names-city-Auckland = Auckland
names-city-Perth = Perth
names-city-Suva = Suva

names-group-Asia = Asie
    .in = en Asie
names-group-Europe = Europe
    .in = en Europe
names-group-North_America = Amérique du Nord
    .in = en Amérique du Nord
names-group-South_America = Amérique du Sud
    .in = en Amérique du Sud
names-group-Africa = Afrique
    .in = en Afrique
names-group-Oceania = Océanie
    .in = en Océanie
