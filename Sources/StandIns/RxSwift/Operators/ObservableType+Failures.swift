// SPDX-License-Identifier: Apache-2.0

extension ObservableType {
  /// Follows another stream after an error.
  public func `catch`(
    _ handler: @escaping (any Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { observer in
      let current = SerialDisposable()
      let first = self.subscribe { event in
        guard case .error(let error) = event else { return observer.on(event) }
        do { current.disposable = try handler(error).subscribe(observer) } catch {
          observer.onError(error)
        }
      }
      return Disposables.create(first, current)
    }
  }

  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    `catch` { _ in .just(element) }
  }

  // The names before version 6.
  public func catchError(
    _ handler: @escaping (any Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> { `catch`(handler) }
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> {
    catchAndReturn(element)
  }

  /// Begins again after an error, so many times in all.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    maxAttemptCount <= 1
      ? asObservable() : `catch` { _ in self.retry(maxAttemptCount - 1) }
  }

  public func materialize() -> Observable<Event<Element>> {
    chain { event, observer in
      observer.onNext(event)
      if event.isStopEvent { observer.onCompleted() }
    }
  }
}
