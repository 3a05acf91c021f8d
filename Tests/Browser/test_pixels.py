# SPDX-License-Identifier: Apache-2.0
"""The stage moves pixels that it painted before; none of them may be out of date."""

from server import board, layout
from support import LiveCase, idle, set_parameter, wait
from thorough import fewer

PINNED = {
    "headerReferenceSize": {"width": 0, "height": 40},
    "sectionHeadersPinToVisibleBounds": True,
}
# Text may be rounded to another quarter of a pixel when it is painted again. A cell or a line that is out of date is
# many pixels of another colour.
MOST_SOFT_PIXELS = 40
FAINT = 64

# Counts the pixels that differ from those of a picture that is painted as a whole, and the pictures that were moved.
COMPARE = """async (faint) => {
  const { picture } = window.tessera.frame;
  const context = picture.getContext('2d');
  const read = () => context.getImageData(0, 0, picture.width, picture.height).data;
  const frame = () => new Promise(requestAnimationFrame);
  const before = read();
  picture.dispatchEvent(new Event('contextrestored'));
  await frame();
  await frame();
  const whole = read();
  let differing = 0;
  for (let at = 0; at < whole.length; at += 4) {
    const isFar = [0, 1, 2].some((channel) => Math.abs(before[at + channel] - whole[at + channel]) > faint);
    if (isFar) differing += 1;
  }
  return differing;
}"""
COUNT_MOVED = """() => {
  const { drawImage } = CanvasRenderingContext2D.prototype;
  window.moved = 0;
  CanvasRenderingContext2D.prototype.drawImage = function (source, ...more) {
    if (source instanceof OffscreenCanvas && this.canvas === window.tessera.frame.picture) window.moved += 1;
    return drawImage.call(this, source, ...more);
  };
}"""
SCROLL = """async (way) => {
  const { scroller } = window.tessera;
  for (let step = 0; step < 6; step += 1) {
    scroller.scrollTo({ x: 0, y: scroller.offset.y + way / 6 }, { animated: false });
    await new Promise(requestAnimationFrame);
  }
}"""
# The browser tells of other colours and sizes in the frame after it has them.
TWO_FRAMES = "async () => { for (const _ of [1, 2]) await new Promise(requestAnimationFrame); }"
ACT = "([kind, members]) => window.tessera.session.act(kind, members)"


# A page of a browser without threads for its pages.
WITHOUT_THREADS = "delete globalThis.Worker"
HASH = """async () => {
  const { picture } = window.tessera.frame;
  const { data } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return [...sum].map((byte) => byte.toString(16)).join(' ');
}"""
SIGN_ROWS = 60
FIRST_SIGN = 0x1F300


class Pixels(LiveCase):
    gallery = False

    def test_signs_look_the_same_whoever_paints_them(self):
        data = board(rows=SIGN_ROWS, width=60)
        for number, item in enumerate(data["sections"][0]["items"]):
            item["title"] = chr(FIRST_SIGN + number)
        server = self.serve(data=data, layout_file={**layout(), "style": "glyph"})
        pages = [self.page(server)]
        # In the short form, the thread paints alone; signThread.test.mjs and signSprites.test.mjs have pages without one.
        if fewer(True, False):
            pages.append(self.page(server, before=lambda page: page.add_init_script(WITHOUT_THREADS)))
        pictures = []
        for page in pages:
            for way in (700, 1300, -900):
                page.evaluate(SCROLL, way)
                idle(page)
                page.evaluate(TWO_FRAMES)
            pictures.append(page.evaluate(HASH))
        self.assertEqual(len(set(pictures)), 1)
        self.assertEqual([len(page.workers) for page in pages], [1, 0][: len(pages)])

    def test_no_pixel_is_out_of_date(self):
        data = board(rows=60)
        items = data["sections"][0]["items"]
        data["sections"] = [
            {"id": f"part-{at}", "title": f"Part {at}", "items": items[at * 60 : at * 60 + 60]} for at in range(3)
        ]
        page = self.page(self.serve(data=data, layout_file=layout(**PINNED)), viewport={"width": 900, "height": 700})
        page.evaluate(COUNT_MOVED)
        steps = [
            ("scrolled", lambda: page.evaluate(SCROLL, 333)),
            ("scrolled through a header", lambda: page.evaluate(SCROLL, 1200)),
            ("selected", lambda: page.evaluate(ACT, ["select", {"items": ["cell-70"], "mode": "replace"}])),
            ("deleted", lambda: page.evaluate(ACT, ["edit", {"op": {"type": "delete"}, "animated": False}])),
            ("changed", lambda: set_parameter(page, "minimumLineSpacing", 3)),
            ("scrolled after the change", lambda: page.evaluate(SCROLL, 50)),
            ("in other colours", lambda: darken(page)),
            ("in a larger window", lambda: enlarge(page)),
            ("scrolled in a larger window", lambda: page.evaluate(SCROLL, 45)),
        ]
        for name, act in steps:
            act()
            page.evaluate(TWO_FRAMES)
            idle(page)
            page.evaluate(TWO_FRAMES)
            self.assertLessEqual(page.evaluate(COMPARE, FAINT), MOST_SOFT_PIXELS, name)
        # Each of the four movements has six frames.
        self.assertGreater(page.evaluate("window.moved"), 15)


def darken(page):
    page.emulate_media(color_scheme="dark")
    wait(page, "() => matchMedia('(prefers-color-scheme: dark)').matches")


def enlarge(page):
    page.set_viewport_size({"width": 1000, "height": 820})
    wait(page, "() => innerWidth === 1000 && innerHeight === 820")
