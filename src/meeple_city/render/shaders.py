"""The shaders of the table, in GLSL 1.50.

Most come in two versions: fast, one frame that is shown at once, and fine, one of many frames that are added up, each
with its own point of the lamp, of the sky and of the lens.
"""

from meeple_city.render.light import DEVELOP, LIGHT, NOISE, ROOM, WOOD

HEADS = {"fast": "#version 150\n", "fine": "#version 150\n#define FINE\n"}

# The pose of each piece is one row of a small texture, in four texels: position and size, rotation, glow, and how much
# of the room it sees past whatever covers it, with a mark for pieces at rest and how tall it is.
_POSE = """
uniform sampler2D poses;
in vec3 vertex;
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
    light += glow.rgb * glow.a * 0.26;
#ifdef FINE
    colour = vec4(light, 1.0);
#else
    colour = vec4(developed(light), 1.0);
#endif
}
"""
)

# The ground: table and boards. Their textures hold colours; both lie flat, so most of their light is the same
# everywhere.
_GROUND_VERTEX = """
uniform mat4 p3d_ModelViewProjectionMatrix;
uniform mat4 p3d_ViewMatrixInverse;
uniform mat4 lamp_clip;
uniform mat4 sky_clip;
uniform vec3 to_lamp;
uniform vec3 to_sky;
uniform vec4 painted_on;
uniform float legs_below;
in vec4 p3d_Vertex;
in vec3 p3d_Normal;
out vec3 place;
out vec3 facing;
out vec3 to_eye;
out vec3 lamp_at;
out vec2 paint_at;
#ifdef FINE
out vec3 sky_at;
#endif
void main() {
    place = p3d_Vertex.xyz;
    facing = p3d_Normal;
    to_eye = p3d_ViewMatrixInverse[3].xyz - place;
    lamp_at = (lamp_clip * vec4(place + to_lamp * 0.0003, 1.0)).xyz * 0.5 + 0.5;
#ifdef FINE
    sky_at = (sky_clip * vec4(place + to_sky * 0.0004 + facing * 0.0002, 1.0)).xyz * 0.5 + 0.5;
#endif
    // Edges of the table show the wood of its top, folded down.
    vec2 fold = facing.z > 0.5 ? vec2(0.0) : facing.xy * place.z;
    vec2 on = place.z < legs_below ? vec2(place.z, place.x + place.y) : place.xy - fold;
    paint_at = (on - painted_on.xy) / painted_on.zw;
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
}
"""

