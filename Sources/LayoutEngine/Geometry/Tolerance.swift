// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The slack that comparisons of computed lengths allow, in points.
package enum Tolerance {
  /// How far a sum of lengths may exceed a limit and still fit: far above the rounding errors of
  /// long sums, and far below a device pixel.
  package static let fit: CGFloat = 1e-6
}
