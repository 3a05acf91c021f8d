// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The titles of a split view's columns, before and after a narrow screen of 390 points becomes one of 1024.
@MainActor
@Suite(.ownProcess) struct SplitTitleTests {
  private final class Large: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationController?.navigationBar.prefersLargeTitles = true
    }
  }

  private final class Delegate: UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let delegate = Delegate()

  /// Whether the titles of the last column are large on the wide screen, after it was seen on the narrow one.
  private func isLarge(_ last: UIViewController) -> Bool {
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = delegate
    let stack = UINavigationController(rootViewController: last)
    split.setViewController(Large(), for: .primary)
    split.setViewController(stack, for: .secondary)
    window.frame.size = CGSize(width: 390, height: 844)
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.layOutAround()
    split.show(.secondary)
    window.layOutAround()
    window.frame.size = CGSize(width: 1024, height: 768)
    split.view.frame = window.bounds
    window.layOutAround()
    let first = split.viewController(for: .primary)?.navigationController
    expect(first?.navigationBar.prefersLargeTitles, equals: true)
    expect(stack.viewControllers, equals: [last])
    return stack.navigationBar.prefersLargeTitles
  }

  @Test func `a column has the large titles that its controller asked for on the narrow screen`() {
    expect(isLarge(Large()))
  }

  @Test func `a column whose controller did not ask has small ones`() {
    expect(!isLarge(UIViewController()))
  }
}
