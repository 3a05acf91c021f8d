// SPDX-License-Identifier: Apache-2.0
public import RxSwift

/// Tells those who are there and never ends.
public final class PublishRelay<Element>: ObservableType {
  private let subject = PublishSubject<Element>()

  public init() {}

  public func accept(_ event: Element) { subject.onNext(event) }

  public func subscribe<O: ObserverType>(_ observer: O) -> any Disposable
  where O.Element == Element { subject.subscribe(observer) }

  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

extension PublishRelay where Element == Void {
  public func accept() { accept(()) }
}
