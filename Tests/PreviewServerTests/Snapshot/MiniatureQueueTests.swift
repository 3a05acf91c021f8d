// SPDX-License-Identifier: Apache-2.0
import Expectations
import Testing

@testable import PreviewServer

/// Which stage is painted for the list, and when.
@Suite struct MiniatureQueueTests {
  private func nobody(_ stage: String) -> Bool { false }

  @Test func `stages are painted one after the other, in the order in which they were wanted`() {
    var queue = MiniatureQueue()
    for stage in ["b", "a", "b"] { queue.want(stage) }
    expect(queue.next(at: 10, isOpen: nobody), equals: .paint("b"))
    expect(queue.next(at: 10, isOpen: nobody), equals: .nothing)
    queue.ended(isPainted: true)
    expect(queue.next(at: 11, isOpen: nobody), equals: .paint("a"))
    queue.ended(isPainted: true)
    expect(queue.isEmpty, equals: true)
    expect(queue.next(at: 12, isOpen: nobody), equals: .nothing)
  }

  @Test func `nothing is painted until nobody has done anything for two seconds`() {
    var queue = MiniatureQueue()
    queue.want("a")
    queue.worked(at: 10)
    expect(queue.next(at: 10.5, isOpen: nobody), equals: .wait(seconds: 1.5))
    queue.worked(at: 11.5)
    expect(queue.next(at: 12, isOpen: nobody), equals: .wait(seconds: 1.5))
    expect(queue.next(at: 13.5, isOpen: nobody), equals: .paint("a"))
  }

  @Test func `a stage that is open waits, unless it has a picture that is old`() {
    var queue = MiniatureQueue()
    queue.want("a")
    queue.want("b")
    expect(queue.next(at: 0, isOpen: { $0 == "a" }), equals: .paint("b"))
    queue.ended(isPainted: true)
    expect(queue.next(at: 1, isOpen: { $0 == "a" }), equals: .wait(seconds: 5))
    queue.want("b")
    expect(queue.next(at: 2, isOpen: { _ in true }), equals: .paint("b"))
  }

  @Test func `what cannot be painted is not tried again before it is saved`() {
    var queue = MiniatureQueue()
    queue.want("a")
    expect(queue.next(at: 0, isOpen: nobody), equals: .paint("a"))
    queue.ended(isPainted: false)
    expect(queue.next(at: 1, isOpen: nobody), equals: .nothing)
    queue.want("a")
    expect(queue.next(at: 2, isOpen: nobody), equals: .paint("a"))
  }

  @Test func `of very many stages, two hundred are painted`() {
    var queue = MiniatureQueue()
    for number in 0..<1000 { queue.want("\(number)") }
    var painted = 0
    while case .paint = queue.next(at: 0, isOpen: nobody) {
      painted += 1
      queue.ended(isPainted: true)
    }
    expect(painted, equals: 200)
    queue.want("999")
    expect(queue.next(at: 0, isOpen: nobody), equals: .nothing)
    queue.want("0")
    expect(queue.next(at: 0, isOpen: nobody), equals: .paint("0"))
  }
}
