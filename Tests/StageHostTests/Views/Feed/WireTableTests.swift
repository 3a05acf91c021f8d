// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageProtocol
import TestSupport
import Testing
import UIKitTestSupport

@testable import StageHost

private func key(_ identity: String) -> ElementKey {
  ElementKey(category: .cell, identity: identity)
}

private func attributes(_ y: CGFloat, alpha: CGFloat = 1) -> ElementAttributes {
  ElementAttributes(frame: CGRect(x: 0, y: y, width: 10, height: 10), alpha: alpha)
}

private func inserted(_ identity: String, _ item: Int) -> Transaction.Insertion {
  Transaction.Insertion(
    key: key(identity),
    position: ElementPosition(section: 0, item: item),
    attributes: attributes(CGFloat(item) * 10)
  )
}

/// A transaction with a content of 100 by 1000 pt.
private func transaction(
  inserted: [Transaction.Insertion] = [],
  updated: [Transaction.Update] = [],
  removed: [Transaction.Removal] = [],
  animation: ElementAnimation? = nil
) -> Transaction {
  var transaction = Transaction(
    contentSize: CGSize(width: 100, height: 1000),
    animation: animation
  )
  transaction.inserted = inserted
  transaction.updated = updated
  transaction.removed = removed
  return transaction
}

extension WireTable {
  /// Items whose identities start with the same letter have the same content.
  fileprivate mutating func must(_ transaction: Transaction) throws -> Delta {
    let sent = send(transaction)
    return try #require(sent)
  }

  fileprivate mutating func send(_ transaction: Transaction) -> Delta? {
    delta(for: transaction, startMs: 5000) { CellContent(title: String($0.identity.prefix(1))) }
  }
}

@Suite(.ownProcess) struct WireTableTests {
  @Test func `sends perspective and keeps it for the picture that a fresh host takes up`() throws {
    var turned = inserted("a", 0)
    // Powers of two are exact in single precision.
    turned.attributes.transform = PlaneTransform(
      a: 0.5,
      b: 0,
      c: 0,
      d: 1,
      tx: 8,
      ty: 0,
      g: 1.0 / 512,
      h: -0.25,
      w: 1
    )
    var table = WireTable(view: 7)
    let sent = try table.must(transaction(inserted: [turned])).inserted[0].attributes.transform
    expect(sent?.g, equals: 1.0 / 512)
    expect(sent?.isAffine, equals: false)
    let adopted = WireTable(adopting: table.snapshot())
    expect(adopted.attributes(of: key("a"))?.transform, equals: turned.attributes.transform)
    var update = Transaction.Update(replacing: turned)
    update.attributes.transform.h = 0
    let change = try table.must(transaction(updated: [update])).updated[0].change
    expect(change.fields, equals: [.transform])
  }

  @Test func `numbers new elements in the order of the data and sends each content once`() throws {
    var table = WireTable(view: 7)
    let delta = try table.must(
      transaction(inserted: [inserted("a2", 1), inserted("a1", 0), inserted("b", 2)])
    )
    expect(delta.base, equals: 0)
    expect(delta.revision, equals: 1)
    expect(delta.contentSize, equals: WireSize(width: 6400, height: 64_000))
    expect(delta.inserted.map(\.id), equals: [1, 2, 3])
    expect(delta.inserted.map(\.key), equals: ["a1", "a2", "b"])
    expect(delta.inserted.map(\.attributes.y), equals: [0, 640, 1280])
    expect(delta.inserted.map(\.attributes.content), equals: [1, 1, 2])
    expect(delta.contents.map(\.title), equals: ["a", "b"])
  }

  @Test func `sends only the fields that differ`() throws {
    var table = WireTable(view: 7)
    _ = table.send(transaction(inserted: [inserted("a", 0), inserted("b", 1)]))
    var update = Transaction.Update(
      key: key("b"),
      position: .init(section: 0, item: 1),
      attributes: attributes(12.5)
    )
    let delta = try table.must(transaction(updated: [update]))
    expect(delta.contentSize, equals: nil)
    expect(delta.updated.count, equals: 1)
    expect(delta.updated.first?.id, equals: 2)
    expect(delta.updated.first?.change.fields, equals: .origin)
    expect(delta.updated.first?.change.dy, equals: 160)
    update.attributes.alpha = 0.5
    let second = try table.must(transaction(updated: [update]))
    expect(second.updated.first?.change.fields, equals: .alpha)
    expect(second.updated.first?.change.values.alpha, equals: 128)
  }

  @Test func `says nothing when nothing differs on the wire`() {
    var table = WireTable(view: 7)
    _ = table.send(transaction(inserted: [inserted("a", 0)]))
    let tiny = Transaction.Update(
      key: key("a"),
      position: .init(section: 0, item: 0),
      attributes: attributes(0.007),
      contentChanged: true
    )
    let delta = table.send(transaction(updated: [tiny]))
    expect(delta, equals: nil)
    expect(table.revision, equals: 1)
  }

  @Test func `sends where an animation starts and ends`() throws {
    var table = WireTable(view: 7)
    _ = table.send(transaction(inserted: [inserted("a", 0)]))
    var coming = inserted("b", 1)
    coming.initial = attributes(10, alpha: 0)
    let going = Transaction.Removal(key: key("a"), final: attributes(-10, alpha: 0))
    let delta = try table.must(
      transaction(inserted: [coming], removed: [going], animation: .standard)
    )
    expect(
      delta.animation,
      equals: WireAnimation(curve: .easeInOut, durationMs: 300, startMs: 5000)
    )
    expect(delta.inserted.first?.initial?.fields, equals: .alpha)
    expect(delta.removed.first?.id, equals: 1)
    expect(delta.removed.first?.final?.fields, equals: [.origin, .alpha])
    expect(delta.removed.first?.final?.dy, equals: -640)
  }

