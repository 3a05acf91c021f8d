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
/// It uses an equirectangular projection: a degree is the same number of points everywhere. An item
/// has its place near its left edge, where a pin has its dot, and its name lies east of it. The sea
/// and the land behind the items are decoration views, one of each for a tile of some degrees. The
/// map opens with its first place in the middle.
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

  /// From an item's left edge to its place, in points.
  private static let pin = MapPinCell.dotCentre
  /// The kind of the sea's tiles.
  public static let seaKind = "MapSea"
  /// The kind of the land's tiles.
  public static let landKind = "MapLand"
  /// Depths behind all items.
  private static let depth = (sea: -2, land: -1)
  private static let degreesEastWest: CGFloat = 360
  private static let degreesNorthSouth: CGFloat = 180

  private var kept: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var hasOpened = false

  /// Makes a map.
  public override init() {
    super.init()
    registerGround()
  }

  /// Makes a map from an archive, but reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    registerGround()
  }

  private func registerGround() {
    register(MapSeaView.self, forDecorationViewOfKind: Self.seaKind)
    register(MapLandView.self, forDecorationViewOfKind: Self.landKind)
  }

  public override func prepare() {
    super.prepare()
    kept = [:]
    if keepsAttributes {
      for indexPath in indexPaths { kept[indexPath] = makeAttributes(at: indexPath) }
    }
    open()
  }

  /// Moves to the first item, unless the content stands somewhere already.
  private func open() {
    guard !hasOpened, let collectionView, !collectionView.bounds.isEmpty,
      collectionView.collectionViewLayout === self,
      let first = indexPaths.lazy.compactMap({ self.place(of: $0) }).first
    else { return }
    hasOpened = true
    let insets = collectionView.adjustedContentInset
    let offset = collectionView.contentOffset
    guard offset.x <= -insets.left, offset.y <= -insets.top else { return }
    let room = collectionView.bounds.size
    let size = collectionViewContentSize
    collectionView.contentOffset = CGPoint(
      x: max(0, min(size.width - room.width, first.x - room.width / 2)),
      y: max(0, min(size.height - room.height, first.y - room.height / 2))
    )
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
    return ground(in: rect) + all.filter { $0.frame.intersects(rect) }
  }

  public override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard CoastLine.tiles.indices.contains(indexPath.item) else { return nil }
    switch elementKind {
    case Self.seaKind: return tile(indexPath.item, ofKind: Self.seaKind, reachingOver: 0)
    case Self.landKind where MapLand.isLand(indexPath.item):
      return tile(indexPath.item, ofKind: Self.landKind, reachingOver: CoastLine.overlap)
    default: return nil
    }
  }

  /// The sea and the land in a rect.
  private func ground(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let side = CGFloat(CoastLine.tileDegrees) * pointsPerDegree
    guard side > 0, !indexPaths.isEmpty else { return [] }
    let columns = Int(Self.degreesEastWest) / CoastLine.tileDegrees
    let rows = Int(Self.degreesNorthSouth) / CoastLine.tileDegrees
    func range(_ from: CGFloat, _ to: CGFloat, _ count: Int) -> Range<Int> {
      let first = max(0, min(CGFloat(count), (from / side - 1).rounded(.down)))
      return Int(first)..<Int(max(first, min(CGFloat(count), (to / side + 1).rounded(.up))))
    }
    let across = range(rect.minX - itemSize.width / 2, rect.maxX - itemSize.width / 2, columns)
    let down = range(rect.minY - itemSize.height / 2, rect.maxY - itemSize.height / 2, rows)
    return down.flatMap { row in across.map { row * columns + $0 } }
      .flatMap { number in
        [Self.seaKind, Self.landKind].compactMap {
          layoutAttributesForDecorationView(
            ofKind: $0,
            at: IndexPath(item: number, section: 0)
          )
        }
      }
      .filter { $0.frame.intersects(rect) }
  }

  private func tile(
    _ number: Int,
    ofKind kind: String,
    reachingOver degrees: Double
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: kind,
      with: IndexPath(item: number, section: 0)
    )
    let columns = Int(Self.degreesEastWest) / CoastLine.tileDegrees
    let side = CGFloat(CoastLine.tileDegrees) * pointsPerDegree
    let over = CGFloat(degrees) * pointsPerDegree
    attributes.frame = CGRect(
      x: itemSize.width / 2 + CGFloat(number % columns) * side,
      y: itemSize.height / 2 + CGFloat(number / columns) * side,
      width: side,
      height: side
    )
    .insetBy(dx: -over, dy: -over)
    attributes.zIndex = kind == Self.seaKind ? Self.depth.sea : Self.depth.land
    return attributes
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    keepsAttributes ? kept[indexPath] : makeAttributes(at: indexPath)
  }

  // MARK: Places

  private var indexPaths: [IndexPath] {
    guard let collectionView else { return [] }
    return (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).map {
        IndexPath(item: $0, section: section)
      }
    }
  }

  /// Where an item's coordinates lie on the map.
  private func place(of indexPath: IndexPath) -> CGPoint? {
    guard let collectionView, indexPath.section < collectionView.numberOfSections,
      indexPath.item < collectionView.numberOfItems(inSection: indexPath.section),
      let place = delegate?.collectionView(collectionView, coordinateForItemAt: indexPath)
    else { return nil }
    return CGPoint(
      x: itemSize.width / 2 + (place.longitude + Self.degreesEastWest / 2) * pointsPerDegree,
      y: itemSize.height / 2 + (Self.degreesNorthSouth / 2 - place.latitude) * pointsPerDegree
    )
  }

  private func makeAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let place = place(of: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = itemSize
    let east = max(0, itemSize.width / 2 - Self.pin)
    attributes.center = CGPoint(x: place.x + east, y: place.y)
    // Of two items that overlap, the southern one lies on top, as if it were nearer.
    attributes.zIndex = Int((attributes.center.y).rounded())
    return attributes
  }
}
