// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A stream that begins when it is told to.
public class ConnectableObservable<Element>: Observable<Element> {
  private let start: () -> any Disposable
  private var connection: (any Disposable)?

  init(_ subject: Observable<Element>, start: @escaping () -> any Disposable) {
    self.start = start
    super.init { subject.subscribe($0) }
  }

  public func connect() -> any Disposable {
    if let connection { return connection }
    let slot = SerialDisposable()
    let end = Disposables.create { [weak self] in
      slot.dispose()
      self?.connection = nil
    }
    connection = end
    slot.disposable = start()
    return end
  }

  /// Begins with the first observer and ends with the last.
  public func refCount() -> Observable<Element> {
    var count = 0
    var connection: (any Disposable)?
    return Observable { observer in
      let seat = self.subscribe(observer)
      count += 1
      if count == 1 { connection = self.connect() }
      return Disposables.create {
        seat.dispose()
        count -= 1
        if count == 0 { connection?.dispose() }
      }
    }
  }
}

extension ObservableType {
  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Subject.Element>
  where Subject: ObserverType, Subject: ObservableType, Subject.Element == Element {
    ConnectableObservable(subject.asObservable()) { self.subscribe { subject.on($0) } }
  }
  public func publish() -> ConnectableObservable<Element> { multicast(PublishSubject()) }
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast(ReplaySubject.create(bufferSize: bufferSize))
  }
  public func replayAll() -> ConnectableObservable<Element> {
    multicast(ReplaySubject.createUnbounded())
  }
}
