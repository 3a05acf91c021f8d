// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A view or guide with some of its lines and lengths, such as `view.snp.bottom`.
@preconcurrency @MainActor
public final class ConstraintItem {
  public private(set) weak var target: AnyObject?
  let attributes: ConstraintAttributes

  init(_ target: AnyObject?, _ attributes: ConstraintAttributes) {
    self.target = target
    self.attributes = attributes
  }

  /// The view, or the view of the guide.
  var view: UIView? { target as? UIView ?? (target as? UILayoutGuide)?.owningView }

  /// The view around: a guide's own view, because a guide is inside of it.
  var superview: UIView? {
    (target as? UIView).map { $0.superview } ?? (target as? UILayoutGuide)?.owningView
  }
}
