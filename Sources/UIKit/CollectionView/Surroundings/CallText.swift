// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension IndexPath {
  /// The indexes, in brackets.
  var callText: String { "[" + map(String.init).joined(separator: ", ") + "]" }
}

extension CGRect {
  /// The origin and the size, in parentheses.
  var callText: String {
    "(\(minX.callText), \(minY.callText), \(width.callText), \(height.callText))"
  }
}

extension CGPoint {
  /// The coordinates, in parentheses.
  var callText: String { "(\(x.callText), \(y.callText))" }
}

extension CGSize {
  /// The lengths, in parentheses.
  var callText: String { "(\(width.callText), \(height.callText))" }
}

extension CGFloat {
  /// The number with at most two decimals, without zeros at the end.
  var callText: String {
    guard isFinite, magnitude < ElementQuery.furthestCoordinate else { return "\(self)" }
    let rounded = (self * Self.callPrecision).rounded() / Self.callPrecision
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
  }

  /// The smallest parts of a point that texts show: 1/100 pt.
  private static let callPrecision: CGFloat = 100
}

extension ElementSlot {
  /// The kind, if there is one, and the index path.
  var callText: String {
    category == .cell ? indexPath.callText : "\(kind) \(indexPath.callText)"
  }
}
