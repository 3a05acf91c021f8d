// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// An item that may keep its place on the screen through a change, with its place before it.
package struct ContentOffsetAnchor: Equatable, Sendable {
  /// The item's position before the change.
  package var position: ElementPosition
  /// The distance from the middle of the visible area to the item's centre.
  package var fromMiddle: CGPoint

  package init(position: ElementPosition, fromMiddle: CGPoint) {
    self.position = position
    self.fromMiddle = fromMiddle
  }

  /// A visible item.
  package struct Candidate: Sendable {
    var position: ElementPosition
    var frame: CGRect
    var zIndex: Int
    var isSelected: Bool

    package init(
      position: ElementPosition,
      frame: CGRect,
      zIndex: Int = 0,
      isSelected: Bool = false
    ) {
      self.position = position
      self.frame = frame
      self.zIndex = zIndex
      self.isSelected = isSelected
    }
  }

  /// Anchors, the best first: selected items, then the topmost item under the middle of the visible
  /// area, then the nearest one.
  ///
  /// If the first one does not survive a batch, the next one is used.
  package static func ranked(_ items: [Candidate], seen: CGRect) -> [ContentOffsetAnchor] {
    let middle = CGPoint(x: seen.midX, y: seen.midY)
    let distances = items.map { $0.frame.squaredDistance(to: middle) }
    return items.indices.sorted { a, b in
      if items[a].isSelected != items[b].isSelected { return items[a].isSelected }
      if distances[a] != distances[b] { return distances[a] < distances[b] }
      if items[a].zIndex != items[b].zIndex { return items[a].zIndex > items[b].zIndex }
      return items[a].position < items[b].position
    }.map { index in
      let frame = items[index].frame
      let distance = CGPoint(x: frame.midX - middle.x, y: frame.midY - middle.y)
      return ContentOffsetAnchor(position: items[index].position, fromMiddle: distance)
    }
  }
}

extension CGRect {
  /// The square of the shortest distance from a point to the rectangle; 0 for a point inside.
  fileprivate func squaredDistance(to point: CGPoint) -> CGFloat {
    let x = max(minX - point.x, 0, point.x - maxX)
    let y = max(minY - point.y, 0, point.y - maxY)
    return x * x + y * y
  }
}
