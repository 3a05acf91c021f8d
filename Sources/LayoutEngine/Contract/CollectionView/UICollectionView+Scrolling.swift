// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UICollectionView {
  /// Where an item is to stand after scrolling; one position per axis.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The set as a number.
    public let rawValue: UInt

    /// Makes a set of positions.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Scrolls until an item stands at a position; without one as little as shows it whole.
  public func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    guard scrollPosition.isUnambiguous else {
      reportCall(
        "scroll-position",
        "attempt to use a scroll position with multiple positioning styles on one axis"
      )
      return
    }
    if !cycle.isPreparing, !cycle.isRunning { layoutIfNeeded() }
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
      reportCall("index-path", "attempt to scroll to an item that does not exist: \(indexPath)")
      return
    }
    let inset = adjustedContentInset
    let target = CGPoint(
      x: ScrollAxis(start: inset.left, end: inset.right, length: bounds.width, offset: bounds.minX)
        .offset(showing: frame.minX...frame.maxX, at: scrollPosition.horizontal),
      y: ScrollAxis(start: inset.top, end: inset.bottom, length: bounds.height, offset: bounds.minY)
        .offset(showing: frame.minY...frame.maxY, at: scrollPosition.vertical)
    )
    setContentOffset(clamped(target), animated: animated)
  }
}

extension UICollectionView.ScrollPosition {
  fileprivate var vertical: ScrollAxis.Position? {
    contains(.top)
      ? .start : contains(.bottom) ? .end : contains(.centeredVertically) ? .middle : nil
  }

  fileprivate var horizontal: ScrollAxis.Position? {
    contains(.left)
      ? .start : contains(.right) ? .end : contains(.centeredHorizontally) ? .middle : nil
  }

  fileprivate var isUnambiguous: Bool {
    let vertical: Self = [.top, .centeredVertically, .bottom]
    let horizontal: Self = [.left, .centeredHorizontally, .right]
    return intersection(vertical).rawValue.nonzeroBitCount <= 1
      && intersection(horizontal).rawValue.nonzeroBitCount <= 1
  }
}

/// One axis of a scroll view: what insets leave of its length is what a person sees.
struct ScrollAxis {
  /// Where something is to stand on the axis.
  enum Position {
    case start
    case middle
    case end
  }

  var start: CGFloat
  var end: CGFloat
  var length: CGFloat
  var offset: CGFloat

  /// The offset at which a stretch of the content stands at a position; without one the nearest that
  /// shows it whole, or its start when it is too long.
  func offset(showing stretch: ClosedRange<CGFloat>, at position: Position?) -> CGFloat {
    let first = stretch.lowerBound - start
    let last = stretch.upperBound + end - length
    switch position {
    case .start: return first
    case .middle: return (first + last) / 2
    case .end: return last
    case nil: return first <= last ? first : min(max(offset, last), first)
    }
  }
}
