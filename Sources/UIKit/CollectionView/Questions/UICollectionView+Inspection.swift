// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine

/// An element as somebody sees it who looks into a collection view.
@MainActor
package struct InspectedElement {
  /// Who says how large an element is.
  package enum Sizing: Sendable {
    /// The layout.
    case given
    /// The layout, until the element is shown and its view is asked.
    case estimated
    /// The view was asked.
    case measured
  }

  /// Which element it is.
  package var key: ElementKey
  /// The layout's attributes, for reading only.
  package var attributes: UICollectionViewLayoutAttributes
  /// The view that shows it; `nil` while none does.
  package var view: UICollectionReusableView?
  /// Who says how large it is.
  package var sizing: Sizing
  /// Whether the item is selected.
  package var isSelected: Bool
  /// Whether a touch is on the item.
  package var isHighlighted: Bool

  /// Makes the description of an element.
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
  /// What the layout places in any rectangle of the content, shown or not, as the layout answers.
  package func inspectElements(in rect: CGRect) -> [InspectedElement] {
    prepareForQuery()
    let answer = layout.layoutAttributesForElements(in: mirrored(rect)) ?? []
    return answer.filter { !$0.indexPath.isEmpty }.map { inspected(mirrored($0)) }
  }

  /// What the layout places in a rectangle of the content, each element once and without what cannot be
  /// shown; the keys tell apart what has the same identity.
  ///
  /// - Parameters:
  ///   - rect: What the layout is asked about, in content coordinates.
  ///   - keepsAll: Whether also to take what the layout answers beyond the rectangle.
  /// - Returns: The elements in the order in which the layout names them.
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

  /// A shown element, with the attributes that it was last placed by.
  package func inspectElement(_ key: ElementKey) -> InspectedElement? {
    visible[key].map { inspected($0.attributes) }
  }

  /// - Returns: Measured also for a view that was asked and preferred what it was offered.
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
