// SPDX-License-Identifier: Apache-2.0
import Expectations
import LayoutEngine
import StageProtocol
import Testing

@testable import PreviewServer

/// A page without a screen: it applies deltas and acknowledges them on request.
struct FakePage {
  var table = ElementTable()
  var unseen: [UInt64] = []
  var frames: [Frame] = []

  /// Takes the frames for a client in some effects.
  mutating func take(_ actions: [Effect], as client: UInt64) throws {
    for case .frame(client, let frame) in actions {
      let delta = try DeltaDecoder.decode(Array(frame.payload), limits: .standard)
      try table.apply(delta)
      frames.append(frame)
      unseen.append(delta.revision)
    }
  }
}

/// A host without a process: it changes a view at random.
struct FakeHost {
  private var random: SplitMix
  private var table = ElementTable()
  private var nextId: UInt64 = 1

  init(seed: UInt64) { random = SplitMix(state: seed) }

  var picture: ElementTable { table }

  /// A snapshot of one element.
  mutating func first() throws -> [UInt8] {
    var delta = Delta(view: 1, revision: 1, base: nil)
    delta.contentSize = WireSize(width: 64, height: 64)
    delta.inserted = [insertion()]
    return try send(delta)
  }

  /// Inserts, removes and moves some elements.
  mutating func next() throws -> [UInt8] {
    var delta = Delta(view: 1, revision: table.revision + 1, base: table.revision)
    for id in table.elements.keys.sorted() {
      switch random.next() % 4 {
      case 0 where table.elements.count > 1 && delta.removed.count < table.elements.count - 1:
        delta.removed.append(Delta.Removal(id: id))
      case 1:
        var change = AttributeChange()
        change.fields = [.origin]
        change.dx = Int64(random.next() % 100)
        delta.updated.append(Delta.Update(id: id, change: change))
      default: break
      }
    }
    for _ in 0..<(random.next() % 4) { delta.inserted.append(insertion()) }
    return try send(delta)
  }

  private mutating func insertion() -> Delta.Insertion {
    defer { nextId += 1 }
    var attributes = WireAttributes()
    attributes.width = 64
    attributes.height = Int64(random.next() % 1000)
    attributes.item = Int64(nextId)
    return Delta.Insertion(
      id: nextId,
      category: 0,
      kind: "",
      key: "k\(nextId)",
      attributes: attributes
    )
  }

  private mutating func send(_ delta: Delta) throws -> [UInt8] {
    try table.apply(delta)
    return DeltaEncoder.encode(delta)
  }
}

/// A small seeded generator.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

@Suite struct ViewHubTests {
  static let viewport = Viewport(width: 390, height: 844, scale: 3, insets: .zero)

  private func hub(historyBytes: Int = 256 * 1024) -> ViewHub {
    var limits = Limits.standard
    limits.historyBytes = historyBytes
    let offset = Point(x: 0, y: 0)
    return ViewHub(id: 1, stage: "s", viewport: Self.viewport, offset: offset, limits: limits)
  }

  @Test func `a client is told where the content is after the deltas that move it`() throws {
    var hub = hub()
    var host = FakeHost(seed: 1)
    _ = hub.attach(7, at: nil)
    _ = hub.attach(9, at: nil)
    _ = try hub.ingest(try host.first())
    _ = try hub.ingest(try host.next())
    // The third one is held back from client 7, and moves the content down by two points.
    _ = hub.acknowledge(9, revision: 2)
    var delta = Delta(view: 1, revision: 3, base: 2)
    delta.offsetAdjustment = WireVector(dx: 0, dy: 128)
    _ = try hub.ingest(DeltaEncoder.encode(delta))
    let told = ServerMessage.offset(
      view: 1,
      offset: Point(x: 0, y: 40),
      velocity: Point(x: 0, y: 0),
      phase: .idle
    )
    let moved = hub.move(to: Point(x: 0, y: 40))
    guard case .broadcast([9], told) = moved.first, moved.count == 1 else {
      Issue.record("client 9 alone is told at once")
      return
    }
    let late = hub.acknowledge(7, revision: 1)
    guard case .frame(7, _) = late.first, case .send(7, told) = late.last, late.count == 2 else {
      Issue.record("client 7 is told after its delta")
      return
    }
    expect(hub.acknowledge(7, revision: 3).isEmpty)
  }

  @Test func `sends at most two deltas that are not acknowledged`() throws {
    var hub = hub()
    var host = FakeHost(seed: 1)
    var page = FakePage()
    _ = hub.attach(7, at: nil)
    try page.take(try hub.ingest(try host.first()), as: 7)
    for _ in 0..<5 { try page.take(try hub.ingest(try host.next()), as: 7) }
    expect(page.unseen, equals: [1, 2])
    try page.take(hub.acknowledge(7, revision: 1), as: 7)
    // With one credit and four deltas behind, it gets one merged delta.
    expect(page.unseen, equals: [1, 2, 6])
    expect(page.table, equals: host.picture)
  }

