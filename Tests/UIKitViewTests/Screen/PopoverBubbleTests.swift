// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Bubbles of popovers in a room from 10 to 290 points across and from 30 to 590 down.
@MainActor
@Suite(.ownProcess) struct PopoverBubbleTests {
  private let room = CGRect(x: 10, y: 30, width: 280, height: 560)

  private func bubble(
    _ width: CGFloat,
    _ height: CGFloat,
    at source: CGRect,
    _ permitted: UIPopoverArrowDirection = .any,
    mayOverlap: Bool = false
  ) -> PopoverBubble {
    PopoverBubble(
      CGSize(width: width, height: height),
      at: source,
      in: room,
      permitted,
      mayOverlap: mayOverlap
    )
  }

  @Test func `a bubble stands below its source, or above it where there is more room`() {
    let high = bubble(100, 80, at: CGRect(x: 100, y: 100, width: 40, height: 20))
    expect(high.direction, equals: .up)
    // The arrow takes 13 points below the source, which ends at 120.
    expect(high.frame, equals: CGRect(x: 70, y: 120, width: 100, height: 93))
    expect(high.insets, equals: UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
    let low = bubble(100, 80, at: CGRect(x: 100, y: 500, width: 40, height: 20))
    expect(low.direction, equals: .down)
    expect(low.frame, equals: CGRect(x: 70, y: 407, width: 100, height: 93))
  }

  @Test func `a bubble stands beside its source where arrows may only point sideways`() {
    let source = CGRect(x: 20, y: 300, width: 40, height: 40)
    let beside = bubble(200, 100, at: source, [.left, .right])
    expect(beside.direction, equals: .left)
    expect(beside.frame, equals: CGRect(x: 60, y: 270, width: 213, height: 100))
    let other = bubble(
      200,
      100,
      at: CGRect(x: 240, y: 300, width: 40, height: 40),
      [.left, .right]
    )
    expect(other.direction, equals: .right)
    expect(other.frame, equals: CGRect(x: 27, y: 270, width: 213, height: 100))
  }

  @Test func `a bubble is shortened to its side's room, unless it may cover its source`() {
    let source = CGRect(x: 100, y: 400, width: 20, height: 20)
    // 590 − 420 − 13 = 157 points are left for the content.
    let short = bubble(200, 300, at: source, .up)
    expect(short.frame, equals: CGRect(x: 10, y: 420, width: 200, height: 170))
    let whole = bubble(200, 300, at: source, .up, mayOverlap: true)
    expect(whole.frame, equals: CGRect(x: 10, y: 277, width: 200, height: 313))
  }

  @Test func `without a permitted arrow a bubble is over the middle of its source`() {
    let bare = bubble(100, 80, at: CGRect(x: 100, y: 300, width: 40, height: 20), [])
    expect(bare.direction, equals: [])
    expect(bare.frame, equals: CGRect(x: 70, y: 270, width: 100, height: 80))
    expect(bare.insets, equals: .zero)
  }

  @Test func `the outline reaches to the tip, which stays away from the corners`() {
    let middle = bubble(100, 80, at: CGRect(x: 100, y: 100, width: 40, height: 20)).outline
    #expect(abs(middle.boundingBoxOfPath.minY) < 0.01)
    expect(middle.contains(CGPoint(x: 50, y: 2)))
    expect(!middle.contains(CGPoint(x: 20, y: 6)))
    expect(middle.contains(CGPoint(x: 20, y: 20)))
    // The source's middle is at 280, 3 points from the bubble's edge; the arrow's half base and the corner take 31.5.
    let edge = bubble(100, 80, at: CGRect(x: 270, y: 100, width: 20, height: 20))
    expect(edge.frame.minX, equals: 190)
    expect(edge.outline.contains(CGPoint(x: 68.5, y: 2)))
    expect(!edge.outline.contains(CGPoint(x: 90, y: 2)))
  }
}
