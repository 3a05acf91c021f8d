# SPDX-License-Identifier: Apache-2.0
"""Tests that texts in an app's own fonts are measured, loaded and painted in them."""

import pathlib
import shutil

from server import Server
from support import LiveCase, drop_files, idle, until, wait
from thorough import thorough

# From the Debian package fonts-dejavu-core, which the tests need anyway.
FONT = pathlib.Path("/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf")

SCREEN = """import UIKit

final class TypeController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let words = ["Hamburg", "Wall", "illicit"]
  private let font = UIFont(name: "DejaVuSerif", size: 30) ?? .systemFont(ofSize: 30)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let title = UILabel(frame: CGRect(x: 20, y: 80, width: 300, height: 60))
    title.text = "Specimen"
    title.font = font
    view.addSubview(title)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 150, width: view.bounds.width, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    list.dataSource = self
    list.delegate = self
    list.register(WordCell.self, forCellWithReuseIdentifier: "word")
    view.addSubview(list)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "word", for: path) as! WordCell
    cell.label.text = words[path.item]
    cell.label.font = font
    return cell
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    let size = (words[path.item] as NSString).size(withAttributes: [.font: font])
    return CGSize(width: size.width, height: 60)
  }
}

final class WordCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
"""

FAMILIES = "() => [...document.fonts].filter((face) => face.status === 'loaded' && face.family.startsWith('app-')).map((face) => face.family)"
WIDTHS = """() => [...window.tessera.session.view.elements.values()]
  .filter((element) => element.category === 0).sort((one, other) => one.item - other.item)
  .map((element) => element.width)"""
PAINTED = """([family, words]) => {
  const context = document.createElement('canvas').getContext('2d');
  context.font = `30px "${family}"`;
  context.fontKerning = 'none';
  context.textRendering = 'geometricPrecision';
  return words.map((word) => context.measureText(word).width);
}"""
# How many pixels of an area of the stage are darker than grey.
DARK = """([x, y, width, height]) => {
  const canvas = document.querySelector('.screen canvas');
  const scale = canvas.width / window.tessera.session.viewport.width;
  const { data } = canvas.getContext('2d').getImageData(x * scale, y * scale, width * scale, height * scale);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at] < 128) dark += 1;
  return dark;
}"""


# Where the title is, in points.
TITLE = [20, 80, 300, 60]


class FontTests(LiveCase):
    gallery = False

    def opened(self):
        """Shows an app with a font of its own, and returns server, app, page and the font's name there."""
        server = Server(gallery=False)
        app = server.folder / "Type"
        app.mkdir()
        shutil.copyfile(FONT, app / FONT.name)
        (app / "TypeController.swift").write_text(SCREEN, encoding="utf-8")
        server.arguments = [str(app)]
        self.enterContext(server)
        page = self.page(server, stage="Type")
        wait(page, "() => window.tessera.session.source?.phase === 'current'")
        [family] = until(lambda: page.evaluate(FAMILIES))
        idle(page)
        return server, app, page, family

    def test_texts_in_a_font_of_the_app_are_measured_loaded_and_painted_in_it(self):
        server, app, page, family = self.opened()
        told = page.evaluate(WIDTHS)
        painted = page.evaluate(PAINTED, [family, ["Hamburg", "Wall", "illicit"]])
        self.assertEqual(len(told), 3)
        for one, other in zip(told, painted):
            self.assertAlmostEqual(one, other, delta=0.3)
        written = page.evaluate(DARK, TITLE)
        self.assertGreater(written, 100)
        self.takes_the_font_away(server, app, page, told[0], written)

    @thorough("recordings.test.mjs reads fonts from recordings; test_export plays a recording on a page")
    def test_a_recording_brings_the_font(self):
        """A page that plays a recording of the screen, elsewhere, has its font until the recording is closed."""
        _, _, page, family = self.opened()
        page.evaluate("() => window.tessera.instruments.shelf.open('record')")
        wait(page, "() => window.tessera.instruments.record.recorder.bytes > 500")
        with page.expect_download() as waiting:
            page.click(".record-pill .primary")
        recording = pathlib.Path(waiting.value.path()).read_bytes()
        self.assertIn(FONT.read_bytes(), recording)
        other = self.page(self.serve())
        self.assertEqual(other.evaluate(FAMILIES), [])
        drop_files(other, {"type.tessera": recording})
        wait(other, "() => document.querySelector('.player')")
        until(lambda: other.evaluate(FAMILIES) == [family])
        other.keyboard.press("Escape")
        until(lambda: other.evaluate(FAMILIES) == [])

    def takes_the_font_away(self, server, app, page, width, written):
        """Without the file, the same words have the widths and the traces of the stage's own font."""
        (app / FONT.name).unlink()
        server.save(app / "TypeController.swift", SCREEN.replace("height: 400", "height: 401"))
        until(lambda: (widths := page.evaluate(WIDTHS)) and abs(widths[0] - width) > 1)
        idle(page)
        self.assertNotEqual(page.evaluate(DARK, TITLE), written)
