// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A publisher that begins when it is told to, for all its subscribers together.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension Publishers {
  /// Sends what one subscription of the upstream sends to all subscribers, through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// Lets a publisher wait until it is told to begin.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    private let inner: Multicast<Upstream, PassthroughSubject<Output, Never>>

    public init(upstream: Upstream) {
      inner = Multicast(upstream: upstream, createSubject: PassthroughSubject.init)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      inner.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { inner.connect() }
  }

  /// Begins with the first subscriber and ends with the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private var listeners = 0
    private var connection: (any Cancellable)?
    private let lock = NSRecursiveLock()

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isCounted = true
      let leave = { [self] in
        if !isCounted { return }
        isCounted = false
        self.leave()
      }
      lock.withLock { listeners += 1 }
      upstream.handleEvents(receiveCompletion: { _ in leave() }, receiveCancel: leave)
        .receive(subscriber: subscriber)
      let begins = lock.withLock { connection == nil && listeners > 0 }
      if begins {
        let connection = upstream.connect()
        lock.withLock { if listeners > 0 { self.connection = connection } }
      }
    }

    private func leave() {
      let ended = lock.withLock { () -> (any Cancellable)? in
        listeners -= 1
        if listeners > 0 { return nil }
        defer { connection = nil }
        return connection
      }
      ended?.cancel()
    }
  }

  /// One subscription of the upstream for all subscribers. Two variables that hold it hold the same.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = Autoconnect(
        upstream: Multicast(upstream: upstream, createSubject: PassthroughSubject.init)
      )
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }

    public static func == (left: Share, right: Share) -> Bool { left === right }
  }
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}

extension Publisher {
  public func share() -> Publishers.Share<Self> { .init(upstream: self) }

  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    .init(upstream: self, createSubject: createSubject)
  }

  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    .init(upstream: self) { subject }
  }
}

extension Publisher where Failure == Never {
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { .init(upstream: self) }
}
