// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Touches that the collection view gets as soon as the recognisers allow it.
@MainActor
struct ViewTouchQueue {
  private struct Waiting {
    var start: CGPoint
    var point: CGPoint
    var isTold = false
    var isLifted = false
  }

  private var queue: [Waiting] = []

  mutating func began(at point: CGPoint) {
    queue.append(Waiting(start: point, point: point))
  }

  mutating func moved(to point: CGPoint, in view: UICollectionView) {
    guard let last = queue.indices.last, !queue[last].isLifted else { return }
    queue[last].point = point
    if queue[last].isTold { view.touchMoved(to: point) }
  }

  mutating func ended(at point: CGPoint) {
    guard let last = queue.indices.last, !queue[last].isLifted else { return }
    queue[last].point = point
    queue[last].isLifted = true
  }

  /// Drops the touches; a touch that the view was told about is cancelled.
  mutating func cancel(in view: UICollectionView) {
    let wasTold = queue.contains(where: \.isTold)
    queue = []
    if wasTold { view.touchCancelled() }
  }

  /// Tells the view what it may be told, one touch after the other.
  mutating func flush(in view: UICollectionView, mayBegin: Bool, mayEnd: Bool) {
    while let first = queue.first {
      if !first.isTold {
        guard mayBegin else { return }
        queue[0].isTold = true
        view.touchBegan(at: first.start)
        if first.point != first.start { view.touchMoved(to: first.point) }
      }
      guard first.isLifted, mayEnd else { return }
      queue.removeFirst()
      view.touchEnded(at: first.point)
    }
  }
}
