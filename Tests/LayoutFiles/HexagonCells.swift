// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

/// Covariant collection view, guarded caches, no call of super.
final class HexagonCells: UICollectionViewLayout {
  public let radius: CGFloat
  public var margin: CGFloat = 4 { didSet { invalidateLayout() } }
  private lazy var height = sqrt(3) * radius

  private var frames = [CGRect]()

  public init(radius: CGFloat = 44) {
    self.radius = radius
    super.init()
  }

  required init?(coder: NSCoder) {
    radius = CGFloat(coder.decodeDouble(forKey: "radius"))
    super.init(coder: coder)
  }

  override func prepare() {
    guard let collectionView = collectionView, frames.isEmpty else { return }
    let perRow = max(Int((collectionView.bounds.width - radius / 2) / (radius * 1.5)), 1)
    for index in 0..<collectionView.numberOfItems(inSection: 0) {
      let (row, column) = index.quotientAndRemainder(dividingBy: perRow)
      let shift: CGFloat = column.isMultiple(of: 2) ? 0 : height / 2
      let frame = CGRect(
        x: CGFloat(column) * radius * 1.5, y: CGFloat(row) * height + shift, width: radius * 2,
        height: height)
      frames.append(frame.insetBy(dx: margin / 2, dy: margin / 2))
    }
  }

  override var collectionViewContentSize: CGSize {
    frames.reduce(CGRect.null) { $0.union($1) }.size
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { frames.removeAll() }
    super.invalidateLayout(with: context)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard frames.indices ~= indexPath.item else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    frames.enumerated().compactMap { index, frame in
      frame.intersects(rect) ? layoutAttributesForItem(at: IndexPath(row: index, section: 0)) : nil
    }
  }
}
