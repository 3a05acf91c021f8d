# SPDX-License-Identifier: Apache-2.0
"""What moves on an app's screen by itself, and fields whose app changes what people type."""

from app_source import app
from server import Server
from support import LiveCase, idle, wait
from thorough import thorough

MOTION = app("MovingController()", """
final class MovingController: UIViewController {
  let slider = UIView(frame: CGRect(x: 0, y: 200, width: 40, height: 40))
  let fader = UIView(frame: CGRect(x: 100, y: 300, width: 40, height: 40))
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    slider.backgroundColor = .red
    fader.backgroundColor = .blue
    view.addSubview(slider)
    view.addSubview(fader)
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 100, y: 500, width: 100, height: 44)
    button.addTarget(self, action: #selector(go), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func go() {
    UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) { self.slider.frame.origin.x = 300 }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = 3
    fader.layer.opacity = 0
    fader.layer.add(fade, forKey: "fade")
  }
}
""")

FIELD = app("NumberController()", """
final class NumberController: UIViewController, UITextFieldDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let code = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    code.placeholder = "Code"
    code.delegate = self
    view.addSubview(code)
    let name = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    name.placeholder = "Name"
    name.addTarget(self, action: #selector(shout), for: .editingChanged)
    view.addSubview(name)
  }
  @objc func shout(_ field: UITextField) { field.text = field.text?.uppercased() }
  func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String) -> Bool {
    text.allSatisfy(\\.isNumber) && (field.text ?? "").count + text.count - range.length <= 4
  }
}
""")

PHONE = {"width": 390, "height": 844}
CURRENT = "() => window.tessera.session.source?.phase === 'current' && window.tessera.session.screen !== null"
# Looks at every picture from now on: where the red view begins, and how blue the middle of the other one is.
WATCH = """() => {
  const seen = window.seen = { left: [], red: [] };
  const { frame, session } = window.tessera;
  const look = () => {
    const { picture } = frame;
    const scale = picture.width / session.viewport.width;
    const context = picture.getContext('2d');
    const row = context.getImageData(0, 220 * scale, picture.width, 1).data;
    const first = [...Array(picture.width).keys()].find((x) => row[4 * x] > 200 && row[4 * x + 1] < 60);
    seen.left.push(first === undefined ? null : Math.round(first / scale));
    seen.red.push(context.getImageData(120 * scale, 320 * scale, 1, 1).data[0]);
    requestAnimationFrame(look);
  };
  look();
}"""
FIELD_TEXT = "(text) => window.tessera.idle() && document.querySelector('.screen-field').value === text"


class ScreenMotionTests(LiveCase):
    # Pictures on the way of a short animation are looked at.
    pause_ms = 16
    gallery = False

    def open_app(self, text):
        server = Server(gallery=False)
        path = server.folder / "Small.swift"
        path.write_text(text, encoding="utf-8")
        server.arguments = [str(path)]
        self.enterContext(server)
        page = self.page(server, stage="Small", viewport=PHONE)
        wait(page, CURRENT)
        idle(page)
        return page

    def press(self, page, label):
        x, y = page.evaluate(
            """(label) => {
              const { x, y, width, height } = window.tessera.session.screen.controls.find((one) => one.label === label);
              const box = document.querySelector('#canvas-content').getBoundingClientRect();
              return [box.left + x + width / 2, box.top + y + height / 2];
            }""",
            label,
        )
        page.mouse.click(x, y)

    def test_animations_of_views_and_layers_are_seen_on_their_way(self):
        page = self.open_app(MOTION)
        page.evaluate(WATCH)
        wait(page, "() => window.seen.left.at(-1) === 0 && window.seen.red.at(-1) < 60")
        self.press(page, "Go")
        wait(page, "() => window.seen.left.at(-1) === 300 && window.seen.red.at(-1) === 255")
        seen = page.evaluate("() => window.seen")
        self.assertTrue(any(left is not None and 0 < left < 300 for left in seen["left"]), seen["left"])
        self.assertTrue(any(60 < red < 255 for red in seen["red"]), seen["red"])
        # Neither goes back on its way.
        lefts = [left for left in seen["left"] if left is not None]
        self.assertEqual(lefts, sorted(lefts))
        self.assertEqual(seen["red"], sorted(seen["red"]))

    @thorough("typedText.test.mjs and screenField.test.mjs; test_screen_lists types into a field of an app")
    def test_the_text_of_an_app_wins_over_what_was_typed(self):
        page = self.open_app(FIELD)
        self.press(page, "Code")
        page.locator(".screen-field:not([hidden])").wait_for()
        page.keyboard.type("12")
        wait(page, FIELD_TEXT, "12")
        # The app refuses letters, and more than four digits.
        page.keyboard.type("x")
        wait(page, FIELD_TEXT, "12")
        page.keyboard.press("ArrowLeft")
        page.keyboard.type("y3")
        wait(page, FIELD_TEXT, "132")
        self.assertEqual(page.evaluate("() => document.querySelector('.screen-field').selectionStart"), 2)
        self.press(page, "Name")
        wait(page, FIELD_TEXT, "")
        page.keyboard.type("ada")
        wait(page, FIELD_TEXT, "ADA")
        self.assertEqual(page.evaluate("() => window.tessera.session.screen.field.text"), "ADA")
