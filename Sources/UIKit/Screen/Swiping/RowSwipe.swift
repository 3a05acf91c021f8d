// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Moves rows of a list aside that is not the shown one, so that their actions are seen.
///
/// A page moves the rows of the shown list by itself, with the same numbers (`web/gestures/scrolling/rowSwipe.js`).
@MainActor
final class RowSwipe: NSObject, UIGestureRecognizerDelegate {
  /// The row that is aside, and what is behind it.
  private struct Aside {
    var side: SwipeSide
    var strip: SwipeActions
    weak var cell: UICollectionViewCell?
    /// How far the row is aside, in points.
    var distance: CGFloat = 0
    /// How far it was when the finger took it, in points.
    var start: CGFloat = 0
  }

  /// Letting go of a row beyond this part of its width does its first action.
  private static let fullShare: CGFloat = 0.55
  /// For that the row must be at least this far beyond its buttons, in points.
  private static let fullBeyond: CGFloat = 40
  /// How a row comes to rest: the duration in seconds, and the damping as a fraction.
  private static let (duration, damping): (TimeInterval, CGFloat) = (0.5, 0.92)

  private weak var list: UICollectionView?
  private var aside: Aside?
  /// Finds the finger that moves a row.
  let pan: UIPanGestureRecognizer

  init(of list: UICollectionView) {
    self.list = list
    pan = UIPanGestureRecognizer()
    super.init()
    pan.addTarget(
      self,
      action: Selector("swipe:") { target, sender in
        guard let swipe = target as? RowSwipe, let pan = sender as? UIPanGestureRecognizer else {
          return
        }
        swipe.follow(pan)
      }
    )
    pan.delegate = self
    pan.view = list
  }

  /// Whether a finger on a view only closes the open row: one anywhere but on the actions does.
  func closes(touching view: UIView?) -> Bool {
    guard let aside else { return false }
    return view?.isWithin(aside.strip) != true
  }

  // MARK: A finger

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list else { return false }
    let way = pan.translation(in: list)
    guard abs(way.x) > abs(way.y) else { return false }
    let point = pan.location(in: list)
    let start = CGPoint(x: point.x - way.x, y: point.y - way.y)
    guard let path = list.indexPathForItem(at: start) else { return false }
    // The finger takes the open row where it is.
    if let cell = aside?.cell, cell === list.cellForItem(at: path) { return true }
    let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side: SwipeSide = (way.x < 0) == isMirrored ? .leading : .trailing
    return list.openSwipe(at: path, side) != nil
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let list, let held = aside else { return }
    let travel = pan.translation(in: list).x * sign(of: held.side)
    switch pan.state {
    case .began:
      aside?.start = held.distance
      put(at: shown(held.distance + travel, held))
    case .changed: put(at: shown(held.start + travel, held))
    case .ended: release(held, velocity: pan.velocity(in: list).x * sign(of: held.side))
    case .cancelled: list.closeSwipe()
    case .possible, .failed: break
    }
  }

  /// 1 for a row that goes to the right, −1 for one that goes to the left.
  private func sign(of side: SwipeSide) -> CGFloat {
    let isMirrored = list?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (side == .leading) == isMirrored ? -1 : 1
  }

  /// Where the row is shown for a finger: it follows as far as there are buttons behind it, and beyond that as a rubber
  /// band, unless a swipe all the way does something.
  private func shown(_ pulled: CGFloat, _ held: Aside) -> CGFloat {
    let (width, open) = (held.strip.rowWidth, held.strip.openWidth)
    guard pulled > 0 else { return RubberBand.shown(pulled, in: width) }
    if pulled <= open { return pulled }
    return held.strip.isFull
      ? min(pulled, width) : open + RubberBand.shown(pulled - open, in: width)
  }

  private func isArmed(_ held: Aside) -> Bool {
    let farthest = max(
      held.strip.openWidth + Self.fullBeyond,
      Self.fullShare * held.strip.rowWidth
    )
    return held.strip.isFull && held.distance >= farthest
  }

  private func release(_ held: Aside, velocity: CGFloat) {
    guard let list else { return }
    if isArmed(held) {
      settle(at: held.strip.rowWidth)
      _ = list.performSwipeAction(0)
      return
    }
    let rate = UIScrollView.DecelerationRate.fast.rawValue
    let end = AxisMotion.end(from: held.distance, velocity: -velocity, rate: rate)
    guard end > held.strip.openWidth / 2 else { return list.closeSwipe() }
    settle(at: held.strip.openWidth)
  }

  // MARK: The row

  /// Takes the row whose actions the list has just got.
  func reveal(
    _ cell: UICollectionViewCell,
    _ side: SwipeSide,
    _ configuration: UISwipeActionsConfiguration
  ) {
    guard let list else { return }
    let strip = SwipeActions(configuration, ofRow: cell.placedFrame.size) { [weak list] in
      _ = list?.performSwipeAction($0)
    }
    list.addSubview(strip)
    aside = Aside(side: side, strip: strip, cell: cell)
    put(at: 0)
  }

  /// Moves the row as far as its actions are wide.
  func open() {
    guard let aside else { return }
    settle(at: aside.strip.openWidth)
  }

  /// Moves the row back.
  func close() {
    guard let closed = aside else { return }
    aside = nil
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      usingSpringWithDamping: Self.damping,
      initialSpringVelocity: 0,
      animations: { self.place(closed, at: 0) },
      completion: { _ in closed.strip.removeFromSuperview() }
    )
  }

  /// Follows the row after the list has placed its cells; one that is gone takes its actions away.
  func followRow() {
    guard let aside, let list else { return }
    guard let cell = aside.cell, list.visibleCells.contains(cell) else {
      self.aside = nil
      return aside.strip.removeFromSuperview()
    }
    place(aside, at: aside.distance)
  }

  private func settle(at distance: CGFloat) {
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      usingSpringWithDamping: Self.damping,
      initialSpringVelocity: 0,
      animations: { self.put(at: distance) }
    )
  }

  private func put(at distance: CGFloat) {
    aside?.distance = distance
    guard let aside else { return }
    place(aside, at: distance)
    list?.noteContentChange()
  }

  private func place(_ row: Aside, at distance: CGFloat) {
    guard let cell = row.cell else { return }
    let sign = sign(of: row.side)
    let frame = cell.placedFrame
    cell.transform = CGAffineTransform(translationX: sign * distance, y: 0)
    let uncovered = max(0, distance)
    row.strip.frame = CGRect(
      x: sign < 0 ? frame.maxX - uncovered : frame.minX,
      y: frame.minY,
      width: uncovered,
      height: frame.height
    )
    row.strip.show(isAtLeft: sign > 0, isArmed: isArmed(row))
  }
}

extension UIView {
  /// The view's rectangle as if it had no transform.
  fileprivate var placedFrame: CGRect {
    CGRect(
      x: center.x - bounds.width * anchorPoint.x,
      y: center.y - bounds.height * anchorPoint.y,
      width: bounds.width,
      height: bounds.height
    )
  }
}

extension UICollectionView {
  /// Whether a row at a point may have actions behind it.
  func maySwipe(at point: CGPoint) -> Bool {
    guard let path = indexPathForItem(at: point),
      let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?
        .list(ofSection: path.section)
    else { return false }
    return list.leadingSwipeActionsConfigurationProvider != nil
      || list.trailingSwipeActionsConfigurationProvider != nil
  }
}
