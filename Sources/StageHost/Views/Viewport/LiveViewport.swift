// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// How a view stands on its content: where, which way it moves, where it will rest, and the window of
/// elements that is kept around it.
@MainActor
final class LiveViewport {
  /// Layout passes that may follow from one another: new bounds change the content, which changes the
  /// window, which shows elements.
  private static let settlingPasses = 4

  /// The sections that scroll by themselves.
  let orthogonal: OrthogonalSections
  /// What the view is shown in, once it is open.
  private(set) var shown: Viewport?
  private(set) var window: ViewWindow?
  private var motion = ContentMotion()
  /// How far the viewport went along with the content since that was asked last.
  private var adjustment: WireVector?
  let collectionView: UICollectionView

  init(_ collectionView: UICollectionView, _ orthogonal: OrthogonalSections) {
    self.collectionView = collectionView
    self.orthogonal = orthogonal
  }

  /// Where the content stands.
  var offset: Point { Point(collectionView.contentOffset) }

  /// The part of the content whose elements are held.
  var heldRect: CGRect { window?.rect ?? collectionView.bounds }

  /// Whether the content stands where somebody has it who goes a way with it; the wire's steps apart.
  func stands(at point: Point, going way: WireVector?) -> Bool {
    guard let way else { return offset == point }
    let step = 1 / WireQuantiser.unitsPerPoint
    return abs(offset.x - point.x - Double(way.dx) * step) <= step
      && abs(offset.y - point.y - Double(way.dy) * step) <= step
  }

  // MARK: Going along

  /// Notes how far the viewport goes along with the content; whoever sees it follows.
  func noteMove(from before: CGPoint) {
    let after = collectionView.contentOffset
    if after != before { adjustment = Self.way(from: before, to: after) }
  }

  /// How far the viewport went along with the content since this was asked last.
  func takeAdjustment() -> WireVector? {
    defer { adjustment = nil }
    return adjustment
  }

  /// How far the layout moved the content by itself; the far end holds it within the content anyway.
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

  /// Follows the content to where the driver's page has it.
  ///
  /// - Returns: Where the layout wants a fling to rest; only for the end of a drag.
  func scroll(_ scroll: ClientMessage.Scroll) -> Point? {
    let target = CGPoint(scroll.offset)
    motion.follow(scroll, from: collectionView.contentOffset)
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
        collectionView.restContent()
      }
      fillWindow()
    }
    // What is measured above the viewport on the way takes the content along: the page is told.
    noteMove(from: target)
    return rest
  }

  private func release(_ scroll: ClientMessage.Scroll) -> Point {
    let rest = collectionView.releaseContent(
      at: CGPoint(scroll.offset),
      proposing: CGPoint(scroll.proposed ?? scroll.offset),
      velocity: CGPoint(scroll.velocity)
    )
    motion.land(at: rest)
    return Point(rest)
  }

  /// Follows an orthogonal section to where the driver's page has it.
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

  /// Fills the window around where the content is to go, as around the rest of a fling.
  func head(for target: CGPoint, from origin: CGPoint) {
    motion.head(for: target, from: origin)
  }

  // MARK: Size

  /// Begins as a viewport.
  ///
  /// - Parameters:
  ///   - viewport: Its size, scale and insets.
  ///   - asked: Where the content is to stand.
  ///   - asksAnew: Whether who asks knows no content inset yet, and means the beginning by what the device
  ///     covers.
  func open(_ viewport: Viewport, at asked: CGPoint, asksAnew: Bool) {
    shown = viewport
    collectionView.coveredInsets = UIEdgeInsets(viewport.insets)
    collectionView.displayScale = CGFloat(viewport.scale)
    collectionView.surroundings.style = viewport.isDark ? .dark : .light
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
    let insets = UIEdgeInsets(wanted.insets)
    if collectionView.coveredInsets != insets { collectionView.coveredInsets = insets }
    if collectionView.displayScale != CGFloat(wanted.scale) {
      collectionView.displayScale = CGFloat(wanted.scale)
      collectionView.collectionViewLayout.invalidateLayout()
    }
    collectionView.surroundings.style = wanted.isDark ? .dark : .light
    let size = CGSize(width: wanted.width, height: wanted.height)
    collectionView.bounds = CGRect(origin: collectionView.contentOffset, size: size)
    UIScreen.main.show(wanted)
  }

  // MARK: Laying out

  /// Becomes another viewport, and keeps what is first on the screen there; `turn` tells the layout of the
  /// other size.
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

  /// Lays out with another window, at an offset or where the content stands.
  func settleAnew(at offset: CGPoint? = nil) {
    if let offset { collectionView.contentOffset = offset }
    window = nil
    settle()
  }

  /// Lays out until nothing follows any more: the content is within its bounds and the window full.
  ///
  /// The content is brought back only from beyond its ends; while a finger pulls it there, nobody lays out.
  func settle() {
    for _ in 0..<Self.settlingPasses {
      fillWindow()
      let rest = restingOffset
      guard rest != collectionView.contentOffset else { return }
      collectionView.contentOffset = rest
    }
  }

  /// Asks for the elements of the window, and for a new window when the present one no longer serves.
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
