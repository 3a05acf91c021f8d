// SPDX-License-Identifier: Apache-2.0

extension ObservableType {
  public func startWith(_ elements: Element...) -> Observable<Element> {
    Observable.from(elements).concat(self)
  }

  public func take(_ count: Int) -> Observable<Element> {
    guard count > 0 else { return .empty() }
    return Observable { observer in
      var left = count
      return self.subscribe { event in
        guard case .next = event else { return observer.on(event) }
        guard left > 0 else { return }
        left -= 1
        observer.on(event)
        if left == 0 { observer.onCompleted() }
      }
    }
  }

  public func takeLast(_ count: Int) -> Observable<Element> {
    Observable { observer in
      var kept: [Element] = []
      return self.subscribe { event in
        switch event {
        case .next(let value):
          kept.append(value)
          if kept.count > count { kept.removeFirst() }
        case .error: observer.on(event)
        case .completed:
          for value in kept { observer.onNext(value) }
          observer.onCompleted()
        }
      }
    }
  }

  public func take(
    while predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    chain { event, observer in
      guard case .next(let value) = event else { return observer.on(event) }
      do {
        if try predicate(value) { observer.on(event) } else { observer.onCompleted() }
      } catch { observer.onError(error) }
    }
  }

  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    Observable { observer in
      let stop = other.subscribe { event in
        switch event {
        case .next: observer.onCompleted()
        case .error(let error): observer.onError(error)
        case .completed: break
        }
      }
      return Disposables.create(stop, self.subscribe(observer))
    }
  }

  public func skip(_ count: Int) -> Observable<Element> {
    Observable.deferred {
      var left = count
      return filter { _ in
        defer { left -= 1 }
        return left <= 0
      }
    }
  }

  public func skip(
    while predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    Observable.deferred {
      var isSkipping = true
      return filter {
        if isSkipping { isSkipping = try predicate($0) }
        return !isSkipping
      }
    }
  }

  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    Observable { observer in
      var isOpen = false
      let opens = other.subscribe { if case .next = $0 { isOpen = true } }
      return Disposables.create(opens, self.filter { _ in isOpen }.subscribe(observer))
    }
  }

  public func element(at index: Int) -> Observable<Element> { skip(index).take(1) }

  public func ifEmpty(default element: Element) -> Observable<Element> {
    Observable { observer in
      var isEmpty = true
      return self.subscribe { event in
        switch event {
        case .next: isEmpty = false
        case .completed: if isEmpty { observer.onNext(element) }
        case .error: break
        }
        observer.on(event)
      }
    }
  }

  // The names before version 6.
  public func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
    take(until: other)
  }
  public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    take(while: predicate)
  }
  public func skipUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
    skip(until: other)
  }
  public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    skip(while: predicate)
  }
  public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }
}
