// SPDX-License-Identifier: Apache-2.0
public import RxRelay
public import RxSwift

extension ObservableConvertibleType {
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    onMain { .just(element) }
  }
  public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> {
    onMain { other.asObservable() }
  }
  public func asDriver(
    onErrorRecover: @escaping (any Swift.Error) -> Driver<Element>
  ) -> Driver<Element> {
    .init(
      asObservable().observe(on: MainScheduler.instance)
        .catch { onErrorRecover($0).asObservable() }
    )
  }
  public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    onMain { .just(element) }
  }
  public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element> {
    onMain { other.asObservable() }
  }

  private func onMain<Strategy>(
    _ other: @escaping () -> Observable<Element>
  ) -> SharedSequence<Strategy, Element> {
    .init(asObservable().observe(on: MainScheduler.instance).catch { _ in other() })
  }
}

extension BehaviorRelay {
  public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }
}

extension Variable {
  public func asDriver() -> Driver<Element> {
    asObservable().asDriver(onErrorDriveWith: .empty())
  }
}

extension PublishRelay {
  public func asSignal() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }
}

extension ControlProperty {
  public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }
}

extension ControlEvent {
  public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }
  public func asSignal() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  public func asSignal() -> Signal<Element> { asSharedSequence() }
}
