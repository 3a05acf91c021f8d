// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What is told of a popover; it is told as of other presentations.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The set as a bit mask.
  public let rawValue: UInt
  /// Makes a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known, because the popover is not shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// How a popover is shown.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view at which it points.
  open weak var sourceView: UIView?
  /// The part of the view at which it points.
  open var sourceRect = CGRect.zero
  /// The button at which it points.
  open weak var barButtonItem: UIBarButtonItem?
  /// What is told of the popover; a weak reference.
  open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { told as? any UIPopoverPresentationControllerDelegate }
    set { told = newValue }
  }
  /// The directions that the arrow may have; without any, the popover is over the middle of its source.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the shown arrow.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The colour of the ground.
  open var backgroundColor: UIColor?
  /// The views that can be touched beside the popover; recorded.
  open var passthroughViews: [UIView]?
  /// Whether the popover may cover its source; otherwise it is shortened.
  open var canOverlapSourceViewRect = false
}
