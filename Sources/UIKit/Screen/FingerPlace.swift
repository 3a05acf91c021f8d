// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where fingers are for a view whose class, or those of the views around it, may let them through, as lists do that
/// lie over a map and take fingers on their rows alone.
///
/// Apps say it point by point, in `point(inside:with:)` or `hitTest(_:with:)`. The page needs a rectangle: the one
/// from the highest to the lowest line with a point that the view takes.
@MainActor
struct FingerPlace {
  /// The points of a line that are asked about, as parts of its width.
  private static let columns: [CGFloat] = [0.5, 0.1, 0.9]
  /// The lines that are asked about before their edges are sought.
  private static let lines = 24
  /// How exactly an edge is found, in points.
  private static let exactness: CGFloat = 0.5

  private let view: UIView
  private let window: UIView

  init(of view: UIView, in window: UIView) { (self.view, self.window) = (view, window) }

  /// The part of a rectangle of the window in which fingers are for the view; `nil` for none.
  func part(of place: CGRect) -> CGRect? {
    let inner = place.insetBy(dx: 0, dy: min(1, place.height / 2))
    if [inner.minY, inner.midY, inner.maxY].allSatisfy({ takes($0, in: place) }) { return place }
    let height = place.height / CGFloat(Self.lines)
    let lines = (0..<Self.lines).map { place.minY + (CGFloat($0) + 0.5) * height }
    let taken = lines.filter { takes($0, in: place) }
    guard let first = taken.first, let last = taken.last else { return nil }
    let top = edge(from: first, to: max(place.minY, first - height), in: place)
    let bottom = edge(from: last, to: min(place.maxY, last + height), in: place)
    return CGRect(x: place.minX, y: top, width: place.width, height: bottom - top)
  }

  /// The last line that the view takes on the way from one that it takes to another one.
  private func edge(from taken: CGFloat, to end: CGFloat, in place: CGRect) -> CGFloat {
    // The last line of a rectangle is beside it.
    let asked = end + (end > taken ? -Self.exactness : Self.exactness)
    guard !takes(asked, in: place) else { return end }
    var (inside, outside) = (taken, end)
    while abs(outside - inside) > Self.exactness {
      let middle = (inside + outside) / 2
      if takes(middle, in: place) { inside = middle } else { outside = middle }
    }
    return inside
  }

  private func takes(_ line: CGFloat, in place: CGRect) -> Bool {
    Self.columns.contains { takes(CGPoint(x: place.minX + $0 * place.width, y: line)) }
  }

  private func takes(_ point: CGPoint) -> Bool {
    guard view.hitTest(window.convert(point, to: view), with: nil) != nil else { return false }
    var around = view.superview
    while let outer = around {
      guard outer.point(inside: window.convert(point, to: outer), with: nil) else { return false }
      around = outer.superview
    }
    return true
  }
}
