// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The elements that have views, in the order of the layout's answer.
@MainActor
struct VisibleElements {
  private(set) var ordered: [VisibleElement] = []
  private var places: [ElementKey: Int] = [:]
  /// When visible cells are asked for their size again.
  var selfSizing = UICollectionView.SelfSizingInvalidation.enabled
  /// Whether elements were shown in the bounds at least once; before that, nothing is animated.
  private(set) var isEverShown = false
  /// The content size that was last told.
  private var toldContentSize: CGSize?
  /// The last rectangle of which the elements were asked.
  var rect: CGRect?

  nonisolated init() {}

  mutating func replace(with elements: [VisibleElement]) {
    ordered = elements
    places = [:]
    places.reserveCapacity(elements.count)
    for (place, element) in elements.enumerated() {
      places[element.key] = place
    }
  }

  /// Notes that elements are shown in the bounds.
  ///
  /// - Returns: Whether the stage host must be told another content size.
  mutating func noteShown(in bounds: CGRect, contentSize: CGSize) -> Bool {
    if !bounds.isEmpty { isEverShown = true }
    return toldContentSize != contentSize
  }

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
  /// - Returns: The elements that are no longer shown, and those that are now.
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

  /// Notes the states of the elements, in the order of `ordered`.
  ///
  /// - Returns: The elements with a changed state.
  mutating func noteStates(_ states: [ElementState]) -> [VisibleElement] {
    var changed: [VisibleElement] = []
    for (place, state) in zip(ordered.indices, states) where ordered[place].value.state != state {
      ordered[place].value.state = state
      changed.append(ordered[place])
    }
    return changed
  }

  /// Moves elements to their places after a batch, before the next pass shows it.
  mutating func follow(_ mapping: BatchMapping) {
    for place in ordered.indices {
      if let slot = ordered[place].slot.following(mapping) { ordered[place].slot = slot }
    }
  }

  /// Notes the measurement of an element's view.
  mutating func note(_ fit: ElementFit, for key: ElementKey) {
    if let place = places[key] { ordered[place].fit = fit }
  }

  /// Forgets the measurements of elements, so that they are measured again.
  mutating func forgetFits(_ isMeant: (ElementSlot) -> Bool) {
    for place in ordered.indices where isMeant(ordered[place].slot) { ordered[place].fit = nil }
  }

  /// The element in a slot.
  ///
  /// It searches, because few elements are shown, and an index of slots would be rebuilt in each
  /// cycle.
  ///
  /// - Complexity: O(n) in the elements shown.
  subscript(slot: ElementSlot) -> VisibleElement? { ordered.first { $0.slot == slot } }
}
