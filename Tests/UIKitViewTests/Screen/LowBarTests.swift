// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Bars on a phone that is held sideways: 852 × 393 points, of which 59 at both sides and 21 below are covered.
@MainActor
@Suite(.ownProcess) struct LowBarTests {
  private static let size = CGSize(width: 852, height: 393)
  private let window = UIWindow(frame: CGRect(origin: .zero, size: LowBarTests.size))

  init() {
    window.coveredInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    window.deviceTraits = .device(Self.size, scale: 3, style: .light, textSize: .large)
    window.makeKeyAndVisible()
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.layOutAround()
  }

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  /// What is painted of texts and symbols: the word or name, and its place.
  private var painted: [String: CGPoint] {
    let layers = ScreenPainter.figure(of: window, around: nil).layers
    return layers.flatMap(\.steps).reduce(into: [:]) { places, step in
      switch step {
      case .text(let line): places[line.text] = line.point
      case .symbol(let name, _, let rect):
        places[name] = CGPoint(x: rect.midX, y: rect.midY)
      default: break
      }
    }
  }

  /// Where letters stand whose line has its middle at a height.
  private func baseline(_ font: TextFont, at middle: CGFloat) -> CGFloat {
    middle - font.lineHeight / 2 + font.baseline
  }

  @Test func `a navigation bar is low, its title small, and its buttons are inside the safe area`()
  {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "Albums"
    second.title = "Songs"
    let stack = UINavigationController(rootViewController: first)
    stack.navigationBar.prefersLargeTitles = true
    first.navigationItem.leftBarButtonItem = item("Left")
    first.navigationItem.rightBarButtonItem = item("Right")
    show(stack)
    expect(stack.navigationBar.frame, equals: CGRect(x: 0, y: 0, width: 852, height: 32))
    expect(
      first.view.safeAreaInsets,
      equals: UIEdgeInsets(top: 32, left: 59, bottom: 21, right: 59)
    )
    let buttons = stack.navigationBar.subviews.compactMap { $0 as? BarButton }
    // 59 are covered, and 20 are the margin of wide screens.
    expect(buttons.map(\.frame.minX).min(), equals: 79)
    expect(buttons.map(\.frame.maxX).max(), equals: 852 - 79)
    expect(Set(buttons.map(\.frame.height)), equals: [32])
    expect(painted["Albums"]?.y, equals: baseline(TextFont(size: 17, weight: .semibold), at: 16))
    stack.pushViewController(second, animated: false)
    window.layOutAround()
    // A back button is 8 from what is covered.
    let back = stack.navigationBar.subviews.compactMap { $0 as? BarButton }.first
    expect(back?.frame.minX, equals: 67)
  }

  @Test func `toolbars are low`() {
    let inner = UIViewController()
    inner.toolbarItems = [
      item("One"), UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      item("Two"),
    ]
    let stack = UINavigationController(rootViewController: inner)
    stack.isToolbarHidden = false
    show(stack)
    // 32 and 21 for the home indicator.
    expect(stack.toolbar.frame, equals: CGRect(x: 0, y: 340, width: 852, height: 53))
    let buttons = stack.toolbar.subviews.compactMap { $0 as? BarButton }
    expect(buttons.first?.frame.minX, equals: 79)
    expect(buttons.last?.frame.maxX, equals: 852 - 79)
    expect(buttons.first?.frame.height, equals: 32)
    expect(inner.view.safeAreaInsets.bottom, equals: 53)
  }

  @Test func `tabs have their words beside their pictures`() throws {
    let (one, two) = (UIViewController(), UIViewController())
    one.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
    two.tabBarItem = UITabBarItem(title: "Two", image: UIImage(systemName: "heart"), tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    show(tabs)
    expect(tabs.tabBar.frame, equals: CGRect(x: 0, y: 340, width: 852, height: 53))
    expect(one.view.safeAreaInsets.bottom, equals: 53)
    // 852 − 2 × 59 = 734, of which each has a half.
    let places = tabs.tabBar.buttons.map(\.frame)
    expect(places.first, equals: CGRect(x: 59, y: 0, width: 367, height: 32))
    expect(places.last, equals: CGRect(x: 426, y: 0, width: 367, height: 32))
    // 18 of the picture, 5 between, and the word, together in the middle of 59 … 426.
    let word = TextFont(size: 13).width(of: "One").rounded(.up)
    let start = 59 + (367 - 18 - 5 - word) / 2
    let picture = try #require(painted["star"])
    expect(picture, equals: CGPoint(x: start + 9, y: 356))
    let text = try #require(painted["One"])
    #expect(abs(text.x - (start + 23 + word / 2)) < 0.01)
    expect(text.y, equals: baseline(TextFont(size: 13), at: 356))
  }

  @Test func `the same bars are high on a phone that is held upright`() {
    let size = CGSize(width: 393, height: 852)
    window.frame.size = size
    window.deviceTraits = .device(size, scale: 3, style: .light, textSize: .large)
    window.coveredInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [stack]
    show(tabs)
    expect(stack.navigationBar.frame, equals: CGRect(x: 0, y: 59, width: 393, height: 44))
    // 49 and 34 for the home indicator.
    expect(tabs.tabBar.frame, equals: CGRect(x: 0, y: 769, width: 393, height: 83))
  }

  @Test func `a bar that belongs to no stack has its height by itself`() {
    let controller = UIViewController()
    let bar = UINavigationBar()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: controller.view.topAnchor),
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    show(controller)
    expect(bar.frame, equals: CGRect(x: 0, y: 0, width: 852, height: 32))
    // Held upright.
    let tall = UINavigationBar()
    expect(tall.sizeThatFits(CGSize(width: 300, height: 0)), equals: CGSize(width: 300, height: 44))
  }
}
