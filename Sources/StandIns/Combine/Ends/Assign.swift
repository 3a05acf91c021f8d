// SPDX-License-Identifier: Apache-2.0
extension Subscribers {
  /// Sets a property of an object to each value. It holds the object until the stream ends.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, object != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion _: Subscribers.Completion<Never>) { forget() }

    public func cancel() {
      let subscription = subscription
      forget()
      subscription?.cancel()
    }

    private func forget() {
      object = nil
      subscription = nil
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets a property of an object to each value, until the answer is cancelled or goes.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Sets a published property to each value, for as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.follow(self)
  }
}
