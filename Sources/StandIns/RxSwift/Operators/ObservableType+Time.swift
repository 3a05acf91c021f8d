// SPDX-License-Identifier: Apache-2.0

extension ObservableType {
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable { observer in
      let end = CompositeDisposable()
      end.insert(
        self.subscribe { event in
          _ = scheduler.schedule(event) { event in
            if !end.isDisposed { observer.on(event) }
            return Disposables.create()
          }
        }
      )
      return end
    }
  }

  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable { observer in
      scheduler.schedule(()) { self.subscribe(observer) }
    }
  }

  // The names before version 6.
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    observe(on: scheduler)
  }
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    subscribe(on: scheduler)
  }

  public func delay(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { observer in
      let end = CompositeDisposable()
      end.insert(
        self.subscribe { event in
          if case .error = event { return observer.on(event) }
          _ = scheduler.scheduleRelative((), dueTime: dueTime) {
            if !end.isDisposed { observer.on(event) }
            return Disposables.create()
          }
        }
      )
      return end
    }
  }

  /// Sends a value when none came after it for a span.
  public func debounce(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { observer in
      let waiting = SerialDisposable()
      var latest: Element?
      let source = self.subscribe { event in
        switch event {
        case .next(let value):
          latest = value
          waiting.disposable = scheduler.scheduleRelative((), dueTime: dueTime) {
            if let value = latest { observer.onNext(value) }
            latest = nil
            return Disposables.create()
          }
        case .error: observer.on(event)
        case .completed:
          if let value = latest { observer.onNext(value) }
          observer.onCompleted()
        }
      }
      return Disposables.create(source, waiting)
    }
  }

  /// Sends at most one value in each span: the first, and with `latest` also the last.
  public func throttle(
    _ dueTime: RxTimeInterval,
    latest: Bool = true,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { observer in
      let pause = SerialDisposable()
      var kept: Element?
      var isPaused = false
      func begin() {
        isPaused = true
        pause.disposable = scheduler.scheduleRelative((), dueTime: dueTime) {
          isPaused = false
          if let value = kept {
            kept = nil
            begin()
            observer.onNext(value)
          }
          return Disposables.create()
        }
      }
      let source = self.subscribe { event in
        switch event {
        case .next:
          guard isPaused else {
            begin()
            return observer.on(event)
          }
          if latest { kept = event.element }
        case .error: observer.on(event)
        case .completed:
          if let value = kept { observer.onNext(value) }
          observer.onCompleted()
        }
      }
      return Disposables.create(source, pause)
    }
  }

  public func timeout(
    _ dueTime: RxTimeInterval,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { observer in
      let alarm = SerialDisposable()
      func wait() {
        alarm.disposable = scheduler.scheduleRelative((), dueTime: dueTime) {
          observer.onError(RxError.timeout)
          return Disposables.create()
        }
      }
      wait()
      let source = self.subscribe { event in
        if case .next = event { wait() }
        observer.on(event)
      }
      return Disposables.create(source, alarm)
    }
  }
}
