"""The shaders of the beauty tier, in GLSL 1.50: depths, scene, finished picture. The fast tier shares parts."""

DEPTH_VERTEX = """
#version 150
uniform mat4 p3d_ModelViewProjectionMatrix;
in vec4 p3d_Vertex;
void main() { gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex; }
"""

DEPTH_FRAGMENT = """
#version 150
void main() {}
"""

SCENE_VERTEX = """
#version 150
uniform mat4 p3d_ModelViewProjectionMatrix;
uniform mat4 p3d_ModelMatrix;
in vec4 p3d_Vertex;
in vec3 p3d_Normal;
in vec4 p3d_Color;
in vec2 p3d_MultiTexCoord0;
out vec3 place;
out vec3 own_place;
out vec3 facing;
out vec4 tint;
out vec2 uv;
void main() {
    place = (p3d_ModelMatrix * p3d_Vertex).xyz;
    own_place = p3d_Vertex.xyz;
    facing = mat3(p3d_ModelMatrix) * p3d_Normal;
    tint = p3d_Color;
    uv = p3d_MultiTexCoord0;
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
}
"""

NOISE = """
float hash(vec2 p) {
    vec3 q = fract(vec3(p.xyx) * 0.1031);
    q += dot(q, q.yzx + 33.33);
    return fract((q.x + q.y) * q.z);
}
float noise(vec2 p) {
    vec2 cell = floor(p), f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    return mix(mix(hash(cell), hash(cell + vec2(1, 0)), f.x),
               mix(hash(cell + vec2(0, 1)), hash(cell + vec2(1, 1)), f.x), f.y);
}
"""

# A table top of planks: each has its own shade, rings and pores, and a dark joint to the next.
WOOD = """
vec3 table_wood(vec2 p) {
    float plank = floor(p.y / 0.13);
    float along = p.x + 3.7 * hash(vec2(plank, 5.0));
    float across = p.y - plank * 0.13;
    vec2 seed = vec2(plank * 17.3, plank * 5.1);
    float bend = noise(vec2(along * 1.7, across * 7.0) + seed) * 0.06 + noise(vec2(along * 6.0, p.y * 25.0)) * 0.006;
    float rings = noise(vec2(along * 0.9, (across + bend) * 150.0) + seed) * 0.65
                + noise(vec2(along * 1.7, (across + bend) * 420.0) + seed) * 0.35;
    float fibre = noise(vec2(along * 26.0, p.y * 1500.0)) * 0.6 + noise(vec2(along * 60.0, p.y * 3200.0)) * 0.4;
    vec3 colour = mix(vec3(0.205, 0.094, 0.041), vec3(0.320, 0.160, 0.072), smoothstep(0.15, 0.85, rings));
    colour *= 0.84 + 0.26 * fibre;
    colour *= 0.86 + 0.26 * hash(vec2(plank, 1.0));
    float joint = min(across, 0.13 - across);
    return colour * mix(0.45, 1.0, smoothstep(0.0003, 0.0014, joint));
}
"""

# The sun, and ambient light: sky from above and from the far side of the room, warm light reflected by the table.
LIGHT = """
const vec3 SUN_COLOUR = vec3(2.45, 2.12, 1.72);
vec3 sky_light(vec3 n, vec3 to_sun) {
    vec3 sky = mix(vec3(0.42, 0.33, 0.26), vec3(0.62, 0.70, 0.84), 0.5 + 0.5 * n.z);
    sky += vec3(0.10, 0.09, 0.08) * max(dot(n, normalize(vec3(-to_sun.xy, 0.3))), 0.0);
    return sky;
}
"""

