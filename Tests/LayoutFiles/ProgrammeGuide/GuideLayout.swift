// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

final class GuideLayout: UICollectionViewLayout {
  static let channelKind = "channel"
  var metrics: TimelineMetrics = .regular { didSet { invalidateLayout() } }
  lazy var minutes: (IndexPath) -> Int = {
    Guide.shared.programme(at: $0)?.minutes ?? 30 + ($0.item * 25) % 90
  }
  private var cells: [[UICollectionViewLayoutAttributes]] = []
  private var width: CGFloat = 0
  override func prepare() {
    super.prepare()
    guard let cv = collectionView else { return }
    cells = (0..<cv.numberOfSections).map { section in
      var minute = 0
      return (0..<cv.numberOfItems(inSection: section)).map { item in
        let path = IndexPath(item: item, section: section)
        let length = minutes(path)
        defer { minute += length }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(
          x: 100 + metrics.x(minute),
          y: CGFloat(section) * metrics.lane,
          width: metrics.x(length),
          height: metrics.lane
        ).insetBy(dx: 1, dy: 1)
        return attributes
      }
    }
    width = cells.joined().map(\.frame.maxX).max() ?? 0
  }
  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: CGFloat(cells.count) * metrics.lane)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let headers = cells.indices.compactMap {
      layoutAttributesForSupplementaryView(
        ofKind: Self.channelKind,
        at: IndexPath(item: 0, section: $0)
      )
    }
    return cells.joined().filter { $0.frame.intersects(rect) } + headers
  }
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == Self.channelKind, let cv = collectionView else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind,
      with: indexPath
    )
    attributes.frame = CGRect(
      x: max(0, cv.contentOffset.x),
      y: CGFloat(indexPath.section) * metrics.lane,
      width: 100,
      height: metrics.lane
    )
    attributes.zIndex = 10
    return attributes
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { cells[indexPath.section][indexPath.item] }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.origin.x != collectionView?.contentOffset.x
  }
}
