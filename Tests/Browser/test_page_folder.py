# SPDX-License-Identifier: Apache-2.0
"""Files of the page that are named by --web are served one by one, and saving one loads the page again."""

import pathlib
import shutil
import tempfile
import unittest

from server import WEB_FOLDER, page_folder
from support import LiveCase, wait
from thorough import fewer

SHOWN = "() => document.body?.dataset.mark ?? ''"


class PageFolderTests(LiveCase):
    gallery = False

    def test_a_saved_file_of_the_page_is_shown_at_once(self):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="tessera-page-"))
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        # The page as it is written has hundreds of files; the joined one has few.
        shutil.copytree(fewer(WEB_FOLDER, page_folder()), folder / "web")
        page = self.page(self.serve(["--web", str(folder / "web")]))
        self.assertEqual(page.evaluate(SHOWN), "")
        start = folder / "web/index.html"
        text = start.read_text(encoding="utf-8")
        self.assertEqual(text.count("<body>"), 1)
        fresh = folder / "index.html"
        fresh.write_text(text.replace("<body>", '<body data-mark="saved">'), encoding="utf-8")
        fresh.replace(start)
        wait(page, f"() => ({SHOWN})() === 'saved' && window.tessera?.idle()")
        self.assertEqual(page.evaluate("() => window.tessera.session.stage.title"), "Board")


if __name__ == "__main__":
    unittest.main()
