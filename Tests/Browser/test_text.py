# SPDX-License-Identifier: Apache-2.0
"""Cells show their texts in the font in which the engine measured them."""

import unittest

from server import WEB_FOLDER
from support import LiveCase
from thorough import thorough

TEXTS = [
    "Kyoto garden in the rain", "AVAST Toyota WAVE", "Tokyo, 4032 × 3024 · 12 %", "Wrocław Łódź Žatec",
    "Санкт-Петербург", "Αθήνα, Ελλάδα", "“Quoted” – and (bracketed) [text]…", "ffi fl 0123456789 -> <=",
]
# Kerning brings letters nearer, by up to a twelfth in texts of such pairs; it never moves them apart.
LEAST_SHARE = 0.92
HAIR_PT = 0.02

MEASURE = """async (texts) => {
  const { textWidth } = await import('/base/text.js');
  const { cssFont } = await import('/renderer/look/fonts.js');
  const context = document.createElement('canvas').getContext('2d');
  context.textRendering = 'geometricPrecision';
  const found = [];
  for (const text of texts) {
    for (const weight of [400, 500, 600]) {
      for (const size of [11, 13, 17]) {
        const font = { size, weight };
        context.font = cssFont(font);
        const painted = context.measureText(text).width;
        found.push([`${text} ${weight} ${size}`, painted, textWidth(font, text)]);
      }
    }
  }
  return found;
}"""


class TextTest(LiveCase):
    gallery = False

    @thorough(
        "test_fonts compares the widths of an app's font, base/text.test.mjs the lines of the page with those of "
        "the engine"
    )
    def test_what_is_painted_is_as_wide_as_what_was_measured_and_never_wider(self):
        # File by file, because the modules are asked for by name.
        page = self.page(self.serve(["--web", WEB_FOLDER]))
        for name, painted, measured in page.evaluate(MEASURE, TEXTS):
            self.assertLessEqual(painted, measured + HAIR_PT, name)
            self.assertGreaterEqual(painted, measured * LEAST_SHARE, name)
        self.assertEqual(page.problems, [])

    def test_the_shipped_font_is_loaded_before_the_stage_is_at_rest(self):
        page = self.page(self.serve())
        # The emoji of the page's own texts come from the system, and equally wide letters when a text has some.
        faces = page.evaluate(
            "() => [...document.fonts].filter(({ family }) => family.includes('Tessera Text'))"
            ".map(({ weight, status }) => [weight, status])"
        )
        self.assertEqual(faces, [["400", "loaded"], ["500", "loaded"], ["600", "loaded"]])


if __name__ == "__main__":
    unittest.main()
