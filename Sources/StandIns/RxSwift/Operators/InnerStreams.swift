// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What happens to a stream that comes while another one is followed.
enum InnerPolicy {
  /// All are followed at once.
  case together
  /// Only the newest is followed.
  case latest
  /// Only the first is followed until it ends.
  case first
  /// One after the other.
  case inTurn
}

/// Follows the streams that a stream gives, and ends when all have ended.
final class InnerStreams<Source: ObservableConvertibleType> {
  private let policy: InnerPolicy
  private let observer: AnyObserver<Source.Element>
  private let streams = CompositeDisposable()
  private let newest = SerialDisposable()
  private var waiting: [Source] = []
  private var open = 0
  private var generation = 0
  private var outerIsOpen = true
  private let lock = NSRecursiveLock()

  init(_ policy: InnerPolicy, _ observer: AnyObserver<Source.Element>) {
    self.policy = policy
    self.observer = observer
    streams.insert(newest)
  }

  var disposable: any Disposable { streams }

  func add(_ outer: any Disposable) { streams.insert(outer) }

  func take(_ event: Event<Source>) {
    lock.lock()
    defer { lock.unlock() }
    switch event {
    case .error(let error): observer.onError(error)
    case .completed:
      outerIsOpen = false
      finishIfDone()
    case .next(let source):
      switch policy {
      case .together, .latest: follow(source)
      case .first: if open == 0 { follow(source) }
      case .inTurn: if open == 0 { follow(source) } else { waiting.append(source) }
      }
    }
  }

  private func follow(_ source: Source) {
    generation += 1
    let own = generation
    open = policy == .latest ? 1 : open + 1
    // What ends the stream before must be in place before the new one sends.
    if policy == .latest { newest.disposable = Disposables.create() }
    let subscription = source.asObservable().subscribe { [self] event in
      lock.lock()
      defer { lock.unlock() }
      if policy == .latest, own != generation { return }
      switch event {
      case .next, .error: observer.on(event)
      case .completed: ended()
      }
    }
    if policy != .latest {
      streams.insert(subscription)
    } else if own == generation {
      newest.disposable = subscription
    }
  }

  private func ended() {
    open -= 1
    if !waiting.isEmpty { return follow(waiting.removeFirst()) }
    finishIfDone()
  }

  private func finishIfDone() {
    if !outerIsOpen, open == 0, waiting.isEmpty { observer.onCompleted() }
  }
}
