// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@Suite struct ElementTableTests {
  private func attributes(x: Int64, content: UInt64 = 0) -> WireAttributes {
    var attributes = WireAttributes()
    attributes.x = x
    attributes.content = content
    return attributes
  }

  private func insertion(_ id: UInt64, x: Int64 = 0, content: UInt64 = 0) -> Delta.Insertion {
    Delta.Insertion(
      id: id,
      category: 0,
      kind: "",
      key: "k\(id)",
      attributes: attributes(x: x, content: content)
    )
  }

  /// Two elements that share content 7.
  private func table() throws -> ElementTable {
    var table = ElementTable()
    var snapshot = Delta(view: 1, revision: 4, base: nil)
    snapshot.contents = [WireContent(id: 7, title: "seven")]
    snapshot.inserted = [insertion(1, content: 7), insertion(2, content: 7)]
    try table.apply(snapshot)
    return table
  }

  private func refusal(_ delta: Delta) throws -> ProtocolError? {
    var table = try table()
    let before = table
    do throws(ProtocolError) {
      try table.apply(delta)
      return nil
    } catch {
      expect(table, equals: before)
      return error
    }
  }

  @Test func `forgets a content with the last element that refers to it`() throws {
    var table = try table()
    expect(table.references(to: 7), equals: 2)
    var delta = Delta(view: 1, revision: 5, base: 4)
    delta.removed = [Delta.Removal(id: 1)]
    try table.apply(delta)
    expect(table.references(to: 7), equals: 1)
    expect(table.content(7)?.title, equals: "seven")
    delta = Delta(view: 1, revision: 6, base: 5)
    delta.removed = [Delta.Removal(id: 2)]
    try table.apply(delta)
    expect(table.contentCount, equals: 0)
    expectEmpty(table.elements)
  }

  @Test func `keeps a content that passes from one element to another`() throws {
    var table = try table()
    var delta = Delta(view: 1, revision: 5, base: 4)
    delta.removed = [Delta.Removal(id: 1), Delta.Removal(id: 2)]
    delta.inserted = [insertion(3, content: 7)]
    try table.apply(delta)
    expect(table.references(to: 7), equals: 1)
  }

  @Test func `refuses another base and stays as it was`() throws {
    let error = try refusal(Delta(view: 1, revision: 5, base: 3))
    expect(error?.code, equals: "wrong-base")
    expect(error?.message, equals: "base is 3, but the view is at revision 4")
  }

  @Test func `refuses records that do not fit and stays as it was`() throws {
    var delta = Delta(view: 1, revision: 5, base: 4)
    delta.removed = [Delta.Removal(id: 9)]
    expect(try refusal(delta)?.field, equals: "removed[0].id")
    delta.removed = []
    var change = AttributeChange()
    change.fields = .origin
    change.dx = (1 << 50)
    delta.updated = [Delta.Update(id: 9, change: change)]
    expect(try refusal(delta)?.field, equals: "updated[0].id")
    delta.updated = [Delta.Update(id: 1, change: change)]
    expect(try refusal(delta)?.code, equals: "out-of-range")
    delta.updated = []
    delta.inserted = [insertion(2)]
    expect(try refusal(delta)?.field, equals: "inserted[0].id")
    delta.inserted = [insertion(3, content: 8)]
    expect(try refusal(delta)?.field, equals: "inserted[0].content")
  }

  @Test func `a removed final counts from the state before both when deltas merge`() {
    var move = AttributeChange()
    move.fields = .origin
    move.dx = 10
    var fade = AttributeChange()
    fade.fields = [.origin, .alpha]
    fade.dx = 5
    fade.values.alpha = 0
    var first = Delta(view: 1, revision: 2, base: 1)
    first.updated = [Delta.Update(id: 1, change: move)]
    var second = Delta(view: 1, revision: 3, base: 2)
    second.removed = [Delta.Removal(id: 1, final: fade)]
    let merged = first.merging(second)
    expectEmpty(merged.updated)
    expect(merged.removed.map(\.final?.dx), equals: [15])
    expect(merged.removed.map(\.final?.values.alpha), equals: [0])
    expect(merged.base, equals: 1)
    expect(merged.revision, equals: 3)
  }

  @Test func `an insertion's start stays in place when its element moves on`() {
    var below = AttributeChange()
    below.fields = .origin
    below.dy = 100
    var first = Delta(view: 1, revision: 2, base: 1)
    first.inserted = [insertion(1, x: 0)]
    first.inserted[0].initial = below
    var move = AttributeChange()
    move.fields = .origin
    move.dy = 30
    var second = Delta(view: 1, revision: 3, base: 2)
    second.updated = [Delta.Update(id: 1, change: move)]
    let merged = first.merging(second)
    expect(merged.inserted.map(\.attributes.y), equals: [30])
    expect(merged.inserted.map(\.initial?.dy), equals: [70])
  }
}
