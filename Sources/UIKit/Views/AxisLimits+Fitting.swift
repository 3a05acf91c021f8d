// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension AxisLimits {
  /// The lengths that a view must fit; zero and lengths of at least
  /// `UIView.layoutFittingExpandedSize` are open.
  init(fitting size: CGSize) {
    self.init(width: Self.limit(size.width), height: Self.limit(size.height))
  }

  private static func limit(_ length: CGFloat) -> CGFloat? {
    length > 0 && length < UIView.layoutFittingExpandedSize.width ? length : nil
  }
}
