// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The optional methods as properties, so that `scrollViewDidScroll?(…)` and similar calls compile.
extension UIScrollViewDelegate {
  /// Tells that the content offset changed.
  public var scrollViewDidScroll: OptionalScrollCall? {
    OptionalScrollCall(delegate: self, requirement: .didScroll) { $0.scrollViewDidScroll($1) }
  }

  /// Tells that a person begins to drag the content.
  public var scrollViewWillBeginDragging: OptionalScrollCall? {
    OptionalScrollCall(delegate: self, requirement: .willBeginDragging) {
      $0.scrollViewWillBeginDragging($1)
    }
  }

  /// Tells that the content begins to decelerate after a drag.
  public var scrollViewWillBeginDecelerating: OptionalScrollCall? {
    OptionalScrollCall(delegate: self, requirement: .willBeginDecelerating) {
      $0.scrollViewWillBeginDecelerating($1)
    }
  }

  /// Tells that the content rests after its deceleration.
  public var scrollViewDidEndDecelerating: OptionalScrollCall? {
    OptionalScrollCall(delegate: self, requirement: .didEndDecelerating) {
      $0.scrollViewDidEndDecelerating($1)
    }
  }

  /// Tells that an animated move of the content ended.
  public var scrollViewDidEndScrollingAnimation: OptionalScrollCall? {
    OptionalScrollCall(delegate: self, requirement: .didEndScrollingAnimation) {
      $0.scrollViewDidEndScrollingAnimation($1)
    }
  }

  /// Tells that the insets around the content changed.
  public var scrollViewDidChangeAdjustedContentInset: OptionalScrollCall? {
    OptionalScrollCall(delegate: self, requirement: .didChangeAdjustedContentInset) {
      $0.scrollViewDidChangeAdjustedContentInset($1)
    }
  }

  /// Tells that the zoom scale changed.
  public var scrollViewDidZoom: OptionalScrollCall? {
    OptionalScrollCall(delegate: self, requirement: .didZoom) { $0.scrollViewDidZoom($1) }
  }

  /// Tells that the person ends the drag, before the content decelerates.
  public var scrollViewWillEndDragging: OptionalWillEndDraggingCall? {
    OptionalWillEndDraggingCall(delegate: self)
  }

  /// Tells that the person ended the drag.
  public var scrollViewDidEndDragging: OptionalDidEndDraggingCall? {
    OptionalDidEndDraggingCall(delegate: self)
  }
}

/// The call of a method with the scroll view as its only argument; `nil` when the delegate does not
/// implement it.
@preconcurrency @MainActor
public struct OptionalScrollCall {
  let delegate: any UIScrollViewDelegate
  let requirement: OptionalRequirement
  let method: (any UIScrollViewDelegate, UIScrollView) -> Void

  /// Calls the method.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
    requirement.call(on: delegate) { method(delegate, scrollView) }
  }
}

/// The call of `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
@preconcurrency @MainActor
public struct OptionalWillEndDraggingCall {
  let delegate: any UIScrollViewDelegate

  /// Calls the method; `nil` when the delegate does not implement it.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Void? {
    OptionalRequirement.willEndDragging.call(on: delegate) {
      unsafe delegate.scrollViewWillEndDragging(
        scrollView,
        withVelocity: velocity,
        targetContentOffset: targetContentOffset
      )
    }
  }
}

/// The call of `scrollViewDidEndDragging(_:willDecelerate:)`.
@preconcurrency @MainActor
public struct OptionalDidEndDraggingCall {
  let delegate: any UIScrollViewDelegate

  /// Calls the method; `nil` when the delegate does not implement it.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) -> Void? {
    OptionalRequirement.didEndDragging.call(on: delegate) {
      delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }
}

extension OptionalRequirement {
  static let didScroll = OptionalRequirement()
  static let willBeginDragging = OptionalRequirement()
  static let willBeginDecelerating = OptionalRequirement()
  static let didEndDecelerating = OptionalRequirement()
  static let didEndScrollingAnimation = OptionalRequirement()
  static let didChangeAdjustedContentInset = OptionalRequirement()
  static let didZoom = OptionalRequirement()
  static let willEndDragging = OptionalRequirement()
  static let didEndDragging = OptionalRequirement()
}
