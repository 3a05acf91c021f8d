// SPDX-License-Identifier: Apache-2.0

/// Finds a pointer that hovers; it never begins, because fingers do not hover.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// Finds fingers that drag from an edge of the screen; here it pans from anywhere, because a view
/// in a browser has no such edge.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the gesture begins; it has no effect here.
  open var edges: UIRectEdge = []
}
