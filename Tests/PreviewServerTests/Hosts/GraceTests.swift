// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import PreviewServer

@Suite
struct GraceTests {
  @Test
  func `a deadline that nobody kept the host from passes when it comes`() {
    var grace = Grace(waited: 5)
    let before = grace.isOver(2, now: 1.9) { 5 }
    let at = grace.isOver(2, now: 2) { 5 }
    #expect(!before)
    #expect(at)
  }

  @Test
  func `a deadline is put off by what the host was kept waiting since it was set`() {
    var grace = Grace(waited: 5)
    // Kept waiting for 1.5 s of the first 2, and for another 0.5 s later.
    let first = grace.isOver(2, now: 2) { 6.5 }
    #expect(!first)
    #expect(grace.granted == 1.5)
    let second = grace.isOver(2, now: 3.5) { 7 }
    #expect(!second)
    #expect(grace.granted == 2)
    let third = grace.isOver(2, now: 4) { 7 }
    #expect(third)
  }

  @Test
  func `what was granted is not taken back when a host is not found any more`() {
    var grace = Grace()
    _ = grace.isOver(2, now: 2) { 1 }
    let isOver = grace.isOver(2, now: 2.9) { 0 }
    #expect(!isOver)
    #expect(grace.granted == 1)
  }

  @Test
  func `nobody waits for ever`() {
    var grace = Grace()
    let isOver = grace.isOver(2, now: 32) { 1000 }
    #expect(grace.granted == Grace.most)
    #expect(isOver)
  }

  @Test
  func `a host that waits for a processor is not ended, and one that hangs is`() {
    let waits = Counter()
    var stage = StageFixture.running(now: 0)
    stage.waited = { _ in waits.seconds }
    // Asked after a second, given two to answer.
    #expect(StageFixture.words(stage.tick(now: 1)) == ["ping"])
    waits.seconds = 1.5
    #expect(StageFixture.words(stage.tick(now: 3)).isEmpty)
    #expect(stage.nextDeadline == 4.5)
    #expect(StageFixture.words(stage.tick(now: 4.5)).first == "kill 1")
  }

  @Test
  func `a host that answers starts with nothing granted`() {
    let waits = Counter()
    var stage = StageFixture.running(now: 0)
    stage.waited = { _ in waits.seconds }
    _ = stage.tick(now: 1)
    waits.seconds = 1.5
    _ = stage.tick(now: 3)
    stage.pong(now: 3.2)
    _ = stage.tick(now: 4.2)
    #expect(stage.nextDeadline == 6.2)
  }

  private final class Counter: @unchecked Sendable {
    var seconds = 0.0
  }
}
