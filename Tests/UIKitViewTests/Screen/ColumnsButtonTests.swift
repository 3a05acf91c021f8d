// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The button for the sidebar of a split view, on a screen of 1024 × 768 points.
@MainActor
@Suite(.ownProcess) struct ColumnsButtonTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
  private let first = UINavigationController(rootViewController: UIViewController())
  private let last = UINavigationController(rootViewController: UIViewController())

  init() { window.makeKeyAndVisible() }

  private func show(_ split: UISplitViewController) {
    window.rootViewController = split
    window.layOutAround()
  }

  private func columns() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(first, for: .primary)
    split.setViewController(last, for: .secondary)
    return split
  }

  private func buttons(of stack: UINavigationController) -> [BarButton] {
    stack.navigationBar.subviews.compactMap { $0 as? BarButton }
  }

  @Test func `the sidebar's own bar has the button, and the other bar while the sidebar is hidden`()
    throws
  {
    let split = columns()
    show(split)
    let button = try #require(buttons(of: first).first)
    #expect(button.item === split.displayModeButtonItem)
    // The margin of a column of 320 points.
    expect(button.frame.minX, equals: 16)
    expectEmpty(buttons(of: last).map(\.words))
    button.tapped()
    window.layOutAround()
    expect(split.displayMode, equals: .secondaryOnly)
    expect(last.view.frame.width, equals: 1024)
    let back = try #require(buttons(of: last).first)
    #expect(back.item === split.displayModeButtonItem)
    back.tapped()
    window.layOutAround()
    expect(last.view.frame.minX, equals: 320)
    expect(buttons(of: first).count, equals: 1)
    expectEmpty(buttons(of: last).map(\.words))
  }

  @Test func `what is pushed has its back button before that of the sidebar`() {
    let split = columns()
    split.hide(.primary)
    show(split)
    last.pushViewController(UIViewController(), animated: false)
    window.layOutAround()
    expect(buttons(of: last).map(\.isBack), equals: [true, false])
  }

  @Test func `an app may do without it, and older split views leave it to the app`() {
    let split = columns()
    split.presentsWithGesture = false
    show(split)
    expectEmpty(buttons(of: first).map(\.words))
    split.displayModeButtonVisibility = .always
    window.layOutAround()
    expect(buttons(of: first).count, equals: 1)
    split.displayModeButtonVisibility = .never
    split.presentsWithGesture = true
    window.layOutAround()
    expectEmpty(buttons(of: first).map(\.words))
    let old = UISplitViewController()
    old.viewControllers = [first, last]
    show(old)
    expectEmpty(buttons(of: first).map(\.words))
  }

  @Test func `a button that the app has placed is there once`() {
    let split = columns()
    first.viewControllers[0].navigationItem.leftBarButtonItem = split.displayModeButtonItem
    show(split)
    expect(buttons(of: first).count, equals: 1)
  }
}
