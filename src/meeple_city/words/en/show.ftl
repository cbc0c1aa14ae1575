# The director, slow motion, replays of the last shot, and sound.

screen-second_look = REPLAY. Left and Right step, P pauses
screen-button-end_replay = end the replay

screen-setting-slow_motion = slow motion
screen-setting_hint-slow_motion = while a building collapses
screen-value-never = never
screen-value-big = for big collapses
screen-value-always = always

screen-setting-follow = follow shots
screen-setting_hint-follow = how the view goes to a shot; moving your head ends it. With reduced motion, a picture in the corner follows instead
screen-value-cut = cut
screen-value-glide = glide

screen-setting-volume = volume
screen-setting_hint-volume = of everything
screen-setting-volume_impacts = knocks and crashes
screen-setting_hint-volume_impacts = wood, cardboard, teeth and cards
screen-setting-volume_voices = voices
screen-setting_hint-volume_voices = roars and shrieks
screen-setting-volume_wind = wind
screen-setting_hint-volume_wind = of a breath
screen-setting-volume_murmur = murmur of the City
screen-setting_hint-volume_murmur = before something collapses

screen-loudspeaker_missing = No loudspeaker found; playing without sound
screen-loudspeaker_gone = The loudspeaker is gone; playing without sound
