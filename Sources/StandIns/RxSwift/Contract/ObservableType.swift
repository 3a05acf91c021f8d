// SPDX-License-Identifier: Apache-2.0

/// Something that can be seen as a stream.
public protocol ObservableConvertibleType<Element> {
  associatedtype Element
  /// The name before version 5.
  typealias E = Element
  func asObservable() -> Observable<Element>
}

/// A stream: it tells each observer events.
public protocol ObservableType<Element>: ObservableConvertibleType {
  func subscribe<O: ObserverType>(_ observer: O) -> any Disposable where O.Element == Element
}

extension ObservableType {
  public func asObservable() -> Observable<Element> {
    Observable { observer in self.subscribe(observer) }
  }

  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    subscribe(AnyObserver(eventHandler: on))
  }

  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let end = Disposables.create { onDisposed?() }
    let subscription = subscribe { event in
      switch event {
      case .next(let value): onNext?(value)
      case .error(let error):
        onError?(error)
        end.dispose()
      case .completed:
        onCompleted?()
        end.dispose()
      }
    }
    return Disposables.create(subscription, end)
  }

  /// Tells closures as long as an object is there.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Swift.Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] in if let object { onNext?(object, $0) } },
      onError: { [weak object] in if let object { onError?(object, $0) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } }
    )
  }
}
