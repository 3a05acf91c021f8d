// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// Where a line's items are across it.
public enum HorizontalAlignment: Sendable {
  case left
  case right
  case leading
  case trailing
  case justified
}

/// Where an item is in the height of its line.
public enum VerticalAlignment: Sendable {
  case top
  case center
  case bottom
}

/// A flow layout whose lines are aligned; lengths are in points.
///
/// Items that are aligned have the least spacing between them.
@preconcurrency @MainActor
open class AlignedCollectionViewFlowLayout: UICollectionViewFlowLayout {
  open var horizontalAlignment = HorizontalAlignment.justified { didSet { invalidateLayout() } }
  open var verticalAlignment = VerticalAlignment.center { didSet { invalidateLayout() } }

  public init(
    horizontalAlignment: HorizontalAlignment = .justified,
    verticalAlignment: VerticalAlignment = .center
  ) {
    super.init()
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    guard let own = super.layoutAttributesForItem(at: indexPath) else { return nil }
    return aligned(line(around: own))[indexPath] ?? own
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  )
    -> [UICollectionViewLayoutAttributes]?
  {
    guard let found = super.layoutAttributesForElements(in: rect) else { return nil }
    var places: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    return found.map { one in
      guard one.representedElementCategory == .cell else { return one }
      if let place = places[one.indexPath] { return place }
      places.merge(aligned(line(around: one))) { old, _ in old }
      return places[one.indexPath] ?? one
    }
  }

  // MARK: Lines

  /// All items on the line of an item, as the flow has them, in their order.
  ///
  /// - Complexity: O(*items of the line*) questions to the flow
  private func line(
    around own: UICollectionViewLayoutAttributes
  )
    -> [UICollectionViewLayoutAttributes]
  {
    let section = own.indexPath.section
    let count = collectionView?.numberOfItems(inSection: section) ?? 0
    var line = [own]
    for step in [-1, 1] {
      var item = own.indexPath.item + step
      while (0..<count).contains(item),
        let next = super.layoutAttributesForItem(at: IndexPath(item: item, section: section)),
        isBeside(next.frame, own.frame)
      {
        step < 0 ? line.insert(next, at: 0) : line.append(next)
        item += step
      }
    }
    return line
  }

  /// Whether two items are on one line: their middles are, for the flow centres the items of a line.
  private func isBeside(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.midY - other.midY) < 0.5
  }

  private func aligned(
    _ line: [UICollectionViewLayoutAttributes]
  )
    -> [IndexPath: UICollectionViewLayoutAttributes]
  {
    guard scrollDirection == .vertical, let first = line.first else { return [:] }
    let copies = line.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    alignAcross(copies, in: first.indexPath.section)
    alignUpright(copies)
    return Dictionary(copies.map { ($0.indexPath, $0) }) { first, _ in first }
  }

  private func alignAcross(_ line: [UICollectionViewLayoutAttributes], in section: Int) {
    let isFromRight = collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let spacing = spacing(in: section)
    let insets = insets(of: section)
    switch horizontalAlignment {
    case .justified: return
    case .left, .leading, .right, .trailing:
      let isRight =
        horizontalAlignment == .right
        || horizontalAlignment == (isFromRight ? .leading : .trailing)
      // The first item is at the side where reading begins.
      let readers = isFromRight ? Array(line.reversed()) : line
      var x = insets.left
      if isRight {
        let length = line.reduce(CGFloat(line.count - 1) * spacing) { $0 + $1.frame.width }
        x = (collectionView?.bounds.width ?? 0) - insets.right - length
      }
      for one in readers {
        one.frame.origin.x = x
        x += one.frame.width + spacing
      }
    }
  }

  private func alignUpright(_ line: [UICollectionViewLayoutAttributes]) {
    let top = line.map(\.frame.minY).min() ?? 0
    let bottom = line.map(\.frame.maxY).max() ?? 0
    for one in line {
      switch verticalAlignment {
      case .top: one.frame.origin.y = top
      case .center: break
      case .bottom: one.frame.origin.y = bottom - one.frame.height
      }
    }
  }

  private func spacing(in section: Int) -> CGFloat {
    guard let collectionView, let flowDelegate else { return minimumInteritemSpacing }
    return flowDelegate.collectionView?(
      collectionView,
      layout: self,
      minimumInteritemSpacingForSectionAt: section
    ) ?? minimumInteritemSpacing
  }

  private func insets(of section: Int) -> UIEdgeInsets {
    guard let collectionView, let flowDelegate else { return sectionInset }
    return flowDelegate.collectionView?(collectionView, layout: self, insetForSectionAt: section)
      ?? sectionInset
  }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }
}
