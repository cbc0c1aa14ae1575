"""The shaders of all but the pieces, in GLSL 1.50: table, boards, room, marks, dust, and the sum of frames.

Most come in two versions: fast, one frame that is shown at once, and fine, one of many frames that are added up, each
with its own point of the lamp, of the sky and of the lens.
"""

from meeple_city.render.light import DEVELOP, HEADS, LIGHT, NOISE, ROOM, WOOD

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


def table(version: str) -> tuple[str, str]:
    """Vertex and fragment shader of the varnished table."""
    return HEADS[version] + _GROUND_VERTEX, HEADS[version] + "#define VARNISHED\n" + _GROUND_FRAGMENT


def board(version: str) -> tuple[str, str]:
    """Vertex and fragment shader of matt boards."""
    return HEADS[version] + _GROUND_VERTEX, HEADS[version] + _GROUND_FRAGMENT


def room(version: str) -> tuple[str, str]:
    """Vertex and fragment shader of the room behind."""
    return HEADS[version] + _ROOM_VERTEX, HEADS[version] + _ROOM_FRAGMENT


def marks(version: str) -> tuple[str, str]:
    """Vertex and fragment shader of marks and breath."""
    return MARK_VERTEX, HEADS[version] + _MARK_FRAGMENT
