// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The slack that comparisons of computed lengths allow, in points.
package enum Tolerance {
  /// How far sums of lengths may pass a limit and still count as fitting: far above the rounding
  /// errors of long sums and far below a device pixel.
  package static let fit: CGFloat = 1e-6
}
