// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// What is ours to choose where nothing documented or measured decides.
package enum CompositionalPolicy {
  /// No length is longer, in points: it keeps sums exact and out of the infinite.
  package static let longestLength: CGFloat = 1e9
  /// No group places more cells, whatever its counts say.
  package static let cellLimit = 100_000
  /// No group lies deeper within others.
  package static let depthLimit = 64
  /// A drag across that is let go faster than this turns the page, in points for each second.
  package static let pagingSpeed: CGFloat = 200
}

/// Where lengths that are no whole pixels end up.
package enum CompositionalRounding: Hashable, Sendable {
  /// Sizes are cut to whole pixels and positions add up from them.
  ///
  /// - Source: frames measured on iOS 17.
  case sizes
  /// Positions add up exactly, and each frame is rounded when it is handed out.
  ///
  /// - Source: frames measured on iOS 14.
  case frames
}

/// The device pixels on which a compositional layout puts boxes.
struct CompositionalPixels: Hashable, Sendable {
  var rounding: CompositionalRounding
  /// Pixels for each point; zero turns rounding off.
  var scale: CGFloat

  /// How far above a whole pixel a length may lie by rounding errors and still count as whole.
  private static let slack = Tolerance.fit

  init(_ rounding: CompositionalRounding, _ grid: PixelGrid) {
    self.rounding = rounding
    scale = grid.scale
  }

  /// A length of a box while it is placed.
  func packed(_ length: CGFloat) -> CGFloat {
    guard rounding == .sizes, scale > 0, length > 0 else { return length }
    // Something that has a length keeps at least a pixel.
    return max(1, (length * scale + Self.slack).rounded(.down)) / scale
  }

  func packed(_ size: CGSize) -> CGSize {
    CGSize(width: packed(size.width), height: packed(size.height))
  }

  /// A cell's frame as it is handed out.
  func shown(_ frame: CGRect) -> CGRect {
    guard rounding == .frames, scale > 0 else { return frame }
    return CGRect(
      x: nearest(frame.minX),
      y: nearest(frame.minY),
      width: nearest(frame.width),
      height: nearest(frame.height)
    )
  }

  /// A supplementary view's frame as it is handed out: on the nearest pixel, halves away from zero.
  func shownView(_ frame: CGRect) -> CGRect {
    guard scale > 0 else { return frame }
    var result = shown(frame)
    result.origin = CGPoint(x: nearest(frame.minX), y: nearest(frame.minY))
    return result
  }

  private func nearest(_ length: CGFloat) -> CGFloat {
    (length * scale).rounded(.toNearestOrAwayFromZero) / scale
  }
}
