// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutLibrary
import StageProtocol
import UIKit

/// The position of a view on its content: the offset, the motion, the resting place, and the window
/// of elements around it.
@MainActor
final class LiveViewport {
  /// The greatest number of layout passes: new bounds change the content, the content changes the
  /// window, and the window shows elements.
  private static let settlingPasses = 4

  /// The orthogonal sections.
  let orthogonal: OrthogonalSections
  /// The viewport, once the view is open.
  private(set) var shown: Viewport?
  private(set) var window: ViewWindow?
  private var motion = ContentMotion()
  /// Where the page stood when it was told of a movement, until it reports another place.
  var departure: Point?
  /// How far the viewport has moved together with the content.
  private var adjustment: WireVector?
  let collectionView: UICollectionView
  /// The app's screen around the collection view; `nil` when the collection view fills the viewport.
  private let screen: LiveScreen?
  /// Where the collection view is in the viewport.
  private(set) var origin = CGPoint.zero

  init(
    _ collectionView: UICollectionView,
    _ orthogonal: OrthogonalSections,
    _ screen: LiveScreen? = nil
  ) {
    self.collectionView = collectionView
    self.orthogonal = orthogonal
    self.screen = screen
  }

  // MARK: Places on the page

  /// The collection view's own offset for one of the page.
  ///
  /// For the page, the content fills the viewport, and what is around the collection view is part
  /// of the free space around the content.
  func own(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
  }

  /// The page's offset for one of the collection view.
  func told(_ offset: CGPoint) -> Point {
    Point(CGPoint(x: offset.x - origin.x, y: offset.y - origin.y))
  }

  /// Follows the collection view to its present place and size on the screen.
  ///
  /// The content stays in it, so the page's offset becomes another one.
  func followPlace() {
    let before = told(collectionView.contentOffset)
    takePlace()
    noteMove(from: CGPoint(before), to: CGPoint(told(collectionView.contentOffset)))
    comeToRest()
  }

  private func takePlace() {
    guard let screen else { return }
    let place = screen.place?.origin ?? .zero
    if place != origin {
      origin = place
      noteOtherPlace()
    }
    collectionView.performAnimated(nil) { fillWindow() }
  }

  /// Brings content back from beyond its ends, where a bar that became lower has left it.
  ///
  /// The page does so by itself, so that this is no move that it would have to follow.
  private func comeToRest() {
    let moves = collectionView.isDragging || collectionView.isDecelerating
    guard screen != nil, !moves, !collectionView.isTracking else { return }
    let rest = restingOffset
    if rest != collectionView.contentOffset { collectionView.contentOffset = rest }
  }

  /// Called when the collection view is in another place of the viewport.
  var noteOtherPlace: () -> Void = {}

  /// The content offset.
  var offset: Point { told(collectionView.contentOffset) }

  /// The part of the content with the elements that the view keeps.
  var heldRect: CGRect { window?.rect ?? collectionView.bounds }

  /// Whether the window is what a new viewport at this place would have.
  var hasFreshWindow: Bool {
    let rest = ContentMotion()
    return window
      == .around(
        rest.position(.horizontal, of: collectionView),
        rest.position(.vertical, of: collectionView)
      )
  }

  /// Whether the content is at the offset of a page that follows an adjustment, within a step of
  /// the wire.
  func stands(at point: Point, going way: WireVector?) -> Bool {
    guard let way else { return offset == point }
    let step = 1 / WireQuantiser.unitsPerPoint
    return abs(offset.x - point.x - Double(way.dx) * step) <= step
      && abs(offset.y - point.y - Double(way.dy) * step) <= step
  }

  // MARK: Adjustments

  /// Notes how far the viewport moves together with the content; all clients of the view follow.
  func noteMove(from before: CGPoint) {
    noteMove(from: before, to: collectionView.contentOffset)
  }

  private func noteMove(from before: CGPoint, to after: CGPoint) {
    guard after != before else { return }
    let way = Self.way(from: before, to: after)
    let noted = adjustment ?? WireVector(dx: 0, dy: 0)
    adjustment = WireVector(dx: noted.dx + way.dx, dy: noted.dy + way.dy)
  }

  /// Removes and returns how far the viewport has moved together with the content.
  func takeAdjustment() -> WireVector? {
    defer { adjustment = nil }
    return adjustment
  }

