// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension IndexPath {
  /// The indexes in brackets.
  var callText: String { "[" + map(String.init).joined(separator: ", ") + "]" }
}

extension CGRect {
  /// Origin and size in parentheses.
  var callText: String {
    "(\(minX.callText), \(minY.callText), \(width.callText), \(height.callText))"
  }
}

extension CGPoint {
  /// The coordinates in parentheses.
  var callText: String { "(\(x.callText), \(y.callText))" }
}

extension CGSize {
  /// The lengths in parentheses.
  var callText: String { "(\(width.callText), \(height.callText))" }
}

extension CGFloat {
  /// At most two decimals, and none of them for nothing.
  var callText: String {
    guard isFinite, magnitude < ElementQuery.furthestCoordinate else { return "\(self)" }
    let rounded = (self * Self.callPrecision).rounded() / Self.callPrecision
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
  }

  /// Parts of a point that texts tell apart.
  private static let callPrecision: CGFloat = 100
}

extension ElementSlot {
  /// The kind, if there is one, and the index path.
  var callText: String {
    category == .cell ? indexPath.callText : "\(kind) \(indexPath.callText)"
  }
}
