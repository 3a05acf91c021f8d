// SPDX-License-Identifier: Apache-2.0

/// A stream of a kind that says how many values it tells.
public struct PrimitiveSequence<Trait, Element>: ObservableConvertibleType {
  let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source }

  public func asObservable() -> Observable<Element> { source }

  /// The same kind of stream after an operator.
  func through<Result>(
    _ change: (Observable<Element>) -> Observable<Result>
  ) -> PrimitiveSequence<Trait, Result> { .init(change(source)) }

  public static func deferred(
    _ factory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> { .init(.deferred { try factory().source }) }

  public func observe(on scheduler: any ImmediateSchedulerType) -> Self {
    .init(source.observe(on: scheduler))
  }
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Self { observe(on: scheduler) }
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self {
    .init(source.subscribe(on: scheduler))
  }
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Self {
    subscribe(on: scheduler)
  }
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    .init(source.delay(dueTime, scheduler: scheduler))
  }
  public func `catch`(_ handler: @escaping (any Swift.Error) throws -> Self) -> Self {
    .init(source.catch { try handler($0).source })
  }
  public func catchError(_ handler: @escaping (any Swift.Error) throws -> Self) -> Self {
    `catch`(handler)
  }
  public func catchAndReturn(_ element: Element) -> Self { .init(source.catchAndReturn(element)) }
  public func catchErrorJustReturn(_ element: Element) -> Self { catchAndReturn(element) }
  public func retry(_ maxAttemptCount: Int) -> Self { .init(source.retry(maxAttemptCount)) }
  public func debug(_ identifier: String? = nil) -> Self { self }
}
