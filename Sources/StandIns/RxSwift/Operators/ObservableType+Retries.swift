// SPDX-License-Identifier: Apache-2.0

extension ObservableType {
  /// Begins again after each error.
  public func retry() -> Observable<Element> { `catch` { _ in self.retry() } }

  /// Begins again whenever a stream made from the errors tells something.
  public func retry<Trigger: ObservableType, Failure: Swift.Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    Observable { observer in
      let failures = PublishSubject<Failure>()
      let current = SerialDisposable()
      func begin() {
        current.disposable = self.subscribe { event in
          guard case .error(let error) = event else { return observer.on(event) }
          if let failure = error as? Failure {
            failures.onNext(failure)
          } else {
            observer.onError(error)
          }
        }
      }
      let triggers = notificationHandler(failures.asObservable()).subscribe { event in
        switch event {
        case .next: begin()
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
      begin()
      return Disposables.create(triggers, current)
    }
  }

  @_disfavoredOverload
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Swift.Error>) -> Trigger
  ) -> Observable<Element> {
    Observable { observer in
      let failures = PublishSubject<any Swift.Error>()
      let current = SerialDisposable()
      func begin() {
        current.disposable = self.subscribe { event in
          guard case .error(let error) = event else { return observer.on(event) }
          failures.onNext(error)
        }
      }
      let triggers = notificationHandler(failures.asObservable()).subscribe { event in
        switch event {
        case .next: begin()
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
      begin()
      return Disposables.create(triggers, current)
    }
  }

  // The name before version 6.
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Swift.Error>) -> Trigger
  ) -> Observable<Element> { retry(when: notificationHandler) }

  /// The streams of a list until one ends without an error.
  public static func `catch`<S: Sequence>(sequence: S) -> Observable<Element>
  where S.Element == Observable<Element> {
    let all = Array(sequence)
    guard let first = all.first else { return .empty() }
    return all.dropFirst().reduce(first) { before, next in before.catch { _ in next } }
  }
  public static func catchError<S: Sequence>(_ sequence: S) -> Observable<Element>
  where S.Element == Observable<Element> { `catch`(sequence: sequence) }

  /// Tells closures what passes, also what comes after the end.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil,
    afterError: @escaping (any Swift.Error) throws -> Void,
    onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    chain { event, observer in
      observer.on(event)
      if case .error(let error) = event { try? afterError(error) }
    }
    .do(
      onNext: onNext,
      afterNext: afterNext,
      onError: onError,
      onCompleted: onCompleted,
      onSubscribe: onSubscribe,
      onSubscribed: onSubscribed,
      onDispose: onDispose
    )
  }

  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: @escaping () throws -> Void,
    onSubscribe: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    chain { event, observer in
      observer.on(event)
      if case .completed = event { try? afterCompleted() }
    }
    .do(
      onNext: onNext,
      onError: onError,
      onCompleted: onCompleted,
      onSubscribe: onSubscribe,
      onDispose: onDispose
    )
  }
}

extension ObservableType {
  public func dematerialize<Value>() -> Observable<Value> where Element == Event<Value> {
    chain { event, observer in
      switch event {
      case .next(let inner): observer.on(inner)
      case .error(let error): observer.onError(error)
      case .completed: observer.onCompleted()
      }
    }
  }
}

extension ObservableType where Element == Never {
  public func asCompletable() -> Completable { Completable(asObservable()) }
}
