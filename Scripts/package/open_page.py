#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Opens the page of a server and waits until it shows a stage: open_page.py ADDRESS VERSION PICTURE

The server's version and the number of elements are printed; the picture is a screenshot.
"""

import json
import os
import sys

from playwright.sync_api import sync_playwright

LIMIT_MS = 60_000
SHOWN = "() => window.tessera?.session?.view?.elements.size > 0 && window.tessera.idle()"


def main():
    address, version, picture = sys.argv[1:4]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"))
        page = browser.new_page(viewport={"width": 1280, "height": 860})
        greetings = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: greetings.append(frame)))
        page.goto(address)
        page.wait_for_function(SHOWN, timeout=LIMIT_MS)
        page.screenshot(path=picture)
        said = next(json.loads(text) for text in greetings if isinstance(text, str) and '"welcome"' in text)
        title, count = page.evaluate("() => [window.tessera.session.stage.title, window.tessera.session.view.elements.size]")
        browser.close()
    print(f"{said['server']}: {title}, {count} elements")
    return 0 if said["server"] == version else 1


if __name__ == "__main__":
    sys.exit(main())
