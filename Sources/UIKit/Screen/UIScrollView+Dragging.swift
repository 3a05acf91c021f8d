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
  /// Where the content was when the finger began to drag it.
  fileprivate var origin = CGPoint.zero

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
  var isScrollable: Bool { isScrollEnabled && (moves.across || moves.down) }

  /// Along which axes a finger moves the content: there is more than is seen, or it can be pulled all the same.
  private var moves: (across: Bool, down: Bool) {
    let room = room
    return (
      room.width > 0 || bounces && alwaysBounceHorizontal,
      room.height > 0 || bounces && alwaysBounceVertical
    )
  }

  /// Whether a drag along a way moves the content: the axis along which the finger moved farther decides.
  func scrolls(along way: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    return abs(way.x) > abs(way.y) ? moves.across : moves.down
  }

  /// Takes the keyboard away, if a drag does that.
  func endEditingForDrag() {
    let ends = keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory
    if ends { window?.editing.end() }
  }

  /// Moves the content with the finger.
  fileprivate func follow(_ pan: ScrollPan) {
    switch pan.state {
    case .began:
      stopMotion()
      endEditingForDrag()
      (self as? UICollectionView)?.closeSwipe()
      prepareForDrag()
      pan.origin = contentOffset
      move(by: pan)
    case .changed: move(by: pan)
    case .ended, .cancelled: if isDragging { release(pan) }
    case .possible, .failed: break
    }
  }

  private func move(by pan: ScrollPan) {
    let way = pan.takeStep(in: self)
    let moves = moves
    let free = pulled(contentOffset)
    let offset = held(
      CGPoint(x: free.x - (moves.across ? way.x : 0), y: free.y - (moves.down ? way.y : 0))
    )
    draggedContent.dragContent(to: offset)
    showScrolled()
  }

  /// Lets the content go: it slows down, returns from beyond an edge, or comes to rest where it is told to.
  private func release(_ pan: ScrollPan) {
    let speed = pan.velocity(in: self)
    let moves = moves
    let velocity = CGPoint(x: moves.across ? -speed.x : 0, y: moves.down ? -speed.y : 0)
    let proposed = restingPlace(velocity, since: pan.origin)
    let target = draggedContent.releaseContent(
      at: contentOffset,
      proposing: proposed,
      velocity: velocity
    )
    guard target != contentOffset else { return restAfterMotion() }
    let (start, limits) = (contentOffset, limits)
    motion = ScrollGlide(
      of: self,
      across: wayOn(from: start.x, velocity.x, to: target.x, within: limits.across),
      down: wayOn(from: start.y, velocity.y, to: target.y, within: limits.down),
      end: { [weak self] in self?.restAfterMotion() }
    )
  }

  /// How one coordinate comes to rest at its target: as it slows down by itself, or led there.
  private func wayOn(
    from start: CGFloat,
    _ velocity: CGFloat,
    to target: CGFloat,
    within limits: ClosedRange<CGFloat>
  ) -> AxisMotion {
    if isPagingEnabled { return .turn(from: start, velocity: velocity, to: target) }
    let end = AxisMotion.end(from: start, velocity: velocity, rate: rate).within(limits)
    guard target == end else { return .led(from: start, velocity: velocity, to: target) }
    return .fling(
      from: start,
      velocity: velocity,
      rate: rate,
      within: limits,
      bounces: bounces
    )
  }

  private var rate: CGFloat { decelerationRate.rawValue }

  /// Where the content would rest without its delegate: at a page, a row or where it slows down.
  private func restingPlace(_ velocity: CGPoint, since origin: CGPoint) -> CGPoint {
    let start = contentOffset
    let end = restricted(
      CGPoint(
        x: AxisMotion.end(from: start.x, velocity: velocity.x, rate: rate),
        y: AxisMotion.end(from: start.y, velocity: velocity.y, rate: rate)
      )
    )
    return isPagingEnabled
      ? page(at: start, velocity, since: origin)
      : restingOffset(near: end, from: start, velocity: velocity)
  }

  /// The offset of the page at which a drag that began at an offset ends, with a velocity in points per second.
  func page(at offset: CGPoint, _ velocity: CGPoint, since origin: CGPoint) -> CGPoint {
    restricted(
      CGPoint(
        x: Self.page(origin.x, offset.x, velocity.x, bounds.width),
        y: Self.page(origin.y, offset.y, velocity.y, bounds.height)
      )
    )
  }

  /// The offset of the page at which a drag ends: the nearest one, or for a fast finger the next one that way; never
  /// more than one page from where the drag began.
  private static func page(
    _ origin: CGFloat,
    _ offset: CGFloat,
    _ velocity: CGFloat,
    _ length: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return offset }
    let first = (origin / length).rounded()
    var page = (offset / length).rounded()
    if velocity > ScrollPolicy.pagingSpeed { page = (offset / length).rounded(.down) + 1 }
    if velocity < -ScrollPolicy.pagingSpeed { page = (offset / length).rounded(.up) - 1 }
    return min(max(page, first - 1), first + 1) * length
  }

  /// The content rests that a finger let go.
  private func restAfterMotion() {
    motion = nil
    restAfterDrag()
    draggedContent.restContent()
    showScrolled()
  }

  // MARK: Motions

  /// Moves the content to an offset, place by place if it is in a window; then `end` is called on arrival.
  func glide(to target: CGPoint, end: @escaping () -> Void) {
    stopMotion()
    let start = contentOffset
    guard window != nil, start != target else { return put(at: target) }
    motion = ScrollGlide(
      of: self,
      across: .move(from: start.x, to: target.x),
      down: .move(from: start.y, to: target.y),
      end: { [weak self] in
        self?.motion = nil
        end()
      }
    )
  }

  /// Ends a motion of the content where it is.
  func stopMotion() {
    guard let motion else { return }
    motion.stop()
    self.motion = nil
    draggedContent.restContent()
  }

  /// Puts the content somewhere on the way of a motion.
  func put(at offset: CGPoint) {
    guard offset != contentOffset else { return }
    contentOffset = offset
    showScrolled()
  }

  /// Lets the element that contains a view that scrolls be painted anew.
  func showScrolled() {
    layoutIfNeeded()
    superview?.noteContentChange()
  }

  // MARK: Edges

  /// How far the content can scroll, in points.
  var room: CGSize {
    let inset = adjustedContentInset
    return CGSize(
      width: max(0, contentSize.width + inset.left + inset.right - bounds.width),
      height: max(0, contentSize.height + inset.top + inset.bottom - bounds.height)
    )
  }

  /// The offsets at which only content is seen.
  private var limits: (across: ClosedRange<CGFloat>, down: ClosedRange<CGFloat>) {
    let (inset, room) = (adjustedContentInset, room)
    return (-inset.left...room.width - inset.left, -inset.top...room.height - inset.top)
  }

  /// The offset nearest to another one at which only content is seen.
  func restricted(_ offset: CGPoint) -> CGPoint {
    let limits = limits
    return CGPoint(x: offset.x.within(limits.across), y: offset.y.within(limits.down))
  }

  /// The offset for a finger's place: beyond an edge the content follows less and less, or not at all.
  private func held(_ free: CGPoint) -> CGPoint {
    let edge = restricted(free)
    guard bounces else { return edge }
    return CGPoint(
      x: edge.x + RubberBand.shown(free.x - edge.x, in: bounds.width),
      y: edge.y + RubberBand.shown(free.y - edge.y, in: bounds.height)
    )
  }

  /// The finger's place for an offset: the inverse of `held`.
  private func pulled(_ offset: CGPoint) -> CGPoint {
    let edge = restricted(offset)
    guard bounces else { return edge }
    return CGPoint(
      x: edge.x + RubberBand.pull(offset.x - edge.x, in: bounds.width),
      y: edge.y + RubberBand.pull(offset.y - edge.y, in: bounds.height)
    )
  }
}

extension CGFloat {
  fileprivate func within(_ limits: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound)
  }
}
