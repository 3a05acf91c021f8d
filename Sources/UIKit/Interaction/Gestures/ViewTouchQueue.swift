// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What gets the touches that recognisers leave over.
@MainActor
protocol TouchReceiver: AnyObject {
  /// A finger came down on a view.
  func touchBegan(at point: CGPoint, on view: UIView?)
  /// The finger moved.
  func touchMoved(to point: CGPoint)
  /// The finger was lifted.
  func touchEnded(at point: CGPoint)
  /// The finger is a gesture, or was taken away.
  func touchCancelled()
}

/// Touches that a receiver gets as soon as the recognisers allow it.
@MainActor
struct ViewTouchQueue {
  private struct Waiting {
    weak var view: UIView?
    var start: CGPoint
    var point: CGPoint
    var isTold = false
    var isLifted = false
  }

  private var queue: [Waiting] = []

  mutating func began(at point: CGPoint, on view: UIView?) {
    queue.append(Waiting(view: view, start: point, point: point))
  }

  mutating func moved(to point: CGPoint, in receiver: any TouchReceiver) {
    guard let last = queue.indices.last, !queue[last].isLifted else { return }
    queue[last].point = point
    if queue[last].isTold { receiver.touchMoved(to: point) }
  }

  mutating func ended(at point: CGPoint) {
    guard let last = queue.indices.last, !queue[last].isLifted else { return }
    queue[last].point = point
    queue[last].isLifted = true
  }

  /// Drops the touches; a touch that the receiver was told about is cancelled.
  mutating func cancel(in receiver: any TouchReceiver) {
    let wasTold = queue.contains(where: \.isTold)
    queue = []
    if wasTold { receiver.touchCancelled() }
  }

  /// The next thing that a receiver may be told now; `nil` for nothing.
  mutating func next(mayBegin: Bool, mayEnd: Bool) -> ((any TouchReceiver) -> Void)? {
    guard let first = queue.first else { return nil }
    if !first.isTold {
      guard mayBegin else { return nil }
      queue[0].isTold = true
      return { receiver in
        receiver.touchBegan(at: first.start, on: first.view)
        if first.point != first.start { receiver.touchMoved(to: first.point) }
      }
    }
    guard first.isLifted, mayEnd else { return nil }
    queue.removeFirst()
    return { $0.touchEnded(at: first.point) }
  }
}
