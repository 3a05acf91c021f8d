// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Layout files of kind `compositional`, in a viewport of 300 × 400 pt.
@MainActor
@Suite(.ownProcess) struct CompositionalLayoutTests {
  private static let cell = #"{"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}"#

  /// A group of `count` cells of equal width; `more` are further members of the group.
  private static func row(_ count: Int, height: Int, _ more: String = "") -> String {
    #"{"axis": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": \#(height)}, "#
      + #""subitem": \#(cell), "count": \#(count)\#(more)}"#
  }

  private static func file(_ members: String) -> String {
    #"{"kind": "compositional", \#(members)}"#
  }

  private func host(_ members: String, _ data: String) throws -> HostHarness {
    let host = try HostHarness(layout: Self.file(members), data: data)
    try host.open(7)
    return host
  }

  /// Left, top, width and height in points.
  private func frame(_ key: String, _ host: HostHarness) -> [Double]? {
    host.picture(of: 7)[key].map { element in
      let attributes = element.attributes
      return [attributes.x, attributes.y, attributes.width, attributes.height].map {
        Double($0) / 64
      }
    }
  }

  @Test func `sections of the data use the sections of the file by index, then the last one`()
    throws
  {
    let host = try host(
      #""sections": [{"group": \#(Self.row(3, height: 50))}, {"group": \#(Self.row(2, height: 40))}]"#,
      StageFixtures.data(4, 2, 2)
    )
    expect(frame("0  a2", host), equals: [200, 0, 100, 50])
    expect(frame("0  a3", host), equals: [0, 50, 100, 50])
    // Two lines of 50, then one line of 40 for each of the other sections.
    expect(frame("0  b1", host), equals: [150, 100, 150, 40])
    expect(frame("0  c0", host), equals: [0, 140, 150, 40])
  }

  @Test func `numbers of the file can be changed while the layout is shown`() throws {
    let host = try host(
      #""sections": [{"group": \#(Self.row(3, height: 50))}]"#,
      StageFixtures.data(4)
    )
    try host.set("sections[0].group.height", .number(80))
    expect(frame("0  a3", host), equals: [0, 80, 100, 80])
    try host.set("sections[0].group.count", .number(2))
    expect(frame("0  a3", host), equals: [150, 80, 150, 80])
    try host.set(
      "sections[0].contentInsets",
      .insets(Insets(top: 10, left: 20, bottom: 0, right: 40))
    )
    // 300 − 20 − 40 = 240, divided by two.
    expect(frame("0  a3", host), equals: [140, 90, 120, 80])
    try host.set("sections[0].interGroupSpacing", .number(5))
    expect(frame("0  a3", host), equals: [140, 95, 120, 80])
  }

