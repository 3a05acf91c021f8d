// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Tells only the last value, when it ends.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  private let inner: ReplaySubject<Element>
  private var last: Element?

  public init() {
    let inner = ReplaySubject<Element>.create(bufferSize: 1)
    self.inner = inner
    super.init { inner.subscribe($0) }
  }

  public func on(_ event: Event<Element>) {
    if case .next(let value) = event {
      last = value
      return
    }
    if case .completed = event, let last { inner.onNext(last) }
    inner.on(event)
    last = nil
  }

  public func asObserver() -> AsyncSubject<Element> { self }
}
