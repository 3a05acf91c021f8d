// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// Which way a view's content moves, and where it will rest.
struct ContentMotion {
  /// Which way the content last moved along each axis: −1, 0 or 1.
  private var way: (x: Int, y: Int) = (0, 0)
  /// Where a fling will come to rest, until the content gets there.
  private var landing: CGPoint?

  /// Follows the content to where the driver's page has it.
  mutating func follow(_ scroll: ClientMessage.Scroll, from before: CGPoint) {
    let target = CGPoint(scroll.offset)
    way.x = Self.direction(velocity: scroll.velocity.x, from: before.x, to: target.x)
    way.y = Self.direction(velocity: scroll.velocity.y, from: before.y, to: target.y)
    if scroll.phase != .decelerate { landing = nil }
  }

  /// A fling will come to rest at an offset.
  mutating func land(at offset: CGPoint) { landing = offset }

  /// The content is to go from one offset to another.
  mutating func head(for target: CGPoint, from origin: CGPoint) {
    way.x = Self.direction(velocity: 0, from: origin.x, to: target.x)
    way.y = Self.direction(velocity: 0, from: origin.y, to: target.y)
    landing = target
  }

  /// Which way a velocity points, or a step where there is none.
  private static func direction(velocity: Double, from old: CGFloat, to new: CGFloat) -> Int {
    let way = velocity == 0 ? Double(new - old) : velocity
    return way == 0 ? 0 : (way > 0 ? 1 : -1)
  }

  enum Direction {
    case horizontal
    case vertical
  }

  /// Where a collection view stands along one axis while its content moves so.
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
