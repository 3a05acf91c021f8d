// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Attributes that carry the visible shape of a cell.
@MainActor
public protocol OutlinedAttributes: UICollectionViewLayoutAttributes {
  /// The outline of the visible part, from the cell's upper left corner; `nil` shows all of the
  /// cell.
  var outline: UIBezierPath? { get }
}

/// Attributes of a cell whose shape is a hexagon that stands on a corner.
public final class HexagonLayoutAttributes: UICollectionViewLayoutAttributes, OutlinedAttributes {
  /// Length of an upright side, as a fraction of a hexagon's height.
  private static let uprightPart: CGFloat = 0.5

  /// A hexagon whose six corners touch the cell's edges.
  public var outline: UIBezierPath? {
    let (width, height) = (bounds.width, bounds.height)
    let shoulder = height * (1 - Self.uprightPart) / 2
    let path = UIBezierPath()
    path.move(to: CGPoint(x: width / 2, y: 0))
    path.addLine(to: CGPoint(x: width, y: shoulder))
    path.addLine(to: CGPoint(x: width, y: height - shoulder))
    path.addLine(to: CGPoint(x: width / 2, y: height))
    path.addLine(to: CGPoint(x: 0, y: height - shoulder))
    path.addLine(to: CGPoint(x: 0, y: shoulder))
    path.close()
    return path
  }
}
