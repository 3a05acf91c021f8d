// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A pile of cards that fans out into a grid as its spread grows.
///
/// The first item lies on top. At a spread of 0, the cards lie on one another, each turned a
/// little; at 1, they lie straight, side by side. A pinch closes and opens the pile.
///
/// - Label: Stack
/// - Scrolls: vertical
/// - Pinch: spread at 0, 0.5, 1
public final class StackLayout: UICollectionViewLayout {
  /// How far the cards of the pile are apart; at 1, they make a grid.
  ///
  /// - Group: Stack
  /// - Range: 0...1 by 0.01
  public var spread: CGFloat = 0 {
    didSet { if spread != oldValue { invalidateLayout() } }
  }

  /// How much larger the cards are while the pile is closed.
  ///
  /// - Label: Closed pile
  /// - Group: Stack
  /// - Range: 1...2 by 0.05 ×
  public var pileScale: CGFloat = 1 {
    didSet { if pileScale != oldValue { invalidateLayout() } }
  }

  /// Distance between the cards of the grid.
  ///
  /// - Group: Stack
  /// - Range: 0...200 by 1 pt
  public var spacing: CGFloat = 12 {
    didSet { if spacing != oldValue { invalidateLayout() } }
  }

  /// Size of every item.
  ///
  /// - Group: Items
  /// - Range: 8...600 by 1 pt
  public var itemSize = CGSize(width: 110, height: 150) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// Number of cards of a pile that are drawn; deeper cards are hidden until the pile opens.
  public static let visibleDepth = 5

  /// Angle between each card of the pile and the card above it, in radians.
  private static let turn: CGFloat = 0.07

  private var firstIndexes: [Int] = []
  private var count = 0
  private var columns = 1
  private var margin: CGFloat = 0
  private var pinchStart: (distance: CGFloat, spread: CGFloat)?
  private lazy var pinched = GestureHandler { [weak self] in self?.pinch($0) }
  private lazy var pinchRecognizer = UIPinchGestureRecognizer(
    target: pinched,
    action: GestureHandler.action
  )

  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if pinchRecognizer.view !== collectionView {
      collectionView.addGestureRecognizer(pinchRecognizer)
    }
    firstIndexes = []
    count = 0
    for section in 0..<collectionView.numberOfSections {
      firstIndexes.append(count)
      count += collectionView.numberOfItems(inSection: section)
    }
    let width = collectionView.bounds.width
    let pitch = itemSize.width + spacing
    columns = pitch > 0 ? max(1, Int((width - spacing) / pitch)) : 1
    let line = CGFloat(columns) * pitch - spacing
    margin = max(spacing, (width - line) / 2)
  }

  public override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    let rows = (count + columns - 1) / columns
    let grid = spacing + CGFloat(rows) * (itemSize.height + spacing)
    let pile = pileCenter.y + itemSize.height
    return CGSize(
      width: collectionView.bounds.width,
      height: count == 0 ? 0 : pile + (grid - pile) * spread
    )
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for index in candidates(in: rect) {
      let attributes = makeAttributes(index, at: indexPath(of: index))
      if attributes.frame.intersects(rect) { found.append(attributes) }
    }
    return found
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard firstIndexes.indices.contains(indexPath.section) else { return nil }
    let index = firstIndexes[indexPath.section] + indexPath.item
    let isLast = indexPath.section == firstIndexes.count - 1
    let end = isLast ? count : firstIndexes[indexPath.section + 1]
    guard indexPath.item >= 0, index < end else { return nil }
    return makeAttributes(index, at: indexPath)
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// How much farther apart fingers must move to open a closed pile, in points.
  private static let openingDistance: CGFloat = 240

  /// Opens and closes the pile by the distance of the two fingers; any other number of fingers does
  /// nothing.
  private func pinch(_ sender: UIGestureRecognizer) {
    guard sender.numberOfTouches == 2 else {
      pinchStart = nil
      return
    }
    let one = sender.location(ofTouch: 0, in: collectionView)
    let other = sender.location(ofTouch: 1, in: collectionView)
    let distance = ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y))
      .squareRoot()
    let start = pinchStart ?? (distance, spread)
    pinchStart = sender.state == .ended || sender.state == .cancelled ? nil : start
    let opened = start.spread + (distance - start.distance) / Self.openingDistance
    spread = min(1, max(0, opened))
  }

  private var pileCenter: CGPoint {
    let bounds = collectionView?.bounds ?? .zero
    return CGPoint(
      x: bounds.width / 2,
      y: max(bounds.height / 2, itemSize.height)
    )
  }

  /// Items that may lie in a rect: the pile while it is closed, otherwise the lines that may have
  /// got there.
  private func candidates(in rect: CGRect) -> Range<Int> {
    guard spread > 0 else { return 0..<min(count, Self.visibleDepth) }
    let pitch = itemSize.height + spacing
    let centre = pileCenter.y
    // A card is on the straight way from the pile to its line, so its place tells which line that
    // is.
    let reach = (itemSize.height + itemSize.width) * max(1, pileScale)
    let top = centre + (rect.minY - reach - centre) / spread
    let bottom = centre + (rect.maxY + reach - centre) / spread
    let first = max(0, Int(min(CGFloat(count), max(0, top / pitch)))) * columns
    let last = Int(min(CGFloat(count), max(0, bottom / pitch + 1))) * columns
    return min(first, count)..<min(count, max(first, last))
  }

  private func indexPath(of index: Int) -> IndexPath {
    let section = (firstIndexes.lastIndex { $0 <= index }) ?? 0
    return IndexPath(item: index - firstIndexes[section], section: section)
  }

  private func makeAttributes(
    _ index: Int,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let row = CGFloat(index / columns)
    let column = CGFloat(index % columns)
    let place = CGPoint(
      x: margin + column * (itemSize.width + spacing) + itemSize.width / 2,
      y: spacing + row * (itemSize.height + spacing) + itemSize.height / 2
    )
    let pile = pileCenter
    attributes.size = itemSize
    attributes.center = CGPoint(
      x: pile.x + (place.x - pile.x) * spread,
      y: pile.y + (place.y - pile.y) * spread
    )
    attributes.zIndex = count - index
    let depth = min(index, Self.visibleDepth - 1)
    let side: CGFloat = depth % 2 == 0 ? 1 : -1
    let angle = side * CGFloat((depth + 1) / 2) * Self.turn * (1 - spread)
    let scale = pileScale + (1 - pileScale) * spread
    if angle != 0 || scale != 1 {
      attributes.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
    }
    attributes.isHidden = spread == 0 && index >= Self.visibleDepth
    return attributes
  }
}
