// SPDX-License-Identifier: Apache-2.0
extension Publishers {
  /// Sends the values that a closure lets pass.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let isIncluded: (Output) -> Bool

    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.subscribe(
        Link<Output, Failure, S>(subscriber) { value, link in
          isIncluded(value) ? link.send(value) : .max(1)
        }
      )
    }
  }

  /// Sends the values that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output, Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var previous: Output?
      upstream.subscribe(
        Link<Output, Failure, S>(subscriber) { value, link in
          if let previous, predicate(previous, value) { return .max(1) }
          previous = value
          return link.send(value)
        }
      )
    }
  }
}

extension Publisher {
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    .init(upstream: self, isIncluded: isIncluded)
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Lets the completion pass, and no value.
  public func ignoreOutput() -> Publishers.Filter<Self> { filter { _ in false } }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    .init(upstream: self, predicate: ==)
  }
}
