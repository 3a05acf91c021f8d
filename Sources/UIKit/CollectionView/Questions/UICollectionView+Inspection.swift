// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine

/// An element of a collection view, described for inspection.
@MainActor
package struct InspectedElement {
  /// What decides the size of an element.
  package enum Sizing: Sendable {
    /// The layout.
    case given
    /// The layout's estimate, until the element is shown and its view is measured.
    case estimated
    /// The measured view.
    case measured
  }

  /// The key of the element.
  package var key: ElementKey
  /// The layout's attributes, for reading only.
  package var attributes: UICollectionViewLayoutAttributes
  /// The view of the element; `nil` if it is not shown.
  package var view: UICollectionReusableView?
  /// What decides its size.
  package var sizing: Sizing
  /// Whether the item is selected.
  package var isSelected: Bool
  /// Whether a touch is on the item.
  package var isHighlighted: Bool

  /// Makes a description from all its parts.
  package init(
    key: ElementKey,
    attributes: UICollectionViewLayoutAttributes,
    view: UICollectionReusableView?,
    sizing: Sizing = .given,
    isSelected: Bool,
    isHighlighted: Bool
  ) {
    self.key = key
    self.attributes = attributes
    self.view = view
    self.sizing = sizing
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
  }
}

extension UICollectionView {
  /// The elements in a rectangle of the content, visible or not, in the layout's order.
  package func inspectElements(in rect: CGRect) -> [InspectedElement] {
    prepareForQuery()
    let answer = layout.layoutAttributesForElements(in: mirrored(rect)) ?? []
    return answer.filter { !$0.indexPath.isEmpty }.map { inspected(mirrored($0)) }
  }

  /// The elements in a rectangle of the content, each once, without those that cannot be shown;
  /// elements with the same identity have different keys.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the question to the layout, in content coordinates.
  ///   - keepsAll: Whether to include elements outside the rectangle.
  /// - Returns: The elements in the layout's order.
  package func placedElements(in rect: CGRect, keepingAll keepsAll: Bool) -> [InspectedElement] {
    prepareForQuery()
    let reach = ElementQuery.furthestCoordinate
    let everywhere = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
    let taken = keepsAll ? everywhere : rect
    var query = ElementQuery(rect: taken, counts: committedCounts) { [unowned self] slot in
      data.key(for: slot, source: identitySource)
    }
    return query.wanted(elements(in: rect)).filter { taken.meets($0.attributes.frame) }.map {
      var element = inspected($0.attributes)
      element.key = $0.key
      return element
    }
  }

  /// A visible element with the attributes by which it was last placed.
  package func inspectElement(_ key: ElementKey) -> InspectedElement? {
    visible[key].map { inspected($0.attributes) }
  }

  /// What decides the size of an element.
  ///
  /// - Returns: `measured` also for a view that preferred the size that it had.
  private func sizing(
    of attributes: UICollectionViewLayoutAttributes,
    _ shown: VisibleElement?
  ) -> InspectedElement.Sizing {
    guard attributes.keptLengths != nil else { return .given }
    return shown?.fit == nil ? .estimated : .measured
  }

  private func inspected(_ attributes: UICollectionViewLayoutAttributes) -> InspectedElement {
    let slot = ElementSlot(attributes)
    let key = data.key(for: slot, source: identitySource)
    let isCell = slot.category == .cell
    return InspectedElement(
      key: key,
      attributes: attributes,
      view: visible[key]?.view,
      sizing: sizing(of: attributes, visible[key]),
      isSelected: isCell && interaction.selection.contains(slot.position),
      isHighlighted: isCell && interaction.isHighlighted(slot.position)
    )
  }
}
