// SPDX-License-Identifier: Apache-2.0
/// Sends each value to those who listen and want one now. It keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { audience.send(value, keeping: false) }
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }
  public func send(subscription: any Subscription) { audience.keep(subscription) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.admit(subscriber, first: nil)
  }
}
