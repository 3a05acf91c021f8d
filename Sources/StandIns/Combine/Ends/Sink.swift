// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Subscribers {
  /// Wants every value and gives each to a closure.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private enum Life {
      case waiting
      case connected(any Subscription)
      case ended
    }

    private var life = Life.waiting
    private let lock = NSLock()
    public var receiveValue: (Input) -> Void { takeValue }
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void { takeCompletion }
    private var takeValue: (Input) -> Void
    private var takeCompletion: (Subscribers.Completion<Failure>) -> Void

    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      takeValue = receiveValue
      takeCompletion = receiveCompletion
    }

    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard case .waiting = life else { return false }
        life = .connected(subscription)
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      takeValue(value)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      _ = release()
      let tell = takeCompletion
      forget()
      tell(completion)
    }

    public func cancel() {
      let subscription = release()
      forget()
      subscription?.cancel()
    }

    private func release() -> (any Subscription)? {
      lock.withLock {
        defer { life = .ended }
        if case .connected(let subscription) = life { return subscription }
        return nil
      }
    }

    /// The closures go with the stream, so that a circle of owners through them ends too.
    private func forget() {
      takeValue = { _ in }
      takeCompletion = { _ in }
    }
  }
}

extension Publisher {
  /// Gives each value and the completion to closures, until the answer is cancelled or goes.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion,
      receiveValue: receiveValue
    )
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Gives each value to a closure, until the answer is cancelled or goes.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
