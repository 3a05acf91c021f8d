# SPDX-License-Identifier: Apache-2.0
"""Files of the page that are named by --web are served one by one, and saving one loads the page again."""

import pathlib
import shutil
import tempfile
import unittest

from server import ROOT
from support import LiveCase, wait

SHOWN = "() => document.querySelector('.brand')?.dataset.mark ?? ''"


class PageFolderTests(LiveCase):
    gallery = False

    def test_a_saved_file_of_the_page_is_shown_at_once(self):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="tessera-page-"))
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        shutil.copytree(ROOT / "web", folder / "web")
        page = self.page(self.serve(["--web", str(folder / "web")]))
        self.assertEqual(page.evaluate(SHOWN), "")
        start = folder / "web/app/start.js"
        mark = "\ndocument.querySelector('.brand').dataset.mark = 'saved';\n"
        fresh = folder / "start.js"
        fresh.write_text(start.read_text(encoding="utf-8") + mark, encoding="utf-8")
        fresh.replace(start)
        wait(page, f"() => ({SHOWN})() === 'saved' && window.tessera?.idle()")
        self.assertEqual(page.evaluate("() => window.tessera.session.stage.title"), "Board")


if __name__ == "__main__":
    unittest.main()
