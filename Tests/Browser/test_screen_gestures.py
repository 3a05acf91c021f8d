# SPDX-License-Identifier: Apache-2.0
"""Gestures on the views of an app's screen: a card follows a finger, a press opens a menu, two fingers enlarge an image.

The page has 390 × 844 points without a status bar, so points of the page are points of the screen.
"""

import pathlib
import tempfile

from app_source import app
from server import Server
from support import LiveCase, idle, wait

APP = app(
    "DeckController()",
    """
final class DeckController: UIViewController {
  private let told = UILabel(frame: CGRect(x: 20, y: 20, width: 300, height: 30))
  private let card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  private let image = UIView(frame: CGRect(x: 100, y: 400, width: 200, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(told)
    for (each, colour) in [(card, UIColor.systemBlue), (image, .systemPurple)] {
      each.backgroundColor = colour
      view.addSubview(each)
    }
    card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
    card.addGestureRecognizer(
      UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
    )
    image.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:)))
    )
  }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: view)
    card.center = CGPoint(x: 200 + way.x, y: 200 + way.y)
    told.text = "pan \\(Int(way.x)) \\(Int(way.y))"
    guard pan.state == .ended else { return }
    card.center = CGPoint(x: 200, y: 200)
    told.text = "lifted"
  }

  @objc private func pressed(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began else { return }
    let place = press.location(in: card)
    told.text = "pressed \\(Int(place.x)) \\(Int(place.y))"
  }

  @objc private func pinched(_ pinch: UIPinchGestureRecognizer) {
    image.transform = CGAffineTransform(scaleX: pinch.scale, y: pinch.scale)
    told.text = "pinch \\(Int((pinch.scale * 100).rounded()))"
  }
}
""",
)
SAYS = """(text) => window.tessera.session.screen?.layers.flatMap((layer) => layer.light)
  .some((step) => step.kind === 'text' && step.text === text)"""
FILLS = """() => window.tessera.session.screen.layers.flatMap((layer) => layer.light)
  .filter(({ kind }) => kind === 'fill').map(({ shape }) => [shape.x, shape.y, shape.width, shape.height])"""


class ScreenGestureTests(LiveCase):
    gallery = False

    def open_deck(self):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        app = pathlib.Path(folder) / "Deck"
        app.mkdir()
        (app / "Deck.swift").write_text(APP)
        server = self.enterContext(Server([str(app)], gallery=False))
        page = self.page(server, stage="Deck", viewport={"width": 390, "height": 844}, has_touch=True)
        wait(page, "() => window.tessera.session.source?.phase === 'current' && window.tessera.session.screen !== null")
        idle(page)
        return page

    def test_a_card_follows_a_finger_a_press_is_told_and_two_fingers_enlarge(self):
        page = self.open_deck()
        mouse = page.mouse
        mouse.move(150, 150)
        mouse.down()
        mouse.move(170, 155)
        mouse.move(210, 170)
        # 60 to the right and 20 down from where it came down.
        wait(page, SAYS, "pan 60 20")
        self.assertIn([160, 120, 200, 200], page.evaluate(FILLS))
        mouse.up()
        wait(page, SAYS, "lifted")
        self.assertIn([100, 100, 200, 200], page.evaluate(FILLS))
        # The host waits for the time of a press, also without a movement of the finger.
        mouse.move(130, 140)
        mouse.down()
        wait(page, SAYS, "pressed 30 40")
        mouse.up()
        session = page.context.new_cdp_session(page)

        def touch(kind, *points):
            fingers = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

        touch("touchStart", (180, 450))
        touch("touchStart", (180, 450), (220, 450))
        touch("touchMove", (170, 450), (230, 450))
        touch("touchMove", (160, 450), (240, 450))
        # 80 points apart in place of 40.
        wait(page, SAYS, "pinch 200")
        touch("touchEnd")
        idle(page)
        self.assertEqual(page.problems, [])
