// SPDX-License-Identifier: Apache-2.0

/// A stream that ends without an error.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

public enum InfallibleEvent<Element> {
  case next(Element)
  case completed
}

public struct Infallible<Element>: InfallibleType {
  let source: Observable<Element>
  init(_ source: Observable<Element>) { self.source = source }
  public func asObservable() -> Observable<Element> { source }

  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  public static func create(
    subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    .init(
      Observable { observer in
        subscribe { event in
          switch event {
          case .next(let value): observer.onNext(value)
          case .completed: observer.onCompleted()
          }
        }
      }
    )
  }
  public static func just(_ element: Element) -> Self { .init(.just(element)) }
  public static func of(_ elements: Element...) -> Self { .init(.from(elements)) }
  public static func from<S: Sequence>(_ elements: S) -> Self where S.Element == Element {
    .init(.from(elements))
  }
  public static func empty() -> Self { .init(.empty()) }
  public static func never() -> Self { .init(.never()) }
  public static func deferred(_ factory: @escaping () -> Self) -> Self {
    .init(.deferred { factory().source })
  }
  public static func merge(_ all: Self...) -> Self { .init(.merge(all.map(\.source))) }
  public static func concat(_ all: Self...) -> Self { .init(.concat(all.map(\.source))) }
  public static func combineLatest<each Value>(
    _ source: repeat Infallible<each Value>,
    resultSelector: @escaping (repeat each Value) -> Element
  ) -> Self {
    .init(.combineLatest(repeat (each source).source, resultSelector: resultSelector))
  }
  public static func zip<each Value>(
    _ source: repeat Infallible<each Value>,
    resultSelector: @escaping (repeat each Value) -> Element
  ) -> Self { .init(.zip(repeat (each source).source, resultSelector: resultSelector)) }
}

extension Infallible where Element == Any {
  public static func combineLatest<each Value>(
    _ source: repeat Infallible<each Value>
  ) -> Infallible<(repeat each Value)> {
    .init(Observable<Any>.combineLatest(repeat (each source).source))
  }
  public static func zip<each Value>(
    _ source: repeat Infallible<each Value>
  ) -> Infallible<(repeat each Value)> { .init(Observable<Any>.zip(repeat (each source).source)) }
}

extension InfallibleType {
  public func asInfallible() -> Infallible<Element> { .init(asObservable()) }

  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      with: object,
      onNext: onNext,
      onCompleted: onCompleted,
      onDisposed: onDisposed
    )
  }
  public func bind<O: ObserverType>(to observers: O...) -> any Disposable
  where O.Element == Element {
    asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }

  private func through<R>(_ change: (Observable<Element>) -> Observable<R>) -> Infallible<R> {
    .init(change(asObservable()))
  }
  public func map<R>(_ transform: @escaping (Element) -> R) -> Infallible<R> {
    through { $0.map(transform) }
  }
  public func compactMap<R>(_ transform: @escaping (Element) -> R?) -> Infallible<R> {
    through { $0.compactMap(transform) }
  }
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    through { $0.filter(predicate) }
  }
  public func flatMap<S: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> S
  ) -> Infallible<S.Element> { through { $0.flatMap(selector) } }
  public func flatMapLatest<S: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> S
  ) -> Infallible<S.Element> { through { $0.flatMapLatest(selector) } }
  public func flatMapFirst<S: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> S
  ) -> Infallible<S.Element> { through { $0.flatMapFirst(selector) } }
  public func concatMap<S: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> S
  ) -> Infallible<S.Element> { through { $0.concatMap(selector) } }
  public func startWith(_ element: Element) -> Infallible<Element> {
    through { $0.startWith(element) }
  }
  public func scan<R>(_ seed: R, accumulator: @escaping (R, Element) -> R) -> Infallible<R> {
    through { $0.scan(seed, accumulator: accumulator) }
  }
  public func distinctUntilChanged<Key: Equatable>(
    _ key: @escaping (Element) -> Key
  ) -> Infallible<Element> { through { $0.distinctUntilChanged(key) } }
  public func withLatestFrom<S: InfallibleType>(_ second: S) -> Infallible<S.Element> {
    through { $0.withLatestFrom(second) }
  }
  public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    through { $0.observe(on: scheduler) }
  }
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    through { $0.subscribe(on: scheduler) }
  }
  public func debounce(_ time: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element>
  {
    through { $0.debounce(time, scheduler: scheduler) }
  }
  public func throttle(
    _ time: RxTimeInterval,
    latest: Bool = true,
    scheduler: any SchedulerType
  ) -> Infallible<Element> {
    through { $0.throttle(time, latest: latest, scheduler: scheduler) }
  }
  public func delay(_ time: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    through { $0.delay(time, scheduler: scheduler) }
  }
  public func take(_ count: Int) -> Infallible<Element> { through { $0.take(count) } }
  public func skip(_ count: Int) -> Infallible<Element> { through { $0.skip(count) } }
  public func share(
    replay: Int = 0,
    scope: SubjectLifetimeScope = .whileConnected
  ) -> Infallible<Element> { through { $0.share(replay: replay, scope: scope) } }
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Infallible<Element> {
    through {
      $0.do(
        onNext: onNext,
        onCompleted: onCompleted,
        onSubscribe: onSubscribe,
        onDispose: onDispose
      )
    }
  }
}

extension InfallibleType where Element: Equatable {
  public func distinctUntilChanged() -> Infallible<Element> { distinctUntilChanged { $0 } }
}

extension ObservableConvertibleType {
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    .init(asObservable().catchAndReturn(element))
  }
  public func asInfallible(onErrorFallbackTo other: Infallible<Element>) -> Infallible<Element> {
    .init(asObservable().catch { _ in other.asObservable() })
  }
  public func asInfallible(
    onErrorRecover: @escaping (any Swift.Error) -> Infallible<Element>
  ) -> Infallible<Element> { .init(asObservable().catch { onErrorRecover($0).asObservable() }) }
}
