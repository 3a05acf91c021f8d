// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The part of an operator that stands between one upstream and one downstream: it is the subscriber of the one and the
/// subscription of the other. An operator says what happens with a value and with the completion; what it remembers
/// for one subscriber it keeps in the variables of these closures.
final class Link<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias TakeValue = (Input, Link) -> Subscribers.Demand
  typealias TakeEnd = (Subscribers.Completion<Failure>, Link) -> Void

  private enum Life {
    case waiting
    case connected(any Subscription)
    case ended
  }

  private let downstream: Downstream
  private let take: TakeValue
  private let end: TakeEnd
  private let onRequest: ((Subscribers.Demand, Link) -> Void)?
  private var life = Life.waiting
  private let lock = NSLock()

  init(
    _ downstream: Downstream,
    onRequest: ((Subscribers.Demand, Link) -> Void)? = nil,
    value: @escaping TakeValue,
    end: @escaping TakeEnd
  ) {
    self.downstream = downstream
    self.onRequest = onRequest
    take = value
    self.end = end
  }

  /// What comes from upstream, or nil before it answered and after the end.
  private var upstream: (any Subscription)? {
    lock.withLock { if case .connected(let upstream) = life { upstream } else { nil } }
  }

  private func endLife() -> (any Subscription)? {
    lock.withLock {
      defer { life = .ended }
      if case .connected(let upstream) = life { return upstream }
      return nil
    }
  }

  var isEnded: Bool { lock.withLock { if case .ended = life { true } else { false } } }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard case .waiting = life else { return false }
      life = .connected(subscription)
      return true
    }
    guard isFirst else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    isEnded ? .none : take(input, self)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if !isEnded { end(completion, self) }
  }

  func request(_ demand: Subscribers.Demand) {
    if let onRequest { onRequest(demand, self) } else { ask(demand) }
  }

  func cancel() { endLife()?.cancel() }

  // MARK: - What an operator does

  /// Asks upstream for more.
  func ask(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  /// Gives a value to the downstream and answers what it wants more.
  func send(_ value: Downstream.Input) -> Subscribers.Demand { downstream.receive(value) }

  /// Ends the downstream. With `cancelling`, the upstream is ended too, because it has not ended by itself.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>, cancelling: Bool = false) {
    if isEnded { return }
    let upstream = endLife()
    if cancelling { upstream?.cancel() }
    downstream.receive(completion: completion)
  }
}

extension Link where Failure == Downstream.Failure {
  /// An operator that lets the completion pass.
  convenience init(
    _ downstream: Downstream,
    onRequest: ((Subscribers.Demand, Link) -> Void)? = nil,
    value: @escaping TakeValue
  ) {
    self.init(downstream, onRequest: onRequest, value: value) { completion, link in
      link.finish(completion)
    }
  }
}
