// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The traits of the device with which an app is launched, and what happens when they change.
@MainActor
@Suite(.ownProcess) struct DeviceTraitsTests {
  private static let size = CGSize(width: 390, height: 844)

  private static func device(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    .device(size, scale: 3, style: style, textSize: .large)
  }

  private final class Controller: UIViewController {
    var styles: [UIUserInterfaceStyle] = []
    var changes: [UIUserInterfaceStyle?] = []
    override func viewDidLoad() { styles.append(traitCollection.userInterfaceStyle) }
    override func viewWillAppear(_ animated: Bool) {
      styles.append(traitCollection.userInterfaceStyle)
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      changes.append(previous?.userInterfaceStyle)
    }
  }

  private final class Ground: UIView {
    var styles: [UIUserInterfaceStyle] = []
    override func layoutSubviews() { styles.append(traitCollection.userInterfaceStyle) }
  }

  private func onScreen(_ body: () throws -> Void) rethrows {
    let (traits, size) = (ShownDevice.current.traits, UIScreen.main.bounds.size)
    let scale = UIScreen.main.scale
    defer {
      UIScreen.main.show(size: size, scale: scale)
      ShownDevice.current.traits = traits
    }
    try body()
  }

  @Test func `an app is launched with the device's style, and all of it hears of another one`() {
    onScreen {
      UIScreen.main.show(Self.device(.dark), size: Self.size)
      let window = UIWindow(frame: UIScreen.main.bounds)
      let (front, back, tabs) = (Controller(), Controller(), UITabBarController())
      tabs.viewControllers = [front, back]
      let (ground, light) = (Ground(), Ground())
      light.overrideUserInterfaceStyle = .light
      front.view.addSubview(ground)
      front.view.addSubview(light)
      back.loadViewIfNeeded()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      tabs.beginAppearanceTransition(true, animated: false)
      window.layOutAround()
      expect(front.styles.count, equals: 2)
      expect(front.styles.allSatisfy { $0 == .dark })
      expect(!ground.styles.isEmpty)
      expect(ground.styles.allSatisfy { $0 == .dark })
      expect(light.styles.allSatisfy { $0 == .light })
      (front.changes, back.changes, ground.styles) = ([], [], [])
      tabs.turn(to: Self.size, Self.device(.dark), from: nil)
      tabs.turn(to: Self.size, Self.device(.light), from: Self.device(.dark))
      // The one whose view waits in another tab, too.
      expect(front.changes, equals: [.dark])
      expect(back.changes, equals: [.dark])
      window.layOutAround()
      expect(ground.styles.last, equals: .light)
    }
  }

  @Test func `what is in a view whose style changes is laid out anew`() {
    let (outer, ground) = (UIView(), Ground())
    outer.addSubview(ground)
    outer.overrideUserInterfaceStyle = .light
    outer.layoutIfNeeded()
    expect(ground.styles, equals: [.light])
    outer.layoutIfNeeded()
    expect(ground.styles, equals: [.light])
    outer.overrideUserInterfaceStyle = .dark
    outer.layoutIfNeeded()
    expect(ground.styles, equals: [.light, .dark])
  }

  @Test func `what hangs in one window does not follow the device of another`() {
    onScreen {
      let windows = [UIWindow(frame: .zero), UIWindow(frame: .zero)]
      (windows[0].deviceTraits, windows[1].deviceTraits) = (Self.device(.dark), Self.device(.light))
      UIScreen.main.show(Self.device(.light), size: Self.size)
      let view = UIView()
      expect(view.traitCollection.userInterfaceStyle, equals: .light)
      windows[0].addSubview(view)
      expect(view.traitCollection.userInterfaceStyle, equals: .dark)
      windows[1].addSubview(view)
      expect(view.traitCollection.userInterfaceStyle, equals: .light)
    }
  }
}
