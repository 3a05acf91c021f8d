// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The values of one of several publishers that are sent together.
final class Column<Value>: AnyColumn {
  var values: [Value] = []
  var isClosed = false
  var isEmpty: Bool { values.isEmpty }
  func removeFirst() { values.removeFirst() }
}

/// A column without its type.
protocol AnyColumn: AnyObject {
  var isClosed: Bool { get set }
  var isEmpty: Bool { get }
  func removeFirst()
}

/// Waits until each of several publishers has sent, then sends their latest values together, at each new one.
final class Latest<S: Subscriber> {
  private let relay: Relay<S>
  private let columns: [any AnyColumn]
  private var hasMissed = false
  private let make: () -> S.Input?

  /// `make` gives the values together, or nil while one of the columns is empty.
  init(_ subscriber: S, _ columns: [any AnyColumn], make: @escaping () -> S.Input?) {
    relay = Relay(subscriber)
    self.columns = columns
    self.make = make
    relay.onRequest = { [weak self] _ in self?.catchUp() }
    relay.begin()
  }

  func add<P: Publisher>(_ publisher: P, _ column: Column<P.Output>) where P.Failure == S.Failure {
    _ = relay.watch(publisher) { [self] value in
      column.values = [value]
      tell()
      return .none
    } end: { [self] completion in
      if case .failure = completion { return relay.finish(completion) }
      column.isClosed = true
      // One that ended without a value never lets the others send.
      if column.isEmpty || columns.allSatisfy({ $0.isClosed }) { relay.finish(.finished) }
    }
  }

  private func tell() {
    guard let value = make() else { return }
    hasMissed = !relay.isHungry
    if !hasMissed { _ = relay.deliver(value) }
  }

  /// Of the values that nobody wanted when they came, the latest are sent when somebody does.
  private func catchUp() {
    relay.lock.withLock { if hasMissed { tell() } }
  }
}

/// Waits until each of several publishers has sent, and sends the first values of all together, then the second, and so on.
final class Rows<S: Subscriber> {
  private let relay: Relay<S>
  private let columns: [any AnyColumn]
  private let make: () -> S.Input?

  /// `make` gives the first values together, or nil while one of the columns is empty.
  init(_ subscriber: S, _ columns: [any AnyColumn], make: @escaping () -> S.Input?) {
    relay = Relay(subscriber)
    self.columns = columns
    self.make = make
    relay.onRequest = { [weak self] _ in self?.drain() }
    relay.begin()
  }

  func add<P: Publisher>(_ publisher: P, _ column: Column<P.Output>) where P.Failure == S.Failure {
    _ = relay.watch(publisher) { [self] value in
      column.values.append(value)
      drain()
      return .none
    } end: { [self] completion in
      if case .failure = completion { return relay.finish(completion) }
      column.isClosed = true
      finishIfDone()
    }
  }

  private func drain() {
    relay.lock.withLock {
      while relay.isHungry, let row = make() {
        for column in columns { column.removeFirst() }
        _ = relay.deliver(row)
      }
    }
    finishIfDone()
  }

  /// Nothing follows once a publisher has ended whose values are all sent.
  private func finishIfDone() {
    if columns.contains(where: { $0.isClosed && $0.isEmpty }) { relay.finish(.finished) }
  }
}
