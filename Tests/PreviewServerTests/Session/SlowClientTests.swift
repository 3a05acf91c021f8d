// SPDX-License-Identifier: Apache-2.0
import Expectations
import Glibc
import StageProtocol
import Testing

@testable import PreviewServer

/// One client that never reads costs the others nothing, and the server a bounded memory.
@Suite struct SlowClientTests {
  private static let deltas = 300

  @Test func `19 of 20 clients get every delta while one never answers`() throws {
    var host = FakeHost(seed: 6)
    var hub = ViewHub(
      id: 1,
      stage: "s",
      viewport: ViewHubTests.viewport,
      offset: Point(x: 0, y: 0),
      limits: .standard
    )
    var pages = (1...20).map { _ in FakePage() }
    for client: UInt64 in 1...20 { _ = hub.attach(client, at: nil) }
    let silent: UInt64 = 13
    for step in 0..<Self.deltas {
      let effects = try hub.ingest(step == 0 ? host.first() : host.next())
      var shared: Set<ObjectIdentifier> = []
      for client: UInt64 in 1...20 {
        let index = Int(client) - 1
        let before = pages[index].frames.count
        try pages[index].take(effects, as: client)
        guard client != silent else { continue }
        // One delta for each step, and all of them the same bytes in memory.
        expect(pages[index].frames.count, equals: before + 1)
        shared.insert(ObjectIdentifier(try #require(pages[index].frames.last)))
        for revision in pages[index].unseen {
          let effects = hub.acknowledge(client, revision: revision)
          expectEmpty(effects)
        }
        pages[index].unseen = []
      }
      expect(shared.count, equals: 1)
    }
    let slow = Int(silent) - 1
    expect(pages[slow].frames.count, equals: Limits.standard.unacknowledgedDeltas)
    // When it reads at last, a message or two bring it to the picture of the others.
    while let revision = pages[slow].unseen.first {
      pages[slow].unseen.removeFirst()
      try pages[slow].take(hub.acknowledge(silent, revision: revision), as: silent)
    }
    expect(pages[slow].table, equals: pages[0].table)
    #expect(pages[slow].frames.count <= 2 * Limits.standard.unacknowledgedDeltas)
  }

  private func write(_ outlet: inout SocketOutlet, _ end: Int32) -> SocketOutlet.Outcome {
    outlet.write(to: end)
  }

  @Test func `what waits for a client that never reads is bounded`() throws {
    var ends: [Int32] = [0, 0]
    let flags = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    try #require(socketpair(AF_UNIX, flags, 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    let bound = 10_000
    var outlet = SocketOutlet(textBound: bound)
    // Offsets replace each other, so a driver that scrolls for hours fills nothing.
    for number in 0..<20_000 {
      let offset = Frame(Array("offset \(number)".utf8), .text)
      let fits = outlet.queue.append(text: offset, key: "offset 1")
      expect(fits)
      #expect(write(&outlet, ends[0]) != .broken)
    }
    #expect(outlet.queue.textBytes <= "offset 19999".utf8.count)
    // Other texts fill the queue to its bound; then the connection is cut.
    let text = Frame([UInt8](repeating: 0x61, count: 1000), .text)
    var taken = 0
    while taken < 1000, outlet.queue.append(text: text, key: nil) { taken += 1 }
    #expect(taken >= 9 && taken <= 10)
    #expect(outlet.queue.textBytes <= bound)
  }

  @Test func `writes everything in order when the client reads again`() throws {
    var ends: [Int32] = [0, 0]
    let flags = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    try #require(socketpair(AF_UNIX, flags, 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    var outlet = SocketOutlet(textBound: 1 << 24)
    var sent: [UInt8] = []
    for number in 0..<400 {
      let frame = Frame([UInt8](repeating: UInt8(number & 255), count: 3000 + number), .text)
      sent += frame.bytes
      _ = outlet.queue.append(text: frame, key: nil)
    }
    outlet.closing = Frame([3, 232], .close)
    sent += [0x88, 2, 3, 232]
    expect(write(&outlet, ends[0]), equals: .waits)
    expect(!outlet.isClosed)
    var received: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 7777)
    while received.count < sent.count {
      let count = read(ends[1], &piece, piece.count)
      try #require(count > 0)
      received += piece[..<count]
      #expect(write(&outlet, ends[0]) != .broken)
    }
    expect(received, equals: sent)
    expect(outlet.isClosed)
    expect(write(&outlet, ends[0]), equals: .done)
  }
}
