// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The drag from the left edge that leads back in a stack of controllers, on a screen 300 points wide.
@MainActor
@Suite(.ownProcess) struct PopGestureTests {
  private final class Refusal: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  private let hand = ScreenHand()
  private let root = UIViewController()
  private let detail = UIViewController()
  private let stack: UINavigationController

  init() {
    stack = UINavigationController(rootViewController: root)
    hand.window.rootViewController = stack
    hand.window.makeKeyAndVisible()
    hand.window.layOutAround()
    stack.pushViewController(detail, animated: false)
    hand.window.layOutAround()
  }

  private func drag(from x: CGFloat, to end: CGFloat, down: CGFloat = 0) {
    hand.now += 1
    hand.down(x, 300)
    hand.move((x + end) / 2, 300 + down / 2, after: 0.5)
    hand.move(end, 300 + down, after: 0.5)
    hand.wait(0.5)
    hand.up(end, 300 + down)
    hand.window.layOutAround()
  }

  @Test func `a drag over more than half of the screen leads back`() {
    drag(from: 5, to: 160)
    expect(stack.viewControllers, equals: [root])
  }

  @Test func `a shorter one does not, and everything is as it was`() {
    drag(from: 5, to: 100)
    expect(stack.viewControllers, equals: [root, detail])
    expect(detail.view.frame.minX, equals: 0)
    expect(stack.view.subviews.contains(detail.view))
    expect(!stack.view.subviews.contains { $0 is SnapshotView })
  }

  @Test func `a quick finger leads back from anywhere`() {
    hand.down(5, 300)
    hand.move(30, 300, after: 0.02)
    hand.move(55, 300, after: 0.02)
    hand.up(55, 300)
    expect(stack.viewControllers, equals: [root])
  }

  @Test func `the controller follows the finger, over the one below`() {
    hand.down(5, 300)
    hand.move(50, 300)
    hand.move(105, 300)
    hand.window.layOutAround()
    expect(detail.view.frame.minX, equals: 100)
    // 30 % of the 200 points that are left.
    expect(stack.view.subviews.first { $0 is SnapshotView }?.frame.minX, equals: -60)
  }

  @Test func `drags from elsewhere and along the edge do nothing`() {
    drag(from: 25, to: 200)
    drag(from: 5, to: 60, down: 200)
    expect(stack.viewControllers, equals: [root, detail])
  }

  @Test
  func `there is none for the first controller, without a back button, or if somebody forbids it`()
    throws
  {
    let gesture = try #require(stack.interactivePopGestureRecognizer)
    detail.navigationItem.hidesBackButton = true
    drag(from: 5, to: 200)
    expect(stack.viewControllers.count, equals: 2)
    let refusal = Refusal()
    detail.navigationItem.hidesBackButton = false
    gesture.delegate = refusal
    drag(from: 5, to: 200)
    expect(stack.viewControllers.count, equals: 2)
    gesture.delegate = nil
    gesture.isEnabled = false
    drag(from: 5, to: 200)
    expect(stack.viewControllers.count, equals: 2)
    // Without a delegate, a hidden back button changes nothing.
    detail.navigationItem.hidesBackButton = true
    gesture.isEnabled = true
    drag(from: 5, to: 200)
    expect(stack.viewControllers, equals: [root])
    drag(from: 5, to: 200)
    expect(stack.viewControllers, equals: [root])
  }
}
