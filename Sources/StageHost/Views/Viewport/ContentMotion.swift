// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// The direction of a view's moving content, and where it will rest.
struct ContentMotion {
  /// The last direction along each axis: −1, 0 or 1.
  private var way: (x: Int, y: Int) = (0, 0)
  /// The offset at which a fling will rest, until the content is there.
  private var landing: CGPoint?
  /// Where a finger let the content go whose page does not know yet where it will rest.
  private var released: CGPoint?

  /// Takes a scroll of the driver's page.
  mutating func follow(_ scroll: ClientMessage.Scroll, from before: CGPoint) {
    let target = CGPoint(scroll.offset)
    way.x = Self.direction(velocity: scroll.velocity.x, from: before.x, to: target.x)
    way.y = Self.direction(velocity: scroll.velocity.y, from: before.y, to: target.y)
    if scroll.phase != .decelerate, !waits(scroll) { landing = nil }
    released = nil
  }

  /// Notes that content that was let go at an offset will rest at another one.
  mutating func land(at offset: CGPoint, from released: CGPoint) {
    landing = offset
    self.released = released == offset ? nil : released
  }

  /// Whether a report that the content rests only says that the page has no answer to its release so far.
  func waits(_ scroll: ClientMessage.Scroll) -> Bool {
    scroll.phase == .idle && released == CGPoint(scroll.offset)
  }

  /// Notes that the content will go from one offset to another.
  mutating func head(for target: CGPoint, from origin: CGPoint) {
    way.x = Self.direction(velocity: 0, from: origin.x, to: target.x)
    way.y = Self.direction(velocity: 0, from: origin.y, to: target.y)
    landing = target
  }

  /// The direction of a velocity, or of a step when there is no velocity.
  private static func direction(velocity: Double, from old: CGFloat, to new: CGFloat) -> Int {
    let way = velocity == 0 ? Double(new - old) : velocity
    return way == 0 ? 0 : (way > 0 ? 1 : -1)
  }

  enum Direction {
    case horizontal
    case vertical
  }

  /// The position of a collection view along one axis, with this motion.
  @MainActor
  func position(_ direction: Direction, of collectionView: UICollectionView) -> AxisPosition {
    let bounds = collectionView.bounds
    let content = collectionView.contentSize
    let insets = collectionView.adjustedContentInset
    switch direction {
    case .horizontal:
      return AxisPosition(
        offset: bounds.minX,
        length: bounds.width,
        content: content.width,
        insetBefore: insets.left,
        insetAfter: insets.right,
        motion: way.x,
        landing: landing.map { Double($0.x) }
      )
    case .vertical:
      return AxisPosition(
        offset: bounds.minY,
        length: bounds.height,
        content: content.height,
        insetBefore: insets.top,
        insetAfter: insets.bottom,
        motion: way.y,
        landing: landing.map { Double($0.y) }
      )
    }
  }
}
