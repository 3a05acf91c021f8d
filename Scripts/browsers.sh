#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Walks through the page in Firefox and WebKit: browsers.sh [firefox] [webkit]
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/common.sh

mapfile -t missing < <(missing_browser_packages)
install_packages ${missing[@]+"${missing[@]}"}
prepare_python
exec .venv/bin/python Tests/Browsers/run.py "$@"
