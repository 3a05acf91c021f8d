// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Finds fingers that drag from an edge of the screen.
///
/// Where a layout is shown without an app, a view has no such edge, and it pans from anywhere.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the gesture begins.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let window = view?.window,
      !touches.contains(where: { isAtEdge($0.location(in: nil), of: window) })
    {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ point: CGPoint, of window: UIView) -> Bool {
    strips(of: window).contains { $0.contains(point) }
  }

  /// Where fingers must come down, in the window.
  func strips(of window: UIView) -> [CGRect] {
    let width = GesturePolicy.edgeWidth
    let bounds = window.bounds
    let sides: [(UIRectEdge, CGRectEdge)] = [
      (.left, .minXEdge), (.right, .maxXEdge), (.top, .minYEdge), (.bottom, .maxYEdge),
    ]
    return sides.filter { edges.contains($0.0) }
      .map { bounds.divided(atDistance: width, from: $0.1).slice }
  }
}
