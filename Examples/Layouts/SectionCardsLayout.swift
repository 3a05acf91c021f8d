// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A flow layout with a card behind the items of each section, or a translucent card over them.
///
/// - Label: Section cards
/// - Flow: itemSize, minimumLineSpacing, minimumInteritemSpacing, sectionInset,
///   headerReferenceSize, sectionHeadersPinToVisibleBounds
public final class SectionCardsLayout: UICollectionViewFlowLayout {
  /// The kind of the decoration view.
  public static let cardKind = "SectionCard"

  /// Whether sections have cards.
  ///
  /// - Label: Cards
  /// - Group: Cards
  public var showsCards = true {
    didSet { if showsCards != oldValue { invalidateLayout() } }
  }

  /// The z-index of the cards: below 0 they are behind the items, above 0 over them.
  ///
  /// - Label: Depth
  /// - Group: Cards
  /// - Range: -1...1 by 1
  public var cardZIndex = -1 {
    didSet { if cardZIndex != oldValue { invalidateLayout() } }
  }

  /// The distance by which a card extends beyond its items on every side.
  ///
  /// - Label: Outset
  /// - Group: Cards
  /// - Range: 0...60 by 1 pt
  public var cardOutset: CGFloat = 8 {
    didSet { if cardOutset != oldValue { invalidateLayout() } }
  }

  /// Makes the layout, with its decoration view registered.
  public override init() {
    super.init()
    register(SectionCardView.self, forDecorationViewOfKind: Self.cardKind)
  }

  /// Makes the layout from an archive, but reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    register(SectionCardView.self, forDecorationViewOfKind: Self.cardKind)
  }

  private var insertedSections: Set<Int> = []
  private var deletedSections: Set<Int> = []
  /// The frames of the cards before the update, for cards that disappear.
  private var shownCards: [Int: CGRect] = [:]

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let found = super.layoutAttributesForElements(in: rect) else { return nil }
    guard showsCards, let collectionView else { return found }
    let cards = (0..<collectionView.numberOfSections).compactMap { card(ofSection: $0) }
    return found + cards.filter { $0.frame.intersects(rect) }
  }

  public override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == Self.cardKind, showsCards else {
      return super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
    }
    return card(ofSection: indexPath.section)
  }

  public override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      let path = update.indexPathBeforeUpdate ?? update.indexPathAfterUpdate
      guard let path, path.item == NSNotFound else { continue }
      switch update.updateAction {
      case .insert: insertedSections.insert(path.section)
      case .delete: deletedSections.insert(path.section)
      default: break
      }
    }
  }

  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    insertedSections = []
    deletedSections = []
  }

  public override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard insertedSections.contains(decorationIndexPath.section) else { return nil }
    return gone(card(ofSection: decorationIndexPath.section))
  }

  public override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard deletedSections.contains(decorationIndexPath.section),
      let frame = shownCards[decorationIndexPath.section]
    else { return nil }
    return gone(makeCard(decorationIndexPath.section, frame))
  }

  /// A card before it appears or after it disappeared: transparent, moved aside by its own width.
  private func gone(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes else { return nil }
    attributes.center.x -= attributes.size.width
    attributes.alpha = 0
    return attributes
  }

  private func card(ofSection section: Int) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, section >= 0, section < collectionView.numberOfSections else {
      return nil
    }
    let count = collectionView.numberOfItems(inSection: section)
    guard count > 0,
      let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
      let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))
    else { return nil }
    let frame = extent(from: first.frame, to: last.frame)
    shownCards[section] = frame
    return makeCard(section, frame)
  }

  /// The frame around the items: they fill the section's width, so the first and the last one
  /// suffice.
  private func extent(from first: CGRect, to last: CGRect) -> CGRect {
    let size = collectionViewContentSize
    let across =
      scrollDirection == .vertical
      ? CGRect(
        x: sectionInset.left,
        y: first.minY,
        width: size.width - sectionInset.left - sectionInset.right,
        height: last.maxY - first.minY
      )
      : CGRect(
        x: first.minX,
        y: sectionInset.top,
        width: last.maxX - first.minX,
        height: size.height - sectionInset.top - sectionInset.bottom
      )
    return across.insetBy(dx: -cardOutset, dy: -cardOutset)
  }

  private func makeCard(_ section: Int, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: Self.cardKind,
      with: IndexPath(item: 0, section: section)
    )
    attributes.frame = frame
    attributes.zIndex = cardZIndex
    return attributes
  }
}

/// A card: a plain ground.
public final class SectionCardView: UICollectionReusableView {}
