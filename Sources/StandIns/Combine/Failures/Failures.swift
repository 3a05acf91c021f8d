// SPDX-License-Identifier: Apache-2.0
extension Publishers {
  /// Gives the stream another type of error, which it never has.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Link<Output, Never, S>(subscriber) { value, link in
          link.send(value)
        } end: { _, link in
          link.finish(.finished)
        }
      )
    }
  }

  /// Makes another error of an error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        Link<Output, Upstream.Failure, S>(subscriber) { value, link in
          link.send(value)
        } end: { completion, link in
          switch completion {
          case .finished: link.finish(.finished)
          case .failure(let error): link.finish(.failure(transform(error)))
          }
        }
      )
    }
  }

  /// Goes on with another publisher after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      let handler = handler
      relay.begin()
      relay.follow(upstream) { completion in
        guard case .failure(let error) = completion else { return relay.finish(.finished) }
        relay.follow(handler(error)) { relay.finish($0) }
      }
    }
  }

  /// Subscribes again after an error, so many times.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      relay.begin()
      attempt(relay, left: retries)
    }

    private func attempt<S: Subscriber>(_ relay: Relay<S>, left: Int?)
    where S.Input == Output, S.Failure == Failure {
      relay.follow(upstream) { completion in
        if case .failure = completion, left != 0, !relay.isEnded {
          attempt(relay, left: left.map { $0 - 1 })
        } else {
          relay.finish(completion)
        }
      }
    }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to _: E.Type) -> Publishers.SetFailureType<Self, E> {
    .init(upstream: self)
  }
}

extension Publisher {
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    .init(upstream: self, transform: transform)
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    .init(upstream: self, handler: handler)
  }

  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.Catch<Self, AnyPublisher<Output, any Error>> where P.Output == Output {
    .init(upstream: self) { error in
      do {
        return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// Sends a value in place of an error and finishes.
  public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
    .init(upstream: self) { _ in Just(output) }
  }

  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    .init(upstream: self, retries: retries)
  }

  /// Traps with the error, if one comes.
  public func assertNoFailure(
    _ prefix: String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) -> Publishers.MapError<Self, Never> {
    mapError { fatalError("\(prefix)\($0)", file: file, line: line) }
  }
}
