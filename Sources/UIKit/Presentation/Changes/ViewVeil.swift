// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import QuartzCore

/// A picture of what a view showed, over the view while it passes into what it shows now.
///
/// The picture is no subview, so that apps do not find it.
@MainActor
final class ViewVeil {
  /// Where the picture is painted.
  enum Place {
    case over
    case behind
    /// Nothing of the view is seen.
    case instead
  }

  /// The axis around which a view turns over.
  enum Axis {
    case horizontal
    case vertical
  }

  /// How long a presented controller turns over.
  ///
  /// - Source: policy; no time is published.
  static let flip = ElementAnimation(duration: 0.75, curve: .easeInOut)

  let view: UIView
  let picture: SnapshotView
  private(set) var place = Place.over
  private weak var window: UIWindow?
  private var calls: [Int] = []

  /// Takes the picture; `nil` where nobody sees the view.
  init?(over view: UIView) {
    guard let window = view as? UIWindow ?? view.window, ScreenChange.isSeen(in: window) else {
      return nil
    }
    (self.view, self.window) = (view, window)
    picture = SnapshotView(of: view)
    picture.frame = view.bounds
    picture.alpha = 1
    // It is in the window, where animations go on, but in nobody's list.
    picture.treeSuperview = view
    window.veils[ObjectIdentifier(view)]?.end()
    window.veils[ObjectIdentifier(view)] = self
  }

  /// Fades away.
  func dissolve(_ animation: ElementAnimation) {
    picture.alpha = 0
    ViewMotion.fade(picture, from: 1, animation)
    ends(after: animation.duration)
  }

  /// Turns over together with the view, which is seen in the second half.
  func flip(_ axis: Axis, isReverse: Bool, _ animation: ElementAnimation) {
    place = .instead
    let half = animation.duration / 2
    let sign: CGFloat = isReverse ? -1 : 1
    let rest = view.transform3D
    let (x, y): (CGFloat, CGFloat) = axis == .horizontal ? (0, 1) : (1, 0)
    func turned(_ angle: CGFloat) -> CATransform3D {
      CATransform3DRotate(rest, angle * sign, x, y, 0)
    }
    let turn = CAKeyframeAnimation(keyPath: "transform")
    turn.values = [turned(0), turned(.pi / 2), turned(-.pi / 2), turned(0)]
    turn.keyTimes = [0, 0.5, 0.5, 1]
    turn.duration = animation.duration
    view.layer.add(turn, forKey: "tessera.flip")
    calls.append(
      FrameClock.current.call(after: half, for: self) { [weak self] in
        self?.place = .over
        self?.picture.isHidden = true
      }
    )
    ends(after: animation.duration)
  }

  /// Moves away, lets the view come over it, or both.
  func push(
    by way: CGPoint,
    moves: (picture: Bool, view: Bool),
    _ animation: ElementAnimation
  ) {
    if moves.view {
      ViewMotion.move(view, from: CGPoint(x: -way.x, y: -way.y), animation)
      place = .behind
      picture.frame = view.frame
      picture.treeSuperview = view.superview
    }
    if moves.picture {
      picture.center.x += way.x
      picture.center.y += way.y
      ViewMotion.move(picture, from: CGPoint(x: -way.x, y: -way.y), animation)
    }
    ends(after: animation.duration)
  }

  private func ends(after seconds: Double) {
    calls.append(FrameClock.current.call(after: seconds, for: self) { [weak self] in self?.end() })
  }

  /// Takes it away.
  func end() {
    for call in calls { FrameClock.current.giveUp(call) }
    calls = []
    guard let window, window.veils[ObjectIdentifier(view)] === self else { return }
    window.veils[ObjectIdentifier(view)] = nil
    view.noteContentChange()
  }
}
