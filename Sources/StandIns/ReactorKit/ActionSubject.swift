// SPDX-License-Identifier: Apache-2.0
public import RxSwift

/// What tells a reactor of actions.
///
/// It never ends, so that a stream of one action, which ends after it, can be bound to it.
public final class ActionSubject<Element>: ObservableType, ObserverType {
  private let subject = PublishSubject<Element>()

  public init() {}

  public func subscribe<O: ObserverType>(_ observer: O) -> any Disposable
  where O.Element == Element { subject.subscribe(observer) }

  public func on(_ event: Event<Element>) {
    if case .next = event { subject.on(event) }
  }

  public func asObserver() -> ActionSubject<Element> { self }
}