# Soft shadows of a wide light: find how far above the surface the blockers are, then sample a disk as wide as that.
_SUN_SHADOW = """
const vec2 DISK[16] = vec2[](
    vec2(0.18, 0.00), vec2(-0.23, 0.21), vec2(0.03, -0.39), vec2(0.28, 0.37),
    vec2(-0.52, -0.10), vec2(0.49, -0.31), vec2(-0.17, 0.61), vec2(-0.32, -0.60),
    vec2(0.70, 0.19), vec2(-0.70, 0.35), vec2(0.29, -0.75), vec2(0.32, 0.79),
    vec2(-0.79, -0.43), vec2(0.90, -0.22), vec2(-0.46, 0.86), vec2(-0.22, -0.97));
float sunlit(vec3 p, vec3 n, mat2 turn) {
    vec4 clip = sun_clip * vec4(p + n * 0.0005 + to_sun * 0.0003, 1.0);
    vec3 at = clip.xyz * 0.5 + 0.5;
    if (any(lessThan(at.xy, vec2(0.0))) || any(greaterThan(at.xy, vec2(1.0)))) return 1.0;
    at.z = min(at.z, 0.99999);  // shadows also fall on the table, beyond the depth range of the map
    // Nearby, the surface itself is nearer or farther: compare with its plane, or it shades itself.
    vec3 tilt = mat3(sun_clip) * n * sun_span;
    vec2 slope = clamp(-tilt.xy / min(tilt.z, -0.01), -4.0, 4.0) / sun_span.z;
    float blockers = 0.0, gap = 0.0;
    for (int i = 0; i < 16; i += 2) {
        vec2 aside = turn * DISK[i] * 0.006;
        float below = at.z + dot(slope, aside) - textureLod(sun_depths, at.xy + aside / sun_span.xy, 0.0).r;
        if (below > 0.0004 / sun_span.z) { blockers += 1.0; gap += below; }
    }
    if (blockers == 0.0) return 1.0;
    float radius = clamp(gap / blockers * sun_span.z * 0.075, 0.0005, 0.0075);
    float lit = 0.0;
    for (int i = 0; i < 16; ++i) {
        vec2 aside = turn * DISK[i] * radius;
        float depth = at.z + dot(slope, aside) - 0.0002 / sun_span.z;
        lit += texture(sun_shadows, vec3(at.xy + aside / sun_span.xy, depth));
    }
    return lit / 16.0;
}
"""

# Ambient occlusion: how much of the sky the neighbours hide, from a height map.
_SKY_SEEN = """
float sky_seen(vec3 p, vec3 n, mat2 turn) {
    float hidden = 0.0, weights = 0.0;
    for (int i = 0; i < 16; ++i) {
        vec2 way = turn * DISK[i];
        way -= n.xy * 2.0 * min(0.0, dot(way, n.xy));
        float reach = length(way) * length(way) * 0.055 + 0.0012;
        way = normalize(way) * reach;
        vec2 at = (height_clip * vec4(p.xy + way + n.xy * 0.001, 0.0, 1.0)).xy * 0.5 + 0.5;
        float top = height_range.x - textureLod(heights, at, 0.0).r * height_range.y;
        float rise = max(top - p.z - 0.0006, 0.0);
        float weight = 1.0 - 0.5 * float(i) / 16.0;
        hidden += weight * rise / sqrt(rise * rise + reach * reach);
        weights += weight;
    }
    return 1.0 - hidden / weights;
}
"""