  @Test func `a curve of one's own goes with its control points, in thousandths`() {
    let ease = ElementAnimation(duration: 0.8, curve: .cubic(x1: 0.42, y1: -0.5, x2: 1, y2: 1.2))
    expect(
      WireAnimation(ease, startMs: 5000),
      equals: WireAnimation(
        curve: .cubic(x1: 420, y1: -500, x2: 1000, y2: 1200),
        durationMs: 800,
        startMs: 5000
      )
    )
    // What lies beyond the time of the change, or is no number, does not go.
    let wild = ElementAnimation(duration: 1, curve: .cubic(x1: -1, y1: .nan, x2: 7, y2: 0))
    expect(
      WireAnimation(wild, startMs: 0).curve,
      equals: .cubic(x1: 0, y1: 0, x2: 1000, y2: 0)
    )
  }

  @Test func `forgets a content when nobody shows it and sends it anew`() throws {
    var table = WireTable(view: 7)
    _ = table.send(transaction(inserted: [inserted("a", 0)]))
    let gone = transaction(removed: [Transaction.Removal(key: key("a"))])
    let first = try table.must(gone)
    expect(first.removed.map(\.id), equals: [1])
    let back = try table.must(transaction(inserted: [inserted("a", 0)]))
    expect(back.inserted.map(\.id), equals: [2])
    expect(back.contents.map(\.id), equals: [2])
  }

  @Test func `does not send a content that one element gives on to another`() throws {
    var table = WireTable(view: 7)
    _ = table.send(transaction(inserted: [inserted("a1", 0)]))
    let delta = try table.must(
      transaction(
        inserted: [inserted("a2", 0)],
        removed: [Transaction.Removal(key: key("a1"))]
      )
    )
    expectEmpty(delta.contents)
    expect(delta.inserted.first?.attributes.content, equals: 1)
  }

  @Test func `cuts what there is no room for and sends it when there is`() throws {
    var table = WireTable(view: 7, capacity: 2)
    let first = try table.must(
      transaction(inserted: [inserted("a", 0), inserted("b", 1), inserted("c", 2)])
    )
    expect(first.inserted.map(\.key), equals: ["a", "b"])
    expect(table.heldCount, equals: 1)
    let second = try table.must(transaction(removed: [Transaction.Removal(key: key("a"))]))
    expect(second.inserted.map(\.key), equals: ["c"])
    expect(table.heldCount, equals: 0)
  }

  @Test func `goes on from an adopted picture with its numbers`() throws {
    var first = WireTable(view: 7)
    _ = first.send(
      transaction(inserted: [inserted("a", 0), inserted("b", 1), inserted("c", 2)])
    )
    _ = first.send(transaction(removed: [Transaction.Removal(key: key("c"))]))
    let picture = first.snapshot()

    var second = WireTable(adopting: picture)
    expect(second.snapshot(), equals: picture)
    var moved = inserted("b", 0)
    moved.attributes = attributes(50)
    let shown = transaction(inserted: [moved, inserted("d", 1)])
    let delta = try second.must(second.transition(to: shown, animation: .standard))
    expect(delta.base, equals: 2)
    expect(delta.revision, equals: 3)
    expect(delta.removed.map(\.id), equals: [1])
    expect(delta.removed.first?.final?.fields, equals: .alpha)
    expect(delta.updated.map(\.id), equals: [2])
    expect(delta.updated.first?.change.fields, equals: [.origin, .position])
    expect(delta.inserted.map(\.id), equals: [3])
    expect(delta.inserted.first?.initial?.fields, equals: .alpha)
    expect(delta.contents.map(\.title), equals: ["d"])
  }

  @Test func `says nothing when the adopted picture is right`() {
    var first = WireTable(view: 7)
    let all = transaction(inserted: [inserted("a", 0), inserted("b", 1)])
    _ = first.send(all)
    var second = WireTable(adopting: first.snapshot())
    let delta = second.send(second.transition(to: all, animation: .standard))
    expect(delta, equals: nil)
  }

  @Test(arguments: 0..<50)
  func `a remote table that applies every delta equals the local one`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var table = WireTable(view: 7, capacity: 12)
    var far = ElementTable()
    try far.apply(table.snapshot())
    var shown: Set<String> = []
    for _ in 0..<40 {
      guard let delta = table.send(random.transaction(&shown)) else { continue }
      let decoded = try DeltaDecoder.decode(DeltaEncoder.encode(delta), limits: .standard)
      expect(decoded, equals: delta, "seed \(seed)")
      try far.apply(decoded)
      expect(far.snapshot(view: 7), equals: table.snapshot(), "seed \(seed)")
    }
    expect(table.count + table.heldCount, equals: shown.count)
  }
}

extension SeededRandom {
  /// Inserts, changes or removes some of twenty items.
  fileprivate mutating func transaction(_ shown: inout Set<String>) -> Transaction {
    var result = Transaction(contentSize: CGSize(width: 100, height: 1000))
    for item in 0..<20 where Int.random(in: 0..<3, using: &self) == 0 {
      let identity = "\("abc".randomElement(using: &self) ?? "a")\(item)"
      let place = attributes(CGFloat(Int.random(in: 0..<9, using: &self)))
      let position = ElementPosition(section: 0, item: item)
      if !shown.contains(identity) {
        shown.insert(identity)
        result.inserted.append(
          .init(key: key(identity), position: position, attributes: place)
        )
      } else if Bool.random(using: &self) {
        shown.remove(identity)
        result.removed.append(.init(key: key(identity), final: place))
      } else {
        result.updated.append(
          .init(key: key(identity), position: position, attributes: place, contentChanged: true)
        )
      }
    }
    return result
  }
}
