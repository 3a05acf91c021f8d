// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageProtocol
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

/// The parameters of a flow layout, in a viewport of 300 × 400 pt with squares of 100 pt.
@MainActor
@Suite(.ownProcess) struct FlowParameterTests {
  /// Seven items below a title and above a footer.
  private static let titled = StageFixtures.data(7, titled: true)
    .replacing(#""title": "Section a""#, with: #""title": "Section a", "footer": "End""#)

  private func host(_ data: String = titled) throws -> HostHarness {
    let host = try HostHarness(layout: StageFixtures.squares, data: data)
    try host.open(7)
    return host
  }

  /// Left and top in points.
  private func origin(_ key: String, _ host: HostHarness) -> [Double]? {
    host.picture(of: 7)[key].map { [$0.attributes.x, $0.attributes.y].map { Double($0) / 64 } }
  }

  private func values(_ messages: [HostMessage]) -> [String: ParameterValue] {
    for case .values(let values) in messages.reports { return values }
    return [:]
  }

  /// Sets one parameter, checks elements, and returns to the file's value.
  private func check(
    _ key: String,
    _ value: ParameterValue,
    _ expected: [String: [Double]]
  ) throws {
    let host = try host()
    let before = host.picture(of: 7)
    #expect(values(try host.set(key, value)) == [key: value])
    for (element, place) in expected { expect(origin(element, host), equals: place, "\(key)") }
    try host.set(key, nil)
    expect(host.picture(of: 7), equals: before, "\(key)")
  }

  private var header: String { "1 \(UICollectionView.elementKindSectionHeader) a" }
  private var footer: String { "1 \(UICollectionView.elementKindSectionFooter) a" }

  @Test func `every parameter of the flow layout can be set and reset`() throws {
    // Six items of 50 are in one line.
    try check("itemSize", .size(50, 80), ["0  a5": [250, 0], "0  a6": [0, 80]])
    try check("minimumLineSpacing", .number(7), ["0  a3": [0, 107], "0  a6": [0, 214]])
    // With 20 between them, two items are in one line, and 100 remain.
    try check("minimumInteritemSpacing", .number(20), ["0  a1": [200, 0], "0  a2": [0, 100]])
    // Two items fit into 200.
    let insets = Insets(top: 5, left: 40, bottom: 6, right: 60)
    try check("sectionInset", .insets(insets), ["0  a0": [40, 5], "0  a2": [40, 105]])
    try check("headerReferenceSize", .size(0, 30), [header: [0, 0], "0  a0": [0, 30]])
    // There are three lines of 100.
    try check("footerReferenceSize", .size(0, 25), [footer: [0, 300], "0  a0": [0, 0]])
    // Four items fill a column of 400.
    try check("scrollDirection", .choice("horizontal"), ["0  a3": [0, 300], "0  a4": [100, 0]])
  }

  @Test func `headers that are switched on show their section's title`() throws {
    let host = try host()
    expect(host.picture(of: 7)[header], equals: nil)
    try host.set("headerReferenceSize", .size(0, 30))
    expect(host.picture(of: 7)[header]?.title, equals: "Section a")
  }

  @Test func `nested lists are the sections and their items, empty ones too`() throws {
    let host = try host(StageFixtures.data(3, 0, 2))
    expect(origin("0  a2", host), equals: [200, 0])
    #expect(origin("0  c0", host) == [0, 100] && origin("0  c1", host) == [100, 100])
    let reports = try host.update(data: StageFixtures.data(1, 2)).reports
    let stage = reports.compactMap { report in
      if case .stage(let state) = report { [state.sections, state.items] } else { nil }
    }
    expect(stage, equals: [[2, 3]])
    expect(host.picture(of: 7).keys.sorted(), equals: ["0  a0", "0  b0", "0  b1"])
    expect(origin("0  b1", host), equals: [100, 100])
  }
}
