// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

/// The class holds what is stored; an extension overrides what UIKit asks.
final class ExtensionOverrides: UICollectionViewLayout {
  enum Element: String {
    case header
    case cell

    var kind: String { "Kind\(rawValue.capitalized)" }
  }

  var rowHeight: CGFloat = 70
  var gap: CGFloat = 10
  private var cache = [IndexPath: UICollectionViewLayoutAttributes]()
  private var contentHeight = CGFloat()
}

// MARK: - LAYOUT CORE PROCESS
extension ExtensionOverrides {
  public override var collectionViewContentSize: CGSize {
    return CGSize(width: collectionView?.frame.width ?? 0, height: contentHeight)
  }

  override public func prepare() {
    guard let collectionView = collectionView, cache.isEmpty else { return }
    contentHeight = 0
    for item in 0 ..< collectionView.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: contentHeight, width: collectionView.frame.width, height: rowHeight)
      contentHeight = attributes.frame.maxY + gap
      cache[path] = attributes
    }
  }
}

extension ExtensionOverrides {
  override public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return cache[indexPath]
  }

  override public func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return cache.values.filter { $0.frame.intersects(rect) }
  }

  @objc public override func invalidateLayout() {
    super.invalidateLayout()
    cache.removeAll(keepingCapacity: true)
  }
}
