// SPDX-License-Identifier: Apache-2.0
import Combine
import Expectations
import Testing
import UIKitTestSupport

@Suite(.ownProcess) struct DemandTests {
  @Test func `demands add up, stop at zero, and unlimited stays unlimited`() {
    expect(Subscribers.Demand.max(2) + .max(3), equals: .max(5))
    expect(Subscribers.Demand.max(2) - .max(3), equals: .none)
    expect(Subscribers.Demand.unlimited - .max(3), equals: .unlimited)
    expect(Subscribers.Demand.max(2) + .unlimited, equals: .unlimited)
    #expect(Subscribers.Demand.max(2) * 3 == 6)
    expect(Subscribers.Demand.unlimited.max, equals: nil)
    #expect(Subscribers.Demand.max(Int.max) < .unlimited)
  }

  @Test func `a sequence sends no more than is wanted and ends after its last value`() {
    let record = Record.of([1, 2, 3].publisher)
    expect(record.values, equals: [])
    record.request(2)
    expect(record.values, equals: [1, 2])
    expect(!record.isFinished)
    record.request(1)
    expect(record.values, equals: [1, 2, 3])
    expect(record.isFinished)
    record.request(1)
    expect(record.values, equals: [1, 2, 3])
    expect(record.isFinished)
  }

  @Test func `what a subscriber answers is added to what it wants`() {
    expect(
      Record.of((0..<5).publisher, first: .max(1), more: .max(1)).values,
      equals: [0, 1, 2, 3, 4]
    )
    expect(Record.of((0..<5).publisher, first: .max(2)).values, equals: [0, 1])
  }

  @Test func `an empty sequence ends without being asked, and nothing is sent after a cancel`() {
    expect(Record.of([Int]().publisher).isFinished)
    let record = Record.of([1, 2, 3].publisher, first: .max(1))
    record.subscription?.cancel()
    record.request(5)
    expect(record.values, equals: [1])
    expectEmpty(record.completions)
  }

  @Test func `a filter asks for another value for each that it drops`() {
    let record = Record.of((1...9).publisher.filter { $0 % 3 == 0 })
    record.request(2)
    expect(record.values, equals: [3, 6])
    record.request(2)
    expect(record.values, equals: [3, 6, 9])
    expect(record.isFinished)
  }

  @Test func `a subject drops what nobody wants, and a current value waits`() {
    let passing = PassthroughSubject<Int, Never>()
    let first = Record.of(passing)
    passing.send(1)
    first.request(1)
    passing.send(2)
    passing.send(3)
    expect(first.values, equals: [2])
    let current = CurrentValueSubject<Int, Never>(0)
    let second = Record.of(current)
    current.send(1)
    current.send(2)
    second.request(1)
    expect(second.values, equals: [2])
  }

  @Test func `values of a flat map wait in their order until they are wanted`() {
    let record = Record.of([1, 2].publisher.flatMap { [$0 * 10, $0 * 10 + 1].publisher })
    record.request(1)
    expect(record.values, equals: [10])
    record.request(3)
    expect(record.values, equals: [10, 11, 20, 21])
    expect(record.isFinished)
  }
}
