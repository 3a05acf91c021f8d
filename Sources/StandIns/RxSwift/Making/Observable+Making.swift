// SPDX-License-Identifier: Apache-2.0

extension ObservableType {
  public static func just(_ element: Element) -> Observable<Element> { from([element]) }

  public static func just(
    _ element: Element,
    scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> { just(element).subscribe(on: scheduler) }

  public static func of(
    _ elements: Element...,
    scheduler _: (any ImmediateSchedulerType)? = nil
  ) -> Observable<Element> { from(elements) }

  public static func from<S: Sequence>(_ sequence: S) -> Observable<Element>
  where S.Element == Element {
    Observable { observer in
      let end = CompositeDisposable()
      for element in sequence where !end.isDisposed { observer.onNext(element) }
      observer.onCompleted()
      return end
    }
  }

  public static func from(optional: Element?) -> Observable<Element> {
    optional.map { just($0) } ?? empty()
  }

  public static func empty() -> Observable<Element> {
    Observable { observer in
      observer.onCompleted()
      return Disposables.create()
    }
  }

  public static func never() -> Observable<Element> { Observable { _ in Disposables.create() } }

  public static func error(_ error: any Swift.Error) -> Observable<Element> {
    Observable { observer in
      observer.onError(error)
      return Disposables.create()
    }
  }

  public static func deferred(
    _ factory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { observer in
      do { return try factory().subscribe(observer) } catch {
        observer.onError(error)
        return Disposables.create()
      }
    }
  }
}

extension ObservableType {
  /// A stream that has a resource for as long as somebody listens.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { observer in
      do {
        let resource = try resourceFactory()
        let stream: Observable<Element>
        do { stream = try observableFactory(resource) } catch { stream = .error(error) }
        let end = CompositeDisposable()
        _ = end.insert(resource)
        let subscription = stream.subscribe { event in
          observer.on(event)
          if event.isStopEvent { end.dispose() }
        }
        _ = end.insert(subscription)
        return end
      } catch {
        observer.onError(error)
        return Disposables.create()
      }
    }
  }

  /// Makes a value again and again while a condition holds.
  public static func generate(
    initialState: Element,
    condition: @escaping (Element) throws -> Bool,
    scheduler _: (any ImmediateSchedulerType)? = nil,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    Observable { observer in
      let end = CompositeDisposable()
      var value = initialState
      do {
        while try !end.isDisposed && condition(value) {
          observer.onNext(value)
          value = try iterate(value)
        }
        observer.onCompleted()
      } catch {
        observer.onError(error)
      }
      return end
    }
  }
}

extension ObservableType where Element: FixedWidthInteger {
  public static func range(start: Element, count: Element) -> Observable<Element> {
    from(start..<start + count)
  }

  /// Counts from 0, one number after each span.
  public static func interval(
    _ period: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> { timer(period, period: period, scheduler: scheduler) }

  /// Sends 0 after a span, and counts on if there is a period.
  public static func timer(
    _ dueTime: RxTimeInterval,
    period: RxTimeInterval? = nil,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { observer in
      guard let period else {
        return scheduler.scheduleRelative((), dueTime: dueTime) {
          observer.onNext(0)
          observer.onCompleted()
          return Disposables.create()
        }
      }
      let next = SerialDisposable()
      var number: Element = 0
      func send() {
        observer.onNext(number)
        number &+= 1
        if !next.isDisposed { wait(period) }
      }
      func wait(_ span: RxTimeInterval) {
        next.disposable = scheduler.scheduleRelative((), dueTime: span) {
          send()
          return Disposables.create()
        }
      }
      wait(dueTime)
      return next
    }
  }
}
