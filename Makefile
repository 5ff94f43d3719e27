# `make play` and `make test` do all their own set-up; the rest is for developers.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

.PHONY: play test check browser bench browsers looks preview icons mutation campaign catalogue learn lock clean

play: build/play/ready ## install the game and open it
	@build/play/bin/easyharp

test: $(READY) browser check ## every check and test
	$(BIN)/pytest --numprocesses 2 --dist loadgroup

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

browser: $(READY) ## a Chromium for the tests
	$(BIN)/python tests/chromium.py

bench: $(READY) browser ## the speed, as ratios
	$(BIN)/python -m bench

browsers: $(READY) ## the game in Firefox and WebKit
	$(BIN)/python -m tests.browsers

looks: $(READY) browser ## pictures of everything that the page shows, and those of the README
	$(BIN)/python -m tests.looks

preview: $(READY) browser ## the picture that links to the site are shown with
	$(BIN)/python -m tests.preview

icons: $(READY) browser ## the icons of the installed game, drawn from icon.svg
	$(BIN)/python -m tests.icons

mutation: $(READY) ## whether the tests notice each small change to the rules; long, goes on where it was ended
	$(BIN)/pip install --quiet --require-hashes --requirement requirements/mutation.txt
	mkdir -p build
	export PATH=$$PWD/$(BIN):$$PATH; test -e build/mutation.sqlite \
		|| { cosmic-ray init mutation.toml build/mutation.sqlite && cr-filter-operators build/mutation.sqlite mutation.toml; }; \
		cosmic-ray exec mutation.toml build/mutation.sqlite && cr-report --surviving-only build/mutation.sqlite

campaign: build/compiled/ready ## the solver against searches of everything and against the rules; goes on where it was ended
	PYTHONPATH=build/compiled $(BIN)/python -m tests.advise.campaign 50000 1000000

catalogue: build/compiled/ready ## all deals decided; goes on where it was ended
	PYTHONPATH=build/compiled $(BIN)/python -m easyharp catalogue 1..999999 build/catalogue --budget 8000000
	$(BIN)/python -m publish build/catalogue

learn: $(READY) ## the fair player's judgement anew, from games that it plays; some hours
	$(BIN)/pip install --quiet --require-hashes --requirement requirements/learn.txt
	$(BIN)/python -m learn 130001..185000

lock: $(READY) ## pin the development dependencies anew
	$(BIN)/pip install --quiet pip-tools
	cd requirements && for name in *.in; do ../$(BIN)/pip-compile --quiet --generate-hashes --strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --output-file $${name%.in}.txt $$name; done

clean:
	rm -rf .venv build dist

build/compiled/ready: $(READY) $(shell find src -name '*.py') # rules and solver as C, by mypyc
	rm -rf build/compiled
	mkdir -p build/compiled
	cp -r src/easyharp build/compiled
	cd build/compiled && ../../$(BIN)/mypyc easyharp/game/*.py easyharp/advise/*.py > mypyc.log
	touch build/compiled/ready

build/play/ready: $(shell find src locales pages -type f -not -name '*.pyc') pyproject.toml hatch_build.py
	@echo "Installing the game beside its source; the first time takes a moment."
	@$(PYTHON) -m venv build/play
	@build/play/bin/pip install --quiet .
	@touch build/play/ready

$(READY): requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --require-hashes --requirement requirements/dev.txt
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	touch $(READY)
