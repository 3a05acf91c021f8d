// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Those who listen to a subject, in the order in which they came, and how it ended.
final class Audience<Output, Failure: Error> {
  private var seats: [(number: Int, seat: any SeatOf<Output, Failure>)] = []
  private var last = 0
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private let lock = NSRecursiveLock()

  /// Gives a subscriber its seat, or tells it the end when that has come already.
  func admit<S: Subscriber>(_ subscriber: S, first value: Output?)
  where S.Input == Output, S.Failure == Failure {
    lock.lock()
    if let completion {
      lock.unlock()
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: completion)
    }
    last += 1
    let number = last
    let seat = Seat<S>(subscriber, latest: value) { [weak self] in self?.leave(number) }
    seats.append((number, seat))
    lock.unlock()
    subscriber.receive(subscription: seat)
  }

  private func leave(_ number: Int) {
    lock.withLock { seats.removeAll { $0.number == number } }
  }

  var isOpen: Bool { lock.withLock { completion == nil } }

  /// Whoever comes while a value is sent does not get that value.
  func send(_ value: Output, keeping: Bool) {
    let present = lock.withLock { completion == nil ? seats : [] }
    for entry in present { entry.seat.offer(value, keeping: keeping) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let present = lock.withLock { () -> [(number: Int, seat: any SeatOf<Output, Failure>)] in
      if self.completion != nil { return [] }
      self.completion = completion
      upstreams = []
      defer { seats = [] }
      return seats
    }
    for entry in present { entry.seat.end(completion) }
  }

  func keep(_ upstream: any Subscription) {
    lock.withLock { upstreams.append(upstream) }
    upstream.request(.unlimited)
  }

  deinit { for upstream in upstreams { upstream.cancel() } }
}

/// A seat without the type of who sits on it.
private protocol SeatOf<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error
  func offer(_ value: Output, keeping: Bool)
  func end(_ completion: Subscribers.Completion<Failure>)
}

/// One listener: what it wants still, and the value that waits for it.
private final class Seat<S: Subscriber>: Subscription, SeatOf {
  typealias Output = S.Input
  typealias Failure = S.Failure

  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  private var latest: S.Input?
  private let leave: () -> Void
  private let lock = NSRecursiveLock()

  init(_ subscriber: S, latest: S.Input?, leave: @escaping () -> Void) {
    self.subscriber = subscriber
    self.latest = latest
    self.leave = leave
  }

  /// Gives the value, if one is wanted. Otherwise it waits (`keeping`), in place of an older one, or is dropped.
  func offer(_ value: S.Input, keeping: Bool) {
    lock.lock()
    defer { lock.unlock() }
    guard let subscriber else { return }
    guard demand > .none else {
      if keeping { latest = value }
      return
    }
    latest = nil
    demand -= 1
    demand += subscriber.receive(value)
  }

  func end(_ completion: Subscribers.Completion<S.Failure>) {
    let subscriber = lock.withLock {
      defer { self.subscriber = nil }
      return self.subscriber
    }
    subscriber?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    self.demand += demand
    if let waiting = latest, self.demand > .none { offer(waiting, keeping: true) }
  }

  func cancel() {
    lock.withLock {
      subscriber = nil
      latest = nil
    }
    leave()
  }
}
