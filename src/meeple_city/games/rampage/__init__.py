"""The rules of Rampage. They know names and numbers, nothing of physics or windows."""