SCENE_FRAGMENT = (
    """
#version 150
uniform struct p3d_MaterialParameters { vec4 baseColor; float roughness; } p3d_Material;
uniform sampler2D p3d_Texture0;
uniform sampler2DShadow sun_shadows;
uniform sampler2D sun_depths;
uniform sampler2D heights;
uniform mat4 sun_clip;
uniform mat4 height_clip;
uniform vec3 sun_span;
uniform vec2 height_range;
uniform vec3 to_sun;
uniform vec3 eye;
uniform vec3 table;
uniform int surface;
in vec3 place;
in vec3 own_place;
in vec3 facing;
in vec4 tint;
in vec2 uv;
out vec4 light;
"""
    + NOISE
    + WOOD
    + LIGHT
    + _SUN_SHADOW
    + _SKY_SEEN
    + """
const int PIECE = 0, TABLE = 1, PRINT = 2;
void main() {
    vec3 n = normalize(facing);
    vec3 to_eye = normalize(eye - place);
    vec3 base = p3d_Material.baseColor.rgb;
    float gloss = 0.35;
    if (surface == TABLE) {
        base = table_wood(place.xy);
        gloss = 0.3;
    } else if (surface == PRINT) {
        base *= 0.94 + 0.08 * noise(place.xy * 90.0) + 0.04 * noise(place.xy * 1300.0);
        gloss = 0.12;
    } else {
        base *= tint.rgb * texture(p3d_Texture0, uv).rgb;
        base *= 0.95 + 0.09 * noise(vec2(own_place.x + own_place.y, own_place.z * 0.12) * 1600.0);
        gloss = mix(0.5, 0.1, clamp(p3d_Material.roughness, 0.0, 1.0));
    }
    float lean = max(dot(n, to_sun), 0.0);
    float angle = 6.2832 * hash(gl_FragCoord.xy);
    mat2 turn = mat2(cos(angle), sin(angle), -sin(angle), cos(angle));
    float sun = lean > 0.0 ? lean * sunlit(place, n, turn) : 0.0;
    float open = sky_seen(place, n, turn);

    vec3 sky = sky_light(n, to_sun);
    vec3 ambient = sky * mix(vec3(0.20, 0.15, 0.12), vec3(1.0), open) * 0.95;
    vec3 seen = base * (ambient + SUN_COLOUR * sun);

    vec3 halfway = normalize(to_sun + to_eye);
    float shine = pow(max(dot(n, halfway), 0.0), 48.0) * sun * 0.9;
    float grazing = 0.04 + 0.5 * pow(1.0 - max(dot(n, to_eye), 0.0), 5.0);
    seen += gloss * (shine * SUN_COLOUR * 0.45 + grazing * open * vec3(0.55, 0.58, 0.62));

    // The table fades into the room rather than ending in a hard edge.
    float far = length(place.xy - table.xy);
    float shown = 1.0 - smoothstep(0.55, 1.0, far / table.z);
    light = vec4(seen * shown, shown);
}
"""
)

# How light becomes colours on the screen, and the dim room behind the table; the same in both tiers.
TONE_MAP = """
vec3 tone_mapped(vec3 light) {
    light *= 0.52;
    float peak = max(max(light.r, light.g), light.b);
    float kept = peak < 0.6 ? peak : 0.6 + 0.4 * (1.0 - exp(-(peak - 0.6) / 0.4));
    light *= kept / max(peak, 1e-4);
    vec3 low = light * 12.92, high = 1.055 * pow(max(light, 1e-5), vec3(1.0 / 2.4)) - 0.055;
    return mix(high, low, vec3(lessThan(light, vec3(0.0031308))));
}
vec3 graded(vec3 shown) {
    shown = max(mix(vec3(dot(shown, vec3(0.30, 0.59, 0.11))), shown, 1.12), 0.0);
    return mix(shown, shown * shown * (3.0 - 2.0 * shown), 0.25);
}
vec3 room_behind(vec2 at) {
    vec2 from_glow = at - vec2(0.0, 0.4);
    return mix(vec3(0.050, 0.036, 0.030), vec3(0.42, 0.30, 0.22), exp(-1.6 * dot(from_glow, from_glow)));
}
"""

PICTURE_VERTEX = """
#version 150
uniform mat4 p3d_ModelViewProjectionMatrix;
in vec4 p3d_Vertex;
out vec2 at;
void main() {
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
    at = gl_Position.xy;
}
"""

# Every pixel is the mean of a block of the supersampled scene, tone-mapped first so that edges stay smooth.
PICTURE_FRAGMENT = (
    """
#version 150
uniform sampler2D scene;
uniform int supersampling;
in vec2 at;
out vec4 colour;
"""
    + NOISE
    + TONE_MAP
    + """
void main() {
    vec3 room = room_behind(at);
    ivec2 corner = ivec2(gl_FragCoord.xy) * supersampling;
    vec3 sum = vec3(0.0);
    for (int y = 0; y < supersampling; ++y)
        for (int x = 0; x < supersampling; ++x) {
            vec4 seen = texelFetch(scene, corner + ivec2(x, y), 0);
            sum += tone_mapped(seen.rgb + room * (1.0 - seen.a));
        }
    vec3 shown = sum / float(supersampling * supersampling);
    shown = graded(shown);
    shown *= 1.0 - 0.16 * smoothstep(0.5, 2.0, dot(at, at));
    colour = vec4(shown + (hash(gl_FragCoord.xy) - 0.5) / 255.0, 1.0);
}
"""
)
