// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What recognisers take from content that scrolls around them.
extension UIView {
  /// The recognisers that see fingers anywhere on the view; those of edges have places of their own.
  var activeRecognizers: [UIGestureRecognizer] {
    (gestureRecognizers ?? []).filter { $0.isEnabled && !($0 is UIScreenEdgePanGestureRecognizer) }
  }

  /// Whether recognisers make the view follow fingers, and nothing else.
  var isGripByRecognizers: Bool { !(self is UIScrollView || self is PickerColumn) }

  /// The drags of one finger that are for the recognisers of a view in an element, and not for the content.
  func drags(in content: UIScrollView) -> ScreenControl.Drags {
    let active = activeRecognizers
    let across = active.contains { $0.takesDrag(sideways: true, from: content) }
    let down = active.contains { $0.takesDrag(sideways: false, from: content) }
    if across { return down ? .both : .horizontal }
    return down ? .vertical : .none
  }

  /// The shortest time after which a finger that rests on the view is a press, in seconds; `nil` for never.
  var shortestPress: TimeInterval? {
    activeRecognizers.compactMap { $0 as? UILongPressGestureRecognizer }
      .filter { $0.numberOfTouchesRequired == 1 && $0.numberOfTapsRequired == 0 }
      .map(\.minimumPressDuration)
      .min()
  }
}

extension UIGestureRecognizer {
  /// Whether a drag of one finger along an axis may be its gesture; those of edges have places of their own.
  func takesDrag(sideways: Bool) -> Bool {
    switch self {
    case is UIScreenEdgePanGestureRecognizer: return false
    case is SheetPan: return !sideways
    case let pan as UIPanGestureRecognizer: return pan.minimumNumberOfTouches < 2
    case let swipe as UISwipeGestureRecognizer:
      let along: UISwipeGestureRecognizer.Direction = sideways ? [.left, .right] : [.up, .down]
      return swipe.numberOfTouchesRequired == 1 && !swipe.direction.isDisjoint(with: along)
    default: return false
    }
  }

  /// Whether a drag of one finger along an axis is its gesture in an element, and not the content's.
  ///
  /// The content begins to scroll after a shorter way than a swipe. A pan with a delegate is one that is for the other
  /// axis only, as in rows that are moved aside: the delegate knows it when the finger has moved, which is too late
  /// for content that another machine scrolls. What an app's own recognisers do is not known, so they get all drags.
  fileprivate func takesDrag(sideways: Bool, from content: UIScrollView) -> Bool {
    let scrolls = content.scrolls(along: sideways ? CGPoint(x: 1, y: 0) : CGPoint(x: 0, y: 1))
    switch self {
    case is UITapGestureRecognizer, is UILongPressGestureRecognizer, is UIPinchGestureRecognizer,
      is UIRotationGestureRecognizer, is UIHoverGestureRecognizer:
      return false
    case is UISwipeGestureRecognizer: return !scrolls && takesDrag(sideways: sideways)
    case is UIPanGestureRecognizer:
      return takesDrag(sideways: sideways) && !(scrolls && delegate != nil)
    default: return true
    }
  }
}
