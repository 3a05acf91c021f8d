// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Combine
import Dispatch
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@Suite(.ownProcess) struct TimeTests {
  private let clock = ManualScheduler()
  private let subject = PassthroughSubject<Int, Never>()

  @Test func `a delayed value comes later, in its order, and the end after it`() {
    let record = Record.of(subject.delay(for: 2, scheduler: clock), first: .unlimited)
    subject.send(1)
    clock.advance(1)
    subject.send(2)
    subject.send(completion: .finished)
    expect(record.values, equals: [])
    clock.advance(1)
    expect(record.values, equals: [1])
    clock.advance(1)
    expect(record.values, equals: [1, 2])
    expect(record.isFinished)
  }

  @Test func `a value passes when none came after it for a while`() {
    let record = Record.of(subject.debounce(for: 1, scheduler: clock), first: .unlimited)
    subject.send(1)
    clock.advance(0.5)
    subject.send(2)
    clock.advance(0.75)
    expect(record.values, equals: [])
    clock.advance(0.25)
    expect(record.values, equals: [2])
  }

  @Test func `at most one value passes in a span, the first or the latest`() {
    let latest = Record.of(
      subject.throttle(for: 1, scheduler: clock, latest: true),
      first: .unlimited
    )
    let first = Record.of(
      subject.throttle(for: 1, scheduler: clock, latest: false),
      first: .unlimited
    )
    subject.send(1)
    clock.advance(0.25)
    subject.send(2)
    subject.send(3)
    clock.advance(1)
    expect(latest.values, equals: [1, 3])
    expect(first.values, equals: [1, 2])
  }

  @Test func `what is cancelled before its time does not come`() {
    let record = Record.of(subject.receive(on: clock), first: .unlimited)
    subject.send(1)
    record.subscription?.cancel()
    clock.advance(1)
    expect(record.values, equals: [])
  }

  @Test @MainActor func `values received on the main queue come after the present work`() {
    AppProcess.replaced { process in
      let clock = process.clock
      var told: [Int] = []
      let stream = [1, 2].publisher.receive(on: AppFoundation.DispatchQueue.main)
        .sink { told.append($0) }
      expect(told, equals: [])
      clock.settle()
      expect(told, equals: [1, 2])
      stream.cancel()
    }
  }

  @Test func `the values of a publisher can be awaited`() async {
    var told: [Int] = []
    for await value in [1, 2, 3].publisher.values { told.append(value) }
    expect(told, equals: [1, 2, 3])
  }
}

@MainActor private var kept: [AnyCancellable] = []
