// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// An element as somebody sees it who looks into a collection view.
@MainActor
package struct InspectedElement {
  /// Which element it is.
  package var key: ElementKey
  /// The layout's attributes, for reading only.
  package var attributes: UICollectionViewLayoutAttributes
  /// The view that shows it; `nil` while none does.
  package var view: UICollectionReusableView?
  /// Whether the item is selected.
  package var isSelected: Bool
  /// Whether a touch is on the item.
  package var isHighlighted: Bool

  /// Makes the description of an element.
  package init(
    key: ElementKey,
    attributes: UICollectionViewLayoutAttributes,
    view: UICollectionReusableView?,
    isSelected: Bool,
    isHighlighted: Bool
  ) {
    self.key = key
    self.attributes = attributes
    self.view = view
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

  /// A shown element, with the attributes that it was last placed by.
  package func inspectElement(_ key: ElementKey) -> InspectedElement? {
    visible[key].map { inspected($0.attributes) }
  }

  private func inspected(_ attributes: UICollectionViewLayoutAttributes) -> InspectedElement {
    let slot = ElementSlot(attributes)
    let key = data.key(for: slot, source: identitySource)
    let isCell = slot.category == .cell
    return InspectedElement(
      key: key,
      attributes: attributes,
      view: visible[key]?.view,
      isSelected: isCell && interaction.selection.contains(slot.position),
      isHighlighted: isCell && interaction.isHighlighted(slot.position)
    )
  }
}
