// SPDX-License-Identifier: Apache-2.0
extension Publishers {
  /// Sends everything on a scheduler, after a span of time, in its order. Receiving on a queue is this without a span.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride?
    public let scheduler: Context

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let run = { [scheduler, interval] (action: @escaping () -> Void) in
        if let interval {
          scheduler.schedule(after: scheduler.now.advanced(by: interval), action)
        } else {
          scheduler.schedule(action)
        }
      }
      upstream.subscribe(
        Link<Output, Failure, S>(subscriber) { value, link in
          run {
            if link.isEnded { return }
            let more = link.send(value)
            if more > .none { link.ask(more) }
          }
          return .none
        } end: { completion, link in
          run { link.finish(completion) }
        }
      )
    }
  }

  /// Subscribes on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let upstream = upstream
      scheduler.schedule { upstream.subscribe(subscriber) }
    }
  }
}

extension Publisher {
  public func receive<S: Scheduler>(
    on scheduler: S,
    options _: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    .init(upstream: self, interval: nil, scheduler: scheduler)
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance _: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options _: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    .init(upstream: self, interval: interval, scheduler: scheduler)
  }

  public func subscribe<S: Scheduler>(
    on scheduler: S,
    options _: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    .init(upstream: self, scheduler: scheduler)
  }
}
