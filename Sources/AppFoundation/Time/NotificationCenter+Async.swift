// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension NotificationCenter {
  /// Tells a function of notifications: at once on the main queue, otherwise as an operation of the queue.
  @_disfavoredOverload
  public func addObserver(
    forName name: NSNotification.Name?,
    object obj: Any?,
    queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let other = queue.flatMap { $0 === OperationQueue.main ? nil : $0 }
    return addObserver(forName: name, object: obj, queue: nil as Foundation.OperationQueue?) {
      nonisolated(unsafe) let note = $0
      if let other { other.addOperation { block(note) } } else { block(note) }
    }
  }

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