  /// How far the layout itself moved the content; the page keeps the offset within the content
  /// without that.
  func wayFromRest(of wanted: CGPoint) -> WireVector? {
    let rest = CGPoint(
      x: AxisPosition.clamp(wanted.x, to: position(.horizontal).restingOffsets),
      y: AxisPosition.clamp(wanted.y, to: position(.vertical).restingOffsets)
    )
    let offset = collectionView.contentOffset
    return offset == rest ? nil : Self.way(from: rest, to: offset)
  }

  private static func way(from before: CGPoint, to after: CGPoint) -> WireVector {
    let way = CGSize(width: after.x - before.x, height: after.y - before.y)
    let quantised = WireQuantiser.size(way)
    return WireVector(dx: quantised.width, dy: quantised.height)
  }

  // MARK: Scrolling

  /// Moves the content to the offset on the driver's page.
  ///
  /// - Returns: The offset at which the layout wants a fling to rest; only for the end of a drag.
  func scroll(_ scroll: ClientMessage.Scroll) -> Point? {
    let target = place(of: scroll)
    let own = ownScroll(scroll)
    let waits = motion.waits(own)
    motion.follow(own, from: collectionView.contentOffset)
    var rest: Point?
    collectionView.performAnimated(nil) {
      switch scroll.phase {
      case .drag:
        collectionView.touchCancelled()
        collectionView.dragContent(to: target)
      case .end: rest = release(scroll)
      case .decelerate: collectionView.contentOffset = target
      case .idle:
        collectionView.contentOffset = target
        if !waits { collectionView.restContent() }
      }
      fillWindow()
    }
    // Elements that are measured above the viewport move the content; the page is told the
    // adjustment.
    noteMove(from: target)
    return rest
  }

  /// Where a report of the page puts the content.
  ///
  /// On a screen, the place of the collection view may be another one by now. Across its direction, content that
  /// rests is where it can rest, whatever that place is.
  private func place(of scroll: ClientMessage.Scroll) -> CGPoint {
    var place = own(CGPoint(scroll.offset))
    guard screen != nil, scroll.phase == .idle else { return place }
    switch ScrollingDirection(of: collectionView) {
    case .vertical:
      place.x = AxisPosition.clamp(place.x, to: position(.horizontal).restingOffsets)
    case .horizontal:
      place.y = AxisPosition.clamp(place.y, to: position(.vertical).restingOffsets)
    case .both: break
    }
    return place
  }

  /// A report of the page with the collection view's own offsets.
  private func ownScroll(_ scroll: ClientMessage.Scroll) -> ClientMessage.Scroll {
    guard origin != .zero else { return scroll }
    var moved = scroll
    moved.offset = Point(own(CGPoint(scroll.offset)))
    moved.proposed = scroll.proposed.map { Point(own(CGPoint($0))) }
    return moved
  }

  private func release(_ scroll: ClientMessage.Scroll) -> Point {
    let offset = own(CGPoint(scroll.offset))
    let rest = collectionView.releaseContent(
      at: offset,
      proposing: own(CGPoint(scroll.proposed ?? scroll.offset)),
      velocity: CGPoint(scroll.velocity)
    )
    motion.land(at: rest, from: offset)
    return told(rest)
  }

  /// Moves an orthogonal section to the offset on the driver's page.
  func scroll(_ section: WireOrthogonalSection, _ scroll: ClientMessage.Scroll) {
    guard let move = orthogonal.follow(section, scroll) else { return }
    let before = collectionView.contentOffset
    collectionView.performAnimated(nil) {
      if scroll.phase == .drag { collectionView.touchCancelled() }
      move()
      fillWindow()
    }
    noteMove(from: before)
  }

  /// Puts the window around the target of a movement, as for a fling.
  func head(for target: CGPoint, from origin: CGPoint) {
    motion.head(for: target, from: origin)
  }

  // MARK: Size

