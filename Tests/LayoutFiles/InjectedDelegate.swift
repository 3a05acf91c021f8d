// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

protocol RowHeights: AnyObject {
  func height(at indexPath: IndexPath) -> CGFloat
}

/// Its initialiser asks for the object that it then holds weakly.
final class InjectedDelegate: UICollectionViewLayout {
  private weak var heights: RowHeights?
  private var frames: [CGRect] = []

  init(heights: RowHeights) {
    self.heights = heights
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    frames = []
    for item in 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
      let height = heights?.height(at: IndexPath(item: item, section: 0)) ?? 0
      frames.append(CGRect(x: 0, y: frames.last?.maxY ?? 0, width: 200, height: height))
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: frames.last?.maxY ?? 0) }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.map { layoutAttributesForItem(at: IndexPath(item: $0, section: 0))! }
  }
}
