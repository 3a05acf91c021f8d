// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// An element with its view, as it was last placed.
@MainActor
struct VisibleElement {
  var key: ElementKey
  var slot: ElementSlot
  /// The position that whoever shows the element was told.
  var toldPosition: ElementPosition
  /// The collection view's own copy, so that a layout may go on using its object.
  var attributes: UICollectionViewLayoutAttributes
  var value: ElementAttributes
  var view: UICollectionReusableView
  /// Whether the delegate was told that the view is shown; those kept around the bounds are not.
  var isDisplayed: Bool
  /// What the view was asked about its size; `nil` when it must be asked.
  var fit: ElementFit?
  /// Which of the view's contents whoever shows the element was told.
  var toldRevision: Int
  /// Which of the view's drawings they were told.
  var toldDrawing: Int
}

/// The elements that have views, in the order in which the layout named them.
@MainActor
struct VisibleElements {
  private(set) var ordered: [VisibleElement] = []
  private var places: [ElementKey: Int] = [:]
  /// When cells that are shown are asked for their size again.
  var selfSizing = UICollectionView.SelfSizingInvalidation.enabled
  /// Whether elements were shown within bounds at least once: only then is there something to animate from.
  private(set) var isEverShown = false
  /// The content size that was last told.
  private var toldContentSize: CGSize?
  /// The rectangle that the layout was last asked for.
  var rect: CGRect?

  nonisolated init() {}

  /// Shows these elements and no others.
  mutating func replace(with elements: [VisibleElement]) {
    ordered = elements
    places = [:]
    places.reserveCapacity(elements.count)
    for (place, element) in elements.enumerated() {
      places[element.key] = place
    }
  }

  /// Notes that elements are shown in bounds.
  ///
  /// - Returns: Whether whoever shows the content has to be told another size of it.
  mutating func noteShown(in bounds: CGRect, contentSize: CGSize) -> Bool {
    if !bounds.isEmpty { isEverShown = true }
    return toldContentSize != contentSize
  }

  /// Notes that the content's size is told.
  mutating func noteTold(_ contentSize: CGSize) { toldContentSize = contentSize }

  /// The elements within the bounds, from the one painted first to the one painted last.
  ///
  /// - Complexity: O(*n* log *n*) in the elements.
  var painted: [VisibleElement] {
    ordered.filter(\.isDisplayed).sorted { one, other in
      let (first, second) = (one.attributes.zIndex, other.attributes.zIndex)
      guard first == second else { return first < second }
      let (left, right) = (one.slot.paintRank, other.slot.paintRank)
      return (left, one.slot.indexPath) < (right, other.slot.indexPath)
    }
  }

  subscript(key: ElementKey) -> VisibleElement? { places[key].map { ordered[$0] } }

  /// Notes which elements are shown, in the order of `ordered`.
  ///
  /// - Returns: Those that are no longer, and those that are now.
  mutating func noteDisplay(
    _ isOnScreen: [Bool]
  ) -> (ended: [VisibleElement], begun: [VisibleElement]) {
    var ended: [VisibleElement] = []
    var begun: [VisibleElement] = []
    for (place, isDisplayed) in zip(ordered.indices, isOnScreen)
    where isDisplayed != ordered[place].isDisplayed {
      ordered[place].isDisplayed = isDisplayed
      if isDisplayed { begun.append(ordered[place]) } else { ended.append(ordered[place]) }
    }
    return (ended, begun)
  }

  /// Notes what holds of the elements, in the order of `ordered`.
  ///
  /// - Returns: Those of which something else holds now.
  mutating func noteStates(_ states: [ElementState]) -> [VisibleElement] {
    var changed: [VisibleElement] = []
    for (place, state) in zip(ordered.indices, states) where ordered[place].value.state != state {
      ordered[place].value.state = state
      changed.append(ordered[place])
    }
    return changed
  }

  /// Follows items to where a batch puts them, before the next pass shows that.
  mutating func follow(_ mapping: BatchMapping) {
    for place in ordered.indices {
      ordered[place].slot = ordered[place].slot.following(mapping) ?? ordered[place].slot
    }
  }

  /// Notes what the view of an element answered about its size.
  mutating func note(_ fit: ElementFit, for key: ElementKey) {
    if let place = places[key] { ordered[place].fit = fit }
  }

  /// Has the views of elements asked about their size again.
  mutating func forgetFits(_ isMeant: (ElementSlot) -> Bool) {
    for place in ordered.indices where isMeant(ordered[place].slot) { ordered[place].fit = nil }
  }

  /// The element in a slot.
  ///
  /// Few elements are shown, and an index of slots would be made anew in each cycle.
  ///
  /// - Complexity: O(n) in the elements shown.
  subscript(slot: ElementSlot) -> VisibleElement? { ordered.first { $0.slot == slot } }
}
