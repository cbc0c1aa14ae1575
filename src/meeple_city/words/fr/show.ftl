# Le réalisateur, le ralenti, le dernier tir revu, et le son.

screen-second_look = RALENTI. Gauche et Droite : image par image, P : pause
screen-button-end_replay = fin du ralenti

screen-setting-slow_motion = ralenti
screen-setting_hint-slow_motion = pendant qu’un immeuble s’effondre
screen-value-never = jamais
screen-value-big = pour les gros dégâts
screen-value-always = toujours

screen-setting-follow = suivre les tirs
screen-setting_hint-follow = comment la vue va vers un tir ; bouger la tête l’interrompt. Avec les mouvements réduits, c’est une vignette qui le suit
screen-value-cut = d’un coup
screen-value-glide = en glissant

screen-setting-volume = volume général
screen-setting_hint-volume = de tous les sons
screen-setting-volume_impacts = chocs et fracas
screen-setting_hint-volume_impacts = bois, carton, dents et cartes
screen-setting-volume_voices = voix
screen-setting_hint-volume_voices = rugissements et cris
screen-setting-volume_wind = vent
screen-setting_hint-volume_wind = d’un souffle
screen-setting-volume_murmur = rumeur de la ville
screen-setting_hint-volume_murmur = juste avant un effondrement

screen-loudspeaker_missing = Aucun haut-parleur trouvé ; la partie continue sans le son
screen-loudspeaker_gone = Le haut-parleur a disparu ; la partie continue sans le son
