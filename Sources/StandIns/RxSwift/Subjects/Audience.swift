// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The observers of a subject in the order in which they came, and how it ended.
final class Audience<Element> {
  private var seats: [(number: Int, observer: AnyObserver<Element>)] = []
  private var count = 0
  private(set) var end: Event<Element>?
  let lock = NSRecursiveLock()

  var isEmpty: Bool { lock.withLock { seats.isEmpty } }

  /// Adds an observer, which is told `first` before anything else, and the end where that has come.
  func admit(_ observer: AnyObserver<Element>, first: [Element]) -> any Disposable {
    lock.lock()
    defer { lock.unlock() }
    for value in first { observer.onNext(value) }
    if let end {
      observer.on(end)
      return Disposables.create()
    }
    count += 1
    let number = count
    seats.append((number, observer))
    return Disposables.create { [weak self] in self?.leave(number) }
  }

  private func leave(_ number: Int) {
    lock.withLock { seats.removeAll { $0.number == number } }
  }

  /// Tells everybody who is there; nothing after the end.
  func tell(_ event: Event<Element>) {
    let present = lock.withLock { () -> [(number: Int, observer: AnyObserver<Element>)] in
      guard end == nil else { return [] }
      defer {
        if event.isStopEvent {
          end = event
          seats = []
        }
      }
      return seats
    }
    for seat in present { seat.observer.on(event) }
  }
}
