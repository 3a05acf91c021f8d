// SPDX-License-Identifier: Apache-2.0
extension Publishers {
  /// Sends what a closure makes of each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        Link<Upstream.Output, Failure, S>(subscriber) { value, link in link.send(transform(value)) }
      )
    }
  }

  /// Sends what a closure makes of each value, until it throws.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      let transform = transform
      upstream.subscribe(
        Link<Upstream.Output, Upstream.Failure, S>(subscriber) { value, link in
          link.sendTrying { try transform(value) }
        } end: { completion, link in
          link.finish(completion.erased)
        }
      )
    }
  }

  /// Sends what a closure makes of each value, where it makes something.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        Link<Upstream.Output, Failure, S>(subscriber) { value, link in
          transform(value).map(link.send) ?? .max(1)
        }
      )
    }
  }
}

extension Link where Downstream.Failure == any Error {
  /// Sends a value that may fail to be made: then the stream fails.
  func sendTrying(_ make: () throws -> Downstream.Input?) -> Subscribers.Demand {
    do {
      return try make().map(send) ?? .max(1)
    } catch {
      finish(.failure(error), cancelling: true)
      return .none
    }
  }
}

extension Subscribers.Completion {
  /// The same with any error.
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}

extension Publisher {
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> Publishers.Map<Self, Result> {
    .init(upstream: self, transform: transform)
  }

  public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> Publishers.Map<Self, Result> {
    .init(upstream: self) { $0[keyPath: keyPath] }
  }

  public func map<First, Second>(
    _ first: KeyPath<Output, First>,
    _ second: KeyPath<Output, Second>
  ) -> Publishers.Map<Self, (First, Second)> {
    .init(upstream: self) { ($0[keyPath: first], $0[keyPath: second]) }
  }

  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> Publishers.TryMap<Self, Result> {
    .init(upstream: self, transform: transform)
  }

  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> Publishers.CompactMap<Self, Result> {
    .init(upstream: self, transform: transform)
  }

  public func tryCompactMap<Result>(
    _ transform: @escaping (Output) throws -> Result?
  ) -> Publishers.CompactMap<Publishers.TryMap<Self, Result?>, Result> {
    tryMap(transform).compactMap { $0 }
  }

  /// Puts a value in the place of each nil.
  public func replaceNil<Wrapped>(with output: Wrapped) -> Publishers.Map<Self, Wrapped>
  where Output == Wrapped? {
    map { $0 ?? output }
  }
}
