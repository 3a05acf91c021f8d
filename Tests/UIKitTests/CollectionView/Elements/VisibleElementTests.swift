// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Visible elements share their values with their copies, but only until one is changed.
@MainActor
@Suite(.ownProcess) struct VisibleElementTests {
  private func makeElement() -> VisibleElement {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
    attributes.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let wanted = WantedElement(
      key: ElementKey(category: .cell, identity: "a"),
      slot: ElementSlot(attributes),
      attributes: attributes,
      value: attributes.elementAttributes
    )
    return VisibleElement(
      wanted,
      key: wanted.key,
      placedBy: attributes,
      value: wanted.value,
      view: UICollectionViewCell(),
      isDisplayed: false
    )
  }

  /// Changes one property of a copy, in each direction: the other must keep its old value.
  private func check<Value: Equatable>(
    _ property: WritableKeyPath<VisibleElement, Value>,
    _ changed: Value
  ) {
    let first = makeElement()
    let old = first[keyPath: property]
    #expect(old != changed)
    var copy = first
    copy[keyPath: property] = changed
    expect(copy[keyPath: property], equals: changed)
    expect(first[keyPath: property], equals: old)
    var original = makeElement()
    let kept = original
    original[keyPath: property] = changed
    expect(original[keyPath: property], equals: changed)
    expect(kept[keyPath: property], equals: old)
  }

  @Test func `changing a copy leaves every value of the other as it was`() {
    check(\.slot, .cell(at: IndexPath(item: 4, section: 1)))
    check(\.toldPosition, ElementPosition(section: 0, item: 9))
    check(\.value, ElementAttributes(frame: CGRect(x: 5, y: 5, width: 5, height: 5)))
    check(\.value.alpha, 0.5)
    check(\.isDisplayed, true)
    check(\.fit, ElementFit(offered: .zero, preferred: CGSize(width: 7, height: 8)))
    check(\.toldRevision, 77)
    check(\.toldDrawing, 78)
  }

  @Test func `another attributes object of a copy is not that of the other`() {
    let first = makeElement()
    let old = first.attributes
    var copy = first
    copy.attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    #expect(first.attributes === old)
    #expect(copy.attributes !== old)
  }

  @Test func `a changed copy keeps all other values, its key and its view`() {
    let first = makeElement()
    var copy = first
    copy.isDisplayed = true
    expect(copy.key, equals: first.key)
    #expect(copy.view === first.view)
    expect(copy.slot, equals: first.slot)
    expect(copy.toldPosition, equals: first.toldPosition)
    #expect(copy.attributes === first.attributes)
    expect(copy.value, equals: first.value)
    expect(copy.fit, equals: first.fit)
    expect(copy.toldRevision, equals: first.toldRevision)
    expect(copy.toldDrawing, equals: first.toldDrawing)
  }

  @Test func `a change of an element in a list leaves a copy of the list as it was`() {
    var elements = [makeElement(), makeElement()]
    let copy = elements
    elements[1].toldRevision += 5
    expect(copy[1].toldRevision, equals: elements[1].toldRevision - 5)
    expect(copy[0].toldRevision, equals: elements[0].toldRevision)
  }
}
