// SPDX-License-Identifier: Apache-2.0

extension ObservableType {
  /// A stream that answers each event with events of its own.
  func chain<Result>(
    _ handle: @escaping (Event<Element>, AnyObserver<Result>) -> Void
  ) -> Observable<Result> {
    Observable<Result> { observer in self.subscribe { handle($0, observer) } }
  }

  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    chain { event, observer in observer.on(event.map(transform)) }
  }

  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    chain { event, observer in
      switch event.map(transform) {
      case .next(let value): if let value { observer.onNext(value) }
      case .error(let error): observer.onError(error)
      case .completed: observer.onCompleted()
      }
    }
  }

  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    compactMap { try predicate($0) ? $0 : nil }
  }

  public func ignoreElements() -> Observable<Never> { compactMap { _ -> Never? in nil } }

  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    Observable.deferred {
      var previous: Element?
      return compactMap { value in
        if let previous, try comparer(previous, value) { return nil }
        previous = value
        return value
      }
    }
  }

  public func distinctUntilChanged<Key: Equatable>(
    _ key: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged { try key($0) == key($1) }
  }

  public func distinctUntilChanged<Value: Equatable>(
    at keyPath: KeyPath<Element, Value>
  ) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }

  public func scan<Result>(
    _ seed: Result,
    accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    Observable<Result>.deferred {
      var result = seed
      return map {
        result = try accumulator(result, $0)
        return result
      }
    }
  }

  public func scan<Result>(
    into seed: Result,
    accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    scan(seed) { result, value in
      var result = result
      try accumulator(&result, value)
      return result
    }
  }

  public func reduce<Result>(
    _ seed: Result,
    accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    scan(seed, accumulator: accumulator).startWith(seed).takeLast(1)
  }

  public func enumerated() -> Observable<(index: Int, element: Element)> {
    Observable<(index: Int, element: Element)>.deferred {
      var count = -1
      return map {
        count += 1
        return (index: count, element: $0)
      }
    }
  }

  /// Tells closures what passes.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    Observable { observer in
      onSubscribe?()
      let subscription = self.subscribe { event in
        do {
          switch event {
          case .next(let value): try onNext?(value)
          case .error(let error): try onError?(error)
          case .completed: try onCompleted?()
          }
          observer.on(event)
          if case .next(let value) = event { try afterNext?(value) }
        } catch { observer.onError(error) }
      }
      onSubscribed?()
      return Disposables.create(subscription, Disposables.create { onDispose?() })
    }
  }

  public func debug(_ identifier: String? = nil, trimOutput _: Bool = false) -> Observable<Element>
  { asObservable() }
}

extension ObservableType where Element: Equatable {
  public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged(==) }
}
