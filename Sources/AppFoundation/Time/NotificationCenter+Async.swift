// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension NotificationCenter {
  /// The notifications with a name, as they are posted.
  public func notifications(
    named name: Notification.Name,
    object: AnyObject? = nil
  ) -> Notifications {
    let (stream, continuation) = AsyncStream<Notification>.makeStream()
    nonisolated(unsafe) let token = addObserver(forName: name, object: object, queue: nil) {
      nonisolated(unsafe) let note = $0
      continuation.yield(note)
    }
    let center = self
    continuation.onTermination = { _ in center.removeObserver(token) }
    return Notifications(stream: stream)
  }

  /// Notifications as they are posted.
  public struct Notifications: AsyncSequence {
    /// One notification.
    public typealias Element = Notification

    let stream: AsyncStream<Notification>

    /// Makes an iterator.
    public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator {
      stream.makeAsyncIterator()
    }
  }
}
