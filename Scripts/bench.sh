#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds for release and compares the engine, and then the server's fan-out, with hand-written C.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/common.sh

require_swift
# Splits into words on purpose: lists of package names.
# shellcheck disable=SC2046
install_packages $(missing_build_packages) $(missing_test_packages | grep python3 || true) >&2
prepare_python >&2
status=0
swift run -c release Benchmarks || status=$?
for product in tessera tessera-stage-host; do
  swift_build -c release --product "$product" >&2
done
TESSERA=$PWD/.build/release/tessera .venv/bin/python Scripts/fan_out.py || status=$?
exit "$status"
