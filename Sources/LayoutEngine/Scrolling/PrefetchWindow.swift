// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Decides which items' data is announced before it is needed, and when that is cancelled.
///
/// - Source: policy, because UIKit publishes no window. Items are announced one viewport ahead of
///   the motion, or two viewports ahead of fast motion. Items more than one and a half viewports
///   behind, or on the other side after a turn, are cancelled.
package struct PrefetchWindow: Sendable {
  /// How far ahead items are announced, in viewports.
  static let reach: CGFloat = 1
  /// How far ahead items are announced in fast motion.
  static let fastReach: CGFloat = 2
  /// The speed above which motion is fast, in viewports per second.
  static let fastSpeed: CGFloat = 2
  /// How far behind an item is cancelled, in viewports.
  static let retreat: CGFloat = 1.5

  /// An item and its frame in the content.
  package struct Item: Equatable, Sendable {
    var position: ElementPosition
    var frame: CGRect

    package init(position: ElementPosition, frame: CGRect) {
      self.position = position
      self.frame = frame
    }
  }

  /// The changes after a scroll.
  package struct Step: Equatable, Sendable {
    /// The items that will be needed, the nearest first.
    package var announced: [ElementPosition] = []
    /// The announced items that will not be needed, in the order of the data.
    package var cancelled: [ElementPosition] = []
  }

  /// The announced items that were neither cancelled nor shown.
  package private(set) var outstanding: Set<ElementPosition> = []
  private var direction: ScrollDirection?

  /// Makes a window without announced items.
  package init() {}

  /// Follows the viewport; content that does not move announces nothing.
  ///
  /// - Parameters:
  ///   - viewport: The visible rectangle, in content coordinates.
  ///   - velocity: The velocity, in points per second; the faster axis is used.
  ///   - loaded: The items with cells: they were needed at once or are visible.
  ///   - items: Returns the items that intersect a rectangle.
  ///   - frame: Returns the frame of an item; `nil` if there is no such item.
  /// - Returns: What to announce and cancel; nothing is told twice.
  package mutating func advance(
    to viewport: CGRect,
    velocity: CGPoint,
    loaded: Set<ElementPosition>,
    items: (CGRect) -> [Item],
    frame: (ElementPosition) -> CGRect?
  ) -> Step {
    outstanding.subtract(loaded)
    guard let new = ScrollDirection(velocity), !viewport.isEmpty else { return Step() }
    let turns = direction.map { $0 != new } ?? false
    direction = new
    let length = new.axis.size(viewport.size).main
    let isFast = new.speed(velocity) > Self.fastSpeed * length
    let ahead = new.area(beyond: viewport, length: length * (isFast ? Self.fastReach : Self.reach))
    var step = Step()
    step.cancelled = outstanding.filter { position in
      guard let frame = frame(position) else { return true }
      if turns { return !ahead.meets(frame) }
      return new.distance(of: frame, behind: viewport) > Self.retreat * length
    }.sorted()
    outstanding.subtract(step.cancelled)
    let candidates = items(ahead).filter {
      ahead.meets($0.frame) && !viewport.meets($0.frame) && !loaded.contains($0.position)
    }
    step.announced = new.nearestFirst(candidates, to: viewport).map(\.position)
      .filter { outstanding.insert($0).inserted }
    return step
  }

  /// Follows a batch: an announced item keeps its state at its new position.
  package mutating func follow(_ mapping: BatchMapping) {
    outstanding = Set(outstanding.compactMap { mapping.newPosition(ofOld: $0) })
  }

  /// Cancels all announced items.
  ///
  /// - Returns: The announced items, in the order of the data.
  package mutating func cancelAll() -> [ElementPosition] {
    defer { self = PrefetchWindow() }
    return outstanding.sorted()
  }
}
