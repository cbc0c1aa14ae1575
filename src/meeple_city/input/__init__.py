"""Recognise what players do with hands, keys and breath. Pure: no devices, files, rules or physics."""
