// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Runs its work once, at once, and gives its one result to every subscriber, early and late.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private var waiting: [() -> Void] = []
  private let lock = NSLock()

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock { () -> [() -> Void] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { self.waiting = [] }
      return self.waiting
    }
    for tell in waiting { tell() }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let claim = Claim(subscriber)
    subscriber.receive(subscription: claim)
    let result = lock.withLock { () -> Result<Output, Failure>? in
      if self.result == nil { waiting.append { [weak self] in claim.settle(self?.result) } }
      return self.result
    }
    claim.settle(result)
  }

  /// What one subscriber is owed: the result, when it is there and was asked for.
  private final class Claim<S: Subscriber>: Subscription
  where S.Input == Output, S.Failure == Failure {
    private var subscriber: S?
    private var result: Result<Output, Failure>?
    private var isWanted = false
    private let lock = NSLock()

    init(_ subscriber: S) { self.subscriber = subscriber }

    func settle(_ result: Result<Output, Failure>?) {
      lock.withLock { self.result = self.result ?? result }
      deliver()
    }

    func request(_ demand: Subscribers.Demand) {
      lock.withLock { isWanted = isWanted || demand > .none }
      deliver()
    }

    func cancel() { lock.withLock { subscriber = nil } }

    private func deliver() {
      let due = lock.withLock { () -> (S, Result<Output, Failure>)? in
        guard let subscriber, let result else { return nil }
        if case .success = result, !isWanted { return nil }
        self.subscriber = nil
        return (subscriber, result)
      }
      guard let (subscriber, result) = due else { return }
      switch result {
      case .success(let value):
        _ = subscriber.receive(value)
        subscriber.receive(completion: .finished)
      case .failure(let error): subscriber.receive(completion: .failure(error))
      }
    }
  }
}