  @Test func `a number can be set with an animation, and a wrong one is refused`() throws {
    let host = try host(
      #""sections": [{"group": \#(Self.row(3, height: 50))}]"#,
      StageFixtures.data(4)
    )
    let delta = try #require(
      try host.set("sections[0].group.height", .number(80), animated: true).deltas.first
    )
    #expect(delta.animation != nil)
    let refused = try host.set("sections[0].group.height", .number(-1)).error
    expect(
      refused?.message,
      equals: "sections[0].group.height is -1, but must be between 0 and 400"
    )
  }

  @Test func `a parameter that was set survives a save of the layout file`() throws {
    let host = try host(
      #""sections": [{"group": \#(Self.row(3, height: 50))}]"#,
      StageFixtures.data(4)
    )
    let overrides: [String: ParameterValue] = ["sections[0].group.height": .number(80)]
    try host.set("sections[0].group.height", .number(80))
    try host.update(
      layout: Self.file(#""sections": [{"group": \#(Self.row(2, height: 50))}]"#),
      overrides
    )
    expect(frame("0  a3", host), equals: [150, 80, 150, 80])
  }

  @Test func `a change of a shared part applies wherever it is used`() throws {
    let host = try host(
      #""parts": {"items": {"row": \#(Self.row(1, height: 30))}}, "#
        + #""sections": [{"group": "row"}, {"group": "row"}]"#,
      StageFixtures.data(1, 1)
    )
    expect(frame("0  b0", host), equals: [0, 30, 300, 30])
    try host.set("parts.items.row.height", .number(45))
    expect(frame("0  b0", host), equals: [0, 45, 300, 45])
  }

  @Test func `the container's width chooses the variant`() throws {
    let host = try host(
      #""sections": [{"group": \#(Self.row(3, height: 50))}], "#
        + #""variants": [{"minWidth": 301, "sections": [{"group": \#(Self.row(4, height: 50))}]}]"#,
      StageFixtures.data(4)
    )
    expect(frame("0  a3", host), equals: [0, 50, 100, 50])
    try host.run {
      .viewport(
        number: $0,
        view: 7,
        viewport: Viewport(width: 400, height: 400, scale: 2, insets: .zero)
      )
    }
    expect(frame("0  a3", host), equals: [300, 0, 100, 50])
  }

  @Test func `headers show titles, badges show item numbers, and backgrounds are placed`() throws {
    let badge =
      #""supplementaryItems": [{"elementKind": "badge", "width": {"absolute": 20}, "#
      + #""height": {"absolute": 10}, "containerAnchor": {"edges": ["top", "trailing"]}}]"#
    let cell =
      #"{"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}, \#(badge)}"#
    let group =
      #"{"axis": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 40}, "#
      + #""subitem": \#(cell), "count": 2}"#
    let header =
      #"{"elementKind": "elementKindSectionHeader", "width": {"fractionalWidth": 1}, "#
      + #""height": {"absolute": 24}, "alignment": "top"}"#
    let host = try host(
      #""configuration": {"boundarySupplementaryItems": [\#(header)]}, "#
        + #""sections": [{"group": \#(group), "boundarySupplementaryItems": [\#(header)], "#
        + #""decorationItems": [{"elementKind": "card"}]}]"#,
      StageFixtures.sections([("a", ["a0", "a1"])], titled: true)
    )
    let picture = host.picture(of: 7)
    let titles = Dictionary(grouping: picture, by: { $0.value.title }).mapValues(\.count)
    // The stage has the title S, and the section has Section a; badges count from 1.
    expect(titles["S"], equals: 1)
    expect(titles["Section a"], equals: 1)
    expect(titles["1"], equals: 1)
    expect(titles["2"], equals: 1)
    // The second cell is from 150 to 300, below two headers of 24.
    let second = picture.values.first { $0.title == "2" }?.attributes
    expect(second.map { [$0.x, $0.y].map { Double($0) / 64 } }, equals: [280, 48])
    #expect(picture.keys.contains { $0.hasPrefix("2 card") })
  }

  @Test func `a finding names the place of its group in the file`() throws {
    let wide = #"{"width": {"absolute": 400}, "height": {"absolute": 10}}"#
    let inner =
      #"{"axis": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 20}, "#
      + #""subitems": [\#(wide)]}"#
    let group =
      #"{"axis": "vertical", "width": {"fractionalWidth": 1}, "height": {"absolute": 40}, "#
      + "\n"
      + #""subitems": [\#(Self.cell.replacing("fractionalHeight\": 1", with: "absolute\": 10")), "#
      + #""inner"]}"#
    let host = try HostHarness(
      layout: Self.file(
        #""parts": {"items": {"inner": \#(inner)}}, "sections": [{"group": \#(group)}]"#
      ),
      data: StageFixtures.data(4)
    )
    let findings = try host.open(7).diagnostics ?? []
    let cannotFit = findings.first { $0.code == "cannotFit" }
    expect(cannotFit?.path, equals: "parts.items.inner.subitems[0]")
    expect(cannotFit?.file, equals: "my.layout.json")
    expect(cannotFit?.line, equals: 1)
    #expect(cannotFit?.column != nil)
  }

  @Test func `insets that leave no room are reported with their section`() throws {
    let host = try HostHarness(
      layout: Self.file(
        #""sections": [{"group": \#(Self.row(2, height: 50)), "contentInsets": {"leading": 400}}]"#
      ),
      data: StageFixtures.data(4)
    )
    let findings = try host.open(7).diagnostics ?? []
    expect(findings.map(\.path), equals: ["sections[0]"])
    expect(findings.map(\.code), equals: ["negativeContentSize"])
  }

  @Test func `reports subitems that are never reached and fractions of estimated sizes`() throws {
    let full = #"{"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}"#
    let unreached =
      #"{"axis": "horizontal", "width": {"fractionalWidth": 1}, "height": {"estimated": 40}, "#
      + #""subitems": [\#(full), \#(full)]}"#
    let host = try HostHarness(
      layout: Self.file(#""sections": [{"group": \#(unreached)}]"#),
      data: StageFixtures.data(2)
    )
    let findings = try host.open(7).diagnostics ?? []
    let paths = Dictionary(grouping: findings, by: \.code).mapValues { $0.compactMap(\.path) }
    expect(paths["subitemsNeverReached"], equals: ["sections[0].group.subitems[1]"])
    expect(paths["fractionOfEstimate"], equals: ["sections[0].group.subitems[0]"])
  }
}
