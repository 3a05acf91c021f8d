# SPDX-License-Identifier: Apache-2.0
"""The one Chromium of all tests in a process, and its contexts."""

import json
import os

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import sync_playwright

from page_scripts import FORGET


class Chromium:
    """The one browser of all tests in a process."""

    playwright = browser = None

    @classmethod
    def get(cls):
        if cls.browser is None:
            cls.playwright = sync_playwright().start()
            path = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
            # A new page takes over the process of the one before it in its context, which saves a third of what it costs.
            cls.browser = cls.playwright.chromium.launch(executable_path=path, args=["--renderer-process-limit=1"])
        return cls.browser

    @classmethod
    def close(cls):
        # Contexts live no longer than their browser.
        Contexts.waiting.clear()
        if cls.browser:
            cls.browser.close()
            cls.playwright.stop()
        cls.browser = cls.playwright = None


class Contexts:
    """The browser's contexts that wait for their next page: a new one costs a fifth of what loading the page does.

    An empty page stays in each, so that the process in which its pages ran lives on.
    """

    waiting = {}

    @classmethod
    def take(cls, options):
        """Returns a context with these options in which only empty pages are open and nothing is stored."""
        free = cls.waiting.get(json.dumps(options, sort_keys=True), [])
        return free.pop() if free else Chromium.get().new_context(**options)

    @classmethod
    def give_back(cls, context, options):
        """Empties a context for another page; one that the test has closed is gone."""
        try:
            for page in context.pages:
                if page.url.startswith("http"):
                    page.evaluate(FORGET)
                page.goto("about:blank")
            cls.close(context.pages[1:])
            context.clear_cookies()
            context.set_offline(False)
        except PlaywrightError:
            return
        cls.waiting.setdefault(json.dumps(options, sort_keys=True), []).append(context)

    @staticmethod
    def close(pages):
        for page in pages:
            page.close()
