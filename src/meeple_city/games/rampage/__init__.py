"""The rules of Rampage, as numbered in docs/rules.md."""
