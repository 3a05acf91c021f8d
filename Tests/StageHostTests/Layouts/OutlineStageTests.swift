// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageProtocol
import Testing
import UIKitTestSupport

@testable import StageHost

/// Outlines of a data file in a plain list of 300 × 400 pt with rows of 44 pt, with each data
/// source.
@MainActor
@Suite(.ownProcess) struct OutlineStageTests {
  private let data = #"""
    {"sections": [{"id": "s", "items": [
      {"id": "b", "title": "Berries", "disclosure": "header"},
      {"id": "b1", "title": "Red", "parent": "b"},
      {"id": "b11", "title": "Cherry", "parent": "b1"},
      {"id": "b2", "title": "Blue", "parent": "b"},
      {"id": "c", "title": "Citrus", "expanded": true},
      {"id": "c1", "title": "Lemon", "parent": "c"}]}]}
    """#

  private func host(_ source: String) throws -> HostHarness {
    let parameters =
      #""appearance": "plain", "headerMode": "none", "cv.source": "\#(source)""#
    let host = try HostHarness(
      layout: #"{"kind": "list", "parameters": {\#(parameters)}}"#,
      data: data
    )
    try host.open(7)
    return host
  }

  /// The ids of the rows from the top.
  private func rows(_ host: HostHarness) -> [String] {
    host.picture(of: 7).filter { $0.key.hasPrefix("0 ") }
      .sorted { $0.value.attributes.y < $1.value.attributes.y }
      .map { String($0.key.dropFirst("0  ".count)) }
  }

  private func list(_ id: String, _ host: HostHarness) -> ListContent? {
    guard let table = host.tables[7],
      let element = table.elements.values.first(where: { $0.key == id })
    else { return nil }
    return table.content(element.attributes.content)?.list
  }

  private func isOpen(_ id: String, _ host: HostHarness) -> Bool? {
    list(id, host)?.trailing.first { $0.kind == .outlineDisclosure }?.isOn
  }

  @Test(arguments: ["classic", "diffable", "controller", "minimal"])
  func `shows what is below expanded items, indented by its level`(source: String) throws {
    let host = try host(source)
    expect(rows(host), equals: ["b", "c", "c1"])
    expect(isOpen("b", host), equals: false)
    expect(isOpen("c", host), equals: true)
    expect(isOpen("c1", host), equals: nil)
    let level = try #require(list("c1", host)).indentation
    let root = try #require(list("c", host)).indentation
    expect(root, equals: 0)
    #expect(level > 0)
  }

  @Test(arguments: ["classic", "diffable", "controller", "minimal"])
  func `a tap of a header expands it, and one of a chevron collapses`(source: String) throws {
    let host = try host(source)
    try host.tap(100, 22)
    expect(rows(host), equals: ["b", "b1", "b2", "c", "c1"])
    expect(isOpen("b", host), equals: true)
    // The row of c is now the fourth; only its chevron at the trailing margin reacts.
    try host.tap(100, 154)
    expect(rows(host).count, equals: 5)
    try host.tap(278, 154)
    expect(rows(host), equals: ["b", "b1", "b2", "c"])
    try host.act(.undo)
    expect(rows(host), equals: ["b", "b1", "b2", "c", "c1"])
    try host.act(.undo)
    expect(rows(host), equals: ["b", "c", "c1"])
    try host.act(.redo)
    expect(rows(host), equals: ["b", "b1", "b2", "c", "c1"])
  }

  @Test func `expanding keeps what descendants were and is animated`() throws {
    let host = try host("classic")
    let open = StageEdit.ItemUpdate(expanded: true)
    try host.act(.edit(.update(item: "b1", open), animated: true))
    expect(rows(host), equals: ["b", "c", "c1"])
    let sent = try host.act(.edit(.update(item: "b", open), animated: true))
    expect(rows(host), equals: ["b", "b1", "b11", "b2", "c", "c1"])
    #expect(sent.deltas.first?.animation != nil)
  }

  @Test func `deleting an item deletes its descendants`() throws {
    let host = try host("diffable")
    try host.act(.edit(.delete(items: ["b"]), animated: false))
    expect(rows(host), equals: ["c", "c1"])
    try host.act(.undo)
    let open = StageEdit.ItemUpdate(expanded: true)
    try host.act(.edit(.update(item: "b", open), animated: false))
    expect(rows(host), equals: ["b", "b1", "b2", "c", "c1"])
  }

  @Test func `an item inserted beside a child gets the same parent`() throws {
    let host = try host("classic")
    let place = StageEdit.ItemPlace(section: "s", index: 5)
    try host.act(.edit(.insert(count: 1, at: place, seed: 1), animated: false))
    expect(rows(host).count, equals: 4)
    let shut = StageEdit.ItemUpdate(expanded: false)
    try host.act(.edit(.update(item: "c", shut), animated: false))
    expect(rows(host), equals: ["b", "c"])
  }

  @Test func `an item that is moved counts the hidden ones before it`() throws {
    let host = try host("classic")
    // Among the visible rows, b is directly before c; in the data, its hidden items are between
    // them.
    try host.act(.drag(StageDrag(phase: .began, point: Point(x: 150, y: 22), items: ["b"])))
    try host.act(.drag(StageDrag(phase: .moved, point: Point(x: 150, y: 120))))
    try host.act(.drag(StageDrag(phase: .ended, point: Point(x: 150, y: 120))))
    expect(rows(host), equals: ["c", "c1", "b"])
    let open = StageEdit.ItemUpdate(expanded: true)
    try host.act(.edit(.update(item: "b", open), animated: false))
    expect(rows(host), equals: ["c", "c1", "b", "b1", "b2"])
  }

  @Test func `the data come back from the journal with their outline`() throws {
    let host = try host("classic")
    let sent = try host.act(
      .edit(.update(item: "b", StageEdit.ItemUpdate(expanded: true)), animated: false)
    )
    let records = sent.reports.compactMap { report -> String? in
      if case .committed(_, let record, _) = report { record } else { nil }
    }
    let other = try self.host("classic")
    try other.run { .replay(number: $0, records: records) }
    expect(rows(other), equals: ["b", "b1", "b2", "c", "c1"])
  }
}