  /// Opens the viewport.
  ///
  /// - Parameters:
  ///   - viewport: The size, scale and insets.
  ///   - asked: The content offset that the page asks for.
  ///   - asksAnew: Whether the page does not know the content inset yet, so that an offset at the
  ///     device's inset means the start of the content.
  ///   - keepsOffset: Whether the content stays where the app has it.
  func open(
    _ viewport: Viewport,
    at asked: CGPoint,
    asksAnew: Bool,
    keepsOffset: Bool = false
  ) {
    shown = viewport
    if let screen {
      origin = screen.place?.origin ?? .zero
    } else {
      collectionView.coveredInsets = UIEdgeInsets(viewport.insets)
    }
    collectionView.displayScale = CGFloat(viewport.scale)
    collectionView.surroundings.style = viewport.isDark ? .dark : .light
    guard screen == nil else {
      let isNew = asksAnew && asked == CGPoint(x: -viewport.insets.left, y: -viewport.insets.top)
      if !keepsOffset, !isNew { collectionView.contentOffset = own(asked) }
      return
    }
    let inset = collectionView.adjustedContentInset
    let isAtStart = (
      x: asksAnew && asked.x == -viewport.insets.left,
      y: asksAnew && asked.y == -viewport.insets.top
    )
    collectionView.contentOffset = CGPoint(
      x: isAtStart.x ? -inset.left : asked.x,
      y: isAtStart.y ? -inset.top : asked.y
    )
  }

  private func adopt(_ wanted: Viewport) {
    shown = wanted
    if let screen { return adopt(wanted, on: screen) }
    let insets = UIEdgeInsets(wanted.insets)
    if collectionView.coveredInsets != insets { collectionView.coveredInsets = insets }
    if collectionView.displayScale != CGFloat(wanted.scale) {
      collectionView.displayScale = CGFloat(wanted.scale)
      collectionView.collectionViewLayout.invalidateLayout()
    }
    collectionView.surroundings.style = wanted.isDark ? .dark : .light
    let size = CGSize(width: wanted.width, height: wanted.height)
    collectionView.bounds = CGRect(origin: collectionView.contentOffset, size: size)
    UIScreen.main.show(size: size, scale: CGFloat(wanted.scale))
  }

  private func adopt(_ wanted: Viewport, on screen: LiveScreen) {
    collectionView.displayScale = CGFloat(wanted.scale)
    collectionView.surroundings.style = wanted.isDark ? .dark : .light
    screen.fit(wanted)
    takePlace()
  }

  // MARK: Laying out

  /// Changes the viewport and keeps the first visible item in its place; `turn` tells the layout
  /// the other size.
  func become(_ wanted: Viewport, turn: () -> Void) {
    let anchor = ScrollAnchor(collectionView)
    motion = ContentMotion()
    collectionView.performAnimated(nil) {
      adopt(wanted)
      turn()
      collectionView.layoutIfNeeded()
      settleAnew(at: anchor.offset(in: collectionView))
    }
  }

  /// Lays out with a new window, at an offset or at the present one.
  func settleAnew(at offset: CGPoint? = nil) {
    if let offset { collectionView.contentOffset = offset }
    window = nil
    settle()
  }

  /// Repeats the layout until the content is within its bounds and the window is full.
  ///
  /// The content is moved only from beyond its ends; while a finger pulls it there, this is not
  /// called.
  func settle() {
    for _ in 0..<Self.settlingPasses {
      fillWindow()
      let rest = restingOffset
      guard rest != collectionView.contentOffset else { return }
      collectionView.contentOffset = rest
    }
  }

  /// Asks for the elements of the window, and for a new window when the present one is not enough.
  func fillWindow() {
    for _ in 0..<Self.settlingPasses {
      let (horizontal, vertical) = (position(.horizontal), position(.vertical))
      let next =
        window?.following(horizontal, vertical) ?? ViewWindow.around(horizontal, vertical)
      let insets = preloadInsets(of: next)
      let isSettled = next == window && insets == collectionView.preloadInsets
      if !isSettled {
        window = next
        collectionView.preloadInsets = insets
        collectionView.setNeedsLayout()
      }
      let content = collectionView.contentSize
      collectionView.layoutIfNeeded()
      if content == collectionView.contentSize { return }
    }
  }

  /// Goes on with the window of a viewport at the same place, if it is enough.
  func take(_ window: ViewWindow) {
    self.window = window
    fillWindow()
  }

  private func preloadInsets(of window: ViewWindow) -> UIEdgeInsets {
    let bounds = collectionView.bounds
    let rect = window.rect
    return UIEdgeInsets(
      top: bounds.minY - rect.minY,
      left: bounds.minX - rect.minX,
      bottom: rect.maxY - bounds.maxY,
      right: rect.maxX - bounds.maxX
    )
  }

  private var restingOffset: CGPoint {
    CGPoint(x: position(.horizontal).restingOffset, y: position(.vertical).restingOffset)
  }

  func position(_ direction: ContentMotion.Direction) -> AxisPosition {
    motion.position(direction, of: collectionView)
  }
}
