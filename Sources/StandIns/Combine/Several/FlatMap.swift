// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Publishers {
  /// Makes a publisher of each value and sends what all of these send.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream,
      maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = Join<NewPublisher, S>(Relay(subscriber))
      let transform = transform
      join.relay.onRequest = { _ in join.drain() }
      join.relay.onCancel = { join.forget() }
      join.relay.begin()
      join.outer = join.relay.watch(upstream, asks: maxPublishers) { value in
        join.add(transform(value))
        return .none
      } end: { completion in
        join.outerEnded(completion)
      }
    }
  }

  /// Follows only the latest of the publishers that come.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, Upstream.Failure == P.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = Join<P, S>(Relay(subscriber))
      join.relay.onRequest = { _ in join.drain() }
      join.relay.onCancel = { join.forget() }
      join.relay.begin()
      join.outer = join.relay.watch(upstream) { publisher in
        join.leaveAll()
        join.add(publisher)
        return .none
      } end: { completion in
        join.outerEnded(completion)
      }
    }
  }
}

/// Inner publishers whose values go into one stream. Values that are not wanted yet wait in the order in which they came.
private final class Join<Inner: Publisher, S: Subscriber>
where S.Input == Inner.Output, S.Failure == Inner.Failure {
  let relay: Relay<S>
  var outer: Int?
  private var inner: Set<Int> = []
  private var waiting: [Inner.Output] = []
  private var outerIsOpen = true
  private var isDraining = false

  init(_ relay: Relay<S>) { self.relay = relay }

  func add(_ publisher: Inner) {
    // The inner publisher may send and end before its number is known.
    var number = 0
    var hasEnded = false
    number = relay.watch(publisher) { [weak self] value in
      self?.take(value)
      return .none
    } end: { [weak self] completion in
      hasEnded = true
      self?.innerEnded(number, completion)
    }
    if !hasEnded { relay.lock.withLock { _ = inner.insert(number) } }
  }

  private func take(_ value: Inner.Output) {
    waiting.append(value)
    drain()
  }

  /// Gives the values that are wanted.
  func drain() {
    relay.lock.lock()
    defer { relay.lock.unlock() }
    if isDraining { return }
    isDraining = true
    while relay.isHungry, !waiting.isEmpty { _ = relay.deliver(waiting.removeFirst()) }
    isDraining = false
    finishIfDone()
  }

  func leaveAll() {
    let numbers = relay.lock.withLock {
      waiting = []
      defer { inner = [] }
      return inner
    }
    for number in numbers { relay.leave(number) }
  }

  private func innerEnded(_ number: Int, _ completion: Subscribers.Completion<Inner.Failure>) {
    if case .failure = completion { return relay.finish(completion) }
    relay.lock.withLock { _ = inner.remove(number) }
    if let outer { relay.ask(outer, for: .max(1)) }
    finishIfDone()
  }

  func outerEnded(_ completion: Subscribers.Completion<Inner.Failure>) {
    if case .failure = completion { return relay.finish(completion) }
    relay.lock.withLock { outerIsOpen = false }
    finishIfDone()
  }

  private func finishIfDone() {
    let isDone = relay.lock.withLock {
      !outerIsOpen && inner.isEmpty && waiting.isEmpty && !isDraining
    }
    if isDone { relay.finish(.finished) }
  }

  func forget() {
    waiting = []
    inner = []
  }
}

extension Publisher {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    .init(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}

extension Publisher where Failure == Never {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    .init(
      upstream: setFailureType(to: P.Failure.self),
      maxPublishers: maxPublishers,
      transform: transform
    )
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    .init(upstream: setFailureType(to: Output.Failure.self))
  }

  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
  where Output.Failure == Never { .init(upstream: self) }
}
