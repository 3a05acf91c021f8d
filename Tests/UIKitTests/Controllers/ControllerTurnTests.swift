// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Notes the calls about its size.
private final class Listener: UIViewController {
  var heard: [String] = []

  private var width: Int { Int(view.bounds.width) }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { heard.append("other traits to come") }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    heard.append("\(width) becomes \(Int(size.width))")
    coordinator.animate(
      alongsideTransition: { [self] _ in heard.append("alongside at \(width)") },
      completion: { [self] _ in heard.append("done at \(width)") }
    )
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    heard.append("other traits")
  }

  override func viewWillLayoutSubviews() { heard.append("before layout at \(width)") }
  override func viewDidLayoutSubviews() { heard.append("after layout at \(width)") }
}

@MainActor
@Suite(.ownProcess) struct ControllerTurnTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func `a view is made as large as the screen`() {
    expect(UIViewController().view.frame.size, equals: UIScreen.main.bounds.size)
  }

  @Test func `the first size is only laid out`() {
    let listener = Listener()
    listener.turn(to: CGSize(width: 100, height: 200), light, from: nil)
    expect(listener.heard, equals: ["before layout at 100", "after layout at 100"])
  }

  @Test func `a turn is told before, changed alongside, laid out, and done`() {
    let listener = Listener()
    listener.turn(to: CGSize(width: 100, height: 200), light, from: nil)
    listener.heard = []
    listener.turn(to: CGSize(width: 200, height: 100), light, from: light)
    expect(
      listener.heard,
      equals: [
        "100 becomes 200", "alongside at 200", "before layout at 200", "after layout at 200",
        "done at 200",
      ]
    )
  }

  @Test func `other traits alone lay nothing out, and the same ones are not told`() {
    let listener = Listener()
    listener.turn(to: CGSize(width: 100, height: 200), light, from: nil)
    listener.heard = []
    listener.turn(to: CGSize(width: 100, height: 200), dark, from: light)
    listener.turn(to: CGSize(width: 100, height: 200), dark, from: dark)
    expect(listener.heard, equals: ["other traits to come", "other traits"])
  }

  @Test func `a view of one's own is laid out between the two calls as well`() {
    let listener = Listener()
    listener.view = UIView()
    listener.turn(to: CGSize(width: 50, height: 60), light, from: nil)
    expect(listener.heard, equals: ["before layout at 50", "after layout at 50"])
  }

  @Test func `the controllers in one are told, where their views follow its size`() {
    let (outer, filling, beside) = (UIViewController(), Pager(), Pager())
    for child in [filling, beside] {
      outer.addChild(child)
      outer.view.addSubview(child.view)
    }
    outer.view.frame.size = CGSize(width: 100, height: 200)
    filling.view.frame = outer.view.bounds
    beside.view.autoresizingMask = []
    beside.view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    outer.turn(to: CGSize(width: 200, height: 100), dark, from: dark)
    expect(filling.heard, equals: ["to 200", "alongside at 200", "done"])
    expectEmpty(beside.heard)
  }

  @Test func `a pager over the whole screen goes to its page while the device is turned`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (root, pager) = (UIViewController(), Pager())
    window.rootViewController = root
    window.makeKeyAndVisible()
    pager.modalPresentationStyle = .fullScreen
    root.present(pager, animated: false)
    pager.view.frame = window.bounds
    root.turn(to: CGSize(width: 200, height: 100), dark, from: dark)
    expect(pager.heard, equals: ["to 200", "alongside at 200", "done"])
  }

  @Test func `other traits are told to the controllers in one and over it, before they change`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (root, sheet, inSheet) = (Hearer(), Hearer(), Hearer())
    let child = Hearer()
    root.addChild(child)
    sheet.addChild(inSheet)
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(sheet, animated: false)
    root.turn(to: root.view.frame.size, dark, from: light)
    for controller in [root, child, sheet, inSheet] {
      expect(controller.heard, equals: [.dark])
    }
  }

  @Test func `an app's own presentation is told first, and tells what it shows the size of that`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (root, shown, drawer) = (UIViewController(), Pager(), Drawers())
    window.rootViewController = root
    window.makeKeyAndVisible()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = drawer
    root.present(shown, animated: false)
    let presenter = WindowPresenter(window)
    presenter.update()
    window.layOutAround()
    root.turn(to: CGSize(width: 200, height: 100), dark, from: light)
    expect(drawer.made?.heard, equals: ["traits", "to 200", "told"])
    // A drawer is half as high as the screen.
    expect(shown.heard.first, equals: "to 200")
  }
}

/// Notes the styles that are to come, and lets them through.
private final class Hearer: UIViewController {
  var heard: [UIUserInterfaceStyle] = []

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    heard.append(newCollection.userInterfaceStyle)
  }
}

/// A presentation in the lower half of the screen, which notes what it is told.
private final class Drawer: UIPresentationController {
  var heard: [String] = []

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    heard.append("traits")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    heard.append("to \(Int(size.width))")
    super.viewWillTransition(to: size, with: coordinator)
    let pager = presentedViewController as? Pager
    if pager?.heard == ["to \(Int(size.width))"] { heard.append("told") }
  }
}

private final class Drawers: NSObject, UIViewControllerTransitioningDelegate {
  var made: Drawer?

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let drawer = Drawer(presentedViewController: presented, presenting: presenting)
    made = drawer
    return drawer
  }
}

/// Notes the size that its view gets, and has at the changes alongside.
private final class Pager: UIViewController {
  var heard: [String] = []

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    heard.append("to \(Int(size.width))")
    coordinator.animate(
      alongsideTransition: { [self] _ in heard.append("alongside at \(Int(view.bounds.width))") },
      completion: { [self] _ in heard.append("done") }
    )
  }
}