_GROUND_FRAGMENT = (
    """
uniform sampler2D paint;
uniform sampler2DShadow lamp_shadows;
uniform float sharpness;
uniform vec3 to_sky;
#ifdef FINE
uniform sampler2DShadow sky_shadows;
in vec3 sky_at;
#endif
in vec3 place;
in vec3 facing;
in vec3 to_eye;
in vec3 lamp_at;
in vec2 paint_at;
out vec4 colour;
"""
    + LIGHT
    + DEVELOP
    + """
void main() {
    vec3 n = facing;
    vec3 base = texture(paint, paint_at, sharpness).rgb;
    base *= base;
    float lit = texture(lamp_shadows, vec3(lamp_at.xy, min(lamp_at.z, 0.9999)));
    float lean = max(dot(n, to_lamp), 0.0), reach = lamp_reach(place.xy);
    float open = 1.0;
#ifdef FINE
    float weight = 3.75 * max(dot(n, to_sky), 0.0) / max(1.0 + n.z, 0.18);
    open = 0.27 + 0.76 * weight * texture(sky_shadows, vec3(sky_at.xy, min(sky_at.z, 0.9999)));
#endif
    vec3 light = base * (room_light(n) * open + LAMP * (lean * lit * reach));
#ifdef VARNISHED
    light += gleam(n, normalize(to_eye), lit * step(0.001, lean), reach) * 0.42;
#else
    light += 0.006;
#endif
#ifdef FINE
    colour = vec4(light, 1.0);
#else
    colour = vec4(developed(light), 1.0);
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

# The room behind everything: a cylinder painted out of focus.
_ROOM_VERTEX = """
uniform mat4 p3d_ViewMatrixInverse;
uniform mat4 p3d_ProjectionMatrixInverse;
in vec4 p3d_Vertex;
out vec3 way;
void main() {
    vec4 far = p3d_ProjectionMatrixInverse * vec4(p3d_Vertex.xz, 1.0, 1.0);
    way = mat3(p3d_ViewMatrixInverse) * (far.xyz / far.w);
    gl_Position = vec4(p3d_Vertex.xz, 0.999999, 1.0);
}
"""
_ROOM_FRAGMENT = (
    """
in vec3 way;
out vec4 colour;
"""
    + ROOM
    + DEVELOP
    + """
void main() {
    vec3 seen = room_seen(way);
#ifdef FINE
    colour = vec4(undeveloped(seen), 1.0);
#else
    colour = vec4(seen, 1.0);
#endif
}
"""
)

# Painting table and plain boards once, seen from straight above.
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
    + """
const int TABLE = 1;
void main() {
    vec3 base = p3d_Material.baseColor.rgb * (0.94 + 0.08 * noise(place * 90.0) + 0.04 * noise(place * 1300.0));
    if (surface == TABLE) base = table_wood(place);
    colour = vec4(sqrt(base), 1.0);
}
"""
)

# A rim around glowing pieces: the same triangles slightly enlarged, drawn inside out.
RIM_VERTEX = (
    HEADS["fast"]
    + """
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
_RIM_FRAGMENT = (
    """
in vec3 rim;
out vec4 colour;
"""
    + DEVELOP
    + """
void main() {
#ifdef FINE
    colour = vec4(undeveloped(sqrt(rim)), 1.0);
#else
    colour = vec4(sqrt(rim), 1.0);
#endif
}
"""
)

# A marked area of the board: a translucent veil of one colour.
MARK_VERTEX = """
#version 150
uniform mat4 p3d_ModelViewProjectionMatrix;
in vec4 p3d_Vertex;
void main() { gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex; }
"""
_MARK_FRAGMENT = (
    """
uniform vec4 veil;
out vec4 colour;
"""
    + DEVELOP
    + """
void main() {
#ifdef FINE
    colour = vec4(undeveloped(veil.rgb), veil.a);
#else
    colour = veil;
#endif
}
"""
)

DUST_VERTEX = """
#version 150
uniform mat4 p3d_ModelViewProjectionMatrix;
in vec4 p3d_Vertex;
out vec2 at;
void main() {
    at = p3d_Vertex.xz;
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
}
"""
DUST_FRAGMENT = """
#version 150
uniform vec4 veil;
in vec2 at;
out vec4 colour;
void main() {
    float thick = max(0.0, 1.0 - dot(at, at));
    colour = vec4(veil.rgb, veil.a * thick * sqrt(thick));
}
"""

# Adding up frames, and showing their mean.
CARD_VERTEX = """
#version 150
in vec4 p3d_Vertex;
out vec2 at;
void main() {
    at = p3d_Vertex.xz;
    gl_Position = vec4(p3d_Vertex.xz, 0.0, 1.0);
}
"""
SUM_FRAGMENT = """
#version 150
uniform sampler2D light;
out vec4 colour;
void main() { colour = texelFetch(light, ivec2(gl_FragCoord.xy), 0); }
"""
MEAN_FRAGMENT = (
    """
#version 150
uniform sampler2D light;
uniform float share;
uniform float vignette;
uniform float cover;
in vec2 at;
out vec4 colour;
"""
    + NOISE
    + DEVELOP
    + """
void main() {
    vec3 shown = developed(texelFetch(light, ivec2(gl_FragCoord.xy), 0).rgb * share);
    shown *= 1.0 - vignette * smoothstep(0.5, 2.0, dot(at, at));
    colour = vec4(shown + (hash(gl_FragCoord.xy) - 0.5) / 255.0, cover);
}
"""
)


def pieces(version: str) -> tuple[str, str]:
    """Vertex and fragment shader of the pieces."""
    return HEADS[version] + _PIECES_VERTEX, HEADS[version] + _PIECES_FRAGMENT


def table(version: str) -> tuple[str, str]:
    """Vertex and fragment shader of the varnished table."""
    return HEADS[version] + _GROUND_VERTEX, HEADS[version] + "#define VARNISHED\n" + _GROUND_FRAGMENT


def board(version: str) -> tuple[str, str]:
    """Vertex and fragment shader of matt boards."""
    return HEADS[version] + _GROUND_VERTEX, HEADS[version] + _GROUND_FRAGMENT


def room(version: str) -> tuple[str, str]:
    """Vertex and fragment shader of the room behind."""
    return HEADS[version] + _ROOM_VERTEX, HEADS[version] + _ROOM_FRAGMENT


def rims(version: str) -> tuple[str, str]:
    """Vertex and fragment shader of rims."""
    return RIM_VERTEX, HEADS[version] + _RIM_FRAGMENT


def marks(version: str) -> tuple[str, str]:
    """Vertex and fragment shader of marks and breath."""
    return MARK_VERTEX, HEADS[version] + _MARK_FRAGMENT
