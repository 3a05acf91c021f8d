// SPDX-License-Identifier: Apache-2.0

/// The name of streams that tell one value, none or an error.
public enum MaybeTrait {}
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// What an observer of such a stream is told.
public enum MaybeEvent<Element> {
  case success(Element)
  case error(any Swift.Error)
  case completed
}

extension PrimitiveSequence where Trait == MaybeTrait {
  public static func create(
    subscribe: @escaping (@escaping (MaybeEvent<Element>) -> Void) -> any Disposable
  ) -> Maybe<Element> {
    .init(
      Observable { observer in
        subscribe { event in
          switch event {
          case .success(let value):
            observer.onNext(value)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      }
    )
  }

  public static func just(_ element: Element) -> Maybe<Element> { .init(.just(element)) }
  public static func empty() -> Maybe<Element> { .init(.empty()) }
  public static func error(_ error: any Swift.Error) -> Maybe<Element> { .init(.error(error)) }

  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onError: ((any Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onSuccess, onError: onError, onCompleted: onCompleted)
  }

  public func map<R>(_ transform: @escaping (Element) throws -> R) -> Maybe<R> {
    through { $0.map(transform) }
  }
  public func flatMap<R>(_ selector: @escaping (Element) throws -> Maybe<R>) -> Maybe<R> {
    through { $0.flatMap(selector) }
  }
}

extension ObservableType {
  public func asMaybe() -> Maybe<Element> { .init(asObservable()) }
}
