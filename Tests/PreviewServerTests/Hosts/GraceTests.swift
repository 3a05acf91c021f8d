// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import PreviewServer

@Suite
struct GraceTests {
  /// A grace for a deadline that was set after the host had waited for these seconds.
  private static func grace(at waited: Double) -> Grace {
    var grace = Grace()
    _ = grace.isOver(2, now: 0, waited: waited)
    return grace
  }

  @Test
  func `a deadline that nobody kept the host from passes when it comes`() {
    var grace = Self.grace(at: 5)
    let before = grace.isOver(2, now: 1.9, waited: 5)
    let at = grace.isOver(2, now: 2, waited: 5)
    expect(!before)
    expect(at)
  }

  @Test
  func `a deadline is put off by what the host was kept waiting since it was set`() {
    var grace = Self.grace(at: 5)
    // The host waits for 1.5 s of the first 2, and for 0.5 s later.
    let first = grace.isOver(2, now: 2, waited: 6.5)
    expect(!first)
    expect(grace.granted, equals: 1.5)
    let second = grace.isOver(2, now: 3.5, waited: 7)
    expect(!second)
    expect(grace.granted, equals: 2)
    let third = grace.isOver(2, now: 4, waited: 7)
    expect(third)
  }

  @Test
  func `a deadline that was put off stays so when the host is not found any more`() {
    var grace = Self.grace(at: 0)
    _ = grace.isOver(2, now: 2, waited: 1)
    let isOver = grace.isOver(2, now: 2.9, waited: 0)
    expect(!isOver)
    expect(grace.granted, equals: 1)
  }

  @Test
  func `a deadline cannot be put off without end`() {
    var grace = Self.grace(at: 0)
    let isOver = grace.isOver(2, now: 32, waited: 1000)
    expect(grace.granted, equals: Grace.most)
    expect(isOver)
  }

  @Test
  func `a host that waits for a processor is not ended, and one that hangs is`() {
    var stage = StageFixture.running(now: 0)
    // It is asked after one second, and has two seconds for the answer.
    expect(StageFixture.words(stage.passes(1)), equals: ["ping"])
    expectEmpty(StageFixture.words(stage.passes(3, waited: 1.5)))
    expect(stage.nextDeadline, equals: 4.5)
    expect(StageFixture.words(stage.passes(4.5, waited: 1.5)).first, equals: "kill 1")
  }

  @Test
  func `a host that answers starts with nothing granted`() {
    var stage = StageFixture.running(now: 0)
    _ = stage.passes(1)
    _ = stage.passes(3, waited: 1.5)
    _ = stage.says(.pong(c: 0), now: 3.2)
    _ = stage.passes(4.2, waited: 1.5)
    expect(stage.nextDeadline, equals: 6.2)
  }
}
