// SPDX-License-Identifier: Apache-2.0

/// Tells those who are there.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  private let audience: Audience<Element>

  public init() {
    let audience = Audience<Element>()
    self.audience = audience
    super.init { audience.admit($0, first: []) }
  }

  public var hasObservers: Bool { !audience.isEmpty }

  public func on(_ event: Event<Element>) { audience.tell(event) }
  public func asObserver() -> PublishSubject<Element> { self }
  public func dispose() { audience.tell(.completed) }
}
