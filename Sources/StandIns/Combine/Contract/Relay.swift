// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A downstream that follows several upstreams, one after the other or together. It remembers what the downstream wants
/// while no upstream is there, and gives values in one thread at a time.
final class Relay<Downstream: Subscriber>: Subscription {
  private let downstream: Downstream
  private var demand = Subscribers.Demand.none
  private var upstreams: [Int: any Subscription] = [:]
  private var last = 0
  private(set) var isEnded = false
  let lock = NSRecursiveLock()
  /// What happens when the downstream asks for more; nil passes it on to the upstreams.
  var onRequest: ((Subscribers.Demand) -> Void)?
  var onCancel: (() -> Void)?

  init(_ downstream: Downstream) { self.downstream = downstream }

  func begin() { downstream.receive(subscription: self) }

  /// Follows an upstream whose values go to the downstream as they are.
  func follow<P: Publisher>(
    _ publisher: P,
    end: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    let number = newNumber()
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { [self] in adopt($0, number, asks: lock.withLock { demand }) },
        receiveValue: { [self] value in
          lock.withLock { isEnded ? .none : deliver(value) }
        },
        receiveCompletion: { [self] in if drop(number) { end($0) } }
      )
    )
  }

  /// Follows an upstream whose values a closure takes. It is asked for `asks` values first, and for one after each.
  func watch<P: Publisher>(
    _ publisher: P,
    asks: Subscribers.Demand = .unlimited,
    value take: @escaping (P.Output) -> Subscribers.Demand,
    end: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> Int {
    let number = newNumber()
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { [self] in adopt($0, number, asks: asks) },
        receiveValue: { [self] value in lock.withLock { isEnded ? .none : take(value) } },
        receiveCompletion: { [self] in if drop(number) { end($0) } }
      )
    )
    return number
  }

  private func newNumber() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }

  private func adopt(_ subscription: any Subscription, _ number: Int, asks: Subscribers.Demand) {
    let isWanted = lock.withLock {
      if !isEnded { upstreams[number] = subscription }
      return !isEnded
    }
    if !isWanted { return subscription.cancel() }
    if asks > .none { subscription.request(asks) }
  }

  /// Whether the upstream counted still.
  private func drop(_ number: Int) -> Bool {
    lock.withLock {
      upstreams[number] = nil
      return !isEnded
    }
  }

  /// Ends one upstream.
  func leave(_ number: Int) {
    lock.withLock { upstreams.removeValue(forKey: number) }?.cancel()
  }

  /// Asks one upstream for more.
  func ask(_ number: Int, for demand: Subscribers.Demand) {
    lock.withLock { upstreams[number] }?.request(demand)
  }

  /// Gives a value and answers what the downstream wants more.
  func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
    demand -= 1
    let more = downstream.receive(value)
    demand += more
    return more
  }

  /// Whether the downstream wants a value now.
  var isHungry: Bool { demand > .none }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let upstreams = endOnce() else { return }
    for upstream in upstreams { upstream.cancel() }
    downstream.receive(completion: completion)
  }

  private func endOnce() -> [any Subscription]? {
    lock.withLock {
      if isEnded { return nil }
      isEnded = true
      defer { upstreams = [:] }
      return Array(upstreams.values)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    let present = lock.withLock {
      self.demand += demand
      return onRequest == nil ? Array(upstreams.values) : []
    }
    onRequest?(demand)
    for upstream in present { upstream.request(demand) }
  }

  func cancel() {
    guard let upstreams = endOnce() else { return }
    for upstream in upstreams { upstream.cancel() }
    onCancel?()
    onCancel = nil
    onRequest = nil
  }
}
