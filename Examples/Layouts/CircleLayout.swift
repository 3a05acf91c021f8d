// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Each section's items on a circle of its own; the circles stand in lines that wrap.
///
/// Items that come and go start and end in the middle of their circle. A pinch changes the spread.
///
/// - Label: Circle
/// - Scrolls: vertical
public final class CircleLayout: UICollectionViewLayout {
  /// The distance of the items from the middle, as a fraction of what fits; 0 puts them on a pile.
  ///
  /// - Group: Circle
  /// - Range: 0...1 by 0.01
  public var spread: CGFloat = 1 {
    didSet { if spread != oldValue { invalidateLayout() } }
  }

  /// The place of the first item, clockwise from the top.
  ///
  /// - Group: Circle
  /// - Range: 0...6.28 by 0.01 rad
  public var startAngle: CGFloat = 0 {
    didSet { if startAngle != oldValue { invalidateLayout() } }
  }

  /// Whether items are turned outwards; otherwise they are upright.
  ///
  /// - Label: Turned
  /// - Group: Circle
  public var turnsItems = false {
    didSet { if turnsItems != oldValue { invalidateLayout() } }
  }

  /// Size of every item.
  ///
  /// - Group: Items
  /// - Range: 8...600 by 1 pt
  public var itemSize = CGSize(width: 60, height: 60) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// Least side of a section's square, in points.
  private static let shortestSide: CGFloat = 280

  private var counts: [Int] = []
  private var side: CGFloat = 0
  private var columns = 1
  private var insertedItems: Set<IndexPath> = []
  private var deletedItems: Set<IndexPath> = []
  private var pinchStart: (distance: CGFloat, spread: CGFloat)?
  private lazy var pinched = GestureHandler { [weak self] in self?.pinch($0) }
  private lazy var pinchRecognizer = UIPinchGestureRecognizer(
    target: pinched,
    action: GestureHandler.action
  )

  private var contentWidth: CGFloat {
    guard let collectionView else { return 0 }
    let insets = collectionView.adjustedContentInset
    return max(0, collectionView.bounds.width - insets.left - insets.right)
  }

  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if pinchRecognizer.view !== collectionView {
      collectionView.addGestureRecognizer(pinchRecognizer)
    }
    counts = (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
    columns = max(1, min(counts.count, Int(contentWidth / Self.shortestSide)))
    side = contentWidth / CGFloat(columns)
  }

  public override var collectionViewContentSize: CGSize {
    let rows = (counts.count + columns - 1) / columns
    return CGSize(width: contentWidth, height: CGFloat(rows) * side)
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in counts.indices where square(of: section).intersects(rect) {
      for item in 0..<counts[section] {
        let attributes = makeAttributes(at: IndexPath(item: item, section: section))
        if attributes.frame.intersects(rect) { found.append(attributes) }
      }
    }
    return found
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard counts.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < counts[indexPath.section]
    else { return nil }
    return makeAttributes(at: indexPath)
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  public override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      switch update.updateAction {
      case .insert: if let path = update.indexPathAfterUpdate { insertedItems.insert(path) }
      case .delete: if let path = update.indexPathBeforeUpdate { deletedItems.insert(path) }
      default: break
      }
    }
  }

  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    insertedItems = []
    deletedItems = []
  }

  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard insertedItems.contains(itemIndexPath) || isInChangedSection(itemIndexPath, insertedItems)
    else { return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
    return inTheMiddle(itemIndexPath)
  }

  public override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard deletedItems.contains(itemIndexPath) || isInChangedSection(itemIndexPath, deletedItems)
    else { return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
    return inTheMiddle(itemIndexPath)
  }

  /// Whether the item's whole section changes: such an update names no item.
  private func isInChangedSection(_ indexPath: IndexPath, _ changed: Set<IndexPath>) -> Bool {
    changed.contains(IndexPath(item: NSNotFound, section: indexPath.section))
  }

  /// Sets the spread by the distance of the two fingers; any other number of fingers does nothing.
  private func pinch(_ sender: UIGestureRecognizer) {
    guard sender.numberOfTouches == 2 else {
      pinchStart = nil
      return
    }
    let one = sender.location(ofTouch: 0, in: collectionView)
    let other = sender.location(ofTouch: 1, in: collectionView)
    let distance = ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y))
      .squareRoot()
    let start = pinchStart ?? (distance, max(spread, Self.leastStart))
    pinchStart = sender.state == .ended || sender.state == .cancelled ? nil : start
    guard start.distance > 0 else { return }
    spread = min(1, start.spread * distance / start.distance)
  }

  private func square(of section: Int) -> CGRect {
    CGRect(
      x: CGFloat(section % columns) * side,
      y: CGFloat(section / columns) * side,
      width: side,
      height: side
    )
  }

  private func middle(of section: Int) -> CGPoint {
    let square = square(of: section)
    return CGPoint(x: square.midX, y: square.midY)
  }

  private func makeAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let middle = middle(of: indexPath.section)
    let room = (side - max(itemSize.width, itemSize.height)) / 2
    let radius = max(0, room) * spread
    let turn = 2 * CGFloat.pi * CGFloat(indexPath.item) / CGFloat(max(1, counts[indexPath.section]))
    let angle = startAngle + turn
    attributes.size = itemSize
    attributes.center = CGPoint(
      x: middle.x + radius * sin(angle),
      y: middle.y - radius * cos(angle)
    )
    if turnsItems { attributes.transform = CGAffineTransform(rotationAngle: angle) }
    attributes.zIndex = indexPath.item
    return attributes
  }

  /// The start and the end of an item that comes or goes: invisible, small, in the middle of its
  /// circle.
  private func inTheMiddle(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = itemSize
    attributes.center = middle(of: indexPath.section)
    attributes.alpha = 0
    attributes.transform = CGAffineTransform(scaleX: Self.smallest, y: Self.smallest)
    return attributes
  }

  /// Least spread at the start of a pinch, so that a pile can be opened again.
  private static let leastStart: CGFloat = 0.05
  /// Scale of an item before it comes and after it went.
  private static let smallest: CGFloat = 0.1
}
