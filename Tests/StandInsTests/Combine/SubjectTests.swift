// SPDX-License-Identifier: Apache-2.0
import Combine
import Expectations
import Testing
import UIKitTestSupport

@Suite(.ownProcess) struct SubjectTests {
  @Test func `a passing subject tells only those who are there`() {
    let subject = PassthroughSubject<Int, Never>()
    var early: [Int] = []
    var late: [Int] = []
    subject.send(1)
    let first = subject.sink { early.append($0) }
    subject.send(2)
    let second = subject.sink { late.append($0) }
    subject.send(3)
    first.cancel()
    subject.send(4)
    expect(early, equals: [2, 3])
    expect(late, equals: [3, 4])
    second.cancel()
  }

  @Test func `a current value is sent at once, and setting it sends it`() {
    let subject = CurrentValueSubject<String, Never>("a")
    var told: [String] = []
    let stream = subject.sink { told.append($0) }
    subject.value = "b"
    subject.send("c")
    expect(told, equals: ["a", "b", "c"])
    expect(subject.value, equals: "c")
    stream.cancel()
  }

  @Test func `after the end nothing is sent, and who comes later is told the end alone`() {
    let subject = CurrentValueSubject<Int, Mishap>(1)
    let early = Record.of(subject, first: .unlimited)
    subject.send(completion: .failure(.first))
    subject.send(2)
    subject.send(completion: .finished)
    expect(early.values, equals: [1])
    expect(early.completions, equals: [.failure(.first)])
    expect(subject.value, equals: 1)
    let late = Record.of(subject, first: .unlimited)
    expect(late.values, equals: [])
    expect(late.completions, equals: [.failure(.first)])
  }

  @Test func `a sink that goes no longer listens`() {
    let subject = PassthroughSubject<Int, Never>()
    var told: [Int] = []
    var streams: Set<AnyCancellable> = []
    subject.sink { told.append($0) }.store(in: &streams)
    subject.send(1)
    streams.removeAll()
    subject.send(2)
    expect(told, equals: [1])
  }

  @Test func `a cancellable runs its closure once, by a call or when it goes`() {
    var count = 0
    var kept: AnyCancellable? = AnyCancellable { count += 1 }
    kept?.cancel()
    kept?.cancel()
    kept = nil
    expect(count, equals: 1)
    do { _ = AnyCancellable { count += 1 } }
    expect(count, equals: 2)
  }

  @Test func `a stored list keeps its streams`() {
    let subject = PassthroughSubject<Int, Never>()
    var told: [Int] = []
    var streams: [AnyCancellable] = []
    subject.sink { told.append($0) }.store(in: &streams)
    subject.send(1)
    expect(streams.count, equals: 1)
    expect(told, equals: [1])
  }

  @Test func `a publisher sends everything on to a subject`() {
    let subject = PassthroughSubject<Int, Never>()
    let record = Record.of(subject, first: .unlimited)
    let stream = [1, 2].publisher.subscribe(subject)
    expect(record.values, equals: [1, 2])
    expect(record.isFinished)
    stream.cancel()
  }
}
