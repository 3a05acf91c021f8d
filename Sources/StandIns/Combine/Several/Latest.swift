// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Waits until each of several publishers has sent, then sends their latest values together, at each new one.
final class Latest<S: Subscriber> {
  let relay: Relay<S>
  private let count: Int
  private var values: [Int: Any] = [:]
  private var open: Int
  private var hasMissed = false
  private let make: ([Int: Any]) -> S.Input

  init(_ subscriber: S, count: Int, make: @escaping ([Int: Any]) -> S.Input) {
    relay = Relay(subscriber)
    self.count = count
    open = count
    self.make = make
    relay.onRequest = { [weak self] _ in self?.catchUp() }
  }

  func add<P: Publisher>(_ index: Int, _ publisher: P) where P.Failure == S.Failure {
    _ = relay.watch(publisher) { [self] value in
      values[index] = value
      tell()
      return .none
    } end: { [self] completion in
      if case .failure = completion { return relay.finish(completion) }
      open -= 1
      // One that ended without a value never lets the others send.
      if open == 0 || values[index] == nil { relay.finish(.finished) }
    }
  }

  private func tell() {
    if values.count < count { return }
    hasMissed = !relay.isHungry
    if !hasMissed { _ = relay.deliver(make(values)) }
  }

  /// The values that nobody wanted when they came are sent when somebody does: only the latest.
  private func catchUp() {
    relay.lock.withLock { if hasMissed { tell() } }
  }
}

/// Waits until each of several publishers has sent, and sends the first values of all together, then the second, and so on.
final class Rows<S: Subscriber> {
  let relay: Relay<S>
  private var columns: [[Any]]
  private var closed: Set<Int> = []
  private let make: ([Any]) -> S.Input

  init(_ subscriber: S, count: Int, make: @escaping ([Any]) -> S.Input) {
    relay = Relay(subscriber)
    columns = Array(repeating: [], count: count)
    self.make = make
    relay.onRequest = { [weak self] _ in self?.drain() }
  }

  func add<P: Publisher>(_ index: Int, _ publisher: P) where P.Failure == S.Failure {
    _ = relay.watch(publisher) { [self] value in
      columns[index].append(value)
      drain()
      return .none
    } end: { [self] completion in
      if case .failure = completion { return relay.finish(completion) }
      closed.insert(index)
      finishIfDone()
    }
  }

  private func drain() {
    relay.lock.withLock {
      while relay.isHungry, columns.allSatisfy({ !$0.isEmpty }) {
        let row = columns.indices.map { columns[$0].removeFirst() }
        _ = relay.deliver(make(row))
      }
    }
    finishIfDone()
  }

  private func finishIfDone() {
    if closed.contains(where: { columns[$0].isEmpty }) { relay.finish(.finished) }
  }
}
