# SPDX-License-Identifier: Apache-2.0
"""Transitions that a finger leads, layers that change by themselves, and the colours of what lies over a screen."""

from app_source import app
from server import Server
from support import LiveCase, idle, wait
from thorough import thorough

LED = app("Stack(rootViewController: FirstController())", """
final class Stack: UINavigationController, UINavigationControllerDelegate {
  let driver = UIPercentDrivenInteractiveTransition()
  override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    delegate = self
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(lead)))
    let page = UIViewController()
    page.view.backgroundColor = .blue
    pushViewController(page, animated: false)
  }
  @objc func lead(_ pan: UIPanGestureRecognizer) {
    let part = pan.translation(in: view).x / view.bounds.width
    switch pan.state {
    case .began: popViewController(animated: true)
    case .changed: driver.update(part)
    case .ended where part > 0.5: driver.finish()
    default: driver.cancel()
    }
  }
  func navigationController(
    _ stack: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Slide() }
  func navigationController(
    _ stack: UINavigationController, interactionControllerFor animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }
}
final class FirstController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
  }
}
final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      from.frame.origin.x = from.bounds.width
    } completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
  }
}
""")

LAYERS = app("LayerController()", """
final class LayerController: UIViewController {
  let strip = CALayer()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    strip.backgroundColor = UIColor.red.cgColor
    strip.frame = CGRect(x: 0, y: 200, width: 40, height: 40)
    view.layer.addSublayer(strip)
    for (number, name) in ["Go", "Sheet"].enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(name, for: .normal)
      button.frame = CGRect(x: 100 * number, y: 500, width: 100, height: 44)
      button.addTarget(self, action: number == 0 ? #selector(go) : #selector(open), for: .touchUpInside)
      view.addSubview(button)
    }
  }
  @objc func go() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    strip.position.x = 320
    CATransaction.commit()
  }
  @objc func open() {
    let sheet = UIViewController()
    sheet.view.backgroundColor = .systemBackground
    let box = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
    box.backgroundColor = .secondarySystemBackground
    sheet.view.addSubview(box)
    present(sheet, animated: true)
  }
}
""")

PHONE = {"width": 390, "height": 844}
CURRENT = "() => window.tessera.session.source?.phase === 'current' && window.tessera.session.screen !== null"
# Where the first letter's colour begins in a row, in points, and the colour of a point.
LOOK = """() => {
  const { frame: { picture }, session } = window.tessera;
  const scale = picture.width / session.viewport.width;
  const context = picture.getContext('2d');
  window.edge = (y, isIt) => {
    const row = context.getImageData(0, Math.round(y * scale), picture.width, 1).data;
    const first = [...Array(picture.width).keys()].find((x) => isIt(row[4 * x], row[4 * x + 1], row[4 * x + 2]));
    return first === undefined ? null : Math.round(first / scale);
  };
  window.colour = (x, y) => [...context.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data];
}"""
BLUE_EDGE = "window.edge(400, (red, green, blue) => blue > 200 && red < 60)"


class ScreenTransitionTests(LiveCase):
    # Pictures on the way of a short animation are looked at.
    pause_ms = 16
    gallery = False

    def open_app(self, text, **options):
        server = Server(gallery=False)
        path = server.folder / "Small.swift"
        path.write_text(text, encoding="utf-8")
        server.arguments = [str(path)]
        self.enterContext(server)
        page = self.page(server, stage="Small", viewport=PHONE, **options)
        wait(page, CURRENT)
        idle(page)
        page.evaluate(LOOK)
        return page

    def place(self, page, x, y):
        left, top = page.evaluate(
            """() => {
              const { left, top } = document.querySelector('#canvas-content').getBoundingClientRect();
              return [left, top];
            }"""
        )
        return left + x, top + y

    def lead(self, page, *ways):
        page.mouse.move(*self.place(page, 50, 600))
        page.mouse.down()
        for way in ways:
            page.mouse.move(*self.place(page, 50 + way, 600))

    def test_a_finger_leads_a_transition_which_goes_back_or_to_its_end(self):
        page = self.open_app(LED)
        wait(page, f"() => {BLUE_EDGE} === 0")
        self.lead(page, 30, 90, 150)
        # The controller in front stands where the finger is, and stays there.
        wait(page, f"() => Math.abs({BLUE_EDGE} - 150) <= 1")
        page.mouse.up()
        wait(page, f"() => {BLUE_EDGE} === 0")
        idle(page)
        self.lead(page, 30, 150, 260)
        wait(page, f"() => Math.abs({BLUE_EDGE} - 260) <= 1")
        page.mouse.up()
        wait(page, f"() => {BLUE_EDGE} === null")
        idle(page)
        self.assertEqual(page.evaluate("() => window.colour(200, 400)"), [255, 0, 0, 255])

    def press(self, page, label):
        x, y = page.evaluate(
            """(label) => {
              const { x, y, width, height } = window.tessera.session.screen.controls.find((one) => one.label === label);
              return [x + width / 2, y + height / 2];
            }""",
            label,
        )
        page.mouse.click(*self.place(page, x, y))

    @thorough("test_animations_of_views_and_layers_are_seen_on_their_way sees a layer on its way")
    def test_a_layer_is_seen_on_its_way(self):
        page = self.open_app(LAYERS)
        page.evaluate(
            """() => {
              window.seen = [];
              const look = () => {
                window.seen.push(window.edge(220, (red, green) => red > 200 && green < 60));
                requestAnimationFrame(look);
              };
              look();
            }"""
        )
        wait(page, "() => window.seen.at(-1) === 0")
        self.press(page, "Go")
        wait(page, "() => window.seen.at(-1) === 300")
        seen = [left for left in page.evaluate("() => window.seen") if left is not None]
        self.assertTrue(any(0 < left < 300 for left in seen), seen)
        self.assertEqual(seen, sorted(seen))

    @thorough("ElevatedColourTests: grounds of sheets are lighter in dark interfaces")
    def test_a_sheet_is_lighter_than_the_screen_in_dark_interfaces(self):
        page = self.open_app(LAYERS, color_scheme="dark")
        wait(page, "() => window.colour(200, 700).join() === '0,0,0,255'")
        self.press(page, "Sheet")
        wait(page, "() => window.colour(200, 700).join() === '28,28,30,255'")
        idle(page)
        top = page.evaluate("() => window.colour(200, 400)")
        self.assertEqual(top, [44, 44, 46, 255])
