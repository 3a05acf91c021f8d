// SPDX-License-Identifier: Apache-2.0
public import RxRelay
public import RxSwift

extension SharedSequence where SharingStrategy == DriverSharingStrategy {
  public func drive<O: ObserverType>(_ observers: O...) -> any Disposable
  where O.Element == Element {
    source.subscribe { event in for observer in observers { observer.on(event) } }
  }
  public func drive<O: ObserverType>(_ observers: O...) -> any Disposable
  where O.Element == Element? {
    source.map(Optional.some)
      .subscribe { event in for observer in observers { observer.on(event) } }
  }
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  public func drive(_ relays: PublishRelay<Element>...) -> any Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  public func drive<R>(_ transformation: (Observable<Element>) -> R) -> R {
    transformation(source)
  }
  public func drive<Argument, R>(
    _ with: (Observable<Element>) -> (Argument) -> R,
    curriedArgument: Argument
  ) -> R { with(source)(curriedArgument) }
  public func drive(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
  public func drive<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(
      with: object,
      onNext: onNext,
      onCompleted: onCompleted,
      onDisposed: onDisposed
    )
  }
}

extension SharedSequence where SharingStrategy == SignalSharingStrategy {
  public func emit<O: ObserverType>(to observers: O...) -> any Disposable
  where O.Element == Element {
    source.subscribe { event in for observer in observers { observer.on(event) } }
  }
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  public func emit(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
  public func emit<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil
  ) -> any Disposable { source.subscribe(with: object, onNext: onNext) }
}
