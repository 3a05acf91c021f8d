// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

extension AppFoundation.Timer {
  /// Sends the date again and again, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    /// In seconds.
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()

    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      let step = ClockTime.Stride(interval)
      return runLoop.schedule(after: runLoop.now.advanced(by: step), interval: step) {
        [subject] in subject.send(Date())
      }
    }
  }

  /// The interval is in seconds.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}

extension NotificationCenter {
  /// Sends the notifications of a name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      let relay = NotificationRelay(subject)
      let (center, token) = (
        center, center.addObserver(forName: name, object: object, queue: nil) { relay.send($0) }
      )
      let stop = { center.removeObserver(token) }
      subject.handleEvents(receiveCancel: stop).receive(subscriber: subscriber)
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// A subject that notifications may be sent to from any thread.
private final class NotificationRelay: @unchecked Sendable {
  private let subject: PassthroughSubject<Notification, Never>
  init(_ subject: PassthroughSubject<Notification, Never>) { self.subject = subject }
  func send(_ notification: Notification) { subject.send(notification) }
}
