// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Attributes that say in which shape a cell is seen.
@MainActor
public protocol OutlinedAttributes: UICollectionViewLayoutAttributes {
  /// The way around what is seen, from the cell's upper left corner; `nil` is all of the cell.
  var outline: UIBezierPath? { get }
}

/// Attributes of a cell that is a hexagon standing on a corner.
public final class HexagonLayoutAttributes: UICollectionViewLayoutAttributes, OutlinedAttributes {
  /// Of a hexagon's height the part that its upright sides are long.
  private static let uprightPart: CGFloat = 0.5

  /// The six corners touch the cell's edges.
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
