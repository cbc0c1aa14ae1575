"""The shaders of the pieces, in GLSL 1.50: themselves, their shadows, and the rims of those that glow.

They come in the versions of all shaders of the table: fast and fine.
"""

from meeple_city.render.light import DEVELOP, HEADS, LIGHT, NOISE

# The pose of each piece is one row of a small texture, in four texels: position and size, rotation, glow, and how much
# of the room it sees past whatever covers it, with a mark for pieces at rest, how solid it is and how tall.
_POSE = """
uniform sampler2D poses;
in vec3 vertex;
#ifdef HULL
#define normal outward
#endif
in vec3 normal;
in float piece;
vec3 turned(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
void find_place(out vec3 place, out vec3 facing) {
    vec4 where = texelFetch(poses, ivec2(0, int(piece)), 0);
    vec4 turn = texelFetch(poses, ivec2(1, int(piece)), 0);
    // A piece that is squashed grows as wide as it loses height.
    float tall = texelFetch(poses, ivec2(3, int(piece)), 0).w;
    float wide = inversesqrt(tall);
    place = where.xyz + where.w * turned(turn, vertex * vec3(wide, wide, tall));
    facing = turned(turn, normal);
#ifdef HULL
    facing *= where.w;  // what is hidden has no rim either
#endif
}
"""

PIECES_DEPTH_VERTEX = (
    HEADS["fast"]
    + """
uniform mat4 p3d_ModelViewProjectionMatrix;
uniform sampler2D poses;
in vec3 vertex;
in float piece;
void main() {
    vec4 where = texelFetch(poses, ivec2(0, int(piece)), 0);
    vec4 turn = texelFetch(poses, ivec2(1, int(piece)), 0);
    vec3 turned = vertex + 2.0 * cross(turn.xyz, cross(turn.xyz, vertex) + turn.w * vertex);
    gl_Position = p3d_ModelViewProjectionMatrix * vec4(where.xyz + where.w * turned, 1.0);
}
"""
)
DEPTH_FRAGMENT = """
#version 150
void main() {}
"""

_PIECES_VERTEX = (
    """
uniform mat4 p3d_ModelViewProjectionMatrix;
uniform mat4 p3d_ViewMatrixInverse;
uniform mat4 lamp_clip;
uniform mat4 sky_clip;
uniform vec3 to_lamp;
uniform vec3 to_sky;
uniform float shadow_grain;
in vec4 tint;
in vec2 uv;
out vec3 place;
out vec3 facing;
out vec3 to_eye;
out vec2 grain;
out vec4 dye;
out vec2 print_at;
out vec3 lamp_at;
#ifdef FINE
out vec3 sky_at;
#endif
flat out vec4 glow;
flat out float solid;
"""
    + _POSE
    + """
void main() {
    find_place(place, facing);
    glow = texelFetch(poses, ivec2(2, int(piece)), 0);
    vec4 state = texelFetch(poses, ivec2(3, int(piece)), 0);
    to_eye = p3d_ViewMatrixInverse[3].xyz - place;
    vec3 cut = (tint.a > 0.9 ? vertex.xyz : vertex.zyx) * 1000.0;
    grain = vec2((cut.x + 0.6 * cut.y) * 1.7 + piece * 7.3, cut.z * 0.13 + piece * 3.1);
    dye = tint;
    print_at = uv;
    float lean = max(dot(facing, to_lamp), 0.0);
    vec3 off = (facing * (2.5 - 1.5 * lean) + to_lamp * 0.8) * shadow_grain;
    lamp_at = (lamp_clip * vec4(place + off, 1.0)).xyz * 0.5 + 0.5;
#ifdef FINE
    float rise = max(dot(facing, to_sky), 0.0);
    sky_at = (sky_clip * vec4(place + (facing * (3.0 - 2.0 * rise) + to_sky) * shadow_grain, 1.0)).xyz * 0.5 + 0.5;
#else
    // What covers a piece darkens it, most of all where it faces up.
    dye.rgb *= mix(1.0, state.x, 0.46 + 0.20 * facing.z);
#endif
    gl_Position = p3d_ModelViewProjectionMatrix * vec4(place, 1.0);
    solid = state.z;
#ifndef SEE_THROUGH
    if (solid < 1.0) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
#endif
}
"""
)

