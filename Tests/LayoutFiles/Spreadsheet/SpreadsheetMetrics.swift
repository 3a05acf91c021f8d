// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

struct SpreadsheetMetrics {
  var cell = CGSize(width: 100, height: 40)
  var gap: CGFloat = 1

  func frame(row: Int, column: Int) -> CGRect {
    CGRect(
      x: CGFloat(column) * (cell.width + gap), y: CGFloat(row) * (cell.height + gap),
      width: cell.width, height: cell.height)
  }
}

extension CGPoint {
  var asSize: CGSize { CGSize(width: x, height: y) }
}

extension UICollectionViewLayoutAttributes {
  func freeze(row: Bool, column: Bool, offset: CGPoint) {
    if row { frame.origin.y += max(0, offset.y) }
    if column { frame.origin.x += max(0, offset.x) }
    zIndex = (row ? 2 : 0) + (column ? 1 : 0)
  }
}
