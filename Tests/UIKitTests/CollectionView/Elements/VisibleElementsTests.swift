// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Which of the elements that are shown stay, by their keys.
@MainActor
@Suite(.ownProcess) struct VisibleElementsTests {
  private func wanted(_ identity: Int) -> WantedElement {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, identity])
    return WantedElement(
      key: ElementKey(category: .cell, identity: "\(identity)"),
      slot: ElementSlot(attributes),
      attributes: attributes,
      value: attributes.elementAttributes
    )
  }

  private func shown(_ identity: Int) -> VisibleElement {
    let wanted = wanted(identity)
    return VisibleElement(
      wanted,
      key: wanted.key,
      placedBy: wanted.attributes,
      value: wanted.value,
      view: UICollectionReusableView(),
      isDisplayed: false
    )
  }

  private func elements(_ identities: [Int]) -> VisibleElements {
    var elements = VisibleElements()
    elements.replace(with: identities.map(shown))
    return elements
  }

  @Test func `elements are found at their places after an insertion, a deletion and a move`() {
    let four = elements([1, 2, 3, 4])
    expect(four.places(of: [1, 2, 9, 3, 4].map(wanted)), equals: [0, 1, nil, 2, 3])
    expect(four.places(of: [1, 3, 4].map(wanted)), equals: [0, 2, 3])
    expect(four.places(of: [4, 1, 2, 3].map(wanted)), equals: [3, 0, 1, 2])
    expect(four.places(of: []), equals: [])
    expect(elements([]).places(of: [wanted(1)]), equals: [nil])
  }

  @Test func `what leaves is either gone or gets another view`() {
    let leaving = elements([1, 2, 3, 4]).leaving(except: [2, nil, 0]) { $0.key.identity == "3" }
    expect(leaving.gone.map(\.key.identity), equals: ["2", "4"])
    expect(leaving.replaced.map(\.key.identity), equals: ["3"])
  }

  @Test func `the same elements in another order are found by their keys`() {
    var three = elements([1, 2, 3])
    three.replace(with: [3, 1, 2].map(shown))
    expect(three.places(of: [1, 2, 3].map(wanted)), equals: [1, 2, 0])
    three.replace(with: [3, 1, 2].map(shown))
    expect(three[wanted(2).key]?.key.identity, equals: "2")
    three.replace(with: [3, 1].map(shown))
    #expect(three[wanted(2).key] == nil)
  }

  @Test(arguments: 0..<40)
  func `places agree with a search through all elements`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var visible = elements([])
    for _ in 0..<20 {
      let next = random.next() % 3 == 0 ? Array((0..<12).shuffled(using: &random)) : Array(0..<12)
      let identities = next.filter { _ in !random.isOneIn(4) }
      let places = visible.places(of: identities.map(wanted))
      for (identity, place) in zip(identities, places) {
        expect(place, equals: visible.ordered.firstIndex { $0.key.identity == "\(identity)" })
      }
      visible.replace(with: identities.map(shown))
      for identity in 0..<12 {
        let found = visible[wanted(identity).key]?.key.identity
        expect(found, equals: (identities.contains(identity) ? "\(identity)" : nil))
      }
    }
  }
}
