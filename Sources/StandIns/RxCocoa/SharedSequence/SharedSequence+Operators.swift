// SPDX-License-Identifier: Apache-2.0
public import RxSwift

extension SharedSequenceConvertibleType {
  private func through<Result>(
    _ change: (Observable<Element>) -> Observable<Result>
  ) -> SharedSequence<SharingStrategy, Result> { .init(change(sharedSource)) }

  public func map<R>(_ transform: @escaping (Element) -> R) -> SharedSequence<SharingStrategy, R> {
    through { $0.map(transform) }
  }
  public func compactMap<R>(
    _ transform: @escaping (Element) -> R?
  ) -> SharedSequence<SharingStrategy, R> { through { $0.compactMap(transform) } }
  public func filter(
    _ predicate: @escaping (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    through { $0.filter(predicate) }
  }
  public func flatMap<R>(
    _ selector: @escaping (Element) -> SharedSequence<SharingStrategy, R>
  ) -> SharedSequence<SharingStrategy, R> { through { $0.flatMap(selector) } }
  public func flatMapLatest<S, R>(
    _ selector: @escaping (Element) -> SharedSequence<S, R>
  ) -> SharedSequence<S, R> { .init(sharedSource.flatMapLatest(selector)) }
  public func flatMapFirst<R>(
    _ selector: @escaping (Element) -> SharedSequence<SharingStrategy, R>
  ) -> SharedSequence<SharingStrategy, R> { through { $0.flatMapFirst(selector) } }
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    through { $0.distinctUntilChanged(comparer) }
  }
  public func distinctUntilChanged<Key: Equatable>(
    _ key: @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    through { $0.distinctUntilChanged(key) }
  }
  public func scan<R>(
    _ seed: R,
    accumulator: @escaping (R, Element) -> R
  ) -> SharedSequence<SharingStrategy, R> {
    through { $0.scan(seed, accumulator: accumulator) }
  }
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    through { $0.startWith(element) }
  }
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    through { $0.skip(count) }
  }
  public func debug(_ identifier: String? = nil) -> SharedSequence<SharingStrategy, Element> {
    asSharedSequence()
  }
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    through { $0.delay(dueTime, scheduler: MainScheduler.instance) }
  }
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    through { $0.debounce(dueTime, scheduler: MainScheduler.instance) }
  }
  public func throttle(
    _ dueTime: RxTimeInterval,
    latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    through { $0.throttle(dueTime, latest: latest, scheduler: MainScheduler.instance) }
  }
  public func `do`(
    onNext: ((Element) -> Void)? = nil,
    afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    through {
      $0.do(
        onNext: onNext,
        afterNext: afterNext,
        onCompleted: onCompleted,
        onSubscribe: onSubscribe,
        onDispose: onDispose
      )
    }
  }
  public func withLatestFrom<S, Second>(
    _ second: SharedSequence<S, Second>
  ) -> SharedSequence<SharingStrategy, Second> { through { $0.withLatestFrom(second) } }
  public func withLatestFrom<S, Second, R>(
    _ second: SharedSequence<S, Second>,
    resultSelector: @escaping (Element, Second) -> R
  ) -> SharedSequence<SharingStrategy, R> {
    through { $0.withLatestFrom(second, resultSelector: resultSelector) }
  }
}

extension SharedSequence {
  public static func merge(_ sources: Self...) -> Self { merge(sources) }
  public static func merge(_ sources: [Self]) -> Self {
    .init(Observable.merge(sources.map(\.source)))
  }
  public static func concat(_ sources: Self...) -> Self {
    .init(Observable.concat(sources.map(\.source)))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    distinctUntilChanged(==)
  }
}
