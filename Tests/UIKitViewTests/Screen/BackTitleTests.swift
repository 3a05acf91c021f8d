// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing

@testable import UIKit

/// The title of a bar beside a back button, on a screen 390 points wide.
@MainActor
@Suite struct BackTitleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// The words and the width of the back button, and the middle of the bar's title.
  private func shown(
    _ before: String,
    _ title: String
  ) -> (back: String?, width: CGFloat?, middle: CGFloat?) {
    let (root, detail) = (UIViewController(), UIViewController())
    (root.title, detail.title) = (before, title)
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

  @Test func `a back button that would push the title away says back, or nothing`() {
    let long = shown("Trattoria Basilico and more", "Courier")
    expect(long.back, equals: "Back")
    expect(long.middle.map { abs($0 - 195) <= 1 }, equals: true)
    let wide = shown("Trattoria Basilico", "A title that nearly fills the whole of the bar")
    // Only the sign is left.
    expect(wide.width, equals: BarPolicy.backSign)
  }
}
