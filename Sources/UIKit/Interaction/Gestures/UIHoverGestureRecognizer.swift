// SPDX-License-Identifier: Apache-2.0

/// Finds a pointer that hovers: fingers do not, so it never begins.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// Finds fingers that drag from an edge of the screen: a view in a browser has none, so it pans from anywhere.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which it would begin; recorded.
  open var edges: UIRectEdge = []
}
