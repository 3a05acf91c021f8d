// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An element with its view, as it was last placed.
@MainActor
struct VisibleElement {
  var key: ElementKey
  var slot: ElementSlot
  /// The collection view's own copy, so that a layout may go on using its object.
  var attributes: UICollectionViewLayoutAttributes
  var value: ElementAttributes
  var view: UICollectionReusableView
}

/// The elements that have views, in the order in which the layout named them.
@MainActor
struct VisibleElements {
  private(set) var ordered: [VisibleElement] = []
  private var places: [ElementKey: Int] = [:]

  nonisolated init() {}

  init(_ elements: [VisibleElement]) {
    ordered = elements
    for (place, element) in elements.enumerated() {
      places[element.key] = place
    }
  }

  subscript(key: ElementKey) -> VisibleElement? { places[key].map { ordered[$0] } }

  /// The element in a slot.
  ///
  /// Few elements are shown, and an index of slots would be made anew in each cycle.
  ///
  /// - Complexity: O(n) in the elements shown.
  subscript(slot: ElementSlot) -> VisibleElement? { ordered.first { $0.slot == slot } }
}
