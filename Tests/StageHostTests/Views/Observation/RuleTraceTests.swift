// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

/// Why a view that is no cell, or an element of a layout with its own code, is where it is.
@MainActor
@Suite(.ownProcess) struct RuleTraceTests {
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
    expect(
      try rules("1 \(UICollectionView.elementKindSectionHeader) a", host),
      equals: [
        "Layout: UICollectionViewFlowLayout", "View: header of section 0",
        "Sticks: to the top edge while its section is visible",
        "Place: before the section's inset and items", "Length: 300, the whole width",
        "Thickness: 40, the header's reference size",
      ]
    )
    expect(
      try rules("1 \(UICollectionView.elementKindSectionFooter) a", host).dropFirst(2),
      equals: [
        "Place: after the section's inset and items", "Length: 300, the whole width",
        "Thickness: 20, the footer's reference size",
      ]
    )
  }

  @Test func `headers of a list tell their section, alignment and lengths`() throws {
    let layout = #"{"kind": "list", "parameters": {"headerMode": "supplementary"}}"#
    let host = try HostHarness(layout: layout, data: StageFixtures.data(3, titled: true))
    try host.open(7)
    let lines = try rules("1 \(UICollectionView.elementKindSectionHeader) a", host)
    expect(lines[0], equals: "View: header of section 0")
    expect(lines.contains { $0.hasPrefix("Place: at the middle of the top edge of the section") })
    expect(lines.contains { $0.hasPrefix("Size: width 100 % of the width") })
  }

  @Test func `views of a compositional layout tell to what they are aligned`() throws {
    let header =
      #"{"elementKind": "head", "width": {"fractionalWidth": 0.5}, "height": {"absolute": 20}, "#
      + #""alignment": "topTrailing", "absoluteOffset": {"x": 0, "y": -4}}"#
    let badge =
      #"{"elementKind": "badge", "width": {"absolute": 10}, "height": {"absolute": 10}, "#
      + #""containerAnchor": {"edges": ["top", "trailing"], "fractionalOffset": {"x": 0.3, "y": -0.3}}}"#
    let ground = #"{"elementKind": "background", "contentInsets": {"leading": 5}}"#
    let cell =
      #"{"width": {"absolute": 100}, "height": {"absolute": 40}, "supplementaryItems": [\#(badge)]}"#
    let group =
      #"{"axis": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 40}, "#
      + #""subitems": [\#(cell)]}"#
    let section =
      #"{"group": \#(group), "boundarySupplementaryItems": [\#(header)], "decorationItems": [\#(ground)]}"#
    let host = try HostHarness(
      layout: #"{"kind": "compositional", "sections": [\#(section)]}"#,
      data: StageFixtures.data(1, titled: true)
    )
    try host.open(7)
    expect(
      try rules("1 head a", host),
      equals: [
        "View: head of section 0",
        "Place: at the top trailing corner of the section, which gets longer for it",
        "Moved: by 0, −4 pt", "Size: width 50 % of the width 300 = 150; height 20 absolute",
      ]
    )
    expect(
      try rules("1 badge a", host),
      equals: [
        "View: badge of section 0",
        "Place: its top trailing corner at the top trailing corner of the item",
        "Moved: by 30 %, −30 % of its own size", "Size: width 10 absolute; height 10 absolute",
      ]
    )
    // 40 pt of the cell below a header of 20 pt that is moved up by 4 pt.
    expect(
      try rules("2 background a", host),
      equals: [
        "View: background of section 0",
        "Place: behind the whole section, with its headers and footers",
        "Size: the section's 300 × 64; content insets 0, 5, 0, 0",
      ]
    )
  }

  @Test func `headers of a waterfall tell their height, not the name of a class of ours`() throws {
    let layout = #"{"kind": "waterfall", "parameters": {"headerHeight": 30, "pinsHeaders": true}}"#
    let host = try HostHarness(layout: layout, data: StageFixtures.data(3, titled: true))
    try host.open(7)
    expect(
      try rules("1 \(UICollectionView.elementKindSectionHeader) a", host),
      equals: [
        "View: header of section 0", "Sticks: to the top edge while its section is visible",
        "Place: before the section's items", "Length: the width within the section's inset",
        "Thickness: 30, the height of headers",
      ]
    )
  }

  @Test func `a layout with its own code says what its description says`() {
    let path = IndexPath(item: 0, section: 0)
    let told = rules(Told(), ToldAttributes(forCellWith: path))
    expect(
      told,
      equals: [
        "Layout: Told, by its own code in layoutAttributesForElements(in:)",
        "Layout says: columns [120, 80]",
        "Attributes say: angle 0.5",
      ]
    )
    let silent = rules(Silent(), UICollectionViewLayoutAttributes(forCellWith: path))
    expect(
      silent,
      equals: ["Layout: Silent, by its own code in layoutAttributesForElements(in:)"],
      "class and address say nothing"
    )
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "tag", with: path)
    expect(
      rules(Told(), header),
      equals: [
        "Layout: Told, by its own code in layoutAttributesForElements(in:)",
        "View: tag of section 0", "Layout says: columns [120, 80]",
      ]
    )
  }
}
