"""Bots for Rampage. They see only what their seat may see."""
