// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

@Suite(.ownProcess) @MainActor struct ReadingDirectionTests {
  private static let width: CGFloat = 390

  /// A screen with a bar, a row of two labels, and a label at the leading margin.
  private func screen() -> (UIWindow, UINavigationController, row: UIStackView, label: UILabel) {
    let controller = UIViewController()
    controller.title = "Here"
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add",
      style: .plain,
      target: nil,
      action: nil
    )
    let (first, second) = (UIView(), UIView())
    first.widthAnchor.constraint(equalToConstant: 40).isActive = true
    second.widthAnchor.constraint(equalToConstant: 60).isActive = true
    let row = UIStackView(arrangedSubviews: [first, second])
    row.distribution = .equalSpacing
    row.frame = CGRect(x: 0, y: 200, width: 300, height: 20)
    let label = UILabel()
    label.text = "A"
    label.translatesAutoresizingMaskIntoConstraints = false
    for view in [row, label] { controller.view.addSubview(view) }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 300),
      label.widthAnchor.constraint(equalToConstant: 100),
    ])
    let stack = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: Self.width, height: 844))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layOutAround()
    return (window, stack, row, label)
  }

  @Test func `the direction of a window reaches everything in it, and back`() {
    let (window, stack, row, label) = screen()
    let views = row.arrangedSubviews
    let button = stack.navigationBar.subviews.first { $0 is BarButton }
    func places() -> [CGFloat] {
      [views[0].frame.minX, views[1].frame.minX, label.frame.minX, button?.frame.midX ?? -1]
    }
    let before = places()
    expect(before.prefix(3), equals: [0, 240, 16])
    window.reading = .rightToLeft
    window.layOutAround()
    // 300 − 40 and 300 − 300; 390 − 16 − 100; the button's middle from the other side.
    expect(places(), equals: [260, 0, 274, Self.width - before[3]])
    expect(label.effectiveUserInterfaceLayoutDirection, equals: .rightToLeft)
    expect(label.traitCollection.layoutDirection, equals: .rightToLeft)
    window.reading = .leftToRight
    window.layOutAround()
    expect(places(), equals: before)
  }

  @Test func `what says its own direction keeps it, and views without a window ask the screen`() {
    let (window, _, row, _) = screen()
    row.semanticContentAttribute = .forceLeftToRight
    window.reading = .rightToLeft
    window.layOutAround()
    expect(row.arrangedSubviews[0].frame.minX, equals: 0)
    expect(UIView().effectiveUserInterfaceLayoutDirection, equals: .leftToRight)
    ReadingDirection.with(.rightToLeft) {
      expect(UIView().effectiveUserInterfaceLayoutDirection, equals: .rightToLeft)
      expect(UIView.userInterfaceLayoutDirection(for: .unspecified), equals: .rightToLeft)
      expect(UIApplication.shared.userInterfaceLayoutDirection, equals: .rightToLeft)
      expect(UIView.userInterfaceLayoutDirection(for: .playback), equals: .leftToRight)
    }
    expect(ReadingDirection.current, equals: .leftToRight)
  }
}
