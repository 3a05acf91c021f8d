// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How long a shared stream keeps what it has told.
public enum SubjectLifetimeScope {
  case whileConnected
  case forever
}

extension ObservableType {
  /// One subscription for all observers; who comes late is told the last values.
  public func share(
    replay: Int = 0,
    scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    let shared = Shared(asObservable(), replay: replay, scope: scope)
    return Observable { shared.add($0) }
  }

  // The names before version 5.
  public func shareReplay(_ count: Int) -> Observable<Element> {
    share(replay: count, scope: .forever)
  }
  public func shareReplayLatestWhileConnected() -> Observable<Element> { share(replay: 1) }
}

/// A stream that is begun by its first observer and ended by its last.
private final class Shared<Element> {
  private let source: Observable<Element>
  private let replay: Int
  private let scope: SubjectLifetimeScope
  private var subject: ReplaySubject<Element>
  private var connection: (any Disposable)?
  private var count = 0
  private let lock = NSRecursiveLock()

  init(_ source: Observable<Element>, replay: Int, scope: SubjectLifetimeScope) {
    self.source = source
    self.replay = replay
    self.scope = scope
    subject = .create(bufferSize: replay)
  }

  func add(_ observer: AnyObserver<Element>) -> any Disposable {
    lock.lock()
    defer { lock.unlock() }
    count += 1
    let own = subject
    let seat = own.subscribe(observer)
    if count == 1, connection == nil {
      let connected = SerialDisposable()
      connection = connected
      connected.disposable = source.subscribe { [self] event in
        own.on(event)
        if event.isStopEvent { sourceEnded(own) }
      }
    }
    return Disposables.create { [self] in
      seat.dispose()
      leave(own)
    }
  }

  private func leave(_ own: ReplaySubject<Element>) {
    lock.lock()
    defer { lock.unlock() }
    guard own === subject else { return }
    count -= 1
    guard count == 0 else { return }
    connection?.dispose()
    connection = nil
    if scope == .whileConnected { subject = .create(bufferSize: replay) }
  }

  /// After its end, a stream begins anew for the next observer.
  private func sourceEnded(_ own: ReplaySubject<Element>) {
    lock.lock()
    defer { lock.unlock() }
    guard own === subject, scope == .whileConnected else { return }
    subject = .create(bufferSize: replay)
    connection = nil
    count = 0
  }
}
