// SPDX-License-Identifier: Apache-2.0

extension ObservableType {
  public func bind<O: ObserverType>(to observers: O...) -> any Disposable
  where O.Element == Element {
    subscribe { event in for observer in observers { observer.on(event) } }
  }

  public func bind<O: ObserverType>(to observers: O...) -> any Disposable
  where O.Element == Element? {
    map(Optional.some).subscribe { event in for observer in observers { observer.on(event) } }
  }

  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result,
    curriedArgument: Argument
  ) -> Result { binder(self)(curriedArgument) }

  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }

  public func bind<Object: AnyObject>(
    with object: Object,
    onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable { subscribe(with: object, onNext: onNext) }
}
