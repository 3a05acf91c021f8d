// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// The waterfall of a layout file, in a viewport of 300 × 400 pt.
@MainActor
@Suite(.ownProcess) struct WaterfallStageTests {
  private static let data = #"""
    {"sections": [
      {"id": "s", "title": "S", "items": [
        {"id": "a", "width": 1, "height": 2}, {"id": "b", "width": 2, "height": 1}, {"id": "c"}]},
      {"id": "t", "title": "T", "items": [{"id": "d"}]}]}
    """#

  private func host(_ parameters: String = "") throws -> HostHarness {
    let layout = #"{"kind": "waterfall", "parameters": {\#(parameters)}}"#
    let host = try HostHarness(layout: layout, data: Self.data)
    let messages = try host.open(7)
    #expect(messages.error == nil && (messages.diagnostics ?? []).isEmpty)
    return host
  }

  private func frame(_ key: String, _ host: HostHarness) -> [Double]? {
    host.picture(of: 7)[key].map { element in
      let attributes = element.attributes
      return [attributes.x, attributes.y, attributes.width, attributes.height].map {
        Double($0) / 64
      }
    }
  }

  @Test func `pictures keep their proportions in columns that share the width`() throws {
    let host = try host()
    // (300 − 12 − 12) / 2 = 138, with 12 between neighbours.
    expect(frame("0  a", host), equals: [6, 6, 138, 276])
    expect(frame("0  b", host), equals: [156, 6, 138, 69])
    // The columns get items in turn: the third item is below the first.
    expect(frame("0  c", host), equals: [6, 294, 138, 138])
    // 294 + 138 + 6, then 6 more.
    expect(frame("0  d", host), equals: [6, 444, 138, 138])
  }

  @Test func `a fraction of a column is refused, and rounded if a journal has it`() throws {
    let host = try host()
    let refused = try host.set("columns", .number(2.5)).error
    expect(refused?.message, equals: "columns must be a whole number, not 2.5")
    let messages = try host.update(["columns": .number(2.5)])
    expectEmpty(messages.diagnostics ?? [])
    // (300 − 12 − 2 · 12) / 3 = 88.
    expect(frame("0  a", host), equals: [6, 6, 88, 176])
  }

  @Test func `the parameters of a waterfall can be changed while it is shown`() throws {
    let host = try host()
    try host.set("placement", .choice("shortest"))
    expect(frame("0  c", host), equals: [156, 87, 138, 138])
    try host.set("columns", .number(1))
    try host.set("columnSpacing", .number(0))
    try host.set("itemSpacing", .number(0))
    try host.set("sectionInset", .insets(Insets(top: 1, left: 50, bottom: 3, right: 150)))
    expect(frame("0  a", host), equals: [50, 1, 100, 200])
    expect(frame("0  b", host), equals: [50, 201, 100, 50])
    try host.set("headerHeight", .number(20))
    expect(frame("0  a", host), equals: [50, 21, 100, 200])
  }

  @Test func `headers stay as long as their section`() throws {
    let host = try host(#""headerHeight": 30, "pinsHeaders": true"#)
    let header = host.picture(of: 7).first { $0.key.hasSuffix("Header s") }?.value.attributes
    // 30 + 6 + 276 + 12 + 138 + 6 = 468 is the section's end.
    expect(header?.pin, equals: WirePin(edge: 1, lower: 0, upper: (468 - 30) * 64))
    expect(header?.tracks.isEmpty, equals: true)
  }

  @Test func `a section that grows moves what is below it`() throws {
    let host = try host()
    let more = Self.data.replacingOccurrences(
      of: #"{"id": "c"}"#,
      with: #"{"id": "c"}, {"id": "e"}, {"id": "f", "width": 1, "height": 4}"#
    )
    try host.update(data: more)
    // The first column: 276, 12, 138, 12, and 4 · 138.
    expect(frame("0  f", host), equals: [6, 444, 138, 552])
    expect(frame("0  e", host), equals: [156, 87, 138, 138])
  }
}
