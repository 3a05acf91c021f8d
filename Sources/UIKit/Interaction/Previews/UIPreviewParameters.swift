// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The look of a view's preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part of the view that is shown, in the view's coordinates; `nil` means all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinates; `nil` means that of the shown part.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view; `nil` means the system's.
  open var backgroundColor: UIColor?

  /// Makes parameters that do not change the view's look.
  @MainActor public override init() {
    super.init()
  }

  /// Whether they change a view's look.
  var isOwn: Bool { visiblePath != nil || shadowPath != nil || backgroundColor != nil }
}

/// The look of a view while it is dragged.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
