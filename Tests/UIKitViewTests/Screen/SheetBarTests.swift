// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Bars with a colour of the app in a sheet, in a window of 300 × 600 points, covered by 20 points at the top.
@MainActor
@Suite(.ownProcess) struct SheetBarTests {
  private let hand = ScreenHand()
  private let root = UIViewController()
  private let presenter: WindowPresenter

  init() {
    presenter = WindowPresenter(hand.window)
    hand.window.coveredInsets.top = 20
    hand.window.rootViewController = root
    hand.window.makeKeyAndVisible()
    root.view.frame = hand.window.bounds
  }

  private func sheet(_ inner: UIViewController) -> UINavigationController {
    let stack = UINavigationController(rootViewController: inner)
    let look = UINavigationBarAppearance()
    look.backgroundColor = .green
    stack.navigationBar.standardAppearance = look
    stack.navigationBar.scrollEdgeAppearance = look
    stack.sheetPresentationController?.detents = [.medium()]
    stack.sheetPresentationController?.prefersGrabberVisible = true
    root.present(stack, animated: false)
    presenter.update()
    hand.window.layOutAround()
    return stack
  }

  /// The layers with the bar's colour.
  private func grounds(around list: UICollectionView? = nil) -> [ScreenLayer] {
    let green = ContentColour(.green)
    return ScreenPainter.figure(of: hand.window, around: list).layers.filter { layer in
      layer.steps.contains { if case .fill(_, green) = $0 { true } else { false } }
    }
  }

  @Test func `a bar's ground ends at the sheet's upper edge, with its round corners`() {
    let stack = sheet(UIViewController())
    // 600 − 20 − 10 = 570 points are the most; the medium height of 285 begins at 315, with corners of 10 points.
    expect(
      grounds().map(\.clip),
      equals: [
        CGRect(x: 0, y: 325, width: 300, height: 285), CGRect(x: 0, y: 315, width: 300, height: 10),
      ]
    )
    let corners = ScreenShape.box(CGRect(x: 0, y: 315, width: 300, height: 40), radius: 10)
    expect(grounds().last?.steps, equals: [.fill(corners, ContentColour(.green))])
    // The handle is in front of the bar.
    expect(stack.view.subviews.last is SheetMark)
  }

  @Test func `above a list, the corners stay while the rest of the ground goes with the content`() {
    let inner = UIViewController()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 285),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    inner.view.addSubview(list)
    _ = sheet(inner)
    let layers = grounds(around: list)
    #expect(layers.allSatisfy { ($0.clip?.minY ?? 0) >= 315 })
    expect(layers.contains { $0.follows == nil && $0.clip?.minY == 315 })
    expect(layers.contains { $0.follows != nil && $0.clip?.minY == 325 })
  }

  @Test func `a bar at the screen's upper edge covers what is above it`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.navigationBar.standardAppearance.backgroundColor = .green
    hand.window.rootViewController = stack
    hand.window.layOutAround()
    expect(grounds().map(\.clip), equals: [nil])
  }
}
