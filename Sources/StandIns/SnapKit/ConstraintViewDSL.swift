// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// `snp` of a view.
@preconcurrency @MainActor
public struct ConstraintViewDSL: ConstraintDSL {
  let view: UIView
  public var item: AnyObject { view }
  public var target: AnyObject? { view }

  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
  }

  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
    }
  }
}

extension UIView {
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}
