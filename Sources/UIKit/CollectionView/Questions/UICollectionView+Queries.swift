// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

extension UICollectionView: LayoutQuestionsHub {
  /// The cells of the items in the bounds, in the order of their index paths.
  public var visibleCells: [UICollectionViewCell] {
    onScreen { $0.category == .cell }.compactMap { $0.view as? UICollectionViewCell }
  }

  /// The index paths of the items in the bounds, in ascending order.
  public var indexPathsForVisibleItems: [IndexPath] {
    onScreen { $0.category == .cell }.map(\.slot.indexPath)
  }

  /// The cell of an item; `nil` if the item has none now.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visible[.cell(at: indexPath)]?.view as? UICollectionViewCell
  }

  /// The index path of a cell's item; `nil` if the cell shows none.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visible.ordered.first { $0.view === cell && $0.slot.category == .cell }?.slot.indexPath
  }

  /// The index path of the topmost item at a point in content coordinates, visible or not.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareForQuery()
    let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let hits = elements(in: rect).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.contains(point)
    }
    return hits.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  /// The supplementary view of a kind and index path; `nil` if it is not shown.
  public func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    visible[.supplementary(elementKind, at: indexPath)]?.view
  }

  /// The supplementary views of a kind in the bounds.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    onScreen { $0 == .supplementary(elementKind, at: $0.indexPath) }.map(\.view)
  }

  /// The index paths of the supplementary views of a kind in the bounds.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    onScreen { $0 == .supplementary(elementKind, at: $0.indexPath) }.map(\.slot.indexPath)
  }

  /// A copy of an item's attributes, visible or not; `nil` if there is no such item.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareForQuery()
    guard indexPath.count == 2, committedCounts.contains(ElementSlot.cell(at: indexPath).position)
    else { return nil }
    return attributes(for: .cell(at: indexPath))?.duplicate
  }

  /// A copy of a supplementary view's attributes, visible or not.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareForQuery()
    return attributes(for: .supplementary(kind, at: indexPath))?.duplicate
  }

  var questions: LayoutQuestions { LayoutQuestions(hub: self) }

  /// The layout's answer for a rectangle; empty, with a diagnostic, while the layout is being asked
  /// that.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    questions.elements(in: rect)
  }

  /// The attributes of one element; `nil`, with a diagnostic, when such questions are nested too
  /// deep.
  func attributes(for slot: ElementSlot) -> UICollectionViewLayoutAttributes? {
    questions.attributes(for: slot)
  }

  /// Prepares an invalid layout, so that a question from outside gets a current answer.
  func prepareForQuery() {
    loadCounts()
    prepareLayout()
  }

  private func onScreen(_ includes: (ElementSlot) -> Bool) -> [VisibleElement] {
    if cycle.isQuerying {
      reportReentrancy("the layout asked for visible views while it was asked for attributes")
    }
    return visible.ordered.filter {
      includes($0.slot) && bounds.meets($0.attributes.frame)
    }.sorted { $0.slot.indexPath < $1.slot.indexPath }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether a point of the content lies on the transformed element.
  func contains(_ point: CGPoint) -> Bool {
    let offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
    guard let local = PlaneTransform(state.transform3D).source(of: offset) else { return false }
    let half = CGSize(width: size.width / 2, height: size.height / 2)
    // The right and bottom edges belong to the neighbours, so that no point lies on two items of a
    // grid.
    return local.x >= -half.width && local.x < half.width
      && local.y >= -half.height && local.y < half.height
  }
}
