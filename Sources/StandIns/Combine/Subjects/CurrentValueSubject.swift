// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Keeps one value: whoever comes gets it at once, and each later one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var current: Output
  private let lock = NSRecursiveLock()

  public init(_ value: Output) { current = value }

  /// The value. Setting it sends it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    if !audience.isOpen { return }
    lock.withLock { current = value }
    audience.send(value, keeping: true)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }
  public func send(subscription: any Subscription) { audience.keep(subscription) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.admit(subscriber, first: value)
  }
}
