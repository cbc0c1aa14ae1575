"""The shaders of the fast tier, in GLSL 1.50: light is computed per vertex, only the shadow per pixel."""

from meeple_city.render.shaders import LIGHT, NOISE, TONE_MAP, WOOD

# Powers and exponentials are slow in software OpenGL: these roots and fractions come close to TONE_MAP.
_TONE_MAP_FAST = """
vec3 graded_fast(vec3 light) {
    light *= 0.52;
    float peak = max(max(light.r, light.g), max(light.b, 1e-4));
    float over = max(peak - 0.6, 0.0) * 2.5;
    over += 0.5 * over * over;
    light *= (min(peak, 0.6) + 0.4 * over / (1.0 + over)) / peak;
    vec3 half_root = sqrt(light), quarter_root = sqrt(half_root);
    vec3 shown = 0.585 * half_root + 0.783 * quarter_root - 0.368 * sqrt(quarter_root);
    shown = max(mix(vec3(dot(shown, vec3(0.30, 0.59, 0.11))), shown, 1.12), 0.0);
    return mix(shown, shown * shown * (3.0 - 2.0 * shown), 0.25);
}
"""
_ROOM_FAST = """
vec3 room_shown(vec2 at) {
    vec2 from_glow = at - vec2(0.0, 0.4);
    float far = 1.6 * dot(from_glow, from_glow);
    float bright = inversesqrt(1.0 + far + 0.5 * far * far + 0.1667 * far * far * far);
    return mix(vec3(0.140, 0.106, 0.090), vec3(0.521, 0.431, 0.357), bright);
}
"""

# The pose of each piece is one row of a small texture, in three texels: position and size, rotation, glow.
_POSE = """
uniform sampler2D poses;
in vec3 vertex;
in vec3 normal;
in float piece;
vec3 turned(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
void find_place(out vec3 place, out vec3 facing) {
    vec4 where = texelFetch(poses, ivec2(0, int(piece)), 0);
    vec4 turn = texelFetch(poses, ivec2(1, int(piece)), 0);
    place = where.xyz + where.w * turned(turn, vertex);
    facing = turned(turn, normal);
}
"""

PIECES_DEPTH_VERTEX = (
    """
#version 150
uniform mat4 p3d_ModelViewProjectionMatrix;
"""
    + _POSE
    + """
void main() {
    vec3 place, facing;
    find_place(place, facing);
    gl_Position = p3d_ModelViewProjectionMatrix * vec4(place, 1.0);
}
"""
)

_SHADING = (
    """
uniform mat4 p3d_ModelViewProjectionMatrix;
uniform mat4 p3d_ViewMatrixInverse;
uniform mat4 sun_clip;
uniform vec3 to_sun;
uniform float shadow_grain;
out vec3 shaded;
out vec3 sunlight;
out vec3 sun_at;
"""
    + LIGHT
    + """
void shade(vec3 place, vec3 n, vec3 base, float gloss) {
    vec3 to_eye = normalize(p3d_ViewMatrixInverse[3].xyz - place);
    float lean = max(dot(n, to_sun), 0.0);
    float shine = pow(max(dot(n, normalize(to_sun + to_eye)), 0.0), 48.0) * lean * 0.4;
    float grazing = 0.04 + 0.5 * pow(1.0 - max(dot(n, to_eye), 0.0), 5.0);
    shaded = base * sky_light(n, to_sun) * 0.86 + gloss * grazing * vec3(0.50, 0.53, 0.57);
    sunlight = SUN_COLOUR * (base * lean + gloss * shine);
    sun_at = (sun_clip * vec4(place + (n * (2.5 - 1.5 * lean) + to_sun * 0.8) * shadow_grain, 1.0)).xyz * 0.5 + 0.5;
}
"""
)

PIECES_VERTEX = (
    """
#version 150
in vec3 tint;
"""
    + _POSE
    + _SHADING
    + """
void main() {
    vec3 place, facing;
    find_place(place, facing);
    vec4 glow = texelFetch(poses, ivec2(2, int(piece)), 0);
    shade(place, facing, mix(tint, glow.rgb, 0.06 * glow.a), 0.3);
    shaded += glow.rgb * glow.a * 0.06;
    gl_Position = p3d_ModelViewProjectionMatrix * vec4(place, 1.0);
}
"""
)

# Each lookup in the shadow map takes a seventh of a frame: two for pieces, whose own edges shade them, one for the
# ground.
_SUN_ON_PIECES = """
uniform sampler2DShadow sun_shadows;
uniform float shadow_texel;
float sunlit(vec3 at) {
    float z = min(at.z, 0.9999);
    vec2 aside = vec2(shadow_texel, -shadow_texel);
    return 0.5 * (texture(sun_shadows, vec3(at.xy + aside, z)) + texture(sun_shadows, vec3(at.xy - aside, z)));
}
"""
_SUN_ON_GROUND = """
uniform sampler2DShadow sun_shadows;
float sunlit(vec3 at) { return texture(sun_shadows, vec3(at.xy, min(at.z, 0.9999))); }
"""

PIECES_FRAGMENT = (
    """
#version 150
in vec3 shaded;
in vec3 sunlight;
in vec3 sun_at;
out vec4 colour;
"""
    + _SUN_ON_PIECES
    + _TONE_MAP_FAST
    + """
void main() {
    float lit = sunlit(sun_at);
    colour = vec4(graded_fast(shaded * (0.72 + 0.28 * lit) + sunlight * lit), 1.0);
}
"""
)

