// SPDX-License-Identifier: Apache-2.0
extension Publishers {
  /// Sends what one publisher sends and, when it has finished, what another one sends.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      let suffix = suffix
      relay.begin()
      relay.follow(prefix) { completion in
        if case .failure = completion { return relay.finish(completion) }
        relay.follow(suffix) { relay.finish($0) }
      }
    }
  }

  /// Sends a value at the end if there was none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let output = output
      var isEmpty = true
      let watched = upstream.handleEvents(receiveOutput: { _ in isEmpty = false })
      let rest = Deferred {
        Publishers.Sequence<[Output], Failure>(sequence: isEmpty ? [output] : [])
      }
      Concatenate(prefix: watched, suffix: rest).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure { .init(prefix: self, suffix: publisher) }

  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  public func append<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    .init(prefix: self, suffix: .init(sequence: elements))
  }

  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure { .init(prefix: publisher, suffix: self) }

  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  public func prepend<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    .init(prefix: .init(sequence: elements), suffix: self)
  }

  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    .init(upstream: self, output: output)
  }
}
