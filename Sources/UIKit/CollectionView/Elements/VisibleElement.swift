// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// An element and its view, as it was last placed.
///
/// Each pass copies all visible elements several times, and changes few of them. So copies share their
/// values until one is changed, and cost one reference instead of a dozen.
@MainActor
struct VisibleElement {
  @MainActor
  private final class Values {
    let key: ElementKey
    let view: UICollectionReusableView
    var slot: ElementSlot
    var toldPosition: ElementPosition
    var attributes: UICollectionViewLayoutAttributes
    var value: ElementAttributes
    var isDisplayed: Bool
    var fit: ElementFit?
    var toldRevision: Int
    var toldDrawing: Int

    init(
      _ wanted: WantedElement,
      key: ElementKey,
      _ attributes: UICollectionViewLayoutAttributes,
      _ value: ElementAttributes,
      _ view: UICollectionReusableView,
      isDisplayed: Bool
    ) {
      self.key = key
      self.view = view
      slot = wanted.slot
      toldPosition = wanted.slot.position
      self.attributes = attributes
      self.value = value
      self.isDisplayed = isDisplayed
      toldRevision = view.contentRevision
      toldDrawing = view.drawingRevision
    }

    init(_ other: Values) {
      key = other.key
      view = other.view
      slot = other.slot
      toldPosition = other.toldPosition
      attributes = other.attributes
      value = other.value
      isDisplayed = other.isDisplayed
      fit = other.fit
      toldRevision = other.toldRevision
      toldDrawing = other.toldDrawing
    }
  }

  private var values: Values

  /// Makes an element that was just placed and told.
  ///
  /// - Parameters:
  ///   - wanted: The element in the layout's answer.
  ///   - key: The key, which the element keeps.
  ///   - attributes: A copy of the attributes, because the layout may change its own object.
  ///   - value: The values as they are told.
  ///   - view: The view of the element.
  ///   - isDisplayed: Whether the delegate was told that the view is shown.
  init(
    _ wanted: WantedElement,
    key: ElementKey,
    placedBy attributes: UICollectionViewLayoutAttributes,
    value: ElementAttributes,
    view: UICollectionReusableView,
    isDisplayed: Bool
  ) {
    values = Values(wanted, key: key, attributes, value, view, isDisplayed: isDisplayed)
  }

  /// The values, which no copy shares.
  private mutating func own() -> Values {
    if !isKnownUniquelyReferenced(&values) { values = Values(values) }
    return values
  }

  var key: ElementKey { values.key }
  var view: UICollectionReusableView { values.view }
  var slot: ElementSlot {
    get { values.slot }
    set { own().slot = newValue }
  }
  /// The position that was last told to the stage host.
  var toldPosition: ElementPosition {
    get { values.toldPosition }
    set { own().toldPosition = newValue }
  }
  /// A copy of the attributes, because the layout may change its own object.
  var attributes: UICollectionViewLayoutAttributes {
    get { values.attributes }
    set { own().attributes = newValue }
  }
  var value: ElementAttributes {
    get { values.value }
    set { own().value = newValue }
  }
  /// Whether the delegate was told that the view is shown; views that are kept outside the bounds
  /// are not shown.
  var isDisplayed: Bool {
    get { values.isDisplayed }
    set { own().isDisplayed = newValue }
  }
  /// The last measurement of the view; `nil` when it must be measured.
  var fit: ElementFit? {
    get { values.fit }
    set { own().fit = newValue }
  }
  /// The revision of the view's content that was last told to the stage host.
  var toldRevision: Int {
    get { values.toldRevision }
    set { own().toldRevision = newValue }
  }
  /// The revision of the view's drawing that was last told to the stage host.
  var toldDrawing: Int {
    get { values.toldDrawing }
    set { own().toldDrawing = newValue }
  }
}
