// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuartzCore

/// The drag of a sheet: the recogniser is in the sheet's view.
@MainActor
final class SheetPan: UIPanGestureRecognizer {}

/// The handle that is seen at a sheet's upper edge, in front of everything in the sheet.
@MainActor
final class SheetMark: UIView {}

/// Moves a sheet between its heights, and closes it, by a finger on what does not scroll in it.
@MainActor
final class SheetHandle: NSObject, UIGestureRecognizerDelegate, FrameListener {
  /// The size of the handle that is seen, and its distance from the sheet's edge, in points.
  ///
  /// - Source: what a sheet shows on a device.
  private static let size = CGSize(width: 36, height: 5)
  private static let distance: CGFloat = 5
  /// For how long the speed of a finger counts when the next height is chosen, in seconds.
  ///
  /// - Source: policy.
  private static let foresight: CGFloat = 0.2

  private weak var controller: UIViewController?
  private let mark = SheetMark()
  private lazy var pan = SheetPan(
    target: self,
    action: Selector("drag:") { target, _ in (target as? SheetHandle)?.follow() }
  )
  private var window = CGSize.zero
  private var most: CGFloat = 0
  /// Where the sheet's upper edge is while a finger or a motion holds it, in points of the window.
  private var held: CGFloat?
  private var start: CGFloat = 0
  private var motion: (way: AxisMotion, time: CGFloat, end: () -> Void)?

  init(of controller: UIViewController) {
    self.controller = controller
    super.init()
    mark.backgroundColor = .tertiaryLabel
    mark.layer.cornerRadius = Self.size.height / 2
    mark.isUserInteractionEnabled = false
  }

  private var sheet: UISheetPresentationController? { controller?.relations.recorded.sheet }
  private var view: UIView? { controller?.viewIfLoaded }
  private var rest: CGFloat { window.height - (sheet?.height(within: most) ?? most) }

  /// Lets fingers drag the sheet.
  func attach() {
    pan.delegate = self
    view?.addGestureRecognizer(pan)
  }

  /// Leaves the sheet's view as it was.
  func detach() {
    motion = nil
    view?.removeGestureRecognizer(pan)
    mark.removeFromSuperview()
  }

  /// Gives the sheet its place.
  func place(in window: CGSize, most: CGFloat) {
    (self.window, self.most) = (window, most)
    guard let view else { return }
    let top = held ?? rest
    view.frame = CGRect(x: 0, y: top, width: window.width, height: max(0, window.height - top))
    guard sheet?.prefersGrabberVisible == true else { return mark.removeFromSuperview() }
    if mark.superview !== view { view.addSubview(mark) }
    view.bringSubviewToFront(mark)
    mark.frame = CGRect(
      x: (window.width - Self.size.width) / 2,
      y: Self.distance,
      width: Self.size.width,
      height: Self.size.height
    )
  }

  /// The drags that are the sheet's although they begin on content that scrolls, while it is at its upper edge.
  ///
  /// - Source: UISheetPresentationController.h: a sheet follows a finger down, and becomes higher before its content
  ///   scrolls, if `prefersScrollingExpandsWhenScrolledToEdge`.
  var edgeDrags: EdgeDrags {
    guard view?.bounds.width == window.width else { return .none }
    let canGrow = heights.contains { $0.top < rest }
    return canGrow && sheet?.prefersScrollingExpandsWhenScrolledToEdge == true ? .both : .down
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = pan.translation(in: nil)
    return abs(way.y) > abs(way.x) && view?.bounds.width == window.width
  }

  private func follow() {
    switch pan.state {
    case .began:
      motion = nil
      start = held ?? rest
      move(to: start + pan.translation(in: nil).y)
    case .changed: move(to: start + pan.translation(in: nil).y)
    case .ended, .cancelled: release(pan.velocity(in: nil).y)
    case .possible, .failed: break
    }
  }

  private func move(to top: CGFloat) {
    let highest = heights.map(\.top).min() ?? rest
    held = top < highest ? highest + RubberBand.shown(top - highest, in: window.height) : top
    place(in: window, most: most)
    view?.layOutAround()
    view?.superview?.noteContentChange()
  }

  /// The heights at which the sheet can rest.
  private var heights: [(top: CGFloat, name: UISheetPresentationController.Detent.Identifier?)] {
    guard let sheet else { return [(rest, nil)] }
    return sheet.detents.map { (window.height - sheet.height(of: $0, within: most), $0.identifier) }
  }

  /// Comes to rest at the nearest height, or goes away.
  private func release(_ velocity: CGFloat) {
    guard let held else { return }
    let foreseen = held + velocity * Self.foresight
    guard let next = heights.min(by: { abs($0.top - foreseen) < abs($1.top - foreseen) }) else {
      return
    }
    let isClosed = foreseen > (next.top + window.height) / 2
    guard !isClosed || controller?.mayCloseByHand() != true else {
      return glide(to: window.height, velocity) { [weak self] in
        self?.held = nil
        self?.controller?.closeByHand()
      }
    }
    glide(to: next.top, velocity) { [weak self] in
      self?.held = nil
      self?.choose(next.name)
    }
  }

  private func choose(_ name: UISheetPresentationController.Detent.Identifier?) {
    guard let sheet, let name, name != sheet.present?.identifier else { return }
    sheet.selectedDetentIdentifier = name
    sheet.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }

  private func glide(to target: CGFloat, _ velocity: CGFloat, end: @escaping () -> Void) {
    let way = AxisMotion.turn(from: held ?? rest, velocity: velocity, to: target)
    motion = (way, 0, end)
    FrameClock.current.add(self)
  }

  var wantsFrames: Bool { motion != nil }

  func frame(at now: Double, elapsed: Double) {
    guard var motion else { return }
    motion.time += elapsed
    self.motion = motion
    move(to: motion.way.position(at: motion.time))
    guard motion.time >= motion.way.duration else { return }
    self.motion = nil
    motion.end()
  }
}
