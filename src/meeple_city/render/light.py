"""The light in the room, in GLSL 1.50: one warm lamp, a window at dusk, and how light becomes colours.

Everything on the table is lit by these functions, whether it is drawn in one frame or refined over many, so that
colours agree. Look-ups are dear in software OpenGL and arithmetic is cheap; powers and exponentials are avoided.
"""

# How every shader in two versions begins: fast, for a frame that is shown at once, and fine, for one of many.
HEADS = {"fast": "#version 150\n", "fine": "#version 150\n#define FINE\n"}

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
    float wide = 0.118;
    float plank = floor(p.y / wide);
    float along = p.x + 3.7 * hash(vec2(plank, 5.0));
    float across = p.y - plank * wide;
    vec2 seed = vec2(plank * 17.3, plank * 5.1);
    float bend = noise(vec2(along * 1.5, across * 6.0) + seed) * 0.085 + noise(vec2(along * 5.0, p.y * 22.0)) * 0.008;
    float rings = noise(vec2(along * 0.7, (across + bend) * 120.0) + seed) * 0.6
                + noise(vec2(along * 1.5, (across + bend) * 330.0) + seed) * 0.4;
    float fibre = noise(vec2(along * 22.0, p.y * 1400.0)) * 0.6 + noise(vec2(along * 55.0, p.y * 3000.0)) * 0.4;
    float pores = smoothstep(0.80, 0.95, noise(vec2(along * 90.0, p.y * 2400.0)));
    vec3 colour = mix(vec3(0.150, 0.066, 0.030), vec3(0.330, 0.165, 0.078), smoothstep(0.12, 0.88, rings));
    colour *= 0.84 + 0.26 * fibre;
    colour *= 1.0 - 0.28 * pores;
    colour *= 0.80 + 0.34 * hash(vec2(plank, 1.0));
    float joint = min(across, wide - across);
    return colour * mix(0.38, 1.0, smoothstep(0.0003, 0.0016, joint));
}
"""

# The room as it is seen in some direction: a cylinder around the table.
ROOM = """
uniform sampler2D room;
float turn_of(vec2 v) {
    vec2 a = abs(v);
    float low = min(a.x, a.y) / max(max(a.x, a.y), 1e-6), s = low * low;
    float angle = ((-0.0464964749 * s + 0.15931422) * s - 0.327622764) * s * low + low;
    if (a.y > a.x) angle = 1.57079637 - angle;
    if (v.x < 0.0) angle = 3.14159274 - angle;
    return v.y < 0.0 ? -angle : angle;
}
vec3 room_seen(vec3 way) {
    float rise = way.z / max(length(way.xy), 1e-4);
    return texture(room, vec2(turn_of(way.xy) / 6.2831853 + 0.5, clamp((rise + 1.2) / 2.4, 0.002, 0.998))).rgb;
}
"""

# The lamp is a warm disc over the table; the window a cool one to the far right. `lamp_pool` is where the lamp stands
# above the table (x, y) and how far its light reaches.
LIGHT = (
    """
#ifdef FINE
"""
    + ROOM
    + """
#endif
uniform vec3 to_lamp;
uniform vec3 lamp_pool;
const vec3 LAMP = vec3(2.55, 2.05, 1.50);
const vec3 WINDOW = vec3(0.24, 0.32, 0.46);
const vec3 TO_WINDOW = vec3(0.733, 0.586, 0.345);
float lamp_reach(vec2 at) {
    vec2 off = (at - lamp_pool.xy) / lamp_pool.z;
    return 1.16 / (1.0 + dot(off, off));
}
vec3 room_light(vec3 n) {
    vec3 light = mix(vec3(0.54, 0.44, 0.35), vec3(0.56, 0.56, 0.60), 0.5 + 0.5 * n.z);
    light += vec3(0.30, 0.25, 0.20) * (1.0 - n.z * n.z);  // upright faces also get what table and board throw back
    return light + WINDOW * max(dot(n, TO_WINDOW), 0.0);
}
// The gleam of varnish: lamp, window, and the dim room at grazing angles.
vec3 gleam(vec3 n, vec3 to_eye, float lit, float reach) {
    float towards = max(dot(n, to_eye), 0.0);
    vec3 mirrored = 2.0 * towards * n - to_eye;
    float shine = max(dot(mirrored, to_lamp), 0.0);
    shine *= shine; shine *= shine; shine *= shine; shine *= shine;
    float pane = max(dot(mirrored, TO_WINDOW), 0.0);
    pane *= pane; pane *= pane;
    float away = 1.0 - towards;
    float square = away * away;
    float grazing = 0.04 + 0.60 * square * square * away;
    vec3 around = vec3(0.42, 0.38, 0.36);
#ifdef FINE
    vec3 seen = room_seen(mirrored);  // refined frames reflect the room itself
    around = 0.24 + 2.2 * seen * seen;
#endif
    return LAMP * (0.34 * shine * lit * reach) + WINDOW * (0.50 * pane) + grazing * around;
}
"""
)

# The brightest channel and each channel alone decide half each: hues stay, yellow does not turn to lemon.
DEVELOP = """
vec3 developed(vec3 light) {
    light *= 0.47;
    float peak = max(max(light.r, light.g), max(light.b, 1e-4));
    float over = max(peak - 0.6, 0.0) * 2.5;
    over += 0.5 * over * over;
    light *= (min(peak, 0.6) + 0.4 * over / (1.0 + over)) / peak;
    vec3 shown = 1.1 * sqrt(light) - 0.1 * light;  // close to the curve of screens
    shown = max(mix(vec3(dot(shown, vec3(0.30, 0.59, 0.11))), shown, 1.10), 0.0);
    return mix(shown, shown * shown * (3.0 - 2.0 * shown), 0.22);
}
// What must be written as light to be seen as that colour, about.
vec3 undeveloped(vec3 shown) { return shown * shown * 2.05; }
"""
