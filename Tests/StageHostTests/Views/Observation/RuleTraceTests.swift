// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import Testing
import UIKit

@testable import StageHost

/// Why a view that is no cell, or an element of a layout with its own code, is where it is.
@MainActor
@Suite struct RuleTraceTests {
  /// Says something about itself, as people do for their own debugging.
  private final class Told: UICollectionViewLayout {
    override var description: String { "columns [120, 80]" }
  }

  private final class ToldAttributes: UICollectionViewLayoutAttributes {
    override var description: String { "angle 0.5" }
  }

  private final class Silent: UICollectionViewLayout {}

  private func rules(_ key: String, _ host: HostHarness) throws -> [String] {
    let id = try #require(host.ids(of: 7)[key], "\(host.ids(of: 7).keys.sorted())")
    guard case .inspected(7, let info?)? = try host.act(.inspect(element: id)).replies.first else {
      return []
    }
    return info.rules.map { "\($0.name): \($0.value)" }
  }

  private func rules(
    _ layout: UICollectionViewLayout,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> [String] {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    let element = InspectedElement(
      key: ElementKey(category: .cell, identity: "a"),
      attributes: attributes,
      view: nil,
      isSelected: false,
      isHighlighted: false
    )
    return RuleTrace.lines(for: element, in: view).map { "\($0.name): \($0.value)" }
  }

  @Test func `headers and footers of a flow layout tell their side, length and thickness`() throws {
    let layout = StageFixtures.layout(
      #"""
      "headerReferenceSize": {"width": 90, "height": 40}, "sectionHeadersPinToVisibleBounds": true,
      "footerReferenceSize": {"width": 70, "height": 20}, "sectionInset": {"top": 5, "left": 9,
      "bottom": 5, "right": 9}
      """#
    )
    let data = #"""
      {"sections": [{"id": "a", "title": "A", "footer": "B", "items": [{"id": "a0"}]}]}
      """#
    let host = try HostHarness(layout: layout, data: data)
    try host.open(7)
    #expect(
      try rules("1 \(UICollectionView.elementKindSectionHeader) a", host) == [
        "Layout: UICollectionViewFlowLayout",
        "View: header of section 0",
        "Sticks: to the top edge while its section is visible",
        "Place: before the section's inset and items",
        "Length: 300, the whole width",
        "Thickness: 40, the header's reference size",
      ]
    )
    #expect(
      try rules("1 \(UICollectionView.elementKindSectionFooter) a", host).dropFirst(2) == [
        "Place: after the section's inset and items",
        "Length: 300, the whole width",
        "Thickness: 20, the footer's reference size",
      ]
    )
  }

  @Test func `headers of a compositional layout tell what they belong to`() throws {
    let layout = #"{"kind": "list", "parameters": {"headerMode": "supplementary"}}"#
    let host = try HostHarness(layout: layout, data: StageFixtures.data(3, titled: true))
    try host.open(7)
    let lines = try rules("1 \(UICollectionView.elementKindSectionHeader) a", host)
    #expect(lines.contains("View: header of section 0"))
  }

  @Test func `headers of a waterfall tell their height, not the name of a class of ours`() throws {
    let layout = #"{"kind": "waterfall", "parameters": {"headerHeight": 30, "pinsHeaders": true}}"#
    let host = try HostHarness(layout: layout, data: StageFixtures.data(3, titled: true))
    try host.open(7)
    #expect(
      try rules("1 \(UICollectionView.elementKindSectionHeader) a", host) == [
        "View: header of section 0", "Sticks: to the top edge while its section is visible",
        "Place: before the section's items", "Length: the width within the section's inset",
        "Thickness: 30, the height of headers",
      ]
    )
  }

  @Test func `a layout with its own code says what its description says`() {
    let path = IndexPath(item: 0, section: 0)
    let told = rules(Told(), ToldAttributes(forCellWith: path))
    #expect(
      told == [
        "Layout: Told, by its own code in layoutAttributesForElements(in:)",
        "Layout says: columns [120, 80]",
        "Attributes say: angle 0.5",
      ]
    )
    let silent = rules(Silent(), UICollectionViewLayoutAttributes(forCellWith: path))
    #expect(
      silent == ["Layout: Silent, by its own code in layoutAttributesForElements(in:)"],
      "class and address say nothing"
    )
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "tag", with: path)
    #expect(
      rules(Told(), header) == [
        "Layout: Told, by its own code in layoutAttributesForElements(in:)",
        "View: tag of section 0", "Layout says: columns [120, 80]",
      ]
    )
  }
}
