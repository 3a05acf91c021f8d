// SPDX-License-Identifier: Apache-2.0
import Expectations
import Glibc
import Testing

@testable import PreviewServer

@Suite struct PollerTests {
  /// A pipe that counts how often it is told that it can be read, and stays readable.
  private final class Source: PollTarget {
    let reader: Int32
    let writer: Int32
    private(set) var told = 0

    init() {
      var ends: [Int32] = [-1, -1]
      pipe(&ends)
      (reader, writer) = (ends[0], ends[1])
    }

    func fill() { expect(write(writer, "x", 1), equals: 1) }

    func ready(toRead: Bool, toWrite: Bool) { told += 1 }

    deinit {
      close(reader)
      close(writer)
    }
  }

  @Test func `a round tells every descriptor that was ready, however many there are`() {
    let poller = Poller()
    // The kernel hands over 256 at once; 300 of these 350 are ready all the time.
    let sources = (0..<350).map { _ in Source() }
    for source in sources { #expect(poller.add(source.reader, source) != nil) }
    for source in sources.prefix(300) { source.fill() }
    for _ in 0..<3 {
      var calls = 1
      while !poller.poll() { calls += 1 }
      #expect(calls <= 2)
    }
    expect(sources.prefix(300).allSatisfy { $0.told >= 3 })
    expect(sources.dropFirst(300).allSatisfy { $0.told == 0 })
  }

  @Test func `a round without anything ready ends at once`() {
    let poller = Poller()
    expect(poller.poll())
    let source = Source()
    let key = poller.add(source.reader, source)
    expect(poller.poll())
    source.fill()
    expect(poller.poll())
    expect(source.told, equals: 1)
    if let key { poller.release(key, source.reader) }
    expect(poller.poll())
    expect(source.told, equals: 1)
  }
}
