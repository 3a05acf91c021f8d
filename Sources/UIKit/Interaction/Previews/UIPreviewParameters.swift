// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// How a preview of a view looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part of the view that is shown, in the view's coordinates; `nil` is all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinates; `nil` follows what is shown.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view; `nil` is that of the system.
  open var backgroundColor: UIColor?

  /// Makes parameters by which a view looks as it is.
  @MainActor public override init() {
    super.init()
  }
}

/// How a view looks while it is carried.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
