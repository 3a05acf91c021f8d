// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

extension UICollectionView {
  /// Where an item stands after scrolling; at most one position for each axis.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt

    /// Makes a set from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top of the visible area.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom of the visible area.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left of the visible area.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right of the visible area.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Scrolls until an item stands at a position; without a position, as little as shows the whole
  /// item.
  public func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    do throws(ScrollToItemError) {
      try performScroll(toItemAt: indexPath, at: scrollPosition, animated: animated)
    } catch {
      reportCall(error.code, error.description)
    }
  }

  /// Scrolls as `scrollToItem(at:at:animated:)` does; it first updates the layout.
  ///
  /// - Throws: `ScrollToItemError` when the position or the item does not exist; nothing moves
  ///   then.
  package func performScroll(
    toItemAt indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) throws(ScrollToItemError) {
    try scrollPosition.checkAxes()
    if !cycle.isBusy { layoutIfNeeded() }
    let frame = try frame(toScrollTo: indexPath)
    layout.scrollOwnSection(of: indexPath, to: scrollPosition)
    let target = offset(showing: frame, at: scrollPosition)
    let meetsEstimates = layout.measuresElements && visible.isEverShown && !cycle.isBusy
    guard meetsEstimates, target != contentOffset else {
      return setContentOffset(target, animated: animated)
    }
    seek(animated: animated, from: target) {
      placedFrame(of: ElementSlot.cell(at: indexPath).position).map {
        offset(showing: $0, at: scrollPosition)
      }
    }
  }

  /// The offset at which a frame stands at a position, within the content.
  private func offset(showing frame: CGRect, at scrollPosition: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    return clamped(
      CGPoint(
        x: ScrollAxis(
          start: inset.left,
          end: inset.right,
          length: bounds.width,
          offset: bounds.minX
        ).offset(showing: frame.minX...frame.maxX, at: scrollPosition.horizontal),
        y: ScrollAxis(
          start: inset.top,
          end: inset.bottom,
          length: bounds.height,
          offset: bounds.minY
        ).offset(showing: frame.minY...frame.maxY, at: scrollPosition.vertical)
      )
    )
  }

  /// Lays out around where an item is to be, until what is measured there moves it no more, and scrolls to it.
  ///
  /// What is animated starts from where the content stands; the views around it come back before that.
  private func seek(animated: Bool, from guess: CGPoint, _ target: () -> CGPoint?) {
    let start = (
      contentOffset, visible.ordered.first { $0.isDisplayed && $0.slot.category == .cell }
    )
    var isMoving = animated
    if case .moving = AnimationBlocks.current.word { isMoving = true }
    var goal = guess
    AnimationBlocks.runStill {
      performAnimated(nil) {
        offset.isSought = true
        for _ in 0..<Self.seekingPasses {
          contentOffset = goal
          layoutIfNeeded()
          guard let next = target(), next != contentOffset else { break }
          goal = next
        }
        goal = contentOffset
        if isMoving { contentOffset = place(of: start.1, before: start.0) }
        offset.isSought = false
      }
    }
    if isMoving { return setContentOffset(goal, animated: animated) }
    if goal != start.0 { tellScroll() }
  }

  /// Where the content stands when an element is seen where it was at an offset.
  private func place(of element: VisibleElement?, before old: CGPoint) -> CGPoint {
    guard let element, let frame = placedFrame(of: element.slot.position) else { return old }
    let last = element.attributes.frame
    return clamped(CGPoint(x: old.x + frame.minX - last.minX, y: old.y + frame.minY - last.minY))
  }

  /// Layouts until an item stands where it is asked for; what is measured on the way seldom needs three.
  private static let seekingPasses = 16

  private func frame(toScrollTo indexPath: IndexPath) throws(ScrollToItemError) -> CGRect {
    guard indexPath.count == 2 else { throw .indexPath(length: indexPath.count) }
    let position = ElementPosition(section: indexPath.section, item: indexPath.item)
    let counts = committedCounts
    guard counts.contains(section: position.section) else {
      throw .noSuchSection(position.section, count: counts.numberOfSections)
    }
    guard counts.contains(position) else {
      let count = counts.items[position.section]
      throw .noSuchItem(position.item, section: position.section, count: count)
    }
    prepareForQuery()
    guard let frame = placedFrame(of: position) else { throw .unplaced(position) }
    return frame
  }
}

extension UICollectionView.ScrollPosition {
  var vertical: ScrollAxis.Position? {
    contains(.top)
      ? .start : contains(.bottom) ? .end : contains(.centeredVertically) ? .middle : nil
  }

  var horizontal: ScrollAxis.Position? {
    contains(.left)
      ? .start : contains(.right) ? .end : contains(.centeredHorizontally) ? .middle : nil
  }

  fileprivate func checkAxes() throws(ScrollToItemError) {
    let vertical: Self = [.top, .centeredVertically, .bottom]
    let horizontal: Self = [.left, .centeredHorizontally, .right]
    guard intersection(vertical).rawValue.nonzeroBitCount <= 1 else {
      throw .multipleVerticalPositions
    }
    guard intersection(horizontal).rawValue.nonzeroBitCount <= 1 else {
      throw .multipleHorizontalPositions
    }
  }
}

/// One axis of a scroll view; a person sees its length without the insets.
struct ScrollAxis {
  /// A position on the axis.
  enum Position {
    case start
    case middle
    case end
  }

  var start: CGFloat
  var end: CGFloat
  var length: CGFloat
  var offset: CGFloat

  /// The offset that shows a stretch of the content at a position.
  ///
  /// Without a position it is the nearest offset that shows the whole stretch, or its start if it
  /// is too long.
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
