// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Which items' data is announced before they are needed, and which is no longer.
///
/// - Source: policy, since UIKit publishes no window: one viewport ahead of the motion, two of a fast
///   one; what lies more than one and a half behind, or on the other side after a turn, is given up.
package struct PrefetchWindow: Sendable {
  /// How far ahead items are announced, in viewports.
  static let reach: CGFloat = 1
  /// How far ahead items are announced in fast motion.
  static let fastReach: CGFloat = 2
  /// The speed above which motion is fast, in viewports per second.
  static let fastSpeed: CGFloat = 2
  /// How far behind an item is given up, in viewports.
  static let retreat: CGFloat = 1.5

  /// An item and its place in the content.
  package struct Item: Equatable, Sendable {
    var position: ElementPosition
    var frame: CGRect

    package init(position: ElementPosition, frame: CGRect) {
      self.position = position
      self.frame = frame
    }
  }

  /// What a scroll changes.
  package struct Step: Equatable, Sendable {
    /// Items that will be needed, the nearest first.
    package var announced: [ElementPosition] = []
    /// Items announced before that will not, in the order of the data.
    package var cancelled: [ElementPosition] = []
  }

  /// Items that were announced, neither given up nor shown since.
  package private(set) var outstanding: Set<ElementPosition> = []
  private var direction: ScrollDirection?

  /// Makes a window that nothing was announced of.
  package init() {}

  /// Follows the viewport; content that stands still announces nothing.
  ///
  /// - Parameters:
  ///   - viewport: What is seen, in content coordinates.
  ///   - velocity: In points per second; the faster axis counts.
  ///   - loaded: The items that have cells: they were needed at once or are shown.
  ///   - items: The items that meet a rectangle.
  ///   - frame: The place of an item; `nil` when there is none.
  /// - Returns: What to tell; nothing is told twice.
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

  /// Gives everything up.
  ///
  /// - Returns: The items that were outstanding, in the order of the data.
  package mutating func cancelAll() -> [ElementPosition] {
    defer { self = PrefetchWindow() }
    return outstanding.sorted()
  }
}
