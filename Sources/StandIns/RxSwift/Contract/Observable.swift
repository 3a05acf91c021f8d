// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A stream that begins for each observer when it comes.
open class Observable<Element>: ObservableType {
  private let begin: (AnyObserver<Element>) -> any Disposable

  init(_ begin: @escaping (AnyObserver<Element>) -> any Disposable) { self.begin = begin }

  open func subscribe<O: ObserverType>(_ observer: O) -> any Disposable
  where O.Element == Element {
    let seat = Seat<Element>(AnyObserver(observer))
    seat.adopt(begin(AnyObserver(seat)))
    return seat
  }

  public func asObservable() -> Observable<Element> { self }

  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> { Observable(subscribe) }
}

/// One observer of a stream: after the end, or when it has left, it is told nothing.
final class Seat<Element>: ObserverType, Cancelable {
  private var observer: AnyObserver<Element>?
  private var source: (any Disposable)?
  private let lock = NSRecursiveLock()

  init(_ observer: AnyObserver<Element>) { self.observer = observer }

  var isDisposed: Bool { lock.withLock { observer == nil } }

  func on(_ event: Event<Element>) {
    let observer = lock.withLock {
      defer { if event.isStopEvent { self.observer = nil } }
      return self.observer
    }
    observer?.on(event)
    if event.isStopEvent { dispose() }
  }

  /// Takes what ends the source; it is ended at once where the stream has ended already.
  func adopt(_ source: any Disposable) {
    let isOpen = lock.withLock {
      if observer != nil { self.source = source }
      return observer != nil
    }
    if !isOpen { source.dispose() }
  }

  func dispose() {
    let source = lock.withLock {
      observer = nil
      defer { self.source = nil }
      return self.source
    }
    source?.dispose()
  }
}
