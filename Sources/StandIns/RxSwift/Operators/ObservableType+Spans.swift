// SPDX-License-Identifier: Apache-2.0

extension ObservableType {
  /// Begins to listen after a span.
  public func delaySubscription(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { observer in
      scheduler.scheduleRelative((), dueTime: dueTime) { self.subscribe(observer) }
    }
  }

  /// Another stream where no value comes for a span.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval,
    other: Source,
    scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    timeout(dueTime, scheduler: scheduler).catch { error in
      if case RxError.timeout = error { return other.asObservable() }
      return .error(error)
    }
  }

  public func take(
    for duration: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { observer in
      let alarm = scheduler.scheduleRelative((), dueTime: duration) {
        observer.onCompleted()
        return Disposables.create()
      }
      return Disposables.create(alarm, self.subscribe(observer))
    }
  }
  /// The name before version 6.
  public func take(
    _ duration: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> { take(for: duration, scheduler: scheduler) }

  public func skip(
    _ duration: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { observer in
      var isOpen = false
      let alarm = scheduler.scheduleRelative((), dueTime: duration) {
        isOpen = true
        return Disposables.create()
      }
      return Disposables.create(alarm, self.filter { _ in isOpen }.subscribe(observer))
    }
  }

  /// Values until one fits; `behavior` says whether that one is told, too.
  public func take(
    until predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    chain { event, observer in
      guard case .next(let value) = event else { return observer.on(event) }
      do {
        guard try predicate(value) else { return observer.on(event) }
        if behavior == .inclusive { observer.on(event) }
        observer.onCompleted()
      } catch { observer.onError(error) }
    }
  }

  /// Values while they fit; `behavior` says whether the first other one is told, too.
  public func take(
    while predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior
  ) -> Observable<Element> { take(until: { try !predicate($0) }, behavior: behavior) }

  // The names before version 6.
  public func takeUntil(
    _ behavior: TakeBehavior,
    predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> { take(until: predicate, behavior: behavior) }

  public func reduce<A, Result>(
    _ seed: A,
    accumulator: @escaping (A, Element) throws -> A,
    mapResult: @escaping (A) throws -> Result
  ) -> Observable<Result> { reduce(seed, accumulator: accumulator).map(mapResult) }

  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    Observable { observer in
      let current = SerialDisposable()
      var isEmpty = true
      let first = self.subscribe { event in
        if case .next = event { isEmpty = false }
        if case .completed = event, isEmpty {
          current.disposable = other.subscribe(observer)
        } else {
          observer.on(event)
        }
      }
      return Disposables.create(first, current)
    }
  }
}

/// Whether the value that ends a stream is told.
public enum TakeBehavior: Sendable {
  case inclusive
  case exclusive
}
