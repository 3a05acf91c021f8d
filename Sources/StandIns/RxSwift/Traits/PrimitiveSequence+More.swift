// SPDX-License-Identifier: Apache-2.0

extension PrimitiveSequence {
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    source.asInfallible(onErrorJustReturn: element)
  }
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    .init(source.delaySubscription(dueTime, scheduler: scheduler))
  }
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    .init(source.timeout(dueTime, scheduler: scheduler))
  }
  public func timeout(
    _ dueTime: RxTimeInterval,
    other: Self,
    scheduler: any SchedulerType
  ) -> Self { .init(source.timeout(dueTime, other: other, scheduler: scheduler)) }
  public func retry() -> Self { .init(source.retry()) }
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Swift.Error>) -> Trigger
  ) -> Self { .init(source.retry(when: notificationHandler)) }
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Swift.Error>) -> Trigger
  ) -> Self { retry(when: notificationHandler) }
  public func debug(_ identifier: String? = nil, trimOutput _: Bool) -> Self { self }
  public func amb(_ other: Self) -> Self { .init(source.amb(other.source)) }

  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> Self
  ) -> Self {
    .init(
      Observable.using(resourceFactory) { try primitiveSequenceFactory($0).source }
    )
  }
}

extension PrimitiveSequence where Trait == SingleTrait {
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Swift.Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    .init(source.filter(predicate))
  }
  public func compactMap<R>(_ transform: @escaping (Element) throws -> R?) -> Maybe<R> {
    .init(source.compactMap(transform))
  }
  public func flatMapMaybe<R>(_ selector: @escaping (Element) throws -> Maybe<R>) -> Maybe<R> {
    .init(source.flatMap(selector))
  }
  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable { .init(source.flatMap(selector)) }
  public func concatMap<R>(_ selector: @escaping (Element) throws -> Single<R>) -> Single<R> {
    .init(source.concatMap(selector))
  }

  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil,
    afterSuccess: ((Element) throws -> Void)?,
    onError: ((any Swift.Error) throws -> Void)? = nil,
    afterError: ((any Swift.Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    .init(
      source.do(
        onNext: onSuccess,
        afterNext: afterSuccess,
        onError: onError,
        afterError: { try afterError?($0) },
        onSubscribe: onSubscribe,
        onSubscribed: onSubscribed,
        onDispose: onDispose
      )
    )
  }

  public static func zip<C: Collection, R>(
    _ collection: C,
    resultSelector: @escaping ([Element]) throws -> R
  ) -> Single<R> where C.Element == Single<Element> {
    if collection.isEmpty { return .init(Observable.deferred { .just(try resultSelector([])) }) }
    return .init(Observable<R>.zip(collection.map(\.source), resultSelector: resultSelector))
  }
  public static func zip<C: Collection>(_ collection: C) -> Single<[Element]>
  where C.Element == Single<Element> { zip(collection) { $0 } }

  public static func zip<each Value>(
    _ source: repeat Single<each Value>,
    resultSelector: @escaping (repeat each Value) throws -> Element
  ) -> Single<Element> {
    .init(Observable.zip(repeat (each source).source, resultSelector: resultSelector))
  }

  /// The value, for code that waits.
  public var value: Element {
    get async throws {
      let box = Waiting<Element>()
      return try await withCheckedThrowingContinuation { next in
        box.subscription = source.subscribe(
          onNext: { value in
            // All code of apps runs in one thread.
            nonisolated(unsafe) let value = value
            next.resume(returning: value)
          },
          onError: { next.resume(throwing: $0) }
        )
      }
    }
  }
}

/// What a task that waits for a value listens to.
private final class Waiting<Element>: @unchecked Sendable {
  var subscription: (any Disposable)?
}

extension PrimitiveSequence where Trait == SingleTrait, Element == Any {
  public static func zip<each Value>(
    _ source: repeat Single<each Value>
  ) -> Single<(repeat each Value)> { .init(Observable.zip(repeat (each source).source)) }
}

extension PrimitiveSequence where Trait == MaybeTrait {
  public static func never() -> Maybe<Element> { .init(.never()) }
  public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
    var isOpen = true
    return source.subscribe { event in
      switch event {
      case .next(let value):
        isOpen = false
        observer(.success(value))
      case .error(let error): observer(.error(error))
      case .completed: if isOpen { observer(.completed) }
      }
    }
  }
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    .init(source.filter(predicate))
  }
  public func compactMap<R>(_ transform: @escaping (Element) throws -> R?) -> Maybe<R> {
    .init(source.compactMap(transform))
  }
  public func asSingle() -> Single<Element> { source.asSingle() }
  public func asCompletable() -> Completable { .init(source.ignoreElements()) }
  public func ifEmpty(default element: Element) -> Single<Element> {
    .init(source.ifEmpty(default: element))
  }
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    .init(source.ifEmpty(switchTo: other.source))
  }
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    .init(source.ifEmpty(switchTo: other.source))
  }
  public func flatMapSingle<R>(_ selector: @escaping (Element) throws -> Single<R>) -> Maybe<R> {
    .init(source.flatMap(selector))
  }
  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable { .init(source.flatMap(selector)) }
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    .init(
      source.do(
        onNext: onNext,
        onError: onError,
        onCompleted: onCompleted,
        onSubscribe: onSubscribe,
        onDispose: onDispose
      )
    )
  }
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  public static func never() -> Completable { .init(.never()) }
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    source.subscribe(onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
  }
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Swift.Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(
      with: object,
      onError: onError,
      onCompleted: onCompleted,
      onDisposed: onDisposed
    )
  }
  public func andThen<R>(_ second: Maybe<R>) -> Maybe<R> { .init(andThen(second.source)) }
  public func concat(_ second: Completable) -> Completable { andThen(second) }
  public static func concat<C: Collection>(_ all: C) -> Completable
  where C.Element == Completable { .init(Observable.concat(all.map(\.source))) }
  public static func concat(_ all: Completable...) -> Completable { concat(all) }
  public static func merge<C: Collection>(_ all: C) -> Completable
  where C.Element == Completable { .init(Observable.merge(all.map(\.source))) }
  public static func merge(_ all: Completable...) -> Completable { merge(all) }
  public static func zip<C: Collection>(_ all: C) -> Completable
  where C.Element == Completable { merge(all) }
  public static func zip(_ all: Completable...) -> Completable { merge(all) }
  public func `do`(
    onError: ((any Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Completable {
    .init(
      source.do(
        onError: onError,
        onCompleted: onCompleted,
        onSubscribe: onSubscribe,
        onSubscribed: onSubscribed,
        onDispose: onDispose
      )
    )
  }
  public func asMaybe() -> Maybe<Never> { .init(source) }
  /// The end, for code that waits.
  public var value: Void {
    get async throws {
      let box = Waiting<Void>()
      return try await withCheckedThrowingContinuation { next in
        box.subscription = source.subscribe(
          onError: { next.resume(throwing: $0) },
          onCompleted: { next.resume() }
        )
      }
    }
  }
}

extension PrimitiveSequence where Element: FixedWidthInteger, Trait == SingleTrait {
  public static func timer(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Single<Element> { .init(Observable.timer(dueTime, scheduler: scheduler)) }
}

extension PrimitiveSequence where Element: FixedWidthInteger, Trait == MaybeTrait {
  public static func timer(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Maybe<Element> { .init(Observable.timer(dueTime, scheduler: scheduler)) }
}
