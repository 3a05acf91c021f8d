// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// The title of a bar beside a back button, on a screen 390 points wide.
@MainActor
@Suite(.ownProcess) struct BackTitleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// The words and the width of the back button, and the middle of the bar's title.
  private func shown(
    _ before: String?,
    _ title: String,
    _ change: (UINavigationItem) -> Void = { _ in }
  ) -> (back: String?, width: CGFloat?, middle: CGFloat?) {
    let (root, detail) = (UIViewController(), UIViewController())
    (root.title, detail.title) = (before, title)
    change(root.navigationItem)
    let stack = UINavigationController(rootViewController: root)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    stack.pushViewController(detail, animated: false)
    window.layOutAround()
    let back = stack.navigationBar.subviews.compactMap { $0 as? BarButton }.first { $0.isBack }
    let lines = ScreenPainter.figure(of: window, around: nil).layers.flatMap(\.steps)
      .compactMap { step -> CGFloat? in
        guard case .text(let line) = step, line.text == title else { return nil }
        return line.point.x + (line.font.width(of: title).rounded(.up) / 2).rounded()
      }
    return (back?.words, back?.contentWidth, lines.first)
  }

  @Test func `a title beside a short back button is in the middle`() {
    let bar = shown("Menu", "Courier")
    expect(bar.back, equals: "Menu")
    expect(bar.middle.map { abs($0 - 195) <= 1 }, equals: true)
  }

  @Test func `without a title, a back button says back; an empty one of its own leaves the sign`() {
    let words = BarPolicy.backSign + 6 + BarPolicy.button.width(of: "Back").rounded(.up)
    expect(UIViewController().navigationItem.title, equals: nil)
    expect(shown(nil, "Courier").width, equals: words)
    expect(shown("", "Courier").width, equals: words)
    expect(shown("Menu", "Courier") { $0.backButtonDisplayMode = .generic }.width, equals: words)
    expect(shown("Menu", "Courier") { $0.backButtonTitle = "" }.width, equals: BarPolicy.backSign)
  }

  @Test func `a back button is touched from the edge of the screen to 70 points at least`() {
    _ = shown("Menu", "Courier") { $0.backButtonTitle = "" }
    let bar = window.hitTest(CGPoint(x: 1, y: 22), with: nil)
    #expect((bar as? BarButton)?.isBack == true)
    #expect(window.hitTest(CGPoint(x: 69, y: 22), with: nil) === bar)
    #expect(window.hitTest(CGPoint(x: 71, y: 22), with: nil) !== bar)
    let places = ScreenPainter.figure(of: window, around: nil).controls.filter {
      $0.label == "Back"
    }
    expect(places.map(\.place), equals: [CGRect(x: 0, y: 0, width: 70, height: 44)])
  }

  @Test func `a back button that would push the title away says back, or nothing`() {
    let long = shown("Trattoria Basilico and more", "Courier")
    expect(long.back, equals: "Back")
    expect(long.middle.map { abs($0 - 195) <= 1 }, equals: true)
    let wide = shown("Trattoria Basilico", "A title that nearly fills the whole of the bar")
    // Only the sign is left.
    expect(wide.width, equals: BarPolicy.backSign)
  }
}
