// SPDX-License-Identifier: Apache-2.0
public import RxSwift

extension SharedSequence {
  private func through<Result>(
    _ change: (Observable<Element>) -> Observable<Result>
  ) -> SharedSequence<SharingStrategy, Result> { .init(change(source)) }

  public func map<R>(_ transform: @escaping (Element) -> R) -> SharedSequence<SharingStrategy, R> {
    through { $0.map(transform) }
  }
  public func compactMap<R>(
    _ transform: @escaping (Element) -> R?
  ) -> SharedSequence<SharingStrategy, R> { through { $0.compactMap(transform) } }
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Self {
    through { $0.filter(predicate) }
  }
  public func flatMap<R>(
    _ selector: @escaping (Element) -> SharedSequence<SharingStrategy, R>
  ) -> SharedSequence<SharingStrategy, R> { through { $0.flatMap(selector) } }
  public func flatMapLatest<S, R>(
    _ selector: @escaping (Element) -> SharedSequence<S, R>
  ) -> SharedSequence<S, R> { .init(source.flatMapLatest(selector)) }
  public func flatMapFirst<R>(
    _ selector: @escaping (Element) -> SharedSequence<SharingStrategy, R>
  ) -> SharedSequence<SharingStrategy, R> { through { $0.flatMapFirst(selector) } }
  public func distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool) -> Self {
    through { $0.distinctUntilChanged(comparer) }
  }
  public func distinctUntilChanged<Key: Equatable>(_ key: @escaping (Element) -> Key) -> Self {
    through { $0.distinctUntilChanged(key) }
  }
  public func scan<R>(
    _ seed: R,
    accumulator: @escaping (R, Element) -> R
  ) -> SharedSequence<SharingStrategy, R> {
    through { $0.scan(seed, accumulator: accumulator) }
  }
  public func startWith(_ element: Element) -> Self { through { $0.startWith(element) } }
  public func skip(_ count: Int) -> Self { through { $0.skip(count) } }
  public func debug(_ identifier: String? = nil) -> Self { self }
  public func delay(_ dueTime: RxTimeInterval) -> Self {
    through { $0.delay(dueTime, scheduler: MainScheduler.instance) }
  }
  public func debounce(_ dueTime: RxTimeInterval) -> Self {
    through { $0.debounce(dueTime, scheduler: MainScheduler.instance) }
  }
  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> Self {
    through { $0.throttle(dueTime, latest: latest, scheduler: MainScheduler.instance) }
  }
  public func `do`(
    onNext: ((Element) -> Void)? = nil,
    afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Self {
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

  public static func merge(_ sources: Self...) -> Self { merge(sources) }
  public static func merge(_ sources: [Self]) -> Self {
    .init(Observable.merge(sources.map(\.source)))
  }
  public static func concat(_ sources: Self...) -> Self {
    .init(Observable.concat(sources.map(\.source)))
  }
}

extension SharedSequence where Element: Equatable {
  public func distinctUntilChanged() -> Self { distinctUntilChanged(==) }
}
