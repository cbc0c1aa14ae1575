# Menus and settings: what is not in screen.ftl.

screen-menu-stay = stay
screen-menu-footer_tabs = Page Up and Page Down: another group. Up and Down choose, Left and Right change. Esc goes back.

screen-group-microphone = microphone
screen-group-controls = controls
screen-group-comfort = comfort
screen-group-language = language
screen-unit-percent = { $number } %

screen-setting-text_size = size of text
screen-setting_hint-text_size = up to twice as large; longer lines are wrapped
screen-setting-contrast = high contrast
screen-setting_hint-contrast = white text on black plates
