// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Three pages beside each other, the present one in the middle.
///
/// - Source: the offset at rest is that of the second page, as apps read it that move marks with it.
@MainActor
final class PageScroller: UIScrollView {
  /// Where a page is.
  enum Slot: Int, CaseIterable {
    case before = 0
    case present = 1
    case after = 2
  }

  private let isVertical: Bool
  private let spacing: CGFloat
  private var shown: [Slot: UIView] = [:]
  private var open: Set<Slot> = []
  private var length: CGFloat = 0
  private var placedSize = CGSize.zero
  /// Whether the edges of the content are changed.
  private var isPlacing = false
  /// Called when a finger begins to drag.
  var willDrag = {}
  /// Called when the pages have moved.
  var moved = {}
  /// Called when the pages rest.
  var rested = {}

  init(isVertical: Bool, spacing: CGFloat) {
    (self.isVertical, self.spacing) = (isVertical, spacing)
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    isPagingEnabled = true
    decelerationRate = .fast
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a finger moves the pages.
  var isPulled: Bool {
    get { isVertical ? alwaysBounceVertical : alwaysBounceHorizontal }
    set {
      (alwaysBounceHorizontal, alwaysBounceVertical) = (
        newValue && !isVertical, newValue && isVertical
      )
    }
  }

  /// How far the pages are from where the present one fills the view, in points; 0 at rest.
  var way: CGFloat { (isVertical ? contentOffset.y : contentOffset.x) - length }
  /// Where the pages are that have come to rest, or will.
  var restingSlot: Slot {
    guard length > 0 else { return .present }
    return Slot(rawValue: 1 + Int((way / length).rounded())) ?? .present
  }

  /// Fills the parent's bounds; the space between pages is outside of them, on both sides.
  func fill(_ bounds: CGRect) {
    let frame = bounds.insetBy(
      dx: isVertical ? 0 : -spacing / 2,
      dy: isVertical ? -spacing / 2 : 0
    )
    if self.frame != frame { self.frame = frame }
    layoutIfNeeded()
  }

  /// Shows a view on a page, in place of another one.
  func show(_ view: UIView?, _ slot: Slot) {
    if shown[slot] !== view { shown[slot]?.removeFromSuperview() }
    shown[slot] = view
    if let view {
      if view.superview !== self { addSubview(view) }
      place(view, slot)
    }
  }

  /// Lets fingers move to the pages that there are.
  func open(before: Bool, after: Bool) {
    open = Set([before ? Slot.before : nil, after ? .after : nil].compactMap { $0 })
    bound(keeping: contentOffset)
  }

  /// Makes a page the present one, which fills the view; there is none beside it until it is opened.
  func center(_ slot: Slot) {
    let view = shown[slot]
    for other in Slot.allCases where other != slot { show(nil, other) }
    shown = [:]
    open = []
    bound(keeping: offset(.present))
    show(view, .present)
  }

  /// The offset at which a page fills the view.
  func offset(_ slot: Slot) -> CGPoint {
    let place = CGFloat(slot.rawValue) * length
    return isVertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0)
  }

  /// The frame of a page's view while that page fills the view, from the view's upper left corner.
  func restingFrame(of view: UIView) -> CGRect {
    guard let slot = shown.first(where: { $0.value === view })?.key else { return view.frame }
    let start = offset(slot)
    return view.frame.offsetBy(dx: -start.x, dy: -start.y)
  }

  private func bound(keeping offset: CGPoint) {
    isPlacing = true
    let before = open.contains(.before) ? 0 : -length
    let after = open.contains(.after) ? 0 : -length
    contentInset =
      isVertical
      ? UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
      : UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
    // Other insets move content that rests at an edge, which is no turn.
    isPlacing = false
    contentOffset = offset
  }

  private func place(_ view: UIView, _ slot: Slot) {
    let start = offset(slot)
    let frame = CGRect(origin: start, size: bounds.size).insetBy(
      dx: isVertical ? 0 : spacing / 2,
      dy: isVertical ? spacing / 2 : 0
    )
    if view.frame != frame { view.frame = frame }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != placedSize else { return }
    stopMotion()
    placedSize = bounds.size
    length = isVertical ? bounds.height : bounds.width
    contentSize = CGSize(
      width: bounds.width * (isVertical ? 1 : 3),
      height: bounds.height * (isVertical ? 3 : 1)
    )
    bound(keeping: offset(.present))
    for (slot, view) in shown { place(view, slot) }
  }

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      guard newValue != contentOffset else { return }
      super.contentOffset = newValue
      if !isPlacing { moved() }
    }
  }

  override func prepareForDrag() { willDrag() }

  override func restAfterDrag() { rested() }
}