# Each look-up in the shadow map takes a seventh of a frame: two for pieces, whose own edges shade them.
_PIECES_FRAGMENT = (
    """
uniform sampler2D atlas;
uniform sampler2DShadow lamp_shadows;
uniform float shadow_texel;
uniform vec3 to_sky;
uniform float sharpness;
#ifdef FINE
uniform sampler2DShadow sky_shadows;
in vec3 sky_at;
#endif
in vec3 place;
in vec3 facing;
in vec3 to_eye;
in vec2 grain;
in vec4 dye;
in vec2 print_at;
in vec3 lamp_at;
flat in vec4 glow;
flat in float solid;
out vec4 colour;
"""
    + NOISE
    + LIGHT
    + DEVELOP
    + """
float lamp_seen(vec3 at) {
    float z = min(at.z, 0.9999);
    vec2 aside = vec2(shadow_texel, -shadow_texel);
    return 0.5 * (texture(lamp_shadows, vec3(at.xy + aside, z)) + texture(lamp_shadows, vec3(at.xy - aside, z)));
}
void main() {
    vec3 n = normalize(facing), eye = normalize(to_eye);
    vec3 ink = texture(atlas, print_at, sharpness).rgb;
    vec3 base = mix(ink * ink, vec3(1.0), step(print_at.x, -0.5));
    // Grain runs along the length of a piece and fades where it would be finer than pixels.
    float fine = clamp(1.3 - fwidth(grain.x), 0.0, 1.0) * step(0.5, dye.a);
    base *= 1.0 + fine * 0.26 * (noise(grain) - 0.5);
    float gloss = dye.a > 0.5 ? 0.85 : (dye.a > 0.1 ? 0.30 : 0.16);

    float lean = max(dot(n, to_lamp), 0.0), reach = lamp_reach(place.xy);
    float lit = lamp_seen(lamp_at);
#ifdef FINE
    float weight = 3.75 * max(dot(n, to_sky), 0.0) / max(1.0 + n.z, 0.18);
    // The first share is light that floors and walls throw back between the storeys.
    float open = 0.54 + 0.56 * weight * texture(sky_shadows, vec3(sky_at.xy, min(sky_at.z, 0.9999)));
    vec3 shade = dye.rgb * dye.rgb * 0.25 + dye.rgb * 0.75;
#else
    float open = 1.0;
    vec3 shade = dye.rgb;
#endif
    vec3 light = base * (shade * room_light(n) * open + shade * LAMP * (lean * lit * reach));
    light += gloss * gleam(n, eye, lit * step(0.001, lean), reach) * min(dye.g * 1.6, 1.0);
    light = light * (1.0 + min(glow.a, 0.0)) + glow.rgb * max(glow.a, 0.0) * 0.26;
#ifdef FINE
    colour = vec4(light, solid);
#else
    colour = vec4(developed(light), solid);
#endif
}
"""
)

# Soft shade where a piece at rest touches what it stands on: a blurred patch under each, gone as soon as it moves.
# Refined frames do without: they see the sky.
CONTACT_VERTEX = (
    HEADS["fast"]
    + """
uniform mat4 p3d_ModelViewProjectionMatrix;
uniform sampler2D poses;
in vec3 vertex;
in vec3 low;
in vec3 high;
in float piece;
out vec2 at;
flat out vec2 reach;
flat out float strength;
vec3 turned(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
void main() {
    vec4 where = texelFetch(poses, ivec2(0, int(piece)), 0);
    vec4 turn = texelFetch(poses, ivec2(1, int(piece)), 0);
    strength = texelFetch(poses, ivec2(3, int(piece)), 0).y * where.w;
    vec3 middle = where.xyz + turned(turn, (low + high) * 0.5), half_size = (high - low) * 0.5;
    vec3 a = turned(turn, vec3(half_size.x, 0.0, 0.0)), b = turned(turn, vec3(0.0, half_size.y, 0.0));
    vec3 c = turned(turn, vec3(0.0, 0.0, half_size.z));
    // The patch lies level under the piece, turned with its widest side.
    vec2 way = length(a.xy) > length(b.xy) ? a.xy : vec2(b.y, -b.x);
    way = length(way) > 1e-6 ? normalize(way) : vec2(1.0, 0.0);
    vec2 aside = vec2(-way.y, way.x);
    reach = vec2(abs(dot(a.xy, way)) + abs(dot(b.xy, way)) + abs(dot(c.xy, way)),
                 abs(dot(a.xy, aside)) + abs(dot(b.xy, aside)) + abs(dot(c.xy, aside)));
    at = vertex.xy * (reach + 0.0045);
    float foot = middle.z - abs(a.z) - abs(b.z) - abs(c.z) + 0.00012;
    gl_Position = p3d_ModelViewProjectionMatrix * vec4(middle.xy + way * at.x + aside * at.y, foot, 1.0);
    if (strength == 0.0) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
}
"""
)
CONTACT_FRAGMENT = """
#version 150
in vec2 at;
flat in vec2 reach;
flat in float strength;
out vec4 colour;
void main() {
    float beyond = length(max(abs(at) - reach + 0.0012, 0.0));
    float shade = clamp(1.0 - beyond / 0.0055, 0.0, 1.0);
    colour = vec4(0.05, 0.03, 0.04, 0.50 * shade * shade * strength);
}
"""

