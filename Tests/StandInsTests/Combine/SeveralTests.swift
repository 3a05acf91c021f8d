// SPDX-License-Identifier: Apache-2.0
import Combine
import Expectations
import Testing
import UIKitTestSupport

@Suite(.ownProcess) struct SeveralTests {
  private let first = PassthroughSubject<Int, Never>()
  private let second = PassthroughSubject<String, Never>()

  @Test func `the latest values are sent together once each has come`() {
    let record = Record.of(first.combineLatest(second) { "\($0)\($1)" }, first: .unlimited)
    first.send(1)
    first.send(2)
    second.send("a")
    second.send("b")
    first.send(3)
    expect(record.values, equals: ["2a", "2b", "3b"])
    first.send(completion: .finished)
    expect(!record.isFinished)
    second.send(completion: .finished)
    expect(record.isFinished)
  }

  @Test func `pairs go by their order, and end when one side can give no more`() {
    let record = Record.of(first.zip(second) { "\($0)\($1)" }, first: .unlimited)
    first.send(1)
    first.send(2)
    second.send("a")
    expect(record.values, equals: ["1a"])
    second.send("b")
    first.send(completion: .finished)
    expect(record.values, equals: ["1a", "2b"])
    expect(record.isFinished)
  }

  @Test func `merged streams keep the order of time and end with the last`() {
    let other = PassthroughSubject<Int, Never>()
    let record = Record.of(first.merge(with: other), first: .unlimited)
    first.send(1)
    other.send(2)
    first.send(completion: .finished)
    other.send(3)
    expect(record.values, equals: [1, 2, 3])
    expect(!record.isFinished)
    other.send(completion: .finished)
    expect(record.isFinished)
  }

  @Test func `only the latest inner stream is followed`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let other = PassthroughSubject<Int, Never>()
    let record = Record.of(outer.switchToLatest(), first: .unlimited)
    outer.send(first)
    first.send(1)
    outer.send(other)
    first.send(2)
    other.send(3)
    expect(record.values, equals: [1, 3])
    outer.send(completion: .finished)
    expect(!record.isFinished)
    other.send(completion: .finished)
    expect(record.isFinished)
  }

  @Test func `streams follow one another`() {
    expect([2].publisher.append(3, 4).prepend(1).told().values, equals: [1, 2, 3, 4])
    expect([Int]().publisher.replaceEmpty(with: 7).told().values, equals: [7])
  }

  @Test func `a shared stream is begun once for all`() {
    var begun = 0
    let shared = first.handleEvents(receiveSubscription: { _ in begun += 1 }).share()
    let left = Record.of(shared, first: .unlimited)
    let right = Record.of(shared, first: .unlimited)
    first.send(5)
    expect(begun, equals: 1)
    expect(left.values, equals: [5])
    expect(right.values, equals: [5])
  }

  @Test func `a failure of one ends all`() {
    let failing = PassthroughSubject<Int, Mishap>()
    let other = PassthroughSubject<Int, Mishap>()
    let record = Record.of(failing.merge(with: other), first: .unlimited)
    failing.send(completion: .failure(.second))
    other.send(1)
    expect(record.values, equals: [])
    expect(record.completions, equals: [.failure(.second)])
  }
}
