// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The three columns of a split view on tablets, which are 320 points wide where nobody sizes them.
@MainActor
@Suite(.ownProcess) struct SplitColumnsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1180, height: 820))
  private let split = UISplitViewController(style: .tripleColumn)
  private let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]

  init() {
    for column in columns { split.setViewController(UIViewController(), for: column) }
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.layOutAround()
  }

  private func turn(to width: CGFloat) {
    window.frame.size = CGSize(width: width, height: 2000 - width)
    split.view.frame = window.bounds
    window.layOutAround()
  }

  /// The left edges and widths of the columns that are seen, by their numbers.
  private var seen: [Int: [CGFloat]] {
    window.layOutAround()
    let shown = columns.compactMap { column -> (Int, [CGFloat])? in
      let stack = split.viewController(for: column)?.navigationController
      guard let view = stack?.viewIfLoaded, view.window != nil else { return nil }
      return (column.rawValue, [view.frame.minX, view.frame.width])
    }
    return Dictionary(uniqueKeysWithValues: shown)
  }

  private let three: [Int: [CGFloat]] = [0: [0, 320], 1: [320, 320], 2: [640, 540]]

  @Test func `three columns stand side by side on a wide screen, and two on a narrower one`() {
    expect(seen, equals: three)
    expect(split.displayMode, equals: .twoBesideSecondary)
    // 320 and 320 leave 180 points, which is less than a column.
    turn(to: 820)
    expect(split.displayMode, equals: .oneBesideSecondary)
    expect(seen, equals: [1: [0, 320], 2: [320, 500]])
    // 320 points are left.
    turn(to: 960)
    expect(seen, equals: [0: [0, 320], 1: [320, 320], 2: [640, 320]])
    turn(to: 1180)
    expect(seen, equals: three)
  }

  @Test
  func `where there is no room, the first column moves the last one aside, until that is shown`() {
    turn(to: 820)
    split.show(.primary)
    expect(split.displayMode, equals: .twoDisplaceSecondary)
    expect(seen, equals: [0: [0, 320], 1: [320, 320], 2: [640, 500]])
    split.show(.secondary)
    expect(split.displayMode, equals: .oneBesideSecondary)
    expect(seen, equals: [1: [0, 320], 2: [320, 500]])
  }

  @Test func `columns are hidden one by one, and come back`() {
    split.hide(.primary)
    expect(seen, equals: [1: [0, 320], 2: [320, 860]])
    split.hide(.supplementary)
    expect(split.displayMode, equals: .secondaryOnly)
    expect(seen, equals: [2: [0, 1180]])
    split.show(.supplementary)
    expect(seen, equals: [1: [0, 320], 2: [320, 860]])
    split.show(.primary)
    expect(seen, equals: three)
  }

  @Test func `an app sizes the columns, and asks for fewer`() {
    split.preferredPrimaryColumnWidth = 200
    split.preferredSupplementaryColumnWidthFraction = 0.5
    split.maximumSupplementaryColumnWidth = 400
    // A half of 1180 points is more than 400.
    expect(seen, equals: [0: [0, 200], 1: [200, 400], 2: [600, 580]])
    split.preferredDisplayMode = .oneBesideSecondary
    expect(seen, equals: [1: [0, 400], 2: [400, 780]])
    split.preferredDisplayMode = .secondaryOnly
    expect(seen, equals: [2: [0, 1180]])
  }

  @Test func `the controller of a column is the one that was set, not the stack that it got`() {
    let split = UISplitViewController(style: .doubleColumn)
    let (first, last, stack) = (UIViewController(), UIViewController(), UINavigationController())
    split.setViewController(first, for: .primary)
    split.setViewController(stack, for: .secondary)
    split.setViewController(last, for: .compact)
    expect(split.viewController(for: .primary), equals: first)
    expect(split.viewController(for: .secondary), equals: stack)
    expect(split.viewController(for: .compact), equals: last)
    expect(split.viewController(for: .supplementary), equals: nil)
    expect(first.navigationController.map { split.viewControllers.contains($0) }, equals: true)
    split.setViewController(last, for: .primary)
    expect(split.viewController(for: .primary), equals: last)
    split.setViewController(nil, for: .primary)
    expect(split.viewController(for: .primary), equals: nil)
    split.showDetailViewController(last, sender: nil)
    expect(split.viewController(for: .secondary), equals: last)
  }
}
