// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// The line of text above the title of a navigation bar, on a phone of which 47 points are covered above.
@MainActor
@Suite(.ownProcess) struct PromptTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let home = UIViewController()
  private let stack: UINavigationController

  init() {
    stack = UINavigationController(rootViewController: home)
    window.coveredInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    home.title = "Songs"
    home.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done",
      style: .plain,
      target: nil,
      action: nil
    )
    home.navigationItem.prompt = "Choose one"
    window.layOutAround()
  }

  /// The lines that are painted, by their words.
  private var painted: [String: ScreenLine] {
    let layers = ScreenPainter.figure(of: window, around: nil).layers
    return layers.flatMap(\.steps).reduce(into: [:]) { lines, step in
      if case .text(let line) = step { lines[line.text] = line }
    }
  }

  /// Where letters stand whose line has its middle at a height.
  private func baseline(_ font: TextFont, at middle: CGFloat) -> CGFloat {
    middle - font.lineHeight / 2 + font.baseline
  }

  @Test func `a prompt makes the bar 30 points higher, and stands in the middle above the title`()
    throws
  {
    expect(stack.navigationBar.frame, equals: CGRect(x: 0, y: 47, width: 390, height: 74))
    expect(home.view.safeAreaInsets.top, equals: 121)
    let prompt = try #require(painted["Choose one"])
    #expect(prompt.point.x == 195 && prompt.anchor == .middle)
    expect(prompt.point.y, equals: baseline(TextFont(size: 13), at: 62))
    let title = try #require(painted["Songs"])
    expect(title.point.y, equals: baseline(TextFont(size: 17, weight: .semibold), at: 99))
    let buttons = stack.navigationBar.subviews.compactMap { $0 as? BarButton }
    expect(buttons.map(\.frame.minY), equals: [30])
  }

  @Test func `a large title is below both, and without a prompt the bar is as before`() {
    stack.navigationBar.prefersLargeTitles = true
    window.layOutAround()
    // 30 + 44 + 52.
    expect(stack.navigationBar.frame.height, equals: 126)
    home.navigationItem.prompt = nil
    window.layOutAround()
    expect(stack.navigationBar.frame.height, equals: 96)
    expect(painted["Choose one"] == nil)
  }
}
