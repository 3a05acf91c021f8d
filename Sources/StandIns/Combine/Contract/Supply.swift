// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Values that wait for a subscriber's demand, then a completion: the way of every source that has its values already.
final class Supply<Downstream: Subscriber>: Subscription {
  private var downstream: Downstream?
  private var next: () -> Downstream.Input?
  private var isDone: () -> Bool
  private let completion: Subscribers.Completion<Downstream.Failure>
  private var demand = Subscribers.Demand.none
  private var isSending = false
  private let lock = NSRecursiveLock()

  /// `next` is asked only when the subscriber wants a value; once `isDone`, the completion follows at once.
  init(
    _ downstream: Downstream,
    completion: Subscribers.Completion<Downstream.Failure> = .finished,
    isDone: @escaping () -> Bool,
    next: @escaping () -> Downstream.Input?
  ) {
    self.downstream = downstream
    self.completion = completion
    self.isDone = isDone
    self.next = next
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    self.demand += demand
    // A subscriber asks again while it takes a value: the loop below sees the larger demand.
    if isSending { return }
    isSending = true
    defer { isSending = false }
    while let downstream {
      if isDone() { return end(downstream) }
      guard self.demand > .none, let value = next() else { return }
      self.demand -= 1
      self.demand += downstream.receive(value)
    }
  }

  private func end(_ downstream: Downstream) {
    self.downstream = nil
    downstream.receive(completion: completion)
  }

  func cancel() { lock.withLock { downstream = nil } }
}
