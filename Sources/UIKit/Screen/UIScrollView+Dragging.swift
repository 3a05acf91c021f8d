// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The recogniser with which a finger on a screen scrolls a view.
@MainActor
final class ScrollPan: UIPanGestureRecognizer {
  /// Makes the recogniser of a scroll view.
  convenience init(of scroller: UIScrollView) {
    self.init(
      target: scroller,
      action: Selector("scroll:") { target, sender in
        guard let scroller = target as? UIScrollView, let pan = sender as? ScrollPan else { return }
        scroller.follow(pan)
      }
    )
    view = scroller
  }

  /// The part of the translation that the content has followed.
  private var followed = CGPoint.zero

  override func reset() {
    super.reset()
    followed = .zero
  }

  /// How far the finger has moved since this was asked last.
  fileprivate func takeStep(in view: UIView) -> CGPoint {
    let way = translation(in: view)
    defer { followed = way }
    return CGPoint(x: way.x - followed.x, y: way.y - followed.y)
  }
}

/// Scrolling by a finger on a screen; a page scrolls the shown collection view by itself.
extension UIScrollView {
  /// Whether a finger can move the content.
  var isScrollable: Bool { isScrollEnabled && room != .zero }

  /// Whether a drag along a way moves the content: the axis along which the finger moved farther decides.
  func scrolls(along way: CGPoint) -> Bool {
    guard isScrollable else { return false }
    return abs(way.x) > abs(way.y) ? room.width > 0 : room.height > 0
  }

  /// Moves the content with the finger, as far as there is content.
  fileprivate func follow(_ pan: ScrollPan) {
    switch pan.state {
    case .began:
      (isTracking, isDragging) = (true, true)
      scrollDelegate?.scrollViewWillBeginDragging(self)
      move(by: pan)
    case .changed: move(by: pan)
    case .ended, .cancelled: if isDragging { release() }
    case .possible, .failed: break
    }
  }

  private func move(by pan: ScrollPan) {
    let way = pan.takeStep(in: self)
    let before = contentOffset
    let offset = restricted(CGPoint(x: before.x - way.x, y: before.y - way.y))
    if offset != before { contentOffset = offset }
    showScrolled()
  }

  /// Lets the element that contains a view that scrolls be painted anew.
  private func showScrolled() {
    layoutIfNeeded()
    superview?.noteContentChange()
  }

  /// Ends a drag; pages come to rest at the next one.
  private func release() {
    (isTracking, isDragging) = (false, false)
    if isPagingEnabled {
      let size = bounds.size
      let offset = contentOffset
      let page = CGPoint(
        x: size.width > 0 ? (offset.x / size.width).rounded() * size.width : 0,
        y: size.height > 0 ? (offset.y / size.height).rounded() * size.height : 0
      )
      contentOffset = restricted(page)
      showScrolled()
    }
    restAfterDrag()
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// How far the content can scroll, in points.
  var room: CGSize {
    let inset = adjustedContentInset
    return CGSize(
      width: max(0, contentSize.width + inset.left + inset.right - bounds.width),
      height: max(0, contentSize.height + inset.top + inset.bottom - bounds.height)
    )
  }

  /// The offset nearest to another one at which only content is seen.
  private func restricted(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let room = room
    return CGPoint(
      x: min(max(offset.x, -inset.left), -inset.left + room.width),
      y: min(max(offset.y, -inset.top), -inset.top + room.height)
    )
  }
}
