// SPDX-License-Identifier: Apache-2.0
extension Publishers {
  /// Sends the elements of a sequence as fast as they are wanted.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var iterator = sequence.makeIterator()
      var following = iterator.next()
      // Nothing has to be asked for when nothing comes.
      if following == nil {
        subscriber.receive(subscription: Subscriptions.empty)
        return subscriber.receive(completion: .finished)
      }
      subscriber.receive(
        subscription: Supply(subscriber, isDone: { following == nil }) {
          defer { following = iterator.next() }
          return following
        }
      )
    }
  }
}

extension Swift.Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?

    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      Publishers.Sequence(sequence: output.map { [$0] } ?? []).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// A publisher of the value or of the error.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        Publishers.Sequence<CollectionOfOne<Success>, Failure>(sequence: CollectionOfOne(value))
          .receive(subscriber: subscriber)
      case .failure(let error):
        Fail<Success, Failure>(error: error).receive(subscriber: subscriber)
      }
    }
  }

  /// A publisher of the value or of the error.
  public var publisher: Publisher { Publisher(self) }
}
