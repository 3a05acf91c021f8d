// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

private protocol Columned {
  var columns: Int { get }
}

extension Columned where Self: UICollectionViewLayout {
  fileprivate func side() -> CGFloat {
    (collectionView?.bounds.width ?? 0) / CGFloat(columns)
  }
}

extension CGRect {
  fileprivate static func square(_ column: Int, _ row: Int, side: CGFloat) -> CGRect {
    CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side)
  }

  static func * (rect: CGRect, factor: CGFloat) -> CGRect {
    rect.insetBy(dx: rect.width * (1 - factor) / 2, dy: rect.height * (1 - factor) / 2)
  }
}

class SquareLayout: UICollectionViewLayout, Columned {
  var columns: Int { 3 }
  var fill: CGFloat = 0.9
  fileprivate var list = [UICollectionViewLayoutAttributes]()

  override func prepare() {
    let side = self.side()
    list = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = frame(item, side)
      return attributes
    }
  }

  func frame(_ item: Int, _ side: CGFloat) -> CGRect {
    .square(item % columns, item / columns, side: side) * fill
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: list.last?.frame.maxY ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    list.filter { rect.intersects($0.frame) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    list[indexPath.item]
  }
}

/// Overrides what its superclass declares.
final class BrickLayout: SquareLayout {
  override var columns: Int { 4 }

  override func frame(_ item: Int, _ side: CGFloat) -> CGRect {
    let row = item / columns
    return super.frame(item, side).offsetBy(dx: row % 2 == 0 ? 0 : side / 2, dy: 0)
  }
}

private final class DiagonalLayout: SquareLayout {
  private let step: CGFloat = 14

  override func frame(_ item: Int, _ side: CGFloat) -> CGRect {
    CGRect(x: CGFloat(item) * step, y: CGFloat(item) * step, width: side, height: side)
  }
}
