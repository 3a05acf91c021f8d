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

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let wasOpen = state == .possible
    super.touchesMoved(touches, with: event)
    // What moves along the edge is for others.
    if wasOpen, state == .began, view?.window != nil, !goesInward { state = .failed }
  }

  /// Whether the finger moved away from one of the edges, more than along it.
  private var goesInward: Bool {
    let way = translation(in: nil)
    let inward: [(UIRectEdge, CGFloat, CGFloat)] = [
      (.left, way.x, way.y), (.right, -way.x, way.y), (.top, way.y, way.x),
      (.bottom, -way.y, way.x),
    ]
    return inward.contains { edges.contains($0.0) && $0.1 >= abs($0.2) }
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
