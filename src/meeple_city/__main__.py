"""`python -m meeple_city`."""

from meeple_city.cli.start import main

if __name__ == "__main__":
    raise SystemExit(main())
