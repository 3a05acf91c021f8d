// SPDX-License-Identifier: Apache-2.0
public import RxRelay
public import RxSwift

extension SharedSequenceConvertibleType {
  private func through<Result>(
    _ change: (Observable<Element>) -> Observable<Result>
  ) -> SharedSequence<SharingStrategy, Result> { .init(change(sharedSource)) }

  public func concat<Source: SharedSequenceConvertibleType>(
    _ second: Source
  ) -> SharedSequence<SharingStrategy, Element>
  where Source.Element == Element, Source.SharingStrategy == SharingStrategy {
    through { $0.concat(second.asObservable()) }
  }
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    through { $0.withUnretained(object) }
  }
  public func withUnretained<Object: AnyObject, R>(
    _ object: Object,
    resultSelector: @escaping (Object, Element) -> R
  ) -> SharedSequence<SharingStrategy, R> {
    through { $0.withUnretained(object, resultSelector: resultSelector) }
  }
  public func distinctUntilChanged<Key: Equatable>(
    at keyPath: KeyPath<Element, Key>
  ) -> SharedSequence<SharingStrategy, Element> {
    through { $0.distinctUntilChanged(at: keyPath) }
  }
  public func asInfallible() -> Infallible<Element> {
    sharedSource.asInfallible(onErrorFallbackTo: .empty())
  }
  public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool
  ) -> SharedSequence<SharingStrategy, Element> { asSharedSequence() }
  /// Values for who listens on the main queue already.
  public func flatMap<S, R>(
    _ selector: @escaping (Element) -> SharedSequence<S, R>
  ) -> SharedSequence<S, R> { .init(sharedSource.flatMap(selector)) }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    .init(sharedSource.flatMap { $0.asObservable() })
  }
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    .init(sharedSource.flatMapLatest { $0.asObservable() })
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  public static func interval(_ period: RxTimeInterval) -> Self {
    .init(Observable.interval(period, scheduler: MainScheduler.instance))
  }
  public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval) -> Self {
    .init(Observable.timer(dueTime, period: period, scheduler: MainScheduler.instance))
  }
}

extension SharedSequence {
  public static func from<S: Sequence>(_ sequence: S) -> Self where S.Element == Element {
    .init(raw: .from(sequence))
  }
  public static func from(optional: Element?) -> Self { .init(raw: .from(optional: optional)) }
  public static func concat<S: Sequence>(_ sources: S) -> Self where S.Element == Self {
    .init(Observable.concat(sources.map(\.source)))
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  @_disfavoredOverload
  public func emit<O: ObserverType>(to observers: O...) -> any Disposable
  where O.Element == Element? {
    sharedSource.map(Optional.some)
      .subscribe { event in for observer in observers { observer.on(event) } }
  }
  @_disfavoredOverload
  public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  @_disfavoredOverload
  public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    sharedSource.asDriver(onErrorJustReturn: element)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  @_disfavoredOverload
  public func drive(_ relays: PublishRelay<Element?>...) -> any Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  @_disfavoredOverload
  public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }
}

extension InfallibleType {
  public func asDriver() -> Driver<Element> {
    asObservable().asDriver(onErrorDriveWith: .empty())
  }
  public func asSignal() -> Signal<Element> {
    asObservable().asSignal(onErrorSignalWith: .empty())
  }
}
