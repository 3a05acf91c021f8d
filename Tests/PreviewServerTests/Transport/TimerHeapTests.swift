// SPDX-License-Identifier: Apache-2.0
import Expectations
import TestSupport
import Testing

@testable import PreviewServer

@Suite struct TimerHeapTests {
  private final class Entry: TimerHeap.Entry {
    let name: Int
    init(_ name: Int) {
      self.name = name
      super.init()
    }
  }

  private func popped(_ heap: inout TimerHeap, at now: Double) -> [Int] {
    var names: [Int] = []
    while let entry = heap.popDue(at: now) as? Entry { names.append(entry.name) }
    return names
  }

  @Test func `gives what is due in the order of the times, and of scheduling`() {
    let entries = (0..<4).map { Entry($0) }
    var heap = TimerHeap()
    heap.schedule(entries[0], at: 3)
    heap.schedule(entries[1], at: 1)
    heap.schedule(entries[2], at: 1)
    heap.schedule(entries[3], at: 9)
    expect(heap.earliest, equals: 1)
    expect(popped(&heap, at: 3), equals: [1, 2, 0])
    expect(heap.count, equals: 1)
    #expect(entries[3].isWaiting && !entries[0].isWaiting)
    heap.remove(entries[3])
    expect(heap.earliest, equals: nil)
  }

  @Test func `agrees with a sorted list over random schedules and removals`() {
    var random = SeededRandom(seed: 77)
    let entries = (0..<40).map { Entry($0) }
    var heap = TimerHeap()
    var waiting: [(name: Int, due: Double, order: Int)] = []
    for step in 0..<4000 {
      let name = Int.random(in: 0..<entries.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        heap.remove(entries[name])
        waiting.removeAll { $0.name == name }
      case 1:
        let now = Double(Int.random(in: 0..<50, using: &random))
        let due = waiting.filter { $0.due <= now }.sorted {
          ($0.due, $0.order) < ($1.due, $1.order)
        }
        waiting.removeAll { $0.due <= now }
        expect(popped(&heap, at: now), equals: due.map(\.name))
      default:
        let due = Double(Int.random(in: 0..<50, using: &random))
        heap.schedule(entries[name], at: due)
        waiting.removeAll { $0.name == name }
        waiting.append((name, due, step))
      }
      expect(heap.count, equals: waiting.count)
      expect(heap.earliest, equals: waiting.map(\.due).min())
    }
  }
}
