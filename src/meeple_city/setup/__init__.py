"""Puts the parts together: the one package, with the command line, that knows all of them."""
