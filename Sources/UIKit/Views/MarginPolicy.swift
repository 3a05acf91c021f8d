// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The margins of views.
///
/// The content of rows has the margins of the texts of standard rows, with less of it beside a sign at the end (guess);
/// that of headers and footers has those at the sides.
///
/// - Source: Apple's guide on positioning content within layout margins: a controller's view keeps the system's least
///   margins at its sides and none above and below, other views have 8 points; the safe area adds to both. The least
///   margins are those that iPhones and iPads are known to have.
@MainActor
enum MarginPolicy {
  private static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  private static let (narrow, wide): (CGFloat, CGFloat) = (16, 20)
  private static let wideWidth: CGFloat = 414
  /// Above and below what is in a row.
  private static let ofRow: CGFloat = 11

  /// The margins at both sides that a controller's view of a width keeps at least.
  static func least(inWidth width: CGFloat) -> CGFloat { width < wideWidth ? narrow : wide }

  /// The margins of what a row shows.
  private static func ofRow(_ content: UIView) -> UIEdgeInsets {
    let row = content.superview?.bounds.width ?? 0
    let side = least(inWidth: row)
    let hasSign = content.frame.maxX < row - 1
    return UIEdgeInsets(
      top: ofRow,
      left: side,
      bottom: ofRow,
      right: hasSign ? standard.right : side
    )
  }

  /// The margins of what a header or footer shows.
  private static func ofHeader(_ content: UIView) -> UIEdgeInsets {
    var margins = standard
    margins.left = least(inWidth: content.superview?.bounds.width ?? 0)
    margins.right = margins.left
    return margins
  }

  private static func system(_ view: UIView) -> UIEdgeInsets {
    if view.isContentOfRow { return ofRow(view) }
    return (view.superview as? UITableViewHeaderFooterView)?.contentView === view
      ? ofHeader(view) : standard
  }

  /// The margins of a view, of which code chose some or none.
  static func margins(of view: UIView, own: UIEdgeInsets?) -> UIEdgeInsets {
    var margins = own ?? system(view)
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

extension UIView {
  /// Whether the view holds what a row of a table or of a list shows.
  fileprivate var isContentOfRow: Bool {
    switch superview {
    case let cell as UITableViewCell: self === cell.contentView
    case let cell as UICollectionViewListCell:
      self === cell.contentView || self is any UIContentView
    case let content?: self is any UIContentView && content.isContentOfRow
    case nil: false
    }
  }
}
