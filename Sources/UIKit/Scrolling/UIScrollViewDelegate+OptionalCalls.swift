// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The optional methods as properties, so that `scrollViewDidScroll?(…)` and the like compile.
extension UIScrollViewDelegate {
  /// Tells that the content offset is another.
  public var scrollViewDidScroll: OptionalScrollCall? {
    OptionalScrollCall(delegate: self, requirement: .didScroll) { $0.scrollViewDidScroll($1) }
  }

  /// Tells that a person begins to move the content.
  public var scrollViewWillBeginDragging: OptionalScrollCall? {
    OptionalScrollCall(delegate: self, requirement: .willBeginDragging) {
      $0.scrollViewWillBeginDragging($1)
    }
  }

  /// Tells that the content begins to run on by itself.
  public var scrollViewWillBeginDecelerating: OptionalScrollCall? {
    OptionalScrollCall(delegate: self, requirement: .willBeginDecelerating) {
      $0.scrollViewWillBeginDecelerating($1)
    }
  }

  /// Tells that the content, which ran on by itself, rests.
  public var scrollViewDidEndDecelerating: OptionalScrollCall? {
    OptionalScrollCall(delegate: self, requirement: .didEndDecelerating) {
      $0.scrollViewDidEndDecelerating($1)
    }
  }

  /// Tells that an animated move of the content is over.
  public var scrollViewDidEndScrollingAnimation: OptionalScrollCall? {
    OptionalScrollCall(delegate: self, requirement: .didEndScrollingAnimation) {
      $0.scrollViewDidEndScrollingAnimation($1)
    }
  }

  /// Tells that the insets around the content are others.
  public var scrollViewDidChangeAdjustedContentInset: OptionalScrollCall? {
    OptionalScrollCall(delegate: self, requirement: .didChangeAdjustedContentInset) {
      $0.scrollViewDidChangeAdjustedContentInset($1)
    }
  }

  /// Tells that the person lets the content go, before it runs on.
  public var scrollViewWillEndDragging: OptionalWillEndDraggingCall? {
    OptionalWillEndDraggingCall(delegate: self)
  }

  /// Tells that the person let the content go.
  public var scrollViewDidEndDragging: OptionalDidEndDraggingCall? {
    OptionalDidEndDraggingCall(delegate: self)
  }
}

/// A call of a method that takes the scroll view alone; `nil` when the delegate does not implement it.
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
  static let willEndDragging = OptionalRequirement()
  static let didEndDragging = OptionalRequirement()
}