# A rim around glowing pieces: the same triangles slightly enlarged, drawn inside out.
_RIM_VERTEX = (
    """
#define HULL
#ifndef WIDTH
#define WIDTH (0.0008 + 0.0028 * away)
#endif
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
    gl_Position = p3d_ModelViewProjectionMatrix * vec4(place + facing * WIDTH, 1.0);
#ifdef BEFORE_ALL
    gl_Position.z = -BEFORE_ALL * gl_Position.w;
#endif
#ifdef NEARER
    gl_Position.z -= NEARER * gl_Position.w;
#endif
}
"""
)
# What glows is outlined through whatever hides it. Its hidden parts get a veil; then the pieces themselves are drawn
# into the depth buffer alone, before everything else, and the rims once more just behind them: only what is beside
# the pieces remains.
_MASK, _OUTLINED = 0.9995, 0.9990  # depths, of which 1 is nearest
VEIL = 0.30  # how opaque; our choice
_RIM_FRAGMENT = (
    """
in vec3 rim;
out vec4 colour;
"""
    + DEVELOP
    + """
#ifndef OPACITY
#define OPACITY 1.0
#endif
void main() {
#ifdef FINE
    // Light that is added up shines through more of the veil.
    colour = vec4(undeveloped(sqrt(rim)), OPACITY * (OPACITY < 1.0 ? 0.4 : 1.0));
#else
    colour = vec4(sqrt(rim), OPACITY);
#endif
}
"""
)


def pieces(version: str) -> tuple[str, str]:
    """Vertex and fragment shader of the pieces."""
    return HEADS[version] + _PIECES_VERTEX, HEADS[version] + _PIECES_FRAGMENT


def see_through(version: str) -> tuple[str, str]:
    """Vertex and fragment shader of pieces that one sees through."""
    head = HEADS[version] + "#define SEE_THROUGH\n"
    return head + _PIECES_VERTEX, head + _PIECES_FRAGMENT


def rims(version: str) -> tuple[str, str]:
    """Vertex and fragment shader of rims."""
    return HEADS[version] + _RIM_VERTEX, HEADS[version] + _RIM_FRAGMENT


def veils(version: str) -> tuple[str, str]:
    """Vertex and fragment shader of hidden parts of what glows."""
    # A hair nearer than the pieces themselves, or parts that are seen would count as hidden.
    head = HEADS[version] + f"#define WIDTH 0.0\n#define NEARER 0.0004\n#define OPACITY {VEIL}\n"
    return head + _RIM_VERTEX, head + _RIM_FRAGMENT


def masks(version: str) -> tuple[str, str]:
    """Vertex and fragment shader of what glows, for the depth buffer alone."""
    head = HEADS[version] + f"#define WIDTH 0.0\n#define BEFORE_ALL {_MASK}\n"
    return head + _RIM_VERTEX, head + _RIM_FRAGMENT


def outlines(version: str) -> tuple[str, str]:
    """Vertex and fragment shader of outlines that are seen through everything."""
    head = HEADS[version] + f"#define BEFORE_ALL {_OUTLINED}\n"
    return head + _RIM_VERTEX, head + _RIM_FRAGMENT
