// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Finds two fingers that move together or apart, and follows them.
///
/// Other fingers take no part.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The present distance between the fingers divided by the first one; setting it changes where
  /// counting starts.
  open var scale: CGFloat = 1

  var trace = FingerPair.Trace()

  /// How fast the scale grows, per second.
  open var velocity: CGFloat { trace.rate }

  open override func reset() {
    super.reset()
    scale = 1
    trace = FingerPair.Trace()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    pairBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    pairMoved(with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    pairEnded(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    pairCancelled()
  }
}

extension UIPinchGestureRecognizer: PairGesture {
  var slop: CGFloat { GesturePolicy.pinchSlop }

  func measure(_ pair: FingerPair) -> CGFloat { pair.distance }

  func change(from first: CGFloat, to last: CGFloat) -> CGFloat { last - first }

  func advance(from last: CGFloat, to measure: CGFloat) -> CGFloat {
    if last > 0 { scale *= measure / last }
    return scale
  }
}
