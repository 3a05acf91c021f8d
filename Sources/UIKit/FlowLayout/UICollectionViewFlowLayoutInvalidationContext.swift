// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What part of a flow layout is no longer right.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked again for sizes, insets and spacings.
  ///
  /// True in a new context: the header's comment and the AppKit reference agree on it, the UIKit
  /// reference does not.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the layout is computed again from the metrics that are known; true in a new context.
  open var invalidateFlowLayoutAttributes = true

  /// The size that a view asked for, when the context is about that.
  var measurement: FlowMeasurement?
}
