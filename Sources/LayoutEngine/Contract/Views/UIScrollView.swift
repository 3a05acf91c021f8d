// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A view whose content may be larger than itself.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The part of its speed that a scroll keeps in each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part kept per millisecond.
    public var rawValue: CGFloat

    /// Makes a rate.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The rate of lists.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of pages and pickers.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The point of the content at the view's upper left: the origin of `bounds`.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The size of all content.
  open var contentSize = CGSize.zero

  /// Room around the content.
  ///
  /// Content that rested at an edge goes on resting there.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if contentInset != oldValue { adjustOffset(from: adjusted(oldValue)) }
    }
  }

  /// `contentInset` and what the system covers, together.
  open var adjustedContentInset: UIEdgeInsets { adjusted(contentInset) }

  /// Tells that `adjustedContentInset` is another.
  open func adjustedContentInsetDidChange() {}

  /// How fast a scroll slows down after the finger is lifted.
  open var decelerationRate = DecelerationRate.normal

  /// Whether the person can scroll.
  open var isScrollEnabled = true

  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false

  /// Whether the content may be pulled beyond its edges.
  open var bounces = true

  /// Moves the content to an offset.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedContentInsetDidChange()
  }

  private func adjusted(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: inset.top + safeAreaInsets.top,
      left: inset.left + safeAreaInsets.left,
      bottom: inset.bottom + safeAreaInsets.bottom,
      right: inset.right + safeAreaInsets.right
    )
  }

  private func adjustOffset(from old: UIEdgeInsets) {
    let new = adjustedContentInset
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    adjustedContentInsetDidChange()
    contentOffset = offset
  }
}

/// What is told about scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Tells that the content offset is another.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing: the method is optional.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
