// SPDX-License-Identifier: Apache-2.0

/// Keeps its last values, which are told to whoever comes.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType {
  private final class Box {
    var values: [Element] = []
  }

  private let audience: Audience<Element>
  private let box: Box
  private let size: Int

  private init(size: Int) {
    let (audience, box) = (Audience<Element>(), Box())
    self.audience = audience
    self.box = box
    self.size = size
    super.init { audience.admit($0, first: box.values) }
  }

  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(size: bufferSize)
  }

  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(size: .max) }

  public func on(_ event: Event<Element>) {
    if case .next(let value) = event, audience.end == nil, size > 0 {
      audience.lock.withLock {
        box.values.append(value)
        if box.values.count > size { box.values.removeFirst() }
      }
    }
    audience.tell(event)
  }

  public func asObserver() -> ReplaySubject<Element> { self }
}
