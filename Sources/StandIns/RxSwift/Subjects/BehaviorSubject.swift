// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Keeps its latest value, which is told to whoever comes.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  private final class Box {
    var value: Element
    init(_ value: Element) { self.value = value }
  }

  private let audience: Audience<Element>
  private let box: Box

  public init(value: Element) {
    let (audience, box) = (Audience<Element>(), Box(value))
    self.audience = audience
    self.box = box
    super.init { observer in
      audience.admit(observer, first: audience.end == nil ? [box.value] : [])
    }
  }

  public var hasObservers: Bool { !audience.isEmpty }

  /// The latest value; after an error, the error is thrown.
  public func value() throws -> Element {
    if case .error(let error)? = audience.end { throw error }
    return audience.lock.withLock { box.value }
  }

  public func on(_ event: Event<Element>) {
    if case .next(let value) = event, audience.end == nil {
      audience.lock.withLock { box.value = value }
    }
    audience.tell(event)
  }

  public func asObserver() -> BehaviorSubject<Element> { self }
  public func dispose() { audience.tell(.completed) }
}
