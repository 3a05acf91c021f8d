// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The margins of views.
///
/// - Source: Apple's guide on positioning content within layout margins: a controller's view keeps the system's least
///   margins at its sides and none above and below, other views have 8 points; the safe area adds to both. The least
///   margins are those that iPhones and iPads are known to have.
@MainActor
enum MarginPolicy {
  private static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  private static let (narrow, wide): (CGFloat, CGFloat) = (16, 20)
  private static let wideWidth: CGFloat = 414

  /// The margins at both sides that a controller's view of a width keeps at least.
  static func least(inWidth width: CGFloat) -> CGFloat { width < wideWidth ? narrow : wide }

  /// The margins of a view, of which code chose some or none.
  static func margins(of view: UIView, own: UIEdgeInsets?) -> UIEdgeInsets {
    var margins = own ?? standard
    if let controller = view.manager, controller.viewRespectsSystemMinimumLayoutMargins {
      if own == nil { margins = .zero }
      let least = least(inWidth: view.bounds.width)
      (margins.left, margins.right) = (max(least, margins.left), max(least, margins.right))
    }
    guard view.insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = view.safeAreaInsets
    return UIEdgeInsets(
      top: margins.top + safe.top,
      left: margins.left + safe.left,
      bottom: margins.bottom + safe.bottom,
      right: margins.right + safe.right
    )
  }
}
