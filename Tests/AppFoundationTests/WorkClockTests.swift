// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing

private typealias DispatchQueue = AppFoundation.DispatchQueue
private typealias DispatchGroup = AppFoundation.DispatchGroup
private typealias DispatchSemaphore = AppFoundation.DispatchSemaphore
private typealias DispatchWorkItem = AppFoundation.DispatchWorkItem
private typealias DispatchTime = AppFoundation.DispatchTime
private typealias Timer = AppFoundation.Timer
private typealias OperationQueue = AppFoundation.OperationQueue

@Suite struct WorkClockTests {
  @Test func `work is done when it is due, in order, and sees the time at which it was due`() {
    withOwnProcess { clock, _ in
      var told: [String] = []
      func tell(_ word: String) { told.append("\(word) \(clock.now)") }
      clock.note(100)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        tell("late")
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { tell("chained") }
      }
      DispatchQueue.global().async {
        tell("first")
        DispatchQueue.main.async { tell("second") }
      }
      // The host's clock was at 100 when this clock was at 0.
      expect(clock.deadline(at: 100), equals: 100)
      expect(clock.advance(to: 100))
      expect(told, equals: ["first 0.0", "second 0.0"])
      expect(clock.deadline(at: 100), equals: 100.5)
      expect(!clock.advance(to: 100.4))
      // Late work is done at the time at which it was due, so what it adds is not late.
      clock.advance(to: 101)
      expect(told.suffix(2), equals: ["late 0.5", "chained 0.75"])
      expect(clock.deadline(at: 101), equals: nil)
      // What waits from now on waits from the host's time on.
      clock.note(110)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { tell("new") }
      expect(clock.deadline(at: 110.25), equals: 110.5)
      expect(clock.now, equals: 10.25)
    }
  }

  @Test func `a launch skips waits of three seconds, but not those of timers`() {
    withOwnProcess { clock, _ in
      var told: [String] = []
      clock.note(10)
      for (word, wait) in [("half", 0.5), ("three", 3.0), ("four", 4.0)] {
        DispatchQueue.main.asyncAfter(deadline: .now() + wait) { told.append(word) }
      }
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in told.append("beat") }
      expect(clock.settle())
      expect(told, equals: ["half", "three"])
      // Three seconds were skipped: what was due after four is due after one. So is the timer, which
      // waits its whole time.
      expect(clock.deadline(at: 10), equals: 11)
      clock.advance(to: 11)
      expect(Set(told.suffix(2)), equals: ["four", "beat"])
      expect(told.count, equals: 4)
      clock.advance(to: 12)
      expect(told.last, equals: "beat")
      expect(told.count, equals: 5)
    }
  }

  @Test func `work that adds itself again without end does not keep the host`() {
    withOwnProcess { clock, _ in
      var count = 0
      func again() {
        count += 1
        DispatchQueue.main.async { again() }
      }
      again()
      clock.settle()
      expect(count, equals: 1 + WorkClock.mostInTurn)
      clock.advance(to: 0)
      expect(count, equals: 1 + 2 * WorkClock.mostInTurn)
    }
  }

  @Test func `code that waits lets the stage's time go by`() {
    withOwnProcess { clock, notes in
      let group = DispatchGroup()
      var told: [String] = []
      for wait in [0.2, 0.4] {
        group.enter()
        DispatchQueue.global().asyncAfter(deadline: .now() + wait) {
          told.append("\(wait)")
          group.leave()
        }
      }
      group.notify(queue: .main) { told.append("all") }
      expect(group.wait(timeout: .now() + 0.3), equals: .timedOut)
      group.wait()
      expect(told, equals: ["0.2", "0.4"])
      expect(clock.now, equals: 0.4)
      clock.settle()
      expect(told, equals: ["0.2", "0.4", "all"])
      let never = DispatchSemaphore(value: 0)
      never.wait()
      #expect(notes().count == 1 && notes()[0].hasPrefix("endless-wait"))
      never.signal()
      expect(never.wait(timeout: .now()), equals: .success)
      expect(DispatchQueue(label: "own").sync { 7 }, equals: 7)
    }
  }

  @Test func `cancelled and suspended work is not done`() {
    withOwnProcess { clock, _ in
      var told: [Int] = []
      let item = DispatchWorkItem { told.append(1) }
      let queue = DispatchQueue(label: "held", attributes: .initiallyInactive)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
      queue.async { told.append(2) }
      item.cancel()
      clock.settle()
      expect(told, equals: [])
      expect(clock.deadline(at: 0), equals: nil)
      queue.activate()
      clock.settle()
      expect(told, equals: [2])
    }
  }

  @Test func `a thread that sleeps is over later`() {
    withOwnProcess { clock, _ in
      var ends: [Double] = []
      DispatchQueue.global().async {
        AppFoundation.Thread.sleep(forTimeInterval: 1.5)
        DispatchQueue.main.async { ends.append(clock.now) }
      }
      DispatchQueue.global().async { ends.append(clock.now) }
      clock.settle()
      expect(ends, equals: [0, 1.5])
    }
  }

  @Test func `timers end when they are told, and one that fires once fires once`() {
    withOwnProcess { clock, _ in
      var beats: [Double] = []
      clock.note(0)
      let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
        beats.append(clock.now)
        if beats.count == 4 { timer.invalidate() }
      }
      let once = Timer(timeInterval: 0.25, repeats: false) { _ in beats.append(-1) }
      RunLoop.main.add(once, forMode: .common)
      for step in 0...20 { clock.advance(to: Double(step) / 4) }
      expect(beats, equals: [-1, 0.5, 1, 1.5])
      expect(!timer.isValid)
      expect(!once.isValid)
      expect(clock.deadline(at: 5), equals: nil)
    }
  }

  @Test func `operations are done after those on which they depend`() {
    withOwnProcess { clock, _ in
      nonisolated(unsafe) let list = NSMutableArray()
      let queue = OperationQueue()
      let last = BlockOperation { list.add("last") }
      let first = BlockOperation { list.add("first") }
      last.addDependency(first)
      queue.addOperation(last)
      queue.addOperation(first)
      OperationQueue.main.addOperation { list.add("main") }
      clock.settle()
      #expect(list as? [String] == ["first", "last", "main"] && queue.operationCount == 0)
    }
  }
}
