# Menus et réglages : ce qui n'est pas dans screen.ftl.

screen-menu-stay = rester
screen-menu-footer_tabs = Page préc. et Page suiv. : un autre groupe. Haut et Bas choisissent, Gauche et Droite changent. Échap revient.

screen-group-microphone = micro
screen-group-controls = commandes
screen-group-comfort = confort
screen-group-language = langue
screen-unit-percent = { $number } %

screen-setting-text_size = taille du texte
screen-setting_hint-text_size = jusqu’au double ; les lignes trop longues passent à la ligne
screen-setting-contrast = contraste élevé
screen-setting_hint-contrast = texte blanc sur fond noir