  @Test func `tells a later client the offsets of orthogonal sections`() throws {
    var hub = hub()
    var picture = Delta(view: 1, revision: 1, base: nil)
    picture.orthogonalSections = [
      .section(WireOrthogonalSection(id: 3, key: "a")),
      .section(WireOrthogonalSection(id: 4, key: "b")),
    ]
    _ = hub.attach(7, at: nil)
    _ = try hub.ingest(DeltaEncoder.encode(picture))
    _ = hub.currentSnapshot()
    hub.follow(
      ClientMessage.Scroll(
        seq: 1,
        view: 1,
        orthogonalSection: 4,
        offset: Point(x: 120.5, y: 0),
        velocity: Point(x: 0, y: 0),
        phase: .idle
      )
    )
    var page = FakePage()
    _ = hub.attach(8, at: nil)
    try page.take(hub.advance(8), as: 8)
    let half: Int64 = 120 * 64 + 32
    expect(page.table.orthogonalSections[4]?.offset, equals: half)
    expect(page.table.orthogonalSections[3]?.offset, equals: 0)
    expect(hub.offset, equals: Point(x: 0, y: 0))
  }

  @Test func `sends the same bytes to all clients that keep up`() throws {
    var hub = hub()
    var host = FakeHost(seed: 2)
    var pages: [UInt64: FakePage] = [1: FakePage(), 2: FakePage()]
    for client in pages.keys { _ = hub.attach(client, at: nil) }
    for step in 0..<6 {
      let actions = try hub.ingest(step == 0 ? try host.first() : try host.next())
      for client in pages.keys {
        try pages[client]?.take(actions, as: client)
        _ = hub.acknowledge(client, revision: hub.revision)
      }
    }
    let left = try #require(pages[1]?.frames)
    let right = try #require(pages[2]?.frames)
    expect(left.count, equals: 6)
    expect(zip(left, right).allSatisfy { $0 === $1 })
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `brings every page to the same picture, however far it lags behind`(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var hub = hub(historyBytes: Int(random.next() % 2000))
    var host = FakeHost(seed: seed)
    var pages: [UInt64: FakePage] = [:]
    for client: UInt64 in 1...3 {
      pages[client] = FakePage()
      _ = hub.attach(client, at: nil)
    }
    for step in 0..<60 {
      let bytes = step == 0 ? try host.first() : try host.next()
      let actions = try hub.ingest(bytes)
      for client in pages.keys.sorted() {
        try pages[client]?.take(actions, as: client)
        let waiting = pages[client]?.unseen.count ?? 0
        #expect(waiting <= 2)
        guard waiting > 0, random.next() % (client * 3) == 0 else { continue }
        let seen = pages[client]?.unseen.removeFirst() ?? 0
        let more = hub.acknowledge(client, revision: seen)
        try pages[client]?.take(more, as: client)
      }
    }
    for client in pages.keys {
      while let seen = pages[client]?.unseen.popFirst() {
        try pages[client]?.take(hub.acknowledge(client, revision: seen), as: client)
      }
      expect(pages[client]?.table, equals: host.picture)
    }
  }

  @Test func `carries on from the revision that a client holds, if the history reaches back`()
    throws
  {
    var hub = hub()
    var host = FakeHost(seed: 3)
    var page = FakePage()
    _ = hub.attach(1, at: nil)
    try page.take(try hub.ingest(try host.first()), as: 1)
    hub.detach(1)
    for _ in 0..<3 { _ = try hub.ingest(try host.next()) }
    let isCarriedOn = hub.attach(2, at: 1)
    expect(isCarriedOn)
    try page.take(hub.advance(2), as: 2)
    expect(page.table, equals: host.picture)
    // A snapshot, and one delta merged of three.
    expect(page.frames.count, equals: 2)
  }

  @Test func `sends a snapshot when the history is too short or the revision unknown`() throws {
    var hub = hub(historyBytes: 0)
    var host = FakeHost(seed: 4)
    _ = try hub.ingest(try host.first())
    for _ in 0..<3 { _ = try hub.ingest(try host.next()) }
    let areCarriedOn = [hub.attach(1, at: 2), hub.attach(2, at: 99), hub.attach(3, at: 4)]
    expect(areCarriedOn, equals: [false, false, true])
    let needless = hub.advance(3)
    expectEmpty(needless)
    var page = FakePage()
    try page.take(hub.advance(1), as: 1)
    expect(page.table, equals: host.picture)
  }

  @Test func `starts anew for a client that asks`() throws {
    var hub = hub()
    var host = FakeHost(seed: 5)
    var page = FakePage()
    _ = hub.attach(1, at: nil)
    _ = try hub.ingest(try host.first())
    for _ in 0..<3 { _ = try hub.ingest(try host.next()) }
    try page.take(hub.resynchronise(1), as: 1)
    expect(page.table, equals: host.picture)
    let stranger = hub.resynchronise(99)
    expectEmpty(stranger)
  }

  @Test func `refuses a delta that does not fit and stays as it was`() throws {
    var hub = hub()
    var host = FakeHost(seed: 6)
    _ = try hub.ingest(try host.first())
    let stray = DeltaEncoder.encode(Delta(view: 1, revision: 9, base: 8))
    #expect(throws: ProtocolError.self) { try hub.ingest(stray) }
    #expect(throws: ProtocolError.self) { try hub.ingest([2, 1]) }
    expect(hub.revision, equals: 1)
    expect(hub.mirror, equals: host.picture)
  }
}

extension Array {
  fileprivate mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
}
