// SPDX-License-Identifier: Apache-2.0

/// The name of streams that only end.
public enum CompletableTrait {}
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// What an observer of such a stream is told.
public enum CompletableEvent {
  case error(any Swift.Error)
  case completed
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  public static func create(
    subscribe: @escaping (@escaping (CompletableEvent) -> Void) -> any Disposable
  ) -> Completable {
    .init(
      Observable { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      }
    )
  }

  public static func empty() -> Completable { .init(.empty()) }
  public static func error(_ error: any Swift.Error) -> Completable { .init(.error(error)) }

  public func subscribe(
    onCompleted: (() -> Void)? = nil,
    onError: ((any Swift.Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  public func andThen<R>(_ second: Observable<R>) -> Observable<R> {
    source.map { _ -> R in }.concat(second)
  }
  public func andThen<R>(_ second: Single<R>) -> Single<R> { .init(andThen(second.source)) }
  public func andThen(_ second: Completable) -> Completable { .init(source.concat(second.source)) }
}
