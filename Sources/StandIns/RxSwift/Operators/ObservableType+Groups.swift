// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ObservableType {
  /// Lists of values, each as soon as it is full or its span has passed.
  public func buffer(
    timeSpan: RxTimeInterval,
    count: Int,
    scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    Observable<[Element]> { observer in
      let alarm = SerialDisposable()
      var kept: [Element] = []
      func send() {
        let full = kept
        kept = []
        wait()
        observer.onNext(full)
      }
      func wait() {
        alarm.disposable = scheduler.scheduleRelative((), dueTime: timeSpan) {
          send()
          return Disposables.create()
        }
      }
      wait()
      let source = self.subscribe { event in
        switch event {
        case .next(let value):
          kept.append(value)
          if kept.count == count { send() }
        case .error(let error): observer.onError(error)
        case .completed:
          observer.onNext(kept)
          observer.onCompleted()
        }
      }
      return Disposables.create(source, alarm)
    }
  }

  /// Streams of values, each as long as a span or a count.
  public func window(
    timeSpan: RxTimeInterval,
    count: Int,
    scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    buffer(timeSpan: timeSpan, count: count, scheduler: scheduler).map { .from($0) }
  }

  /// Streams of the values with the same key.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    Observable<GroupedObservable<Key, Element>> { observer in
      var groups: [Key: PublishSubject<Element>] = [:]
      func end(_ event: Event<Element>) { for group in groups.values { group.on(event) } }
      return self.subscribe { event in
        switch event {
        case .next(let value):
          do {
            let key = try keySelector(value)
            if groups[key] == nil {
              let group = PublishSubject<Element>()
              groups[key] = group
              observer.onNext(GroupedObservable(key: key, source: group))
            }
            groups[key]?.onNext(value)
          } catch {
            end(.error(error))
            observer.onError(error)
          }
        case .error(let error):
          end(event)
          observer.onError(error)
        case .completed:
          end(event)
          observer.onCompleted()
        }
      }
    }
  }

  /// Only the stream that tells something first.
  public func amb<Source: ObservableType>(_ right: Source) -> Observable<Element>
  where Source.Element == Element { Observable.amb([asObservable(), right.asObservable()]) }

  public static func amb<S: Sequence>(_ sequence: S) -> Observable<Element>
  where S.Element == Observable<Element> {
    Observable { observer in
      let end = CompositeDisposable()
      var first: Int?
      for (number, source) in sequence.enumerated() {
        end.insert(
          source.subscribe { event in
            if first == nil { first = number }
            if first == number { observer.on(event) }
          }
        )
      }
      return end
    }
  }

  /// The latest value whenever another stream tells something.
  public func sample<Source: ObservableType>(
    _ sampler: Source,
    defaultValue: Element? = nil
  ) -> Observable<Element> {
    Observable { observer in
      var latest = defaultValue
      var isDone = false
      func send() {
        if let value = latest { observer.onNext(value) }
        latest = defaultValue
        if isDone { observer.onCompleted() }
      }
      let source = self.subscribe { event in
        switch event {
        case .next(let value): latest = value
        case .error(let error): observer.onError(error)
        case .completed: isDone = true
        }
      }
      let ticks = sampler.subscribe { event in
        switch event {
        case .next: send()
        case .error(let error): observer.onError(error)
        case .completed:
          send()
          observer.onCompleted()
        }
      }
      return Disposables.create(source, ticks)
    }
  }

  /// The only value that fits; an error where there are none or more.
  public func single(
    _ predicate: @escaping (Element) throws -> Bool = { _ in true }
  ) -> Observable<Element> { filter(predicate).asSingle().asObservable() }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Follows so many streams at once; the others wait.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    Observable<Element.Element> { observer in
      let end = CompositeDisposable()
      var waiting: [Element] = []
      var open = 0
      var outerIsOpen = true
      func follow(_ source: Element) {
        open += 1
        end.insert(
          source.asObservable().subscribe { event in
            guard case .completed = event else { return observer.on(event) }
            open -= 1
            if !waiting.isEmpty {
              follow(waiting.removeFirst())
            } else if open == 0, !outerIsOpen {
              observer.onCompleted()
            }
          }
        )
      }
      end.insert(
        self.subscribe { event in
          switch event {
          case .next(let source):
            if open < maxConcurrent { follow(source) } else { waiting.append(source) }
          case .error(let error): observer.onError(error)
          case .completed:
            outerIsOpen = false
            if open == 0 { observer.onCompleted() }
          }
        }
      )
      return end
    }
  }
}

/// The values with one key.
public struct GroupedObservable<Key, Element>: ObservableType {
  public let key: Key
  private let source: Observable<Element>

  init(key: Key, source: Observable<Element>) { (self.key, self.source) = (key, source) }

  public func subscribe<O: ObserverType>(_ observer: O) -> any Disposable
  where O.Element == Element { source.subscribe(observer) }
  public func asObservable() -> Observable<Element> { source }
}
