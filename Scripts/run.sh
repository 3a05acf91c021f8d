#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs what is missing, builds and serves: Scripts/run.sh [FILE…]
set -euo pipefail
here=$PWD
cd "$(dirname "$0")/.."
. Scripts/common.sh

require_swift
# Splits into words on purpose: a list of package names.
# shellcheck disable=SC2046
install_packages $(missing_build_packages)
say "building (the first time takes a few minutes)"
swift_build -c release --product tessera
swift_build -c release --product tessera-stage-host
swift_build -c release --product tessera-layout-compiler
Scripts/join_page.py

files=()
for file in "$@"; do
  files+=("$(cd "$here" && realpath -m -- "$file")")
done
say "serving; Ctrl-C ends it"
exec .build/release/tessera serve "${files[@]}"
