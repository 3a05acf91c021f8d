#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs what is missing, builds for release and prints the costs of the wire, the page and the server.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/common.sh

require_swift
# Splits into words on purpose: lists of package names.
# shellcheck disable=SC2046
install_packages $(missing_build_packages) $(missing_test_packages)
prepare_python
say "building for release"
swift_build -c release --product tessera
swift_build -c release --product tessera-stage-host
swift_build -c release --product tessera-layout-compiler
say "measuring"
TESSERA=$PWD/.build/release/tessera exec .venv/bin/python Scripts/measure.py
