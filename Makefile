# SPDX-License-Identifier: Apache-2.0
.DEFAULT_GOAL := help
.PHONY: help run test test-engine test-web test-wire test-page test-apps test-browsers test-strong test-cluster test-all page bench format measure pictures compatibility messages gallery deb check-deb image check-image

FILES ?=
ATTACKS ?=
BROWSERS ?=

help: ## show this list
	@echo "make TARGET, where TARGET is one of"
	@sed -n 's/^\([a-z-]*\):.*## /  \1|/p' Makefile | column -t -s '|'

run: ## install what is missing, build, and serve the gallery (FILES="a.layout.json" for yours)
	@Scripts/run.sh $(FILES)

test: ## install what is missing and run every check and test, the long ones in their short forms
	@Scripts/test.sh

test-engine: ## the same without a browser: style, the Swift build and its tests
	@Scripts/test.sh engine

test-web: ## the same without a Swift build: the page's types and tests, the browser with a server that is built already
	@Scripts/test.sh web

test-wire: ## hold a server that is built already to RFC 6455, with a client of our own
	@python3 Tests/Wire/run.py

test-page: ## every browser test in Chromium, with a server that is built already; make test runs its short form
	@.venv/bin/python Tests/Browser/run.py

test-apps: ## open every app of Tests/Apps and every stage of the gallery in Chromium, with a server that is built already
	@APPS=all STAGES=all .venv/bin/python Tests/Browser/run.py test_apps test_the_gallery_opens

test-browsers: ## walk through the page in Firefox and WebKit, with a server that is built already (BROWSERS=firefox for one)
	@Scripts/browsers.sh $(BROWSERS)

test-strong: ## attack a server that is built already, for up to ten minutes (ATTACKS="journals fuzz" for a part)
	@python3 Tests/Strong/run.py $(ATTACKS)

test-cluster: ## several servers that are built already, with NATS, and what may happen to them (a minute or two)
	@.venv/bin/python Tests/Cluster/run.py

test-all: export SEEDS = all
test-all: test-engine test-wire test-page test-apps test-browsers test-strong test-cluster ## after make test: all long forms, with every seed; an hour

deb: ## build a Debian package into .build/package (CONFIGURATION=debug: of a debug build)
	@Scripts/package/make_deb.sh

check-deb: ## install this package in a bare Debian 12 and try everything in it, as root
	@Scripts/package/check_deb.sh

image: ## build an OCI image of this package into .build/package, as root
	@Scripts/package/make_image.sh

check-image: ## run this image and open its page (PODMAN_OPTIONS, RUN_OPTIONS: of podman)
	@Scripts/package/check_image.sh

bench: ## compare the engine and the server's fan-out with hand-written C (FORMAT=json: one object a line; ONLY="queries,deltas": a part)
	@Scripts/bench.sh

format: ## rewrite the Swift sources in the project's style
	@swift format -i -r -p Package.swift Sources Tests Benchmarks Examples

page: ## join the page's modules into few files, as make run and make test do
	@Scripts/join_page.py

compatibility: ## count anew what the files and apps of Tests use, for docs/compatibility.md, with programs that are built already
	@python3 Scripts/compatibility.py

messages: ## write the page's types and the protocol's tables from the descriptions of messages
	@UPDATE_MESSAGES=1 swift test --filter MadeFilesTests

gallery: ## write how the gallery's layout classes are tuned from their doc comments
	@UPDATE_GALLERY=1 swift test --filter GalleryFileTests

measure: ## print bytes, latency, times of frames and memory of a running server
	@Scripts/measure.sh

pictures: ## take the screenshot, the miniatures and the reviewed pictures of docs/ anew (after make test)
	@.venv/bin/python Scripts/screenshots.py
	@.venv/bin/python Scripts/miniatures.py
	@.venv/bin/python Scripts/reviewed_pictures.py
