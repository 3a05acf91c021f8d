// SPDX-License-Identifier: Apache-2.0
public import RxSwift

/// Keeps its latest value and never ends.
public final class BehaviorRelay<Element>: ObservableType {
  private let subject: BehaviorSubject<Element>
  private let start: Element

  public init(value: Element) {
    subject = BehaviorSubject(value: value)
    start = value
  }

  public var value: Element { (try? subject.value()) ?? start }
  public func accept(_ event: Element) { subject.onNext(event) }

  public func subscribe<O: ObserverType>(_ observer: O) -> any Disposable
  where O.Element == Element { subject.subscribe(observer) }

  public func asObservable() -> Observable<Element> { subject.asObservable() }
}
