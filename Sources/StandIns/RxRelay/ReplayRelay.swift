// SPDX-License-Identifier: Apache-2.0
public import RxSwift

/// Tells who comes late the last values, and never ends.
public final class ReplayRelay<Element>: ObservableType {
  private let subject: ReplaySubject<Element>

  private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

  public func accept(_ event: Element) { subject.onNext(event) }

  public func subscribe<O: ObserverType>(_ observer: O) -> any Disposable
  where O.Element == Element { subject.subscribe(observer) }

  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

extension ObservableType {
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    subscribe(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { value in for relay in relays { relay.accept(value) } })
  }
}