# The ground: a table top and boards that were painted once as they look in sunlight. Shade takes away a fixed share
# of each colour.
GROUND_VERTEX = """
#version 150
uniform mat4 p3d_ModelViewProjectionMatrix;
uniform mat4 sun_clip;
uniform vec3 to_sun;
uniform vec4 painted_on;
in vec4 p3d_Vertex;
in vec3 p3d_Normal;
out vec2 place;
out vec3 sun_at;
out vec2 paint_at;
out float lean;
void main() {
    place = p3d_Vertex.xy;
    lean = 0.55 + 0.45 * p3d_Normal.z;
    sun_at = (sun_clip * vec4(p3d_Vertex.xyz + to_sun * 0.0003, 1.0)).xyz * 0.5 + 0.5;
    paint_at = (place - painted_on.xy) / painted_on.zw;
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
}
"""

_GROUND_FRAGMENT = (
    """
#version 150
uniform sampler2D paint;
uniform vec3 table;
uniform vec4 view;
in vec2 place;
in vec3 sun_at;
in vec2 paint_at;
in float lean;
out vec4 colour;
"""
    + _SUN_ON_GROUND
    + """
vec3 ground() {
    vec3 seen = texture(paint, paint_at).rgb * lean;
    return mix(seen * vec3(0.415, 0.455, 0.515), seen, sunlit(sun_at));
}
"""
)

BOARD_FRAGMENT = (
    _GROUND_FRAGMENT
    + """
void main() { colour = vec4(ground(), 1.0); }
"""
)

# The table fades into the room rather than ending in a hard edge.
TABLE_FRAGMENT = (
    _GROUND_FRAGMENT
    + _ROOM_FAST
    + """
void main() {
    vec2 off = place - table.xy;
    float away = clamp((dot(off, off) / (table.z * table.z) - 0.30) * 1.43, 0.0, 1.0);
    vec3 room = room_shown((gl_FragCoord.xy - view.xy) * view.zw * 2.0 - 1.0);
    colour = vec4(mix(ground(), room, away * away * (3.0 - 2.0 * away)), 1.0);
}
"""
)

# The room behind everything: a card at the far end.
ROOM_VERTEX = """
#version 150
in vec4 p3d_Vertex;
out vec2 at;
void main() {
    at = p3d_Vertex.xz;
    gl_Position = vec4(p3d_Vertex.xz, 0.999999, 1.0);
}
"""

ROOM_FRAGMENT = (
    """
#version 150
in vec2 at;
out vec4 colour;
"""
    + _ROOM_FAST
    + """
void main() { colour = vec4(room_shown(at), 1.0); }
"""
)

# Painting the ground once, seen from straight above: the table's wood, or the print of a board in sunlight.
PAINT_VERTEX = """
#version 150
uniform mat4 p3d_ModelViewProjectionMatrix;
uniform mat4 p3d_ModelMatrix;
in vec4 p3d_Vertex;
out vec2 place;
void main() {
    place = (p3d_ModelMatrix * p3d_Vertex).xy;
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
}
"""

PAINT_FRAGMENT = (
    """
#version 150
uniform struct p3d_MaterialParameters { vec4 baseColor; } p3d_Material;
uniform int surface;
in vec2 place;
out vec4 colour;
"""
    + NOISE
    + WOOD
    + LIGHT
    + TONE_MAP
    + """
uniform vec3 to_sun;
const int TABLE = 1;
void main() {
    vec3 base = p3d_Material.baseColor.rgb * (0.94 + 0.08 * noise(place * 90.0) + 0.04 * noise(place * 1300.0));
    if (surface == TABLE) base = table_wood(place);
    vec3 up = vec3(0.0, 0.0, 1.0);
    colour = vec4(graded(tone_mapped(base * (sky_light(up, to_sun) * 0.86 + SUN_COLOUR * to_sun.z) + 0.004)), 1.0);
}
"""
)

# A rim around glowing pieces: the same triangles slightly enlarged, drawn inside out.
RIM_VERTEX = (
    """
#version 150
uniform mat4 p3d_ModelViewProjectionMatrix;
out vec3 rim;
"""
    + _POSE
    + """
void main() {
    vec3 place, facing;
    find_place(place, facing);
    vec4 glow = texelFetch(poses, ivec2(2, int(piece)), 0);
    rim = glow.rgb;
    // The same width on the screen at any distance.
    float away = (p3d_ModelViewProjectionMatrix * vec4(place, 1.0)).w;
    gl_Position = p3d_ModelViewProjectionMatrix * vec4(place + facing * (0.0008 + 0.0028 * away), 1.0);
    if (glow.a == 0.0) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
}
"""
)

RIM_FRAGMENT = """
#version 150
in vec3 rim;
out vec4 colour;
void main() { colour = vec4(sqrt(rim), 1.0); }
"""

# A marked area of the board: a translucent veil of one colour.
MARK_VERTEX = """
#version 150
uniform mat4 p3d_ModelViewProjectionMatrix;
in vec4 p3d_Vertex;
void main() { gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex; }
"""

MARK_FRAGMENT = """
#version 150
uniform vec4 veil;
out vec4 colour;
void main() { colour = veil; }
"""
