# make play and make test do everything on a fresh machine; both first make what is missing.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BLENDER_VENV := .venv-blender
BLENDER_PYTHON ?= python3.11

.PHONY: help setup play test test-fast soak check format bench models clean

help:
	@echo "make play       play (off-screen where there is no display)"
	@echo "make test       all tests, within ten minutes"
	@echo "make test-fast  the quick ones, within a minute"
	@echo "make soak       the long runs, about 20 minutes"
	@echo "make check      format, lint, types, import directions"
	@echo "make bench      measurements; make bench PEERS=1 with other engines beside"
	@echo "make models     make models/*.glb anew (needs Python 3.11 for Blender's module)"

setup: $(VENV)/ready

$(VENV)/ready: setup.cfg pyproject.toml tools/system-packages
	@tools/system-packages
	@echo "setup: Python packages into $(VENV)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

play: setup
	@$(BIN)/meeple-city play

test: setup
	@$(BIN)/python -m pytest -m "not soak"

test-fast: setup
	@$(BIN)/python -m pytest -m "not soak and not slow"

soak: setup
	@echo "soak: about 20 minutes"
	@$(BIN)/python -m pytest -m soak -s

check: setup
	@$(BIN)/ruff format --check src tests tools bench
	@$(BIN)/ruff check src tests tools bench
	@$(BIN)/mypy src
	@$(BIN)/lint-imports --config setup.cfg

format: setup
	@$(BIN)/ruff format src tests tools bench
	@$(BIN)/ruff check --fix src tests tools bench

bench: setup
ifdef PEERS
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[peers]'
	@$(BIN)/meeple-city bench --peers
else
	@$(BIN)/meeple-city bench
endif

models: $(BLENDER_VENV)/ready
	@$(BLENDER_VENV)/bin/python tools/make_models.py

$(BLENDER_VENV)/ready: tools/requirements.txt
	@echo "models: Blender's Python module into $(BLENDER_VENV)"
	@test -x $(BLENDER_VENV)/bin/python || $(BLENDER_PYTHON) -m venv $(BLENDER_VENV)
	@$(BLENDER_VENV)/bin/python -m pip install --quiet --disable-pip-version-check -r tools/requirements.txt
	@touch $@

clean:
	@rm -rf $(VENV) $(BLENDER_VENV) build dist src/*.egg-info out
