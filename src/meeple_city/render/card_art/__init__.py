"""The drawings on cards, as fragments of SVG on a field of 100 by 100."""
