"""The shaders of captions, in GLSL 1.50: plates of one colour, and text."""

PLATE_VERTEX = """
#version 150
uniform mat4 p3d_ModelViewProjectionMatrix;
in vec4 p3d_Vertex;
void main() { gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex; }
"""

PLATE_FRAGMENT = """
#version 150
uniform vec4 ink;
out vec4 colour;
void main() { colour = ink; }
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
