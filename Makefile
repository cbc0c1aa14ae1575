# make play and make test do everything on a fresh machine; both first make what is missing.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BLENDER_VENV := .venv-blender
BLENDER_PYTHON ?= python3.11
# What drawing and videos need of Debian, and what the tests need besides: a screen of their own, hands, a microphone.
FOR_PLAY := libegl1 libgl1 libgl1-mesa-dri python3-venv ffmpeg
FOR_TESTS := xvfb xdotool pulseaudio pulseaudio-utils espeak-ng

.PHONY: help setup play test test-fast soak check coverage format bench models sounds pictures screen-pictures card-sheets card-pictures contact-sheet clean

help:
	@echo "make play       play (off-screen where there is no display)"
	@echo "make test       all tests, within ten minutes"
	@echo "make test-fast  the quick ones, within a minute"
	@echo "make soak       the long runs, about an hour"
	@echo "make coverage   every line and branch of the rules is tested"
	@echo "make check      format, lint, types, import directions"
	@echo "make bench      measure speed; PEERS=1 adds other engines, AGAINST=commit compares with another version, ONLY=drawing"
	@echo "make models     draw pieces, boards and room again, into models/ (needs Python 3.11 for Blender's module)"
	@echo "make sounds     synthesise sounds/*.wav again"
	@echo "make pictures   make docs/pictures again; make contact-sheet only the one of all pieces"

setup: $(VENV)/ready

$(VENV)/ready: setup.cfg pyproject.toml tools/system-packages
	@tools/system-packages $(FOR_PLAY)
	@echo "setup: Python packages into $(VENV)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(VENV)/ready-for-tests: $(VENV)/ready
	@tools/system-packages $(FOR_TESTS)
	@touch $@

play: setup
	@$(BIN)/meeple-city play

test: $(VENV)/ready-for-tests
	@$(BIN)/python -m pytest -n 2 -m "not soak"

test-fast: $(VENV)/ready-for-tests
	@$(BIN)/python -m pytest -n 2 -m "not soak and not slow"

soak: $(VENV)/ready-for-tests
	@echo "soak: about an hour; each test says how far it is"
	@$(BIN)/python -m pytest -m soak -s

check: setup
	@$(BIN)/ruff format --check src tests tools bench
	@$(BIN)/ruff check src tests tools bench
	@$(BIN)/mypy src bench tools
	@$(BIN)/lint-imports --config setup.cfg

# The rules must be tested to the last branch; each game by its own tests, the core by its own and Rampage's.
coverage: setup
	@for game in core,games/rampage games/rarrr games/octorage; do \
		sources=$$(echo "$$game" | sed 's#[^,]*#src/meeple_city/&#g'); tests=$$(echo "$$game" | sed 's#[^,]*#tests/&#g; s#,# #g'); \
		COVERAGE_FILE=.coverage-$$game $(BIN)/python -m coverage run --branch --source=$$sources \
			-m pytest -q -m "not soak and not slow" $$tests && \
		COVERAGE_FILE=.coverage-$$game $(BIN)/python -m coverage report --skip-covered --show-missing --fail-under=100 || exit 1; \
		rm -f .coverage-$$game; \
	done

format: setup
	@$(BIN)/ruff format src tests tools bench
	@$(BIN)/ruff check --fix src tests tools bench

bench: setup
ifdef AGAINST
	@$(BIN)/python -m meeple_city.bench.compare '$(AGAINST)' $(if $(ONLY),--only '$(ONLY)')
else ifdef PEERS
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[peers]'
	@$(BIN)/meeple-city bench --peers
else
	@$(BIN)/meeple-city bench $(if $(ONLY),--only '$(ONLY)')
endif

models: $(BLENDER_VENV)/ready
	@PYTHONPATH=src $(BLENDER_VENV)/bin/python -m tools.models

sounds: setup
	@$(BIN)/python -m tools.sounds

$(BLENDER_VENV)/ready: tools/requirements.txt
	@echo "models: Blender's Python module, Skia and Pillow into $(BLENDER_VENV)"
	@test -x $(BLENDER_VENV)/bin/python || $(BLENDER_PYTHON) -m venv $(BLENDER_VENV)
	@$(BLENDER_VENV)/bin/python -m pip install --quiet --disable-pip-version-check -r tools/requirements.txt
	@touch $@

pictures: setup
	@$(BIN)/python -m tools.pictures

screen-pictures: setup
	@$(BIN)/python -m tools.screen_pictures out/screens

card-sheets: setup
	@$(BIN)/python -m tools.card_sheets out

card-pictures: setup
	@$(BIN)/python -m tools.card_pictures out/cards

contact-sheet: setup
	@$(BIN)/python -m tools.pictures contact-sheet

clean:
	@rm -rf $(VENV) $(BLENDER_VENV) build dist src/*.egg-info out
