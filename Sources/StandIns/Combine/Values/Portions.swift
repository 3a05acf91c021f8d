// SPDX-License-Identifier: Apache-2.0
extension Publishers {
  /// Sends everything but the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      precondition(count >= 0, "The count must not be negative, but it is \(count)")
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.subscribe(
        Link<Output, Failure, S>(subscriber) { value, link in
          if left == 0 { return link.send(value) }
          left -= 1
          return .max(1)
        }
      )
    }
  }

  /// Sends nothing as long as a closure says so.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var drops = true
      upstream.subscribe(
        Link<Output, Failure, S>(subscriber) { value, link in
          drops = drops && predicate(value)
          return drops ? .max(1) : link.send(value)
        }
      )
    }
  }

  /// Sends the first values, then finishes.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(range.lowerBound >= 0, "The range must not begin below 0, but it is \(range)")
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Upstream.Output, S.Failure == Failure {
      let range = range
      guard !range.isEmpty else {
        return Empty<Upstream.Output, Failure>().receive(subscriber: subscriber)
      }
      var index = 0
      upstream.subscribe(
        Link<Upstream.Output, Failure, S>(subscriber) { value, link in
          defer { index += 1 }
          if index < range.lowerBound { return .max(1) }
          let demand = link.send(value)
          if index + 1 >= range.upperBound { link.finish(.finished, cancelling: true) }
          return demand
        }
      )
    }
  }

  /// Sends values as long as a closure says so, then finishes.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        Link<Output, Failure, S>(subscriber) { value, link in
          if predicate(value) { return link.send(value) }
          link.finish(.finished, cancelling: true)
          return .none
        }
      )
    }
  }
}

extension Publisher {
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    .init(upstream: self, count: count)
  }

  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }

  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    .init(upstream: self, range: 0..<maxLength)
  }

  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }

  public func output(at index: Int) -> Publishers.Output<Self> {
    .init(upstream: self, range: index..<index + 1)
  }

  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    .init(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  public func first() -> Publishers.Output<Self> { prefix(1) }

  public func first(
    where predicate: @escaping (Output) -> Bool
  )
    -> Publishers.Output<Publishers.Filter<Self>>
  { filter(predicate).prefix(1) }
}
