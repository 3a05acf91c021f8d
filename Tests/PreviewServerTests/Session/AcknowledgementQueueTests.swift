// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

@testable import PreviewServer

@Suite struct AcknowledgementQueueTests {
  private typealias Answer = AcknowledgementQueue.Answer

  @Test func `holds an answer back until everything before it is done`() {
    var queue = AcknowledgementQueue()
    for seq: UInt64 in 1...3 { queue.begin(seq, now: Double(seq)) }
    expect(queue.finish(3, view: 9, rev: 5), equals: [])
    expect(queue.finish(1, view: 9, rev: 4), equals: [Answer(seq: 1, view: 9, rev: 4)])
    expect(
      queue.finish(2, view: nil, rev: nil),
      equals: [
        Answer(seq: 2, view: nil, rev: nil), Answer(seq: 3, view: 9, rev: 5),
      ]
    )
    #expect(queue.isEmpty)
  }

  @Test func `lets a refusal free what waits behind it without acknowledging it`() {
    var queue = AcknowledgementQueue()
    queue.begin(1, now: 1)
    queue.begin(2, now: 2)
    expect(queue.finish(2, view: 1, rev: 7), equals: [])
    expect(queue.refuse(1), equals: [Answer(seq: 2, view: 1, rev: 7)])
  }

  @Test func `ignores what it does not wait for`() {
    var queue = AcknowledgementQueue()
    queue.begin(4, now: 4)
    expect(queue.finish(5, view: nil, rev: nil), equals: [])
    expect(queue.finish(4, view: nil, rev: nil).count, equals: 1)
    expect(queue.finish(4, view: nil, rev: nil), equals: [])
  }
}

@Suite struct TokenBucketTests {
  @Test func `lets a burst through, then the rate`() {
    var bucket = TokenBucket(rate: 10, burst: 3, now: 0)
    let verdicts = (0..<4).map { _ in bucket.take(1, now: 0) }
    expect(verdicts, equals: [.pass, .pass, .pass, .refuse])
    // The refused message counts, too: the level is −1, and the next message needs 0.2 s.
    expect(bucket.take(1, now: 0.2), equals: .pass)
  }

  @Test func `cuts off who goes on for another burst`() {
    var bucket = TokenBucket(rate: 10, burst: 2, now: 0)
    let verdicts = (0..<4).map { _ in bucket.take(1, now: 0) }
    expect(verdicts, equals: [.pass, .pass, .refuse, .cutOff])
  }

  @Test func `never saves up more than a burst`() {
    var bucket = TokenBucket(rate: 10, burst: 2, now: 0)
    let verdicts = (0..<3).map { _ in bucket.take(1, now: 1000) }
    expect(verdicts, equals: [.pass, .pass, .refuse])
  }
}
