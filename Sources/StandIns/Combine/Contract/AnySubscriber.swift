// SPDX-License-Identifier: Apache-2.0
/// A subscriber that hides its type.
@frozen
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  public let combineIdentifier: CombineIdentifier
  private let begin: (any Subscription) -> Void
  private let take: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    begin = subscriber.receive(subscription:)
    take = subscriber.receive(_:)
    end = subscriber.receive(completion:)
  }

  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    combineIdentifier = CombineIdentifier(subject)
    begin = { subject.send(subscription: $0) }
    take = {
      subject.send($0)
      return .none
    }
    end = { subject.send(completion: $0) }
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    begin = receiveSubscription ?? { _ in }
    take = receiveValue ?? { _ in .none }
    end = receiveCompletion ?? { _ in }
  }

  public var description: String { "AnySubscriber" }

  public func receive(subscription: any Subscription) { begin(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { take(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}
