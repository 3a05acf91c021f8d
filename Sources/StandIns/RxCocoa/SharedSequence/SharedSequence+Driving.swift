// SPDX-License-Identifier: Apache-2.0
public import RxRelay
public import RxSwift

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  @_disfavoredOverload
  public func drive<O: ObserverType>(_ observers: O...) -> any Disposable
  where O.Element == Element {
    sharedSource.subscribe { event in for observer in observers { observer.on(event) } }
  }
  @_disfavoredOverload
  public func drive<O: ObserverType>(_ observers: O...) -> any Disposable
  where O.Element == Element? {
    sharedSource.map(Optional.some)
      .subscribe { event in for observer in observers { observer.on(event) } }
  }
  @_disfavoredOverload
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  @_disfavoredOverload
  public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  @_disfavoredOverload
  public func drive(_ relays: PublishRelay<Element>...) -> any Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  public func drive<R>(_ transformation: (Observable<Element>) -> R) -> R {
    transformation(sharedSource)
  }
  public func drive<Argument, R>(
    _ with: (Observable<Element>) -> (Argument) -> R,
    curriedArgument: Argument
  ) -> R { with(sharedSource)(curriedArgument) }
  public func drive(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    sharedSource.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
  public func drive<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    sharedSource.subscribe(
      with: object,
      onNext: onNext,
      onCompleted: onCompleted,
      onDisposed: onDisposed
    )
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  @_disfavoredOverload
  public func emit<O: ObserverType>(to observers: O...) -> any Disposable
  where O.Element == Element {
    sharedSource.subscribe { event in for observer in observers { observer.on(event) } }
  }
  @_disfavoredOverload
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  @_disfavoredOverload
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  public func emit(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    sharedSource.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
  public func emit<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil
  ) -> any Disposable { sharedSource.subscribe(with: object, onNext: onNext) }
}
