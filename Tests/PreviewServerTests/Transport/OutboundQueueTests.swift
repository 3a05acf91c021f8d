// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

@testable import PreviewServer

@Suite struct OutboundQueueTests {
  private func text(_ text: String) -> Frame { Frame(Array(text.utf8)) }

  private func drain(_ queue: inout OutboundQueue) -> [String] {
    var texts: [String] = []
    while let item = queue.popFirst() {
      texts.append(String(decoding: item.frame.payload, as: UTF8.self))
    }
    return texts
  }

  @Test func `keeps the order of texts and frames`() {
    var queue = OutboundQueue(textBound: 100)
    _ = queue.append(text: text("a"), key: nil)
    _ = queue.append(frame: text("b"))
    _ = queue.append(text: text("c"), key: nil)
    expect(drain(&queue), equals: ["a", "b", "c"])
    #expect(queue.isEmpty)
    expect(queue.textBytes, equals: 0)
  }

  @Test func `puts a later text of the same key in the place of the one that waits`() {
    var queue = OutboundQueue(textBound: 100)
    _ = queue.append(text: text("old"), key: "offset 1")
    _ = queue.append(text: text("other"), key: "offset 2")
    _ = queue.append(text: text("newer"), key: "offset 1")
    expect(queue.textBytes, equals: 10)
    expect(drain(&queue), equals: ["newer", "other"])
    _ = queue.append(text: text("again"), key: "offset 1")
    expect(drain(&queue), equals: ["again"])
  }

  @Test func `refuses text beyond its bound, which frames do not count towards`() {
    var queue = OutboundQueue(textBound: 5)
    _ = queue.append(frame: text("a long frame"))
    let fits = queue.append(text: text("12345"), key: nil)
    let exceeds = queue.append(text: text("6"), key: nil)
    expect(fits)
    expect(!exceeds)
    expect(drain(&queue), equals: ["a long frame", "12345"])
    let fitsLater = queue.append(text: text("6"), key: nil)
    expect(fitsLater)
  }

  @Test func `refuses frames beyond their number until some are written`() {
    var queue = OutboundQueue(textBound: 5)
    let taken = (0...OutboundQueue.frameBound).map { _ in queue.append(frame: text("f")) }
    expect(taken.filter { $0 }.count, equals: OutboundQueue.frameBound)
    expect(taken.last, equals: false)
    _ = queue.popFirst()
    let fits = queue.append(frame: text("f"))
    expect(fits)
  }

  @Test func `keeps the order over many rounds`() {
    var queue = OutboundQueue(textBound: 10_000)
    var taken: [String] = []
    for number in 0..<500 {
      _ = queue.append(text: text("\(number)"), key: nil)
      if number % 3 != 0, let item = queue.popFirst() {
        taken.append(String(decoding: item.frame.payload, as: UTF8.self))
      }
    }
    taken += drain(&queue)
    expect(taken, equals: (0..<500).map(String.init))
  }
}
