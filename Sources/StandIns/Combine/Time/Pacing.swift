// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Publishers {
  /// Sends the latest value when none came for a span of time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, dueTime) = (scheduler, dueTime)
      let waiting = Waiting<Output>()
      upstream.subscribe(
        Link<Output, Failure, S>(subscriber, onRequest: waiting.want) { value, link in
          let turn = waiting.put(value)
          scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) {
            if !link.isEnded, let value = waiting.take(turn) { waiting.more(link.send(value)) }
          }
          return .none
        } end: { completion, link in
          // A value that still waits goes with the stream, as in Apple's.
          scheduler.schedule { link.finish(completion) }
        }
      )
    }
  }

  /// Sends at most one value in each span of time: the first at once, then the latest or the first of each span.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, latest) = (scheduler, interval, latest)
      let waiting = Waiting<Output>()
      var next: Context.SchedulerTimeType?
      var isScheduled = false
      upstream.subscribe(
        Link<Output, Failure, S>(subscriber, onRequest: waiting.want) { value, link in
          if !isScheduled || latest { _ = waiting.put(value) }
          if isScheduled { return .none }
          isScheduled = true
          let now = scheduler.now
          let moment = next.map { Swift.max($0, now) } ?? now
          let send = {
            isScheduled = false
            next = scheduler.now.advanced(by: interval)
            if !link.isEnded, let value = waiting.take(nil) { waiting.more(link.send(value)) }
          }
          if moment > now {
            scheduler.schedule(after: moment, send)
          } else {
            scheduler.schedule(send)
          }
          return .none
        } end: { completion, link in
          scheduler.schedule {
            if case .finished = completion, let value = waiting.take(nil) { _ = link.send(value) }
            link.finish(completion)
          }
        }
      )
    }
  }
}

/// The value that waits to be sent, and how many are wanted. The upstream is asked for all.
private final class Waiting<Value> {
  private var value: Value?
  private var turn = 0
  private var demand = Subscribers.Demand.none
  private var hasAsked = false
  private let lock = NSRecursiveLock()

  func want<F: Error, S: Subscriber>(_ demand: Subscribers.Demand, _ link: Link<Value, F, S>) {
    let asks = lock.withLock {
      self.demand += demand
      defer { hasAsked = true }
      return !hasAsked
    }
    if asks { link.ask(.unlimited) }
  }

  func put(_ value: Value) -> Int {
    lock.withLock {
      self.value = value
      turn += 1
      return turn
    }
  }

  /// The value, if it is wanted and, with a turn, if none came after that turn.
  func take(_ turn: Int?) -> Value? {
    lock.withLock {
      guard turn == nil || turn == self.turn, demand > .none, let value else { return nil }
      demand -= 1
      self.value = nil
      return value
    }
  }

  func more(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }
}

extension Publisher {
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options _: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    .init(upstream: self, dueTime: dueTime, scheduler: scheduler)
  }

  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  /// Ends the stream when no value comes for a span of time.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    options _: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    let source = self
    return Deferred {
      let alarm = PassthroughSubject<Void, Failure>()
      let rearm = source.handleEvents(receiveOutput: { _ in alarm.send() })
      let late = alarm.prepend(()).debounce(for: interval, scheduler: scheduler).first()
        .flatMap { () -> AnyPublisher<Output?, Failure> in
          guard let customError else {
            return Just(nil).setFailureType(to: Failure.self).eraseToAnyPublisher()
          }
          return Fail(error: customError()).eraseToAnyPublisher()
        }
      return rearm.map(Optional.some).append(nil).merge(with: late).prefix { $0 != nil }
        .compactMap { $0 }
    }
    .eraseToAnyPublisher()
  }
}
