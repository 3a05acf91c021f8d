// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol
import UIKit

extension StageView {
  /// Layout passes that may follow from one another: new bounds change the content, which changes the
  /// window, which shows elements.
  private static let settlingPasses = 4

  /// Where the content stands.
  var offset: Point { Point(collectionView.contentOffset) }

  /// Whether the content stands where somebody has it who goes a way with it; the wire's steps apart.
  func stands(at point: Point, going way: WireVector?) -> Bool {
    guard let way else { return offset == point }
    let step = 1 / WireQuantiser.unitsPerPoint
    return abs(offset.x - point.x - Double(way.dx) * step) <= step
      && abs(offset.y - point.y - Double(way.dy) * step) <= step
  }

  /// Follows the content to where the driver's page has it.
  ///
  /// - Returns: Where the layout wants a fling to rest; only for the end of a drag.
  func scroll(_ scroll: ClientMessage.Scroll) -> Point? {
    if let number = scroll.row {
      if let row = row(of: number) { scrollRow(row, scroll) }
      return nil
    }
    let target = CGPoint(scroll.offset)
    let before = collectionView.contentOffset
    motion.x = Self.direction(velocity: scroll.velocity.x, from: before.x, to: target.x)
    motion.y = Self.direction(velocity: scroll.velocity.y, from: before.y, to: target.y)
    if scroll.phase != .decelerate { landing = nil }
    switch scroll.phase {
    case .drag:
      move(to: target) {
        collectionView.touchCancelled()
        collectionView.dragContent(to: target)
      }
    case .end:
      var rest = target
      move(to: target) {
        rest = collectionView.releaseContent(
          at: target,
          proposing: CGPoint(scroll.proposed ?? scroll.offset),
          velocity: CGPoint(scroll.velocity)
        )
        landing = rest
      }
      return Point(rest)
    case .decelerate: move(to: target) { collectionView.contentOffset = target }
    case .idle:
      move(to: target) {
        collectionView.contentOffset = target
        collectionView.restContent()
      }
    }
    return nil
  }

  /// Follows the content without an animation of its own.
  ///
  /// What is measured above the viewport on the way takes the content along: the page is told.
  private func move(to offset: CGPoint, _ follow: () -> Void) {
    collectionView.performAnimated(nil) {
      follow()
      fillWindow()
    }
    noteAdjustment(from: offset)
  }

  /// Which way a velocity points, or a step where there is none.
  private static func direction(velocity: Double, from old: CGFloat, to new: CGFloat) -> Int {
    let way = velocity == 0 ? Double(new - old) : velocity
    return way == 0 ? 0 : (way > 0 ? 1 : -1)
  }

  /// Takes another size, scale or insets, and keeps what is first on the screen there.
  func resize(_ viewport: Viewport) {
    self.viewport = viewport
    spoilSamples()
    let anchor = ScrollAnchor(collectionView)
    motion = (0, 0)
    landing = nil
    collectionView.performAnimated(nil) {
      adopt(viewport)
      collectionView.layoutIfNeeded()
      collectionView.contentOffset = anchor.offset(in: collectionView)
      window = nil
      settle()
    }
  }

  private func adopt(_ viewport: Viewport) {
    let insets = UIEdgeInsets(viewport.insets)
    if collectionView.coveredInsets != insets { collectionView.coveredInsets = insets }
    if collectionView.displayScale != CGFloat(viewport.scale) {
      collectionView.displayScale = CGFloat(viewport.scale)
      collectionView.collectionViewLayout.invalidateLayout()
    }
    collectionView.surroundings.style = viewport.isDark ? .dark : .light
    let size = CGSize(width: viewport.width, height: viewport.height)
    collectionView.bounds = CGRect(origin: collectionView.contentOffset, size: size)
    UIScreen.main.show(size: size, scale: CGFloat(viewport.scale))
    staged.turn(to: size, collectionView.traitCollection)
    // Controllers may make another layout for another size.
    if transition == nil { staged.settle(in: collectionView) }
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

  enum Direction {
    case horizontal
    case vertical
  }

  func position(_ direction: Direction) -> AxisPosition {
    let bounds = collectionView.bounds
    let content = collectionView.contentSize
    let insets = collectionView.adjustedContentInset
    switch direction {
    case .horizontal:
      return AxisPosition(
        offset: bounds.minX,
        length: bounds.width,
        content: content.width,
        insetBefore: insets.left,
        insetAfter: insets.right,
        motion: motion.x,
        landing: landing.map { Double($0.x) }
      )
    case .vertical:
      return AxisPosition(
        offset: bounds.minY,
        length: bounds.height,
        content: content.height,
        insetBefore: insets.top,
        insetAfter: insets.bottom,
        motion: motion.y,
        landing: landing.map { Double($0.y) }
      )
    }
  }
}
