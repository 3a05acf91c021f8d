// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

extension CGPoint {
  /// Makes a point of the wire's point.
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension Point {
  /// Makes the wire's point.
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension UIEdgeInsets {
  /// Makes insets of the wire's insets.
  init(_ insets: Insets) {
    self.init(
      top: CGFloat(insets.top),
      left: CGFloat(insets.left),
      bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right)
    )
  }
}

extension IndexPath {
  /// The index path of a position.
  init(_ position: ElementPosition) {
    self.init(item: position.item, section: position.section)
  }
}

extension ElementPosition {
  /// The position of an item's index path.
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, item: indexPath.item)
  }
}
