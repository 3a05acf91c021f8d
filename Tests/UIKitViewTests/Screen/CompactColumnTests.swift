// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Split views with a column for narrow screens, on one of 390 points.
@MainActor
@Suite(.ownProcess) struct CompactColumnTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let split = UISplitViewController(style: .doubleColumn)

  private func show(_ compact: UIViewController) {
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.setViewController(compact, for: .compact)
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.layOutAround()
  }

  @Test func `a stack pushes a detail, or what is in a stack`() {
    let first = UIViewController()
    let stack = UINavigationController(rootViewController: first)
    show(stack)
    let detail = UIViewController()
    first.showDetailViewController(detail, sender: nil)
    expect(stack.viewControllers, equals: [first, detail])
    let inner = UIViewController()
    split.showDetailViewController(UINavigationController(rootViewController: inner), sender: nil)
    expect(stack.viewControllers, equals: [first, detail, inner])
  }

  @Test func `a column that is no stack presents a detail`() {
    let compact = UIViewController()
    show(compact)
    let detail = UIViewController()
    split.showDetailViewController(detail, sender: nil)
    expect(compact.presentedViewController, equals: detail)
  }

  @Test func `the other columns are not shown on a narrow screen`() {
    let first = UIViewController()
    let stack = UINavigationController(rootViewController: first)
    show(stack)
    split.show(.primary)
    split.show(.secondary)
    expect(stack.viewControllers, equals: [first])
  }
}
