// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// How the content of the shown collection view is seen while animations move what is around it.
package struct ContentMotionShown: Hashable, Sendable {
  /// The transform from the place at rest, in the window's points.
  package var transform: CGAffineTransform
  /// The opacity, from 0 to 1.
  package var opacity: CGFloat

  package func hash(into hasher: inout Hasher) {
    hasher.combine(transform.numbers)
    hasher.combine(opacity)
  }

  /// The transform's numbers, as those of groups.
  package var numbers: [CGFloat] { transform.numbers }
}

/// How a view's points lie in its window, and how much of it is seen.
@MainActor
package struct ContentPlacing {
  private var transform: CGAffineTransform
  private var opacity: CGFloat

  /// The placing of a view as it is now.
  package init(of view: UIView, in window: UIView) {
    let start = view.bounds.origin
    let zero = view.convert(start, to: window)
    let right = view.convert(CGPoint(x: start.x + 1, y: start.y), to: window)
    let down = view.convert(CGPoint(x: start.x, y: start.y + 1), to: window)
    transform = CGAffineTransform(
      a: right.x - zero.x,
      b: right.y - zero.y,
      c: down.x - zero.x,
      d: down.y - zero.y,
      tx: zero.x,
      ty: zero.y
    )
    opacity = 1
    var around: UIView? = view
    while let present = around {
      opacity *= present.alpha
      around = present.superview
    }
  }

  /// How the view is seen that was placed otherwise at rest; `nil` for as at rest and opaque.
  package func motion(from rest: ContentPlacing) -> ContentMotionShown? {
    let own = rest.transform
    guard abs(own.a * own.d - own.b * own.c) > Self.least else { return nil }
    var way = own.inverted().concatenating(transform)
    if own == transform { way = .identity }
    guard !way.isIdentity || opacity < 1 else { return nil }
    return ContentMotionShown(transform: way, opacity: min(1, max(0, opacity)))
  }

  /// Smaller areas cannot be seen.
  private static let least: CGFloat = 1e-6
}
