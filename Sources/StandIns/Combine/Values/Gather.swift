// SPDX-License-Identifier: Apache-2.0
extension Publishers {
  /// Waits for the end and then sends one value, made of all.
  public struct Gather<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    /// Makes a new place to gather in: one closure that takes a value, one that gives the result at the end.
    let begin: () -> (take: (Upstream.Output) -> Void, result: () -> Output?)

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (take, result) = begin()
      var waiting: Supply<S>?
      upstream.subscribe(
        Link<Upstream.Output, Failure, S>(
          subscriber,
          onRequest: { demand, link in
            guard demand > .none else { return }
            if let waiting { waiting.request(demand) } else { link.ask(.unlimited) }
          },
          value: { value, _ in
            take(value)
            return .none
          },
          end: { completion, link in
            guard case .finished = completion, let value = result() else {
              return link.finish(completion)
            }
            var left: Output? = value
            let supply = Supply(subscriber, isDone: { left == nil }) {
              defer { left = nil }
              return left
            }
            waiting = supply
            supply.request(.max(1))
          }
        )
      )
    }
  }

  /// Sends what a closure makes of the values until now.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      let combine = nextPartialResult
      upstream.subscribe(
        Link<Upstream.Output, Failure, S>(subscriber) { value, link in
          result = combine(result, value)
          return link.send(result)
        }
      )
    }
  }

  /// Sends arrays of so many values; the last one may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      precondition(count > 0, "The count must be positive, but it is \(count)")
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let count = count
      var values: Output = []
      upstream.subscribe(
        Link<Upstream.Output, Failure, S>(
          subscriber,
          onRequest: { demand, link in link.ask(demand * count) },
          value: { value, link in
            values.append(value)
            guard values.count == count else { return .none }
            defer { values = [] }
            return link.send(values) * count
          },
          end: { completion, link in
            if case .finished = completion, !values.isEmpty { _ = link.send(values) }
            link.finish(completion)
          }
        )
      )
    }
  }
}

extension Publisher {
  public func scan<Result>(
    _ initialResult: Result,
    _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> Publishers.Scan<Self, Result> {
    .init(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  public func reduce<Result>(
    _ initialResult: Result,
    _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> Publishers.Gather<Self, Result> {
    .init(upstream: self) {
      var result = initialResult
      return ({ result = nextPartialResult(result, $0) }, { result })
    }
  }

  /// Sends one array of all values, at the end.
  public func collect() -> Publishers.Gather<Self, [Output]> {
    .init(upstream: self) {
      var values: [Output] = []
      return ({ values.append($0) }, { values })
    }
  }

  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    .init(upstream: self, count: count)
  }

  public func last() -> Publishers.Gather<Self, Output> { last { _ in true } }

  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Gather<Self, Output> {
    .init(upstream: self) {
      var last: Output?
      return ({ if predicate($0) { last = $0 } }, { last })
    }
  }

  public func count() -> Publishers.Gather<Self, Int> { reduce(0) { count, _ in count + 1 } }

  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Gather<Self, Bool> {
    reduce(true) { $0 && predicate($1) }
  }

  public func contains(
    where predicate: @escaping (Output) -> Bool
  )
    -> Publishers.Gather<Self, Bool>
  { reduce(false) { $0 || predicate($1) } }

  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Gather<Self, Output> {
    .init(upstream: self) {
      var least: Output?
      return (
        { value in least = least.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value },
        { least }
      )
    }
  }

  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Gather<Self, Output> {
    .init(upstream: self) {
      var greatest: Output?
      return (
        { value in
          greatest = greatest.map { areInIncreasingOrder($0, value) ? value : $0 } ?? value
        }, { greatest }
      )
    }
  }
}

extension Publisher where Output: Equatable {
  public func contains(_ output: Output) -> Publishers.Gather<Self, Bool> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  public func min() -> Publishers.Gather<Self, Output> { min(by: <) }
  public func max() -> Publishers.Gather<Self, Output> { max(by: <) }
}
