// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Choices where neither documentation nor a measurement decides.
package enum CompositionalPolicy {
  /// Greatest length, in points: sums stay exact and finite.
  package static let longestLength: CGFloat = 1e9
  /// The most cells that a group places.
  package static let cellLimit = 100_000
  /// The greatest depth of groups within groups.
  package static let depthLimit = 64
  /// An orthogonal drag that ends faster than this turns the page, in points per second.
  package static let pagingSpeed: CGFloat = 200
}

/// The place where lengths are rounded to whole pixels.
package enum CompositionalRounding: Hashable, Sendable {
  /// Sizes are cut to whole pixels, and positions are sums of them.
  ///
  /// - Source: frames measured on iOS 17.
  case sizes
  /// Positions are exact sums, and each resulting frame is rounded.
  ///
  /// - Source: frames measured on iOS 14.
  case frames
}

/// The device pixels on which a compositional layout puts boxes.
struct CompositionalPixels: Hashable, Sendable {
  var rounding: CompositionalRounding
  /// Pixels for each point; zero turns rounding off.
  var scale: CGFloat

  /// How much a length may exceed whole pixels by rounding errors and still count as whole.
  private static let slack = Tolerance.fit

  init(_ rounding: CompositionalRounding, _ grid: PixelGrid) {
    self.rounding = rounding
    scale = grid.scale
  }

  /// A length of a box while it is placed.
  func packed(_ length: CGFloat) -> CGFloat {
    guard rounding == .sizes, scale > 0, length > 0 else { return length }
    // A length above zero keeps at least one pixel.
    return max(1, (length * scale + Self.slack).rounded(.down)) / scale
  }

  func packed(_ size: CGSize) -> CGSize {
    CGSize(width: packed(size.width), height: packed(size.height))
  }

  /// The resulting frame of a cell.
  func shown(_ frame: CGRect) -> CGRect {
    guard rounding == .frames, scale > 0 else { return frame }
    return CGRect(
      x: nearest(frame.minX),
      y: nearest(frame.minY),
      width: nearest(frame.width),
      height: nearest(frame.height)
    )
  }

  /// The resulting frame of a supplementary view: on the nearest pixel; halves round away from
  /// zero.
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
