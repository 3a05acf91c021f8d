// SPDX-License-Identifier: Apache-2.0

/// The name of streams that tell one value or an error.
public enum SingleTrait {}
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
public typealias SingleEvent<Element> = Result<Element, any Swift.Error>

extension Result where Failure == any Swift.Error {
  /// The name before version 6.
  public static func error(_ error: any Swift.Error) -> Self { .failure(error) }
}

extension PrimitiveSequence where Trait == SingleTrait {
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  public static func create(
    subscribe: @escaping (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    .init(
      Observable { observer in
        subscribe { result in
          switch result {
          case .success(let value):
            observer.onNext(value)
            observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        }
      }
    )
  }

  public static func just(_ element: Element) -> Single<Element> { .init(.just(element)) }
  public static func error(_ error: any Swift.Error) -> Single<Element> { .init(.error(error)) }
  public static func never() -> Single<Element> { .init(.never()) }

  public func subscribe(_ observer: @escaping SingleObserver) -> any Disposable {
    source.subscribe { event in
      switch event {
      case .next(let value): observer(.success(value))
      case .error(let error): observer(.failure(error))
      case .completed: break
      }
    }
  }

  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onFailure: ((any Swift.Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// The name before version 6.
  @_disfavoredOverload
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onError: @escaping (any Swift.Error) -> Void
  ) -> any Disposable { subscribe(onSuccess: onSuccess, onFailure: onError) }

  public func map<R>(_ transform: @escaping (Element) throws -> R) -> Single<R> {
    through { $0.map(transform) }
  }
  public func flatMap<R>(_ selector: @escaping (Element) throws -> Single<R>) -> Single<R> {
    through { $0.flatMap(selector) }
  }
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    .init(
      source.do(
        onNext: onSuccess,
        onError: onError,
        onSubscribe: onSubscribe,
        onDispose: onDispose
      )
    )
  }
  public func asMaybe() -> Maybe<Element> { .init(source) }
  public func asCompletable() -> Completable { .init(source.ignoreElements()) }
}

extension ObservableType {
  /// The only value; an error where there are none or more.
  public func asSingle() -> Single<Element> {
    .init(
      Observable { observer in
        var value: Element?
        return self.subscribe { event in
          switch event {
          case .next(let next):
            if value != nil { return observer.onError(RxError.moreThanOneElement) }
            value = next
          case .error: observer.on(event)
          case .completed:
            guard let value else { return observer.onError(RxError.noElements) }
            observer.onNext(value)
            observer.onCompleted()
          }
        }
      }
    )
  }

  public func first() -> Single<Element?> {
    .init(take(1).map(Optional.some).ifEmpty(default: nil))
  }

  public func toArray() -> Single<[Element]> { .init(reduce([]) { $0 + [$1] }) }
}
