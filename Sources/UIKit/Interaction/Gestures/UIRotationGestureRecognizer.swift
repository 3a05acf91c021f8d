// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Finds two fingers that turn, and follows them; other fingers take no part.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle by which the fingers have turned, in radians clockwise; setting it changes where
  /// counting starts.
  open var rotation: CGFloat = 0

  var trace = FingerPair.Trace()

  /// How fast the fingers turn, in radians per second.
  open var velocity: CGFloat { trace.rate }

  open override func reset() {
    super.reset()
    rotation = 0
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

extension UIRotationGestureRecognizer: PairGesture {
  var slop: CGFloat { GesturePolicy.rotationSlop }

  func measure(_ pair: FingerPair) -> CGFloat { pair.angle }

  func change(from first: CGFloat, to last: CGFloat) -> CGFloat {
    FingerPair.shortestWay(from: first, to: last)
  }

  func advance(from last: CGFloat, to measure: CGFloat) -> CGFloat {
    rotation += change(from: last, to: measure)
    return rotation
  }
}
