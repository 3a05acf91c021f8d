// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// `snp` of a guide.
@preconcurrency @MainActor
public struct ConstraintLayoutGuideDSL: ConstraintDSL {
  let guide: UILayoutGuide
  public var item: AnyObject { guide }
  public var target: AnyObject? { guide }
}

extension UILayoutGuide {
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}
