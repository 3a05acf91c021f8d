// SPDX-License-Identifier: Apache-2.0
/// Something that takes the values of a publisher, as many as it asks for.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Is called once, before any value: the subscriber may ask for values now or later.
  func receive(subscription: any Subscription)

  /// Takes a value and answers how many more it wants beside those that it asked for before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Is called at most once, after the last value.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The names of the built-in subscribers, and the words between them and publishers.
public enum Subscribers {
  /// How a stream ended.
  @frozen
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
