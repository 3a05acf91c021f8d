// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Bars of a stack that swipes and taps hide.
@MainActor
@Suite(.ownProcess) struct BarHidingTests {
  private let hand = ScreenHand()
  private let home = UIViewController()
  private let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let stack: UINavigationController

  init() {
    stack = UINavigationController(rootViewController: home)
    hand.window.rootViewController = stack
    hand.window.makeKeyAndVisible()
    home.view.addSubview(scroller)
    scroller.contentSize = CGSize(width: 300, height: 3000)
    hand.window.layOutAround()
  }

  private func letGo(_ speed: CGFloat) {
    _ = scroller.draggedContent.releaseContent(
      at: .zero,
      proposing: .zero,
      velocity: CGPoint(x: 0, y: speed)
    )
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    hand.wait(1)
    hand.down(x, y)
    hand.up(x, y)
    hand.window.layOutAround()
  }

  @Test func `a swipe up hides the bars, and one down shows them`() {
    letGo(900)
    expect(!stack.isNavigationBarHidden)
    stack.hidesBarsOnSwipe = true
    letGo(20)
    expect(!stack.isNavigationBarHidden)
    letGo(900)
    expect(stack.isNavigationBarHidden)
    letGo(-900)
    expect(!stack.isNavigationBarHidden)
    stack.barHideOnSwipeGestureRecognizer.isEnabled = false
    letGo(900)
    expect(!stack.isNavigationBarHidden)
  }

  @Test func `a toolbar with items goes and comes with the bar`() {
    home.toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
    stack.isToolbarHidden = false
    stack.hidesBarsOnSwipe = true
    letGo(900)
    expect(stack.isToolbarHidden)
    letGo(-900)
    expect(!stack.isToolbarHidden)
  }

  @Test func `a tap hides the bars, and the next one shows them, but for one on a control`() {
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 80, height: 40))
    home.view.addSubview(button)
    hand.window.layOutAround()
    tap(50, 400)
    expect(!stack.isNavigationBarHidden)
    stack.hidesBarsOnTap = true
    tap(50, 400)
    expect(stack.isNavigationBarHidden)
    tap(140, 320)
    expect(stack.isNavigationBarHidden)
    tap(50, 400)
    expect(!stack.isNavigationBarHidden)
    stack.hidesBarsOnTap = false
    tap(50, 400)
    expect(!stack.isNavigationBarHidden)
  }
}
