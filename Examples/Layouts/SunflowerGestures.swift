// SPDX-License-Identifier: Apache-2.0
import UIKit

/// The gestures of a sunflower: one recogniser of each kind, all on the collection view.
@MainActor
final class SunflowerGestures: NSObject, UIGestureRecognizerDelegate {
  let doubleTap: UITapGestureRecognizer

  private unowned let layout: SunflowerLayout
  private var handlers: [GestureHandler] = []
  private var recognizers: [UIGestureRecognizer] = []
  private let pan = UIPanGestureRecognizer(target: nil, action: nil)
  private let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
  private let rotation = UIRotationGestureRecognizer(target: nil, action: nil)
  /// The old place of the item that was taken.
  private var taken: IndexPath?
  private var lastAngle: CGFloat?

  /// The least and the greatest spread that a pinch can reach.
  private static let spreads: ClosedRange<CGFloat> = 0.1...1

  /// Makes the recognisers of a layout; the layout keeps this object.
  init(of layout: SunflowerLayout) {
    self.layout = layout
    doubleTap = UITapGestureRecognizer(target: nil, action: nil)
    super.init()
    doubleTap.numberOfTapsRequired = 2
    let twoFingerTap = UITapGestureRecognizer(target: nil, action: nil)
    twoFingerTap.numberOfTouchesRequired = 2
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    let left = UISwipeGestureRecognizer(target: nil, action: nil)
    left.direction = .left
    let right = UISwipeGestureRecognizer(target: nil, action: nil)
    pan.maximumNumberOfTouches = 1
    on(doubleTap) { [unowned self] _ in duplicate() }
    on(twoFingerTap) { [unowned self] _ in reset() }
    on(press) { [unowned self] in carry($0) }
    on(pan) { [unowned self] in spin($0) }
    on(pinch) { [unowned self] _ in spread() }
    on(rotation) { [unowned self] _ in tilt() }
    on(left) { [unowned self] _ in show(1) }
    on(right) { [unowned self] _ in show(-1) }
  }

  /// Adds the recognisers to a collection view, unless it has them.
  func attach(to view: UICollectionView) {
    for recognizer in recognizers where recognizer.view !== view {
      view.addGestureRecognizer(recognizer)
    }
  }

  private func on(
    _ recognizer: UIGestureRecognizer,
    _ handle: @escaping (UIGestureRecognizer) -> Void
  ) {
    let handler = GestureHandler(handle)
    handlers.append(handler)
    recognizers.append(recognizer)
    recognizer.addTarget(handler, action: GestureHandler.action)
    recognizer.delegate = self
  }

  // MARK: Which gestures may begin

  /// A pan begins on an item, a swipe outside of items.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard let view = layout.collectionView else { return false }
    let isOnItem = view.indexPathForItem(at: touch.location(in: view)) != nil
    if gestureRecognizer === pan { return isOnItem }
    return gestureRecognizer is UISwipeGestureRecognizer ? !isOnItem : true
  }

  /// A pinch and a rotation may happen at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let both = [gestureRecognizer, otherGestureRecognizer]
    return both.contains { $0 === pinch } && both.contains { $0 === rotation }
  }

  // MARK: What the gestures do

  private func item(under recognizer: UIGestureRecognizer) -> IndexPath? {
    guard let view = layout.collectionView else { return nil }
    return view.indexPathForItem(at: recognizer.location(in: view))
  }

  private func duplicate() {
    guard let path = item(under: doubleTap) else { return }
    layout.delegate?.sunflower(layout, duplicateItemAt: path)
  }

  private func reset() {
    animate { [layout] in
      layout.spread = SunflowerLayout.untouchedSpread
      layout.turn = 0
      layout.tilt = 0
    }
  }

  /// Shows the arrangement a number of steps further, round and round.
  private func show(_ step: Int) {
    let all = SunflowerLayout.Arrangement.allCases
    guard let now = all.firstIndex(of: layout.arrangement) else { return }
    animate { [layout] in
      layout.arrangement = all[(now + step + all.count) % all.count]
    }
  }

  private func animate(_ changes: @escaping () -> Void) {
    layout.collectionView?.performBatchUpdates(changes, completion: nil)
  }

  private func spread() {
    guard pinch.numberOfTouches == 2 else { return }
    layout.spread = (layout.spread * pinch.scale).clamped(to: Self.spreads)
    pinch.scale = 1
  }

  private func tilt() {
    guard rotation.numberOfTouches == 2 else { return }
    layout.tilt = (layout.tilt + rotation.rotation).wrapped
    rotation.rotation = 0
  }

  /// Turns all items with the finger.
  private func spin(_ pan: UIGestureRecognizer) {
    let point = pan.location(in: layout.collectionView)
    let angle = atan2(point.y - layout.middle.y, point.x - layout.middle.x)
    if let lastAngle { layout.turn = (layout.turn + angle - lastAngle).wrapped }
    lastAngle = pan.state == .began || pan.state == .changed ? angle : nil
  }

  /// Moves an item by hand: takes it out of the data, shows it under the finger, and puts it back
  /// into the data.
  private func carry(_ press: UIGestureRecognizer) {
    let point = press.location(in: layout.collectionView)
    switch press.state {
    case .began:
      guard let path = item(under: press) else { return }
      taken = path
      layout.proxyCenter = point
      layout.delegate?.sunflower(layout, takeItemAt: path)
    case .changed:
      if taken != nil { layout.proxyCenter = point }
    case .ended, .cancelled:
      guard let origin = taken else { return }
      let place = press.state == .ended ? layout.nearestItem(to: point) : nil
      taken = nil
      layout.proxyCenter = nil
      layout.delegate?.sunflower(layout, putItemAt: place ?? origin)
    default: break
    }
  }
}

extension CGFloat {
  fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// The same angle, between half a turn before and half a turn after 0.
  fileprivate var wrapped: CGFloat {
    let full = 2 * CGFloat.pi
    let rest = truncatingRemainder(dividingBy: full)
    return rest > .pi ? rest - full : rest < -.pi ? rest + full : rest
  }
}
