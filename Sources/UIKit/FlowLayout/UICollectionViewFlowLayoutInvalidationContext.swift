// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is invalid in a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked again for sizes, insets and spacings.
  ///
  /// It is `true` in a new context: the comment in the header and the AppKit reference say so,
  /// while the UIKit reference does not.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the layout is computed again from the known metrics; `true` in a new context.
  open var invalidateFlowLayoutAttributes = true

  /// The measured size, if the context is about one.
  var measurement: FlowMeasurement?
}
