"""The shaders of captions, in GLSL 1.50: plates with round corners and an edge, and text or icons."""

PLATE_VERTEX = """
#version 150
uniform mat4 p3d_ModelViewProjectionMatrix;
in vec4 p3d_Vertex;
out vec2 at;
void main() {
    at = p3d_Vertex.xz;
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
}
"""

# `box` is the middle and half the size of the plate, `shape` its corner radius and the width of its edge, in units of
# the canvas.
PLATE_FRAGMENT = """
#version 150
uniform vec4 ink;
uniform vec4 edge;
uniform vec4 box;
uniform vec4 shape;
in vec2 at;
out vec4 colour;
void main() {
    vec2 beyond = abs(at - box.xy) - box.zw + shape.x;
    float outside = length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - shape.x;
    float on_edge = shape.y > 0.0 ? smoothstep(-shape.y - 0.5, -shape.y + 0.5, outside) : 0.0;
    colour = mix(ink, edge, on_edge);
    colour.a *= 1.0 - smoothstep(-0.5, 0.5, outside);
}
"""

TEXT_VERTEX = """
#version 150
uniform mat4 p3d_ModelViewProjectionMatrix;
in vec4 p3d_Vertex;
in vec2 p3d_MultiTexCoord0;
out vec2 at;
void main() {
    at = p3d_MultiTexCoord0;
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
}
"""

TEXT_FRAGMENT = """
#version 150
uniform sampler2D p3d_Texture0;
uniform vec4 ink;
in vec2 at;
out vec4 colour;
void main() { colour = vec4(ink.rgb, ink.a * texture(p3d_Texture0, at).a); }
"""
