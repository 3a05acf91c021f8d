// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Gives a map the places of its items on the earth.
@MainActor
public protocol MapLayoutDelegate: AnyObject {
  /// Degrees north and east of an item; `nil` leaves the item out.
  func collectionView(
    _ collectionView: UICollectionView,
    coordinateForItemAt indexPath: IndexPath
  ) -> (latitude: CGFloat, longitude: CGFloat)?
}

/// Items at their places on the earth, on a map that is wider and taller than the viewport.
///
/// It uses an equirectangular projection: a degree is the same number of points everywhere.
///
/// - Label: Map
/// - Pinch: pointsPerDegree
public final class MapLayout: UICollectionViewLayout {
  /// Gives the places; without a delegate the map is empty.
  public weak var delegate: (any MapLayoutDelegate)?

  /// Points for each degree of latitude and longitude.
  ///
  /// - Label: Scale
  /// - Group: Map
  /// - Range: 1...60 by 0.5 pt/°
  public var pointsPerDegree: CGFloat = 8 {
    didSet { if pointsPerDegree != oldValue { invalidateLayout() } }
  }

  /// Whether all attributes are made once; otherwise they are made at each request.
  ///
  /// - Label: Keep attributes
  /// - Group: Map
  public var keepsAttributes = true {
    didSet { if keepsAttributes != oldValue { invalidateLayout() } }
  }

  /// Size of every item.
  ///
  /// - Group: Items
  /// - Range: 8...600 by 1 pt
  public var itemSize = CGSize(width: 84, height: 34) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  private static let degreesEastWest: CGFloat = 360
  private static let degreesNorthSouth: CGFloat = 180

  private var kept: [IndexPath: UICollectionViewLayoutAttributes] = [:]

  public override func prepare() {
    super.prepare()
    kept = [:]
    guard keepsAttributes else { return }
    for indexPath in indexPaths { kept[indexPath] = makeAttributes(at: indexPath) }
  }

  public override var collectionViewContentSize: CGSize {
    CGSize(
      width: Self.degreesEastWest * pointsPerDegree + itemSize.width,
      height: Self.degreesNorthSouth * pointsPerDegree + itemSize.height
    )
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let all = keepsAttributes ? Array(kept.values) : indexPaths.compactMap(makeAttributes)
    return all.filter { $0.frame.intersects(rect) }
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    keepsAttributes ? kept[indexPath] : makeAttributes(at: indexPath)
  }

  private var indexPaths: [IndexPath] {
    guard let collectionView else { return [] }
    return (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).map {
        IndexPath(item: $0, section: section)
      }
    }
  }

  private func makeAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, indexPath.section < collectionView.numberOfSections,
      indexPath.item < collectionView.numberOfItems(inSection: indexPath.section),
      let place = delegate?.collectionView(collectionView, coordinateForItemAt: indexPath)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = itemSize
    attributes.center = CGPoint(
      x: itemSize.width / 2 + (place.longitude + Self.degreesEastWest / 2) * pointsPerDegree,
      y: itemSize.height / 2 + (Self.degreesNorthSouth / 2 - place.latitude) * pointsPerDegree
    )
    // Of two items that overlap, the southern one lies on top, as if it were nearer.
    attributes.zIndex = Int((attributes.center.y).rounded())
    return attributes
  }
}
