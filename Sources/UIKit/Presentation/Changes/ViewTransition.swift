// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import QuartzCore

/// How one picture of a view passes into another.
enum ViewTransition: Hashable {
  case none
  case dissolve
  /// The view turns over, and shows its other side from the half on.
  case flip(ViewVeil.Axis, isReverse: Bool)
  /// The picture, the view or both move.
  case push(dx: CGFloat, dy: CGFloat, movesPicture: Bool, movesView: Bool)

  /// The transition of a layer.
  ///
  /// - Source: the reference of `CATransitionType`; the top is where `y` is 0, as on devices.
  @MainActor
  init(_ transition: CATransition, in size: CGSize) {
    let way: CGPoint =
      switch transition.subtype {
      case .fromLeft: CGPoint(x: size.width, y: 0)
      case .fromTop: CGPoint(x: 0, y: -size.height)
      case .fromBottom: CGPoint(x: 0, y: size.height)
      default: CGPoint(x: -size.width, y: 0)
      }
    switch transition.type {
    case .push: self = .push(dx: way.x, dy: way.y, movesPicture: true, movesView: true)
    case .moveIn: self = .push(dx: way.x, dy: way.y, movesPicture: false, movesView: true)
    case .reveal: self = .push(dx: way.x, dy: way.y, movesPicture: true, movesView: false)
    default: self = .dissolve
    }
  }

  /// The transition that the options of an animation name.
  init(_ options: UIView.AnimationOptions) {
    let kinds: [(UIView.AnimationOptions, ViewTransition)] = [
      (.transitionFlipFromLeft, .flip(.horizontal, isReverse: true)),
      (.transitionFlipFromRight, .flip(.horizontal, isReverse: false)),
      (.transitionCurlUp, .dissolve), (.transitionCurlDown, .dissolve),
      (.transitionCrossDissolve, .dissolve),
      (.transitionFlipFromTop, .flip(.vertical, isReverse: true)),
      (.transitionFlipFromBottom, .flip(.vertical, isReverse: false)),
    ]
    let chosen = options.rawValue & Self.mask
    self = kinds.first { $0.0.rawValue == chosen }?.1 ?? .none
  }

  /// The options that name transitions.
  private static let mask: UInt = 7 << 20
}

extension ViewVeil {
  /// Shows the way from the picture to what the view shows now.
  func show(_ transition: ViewTransition, _ animation: ElementAnimation) {
    switch transition {
    case .none: end()
    case .dissolve: dissolve(animation)
    case .flip(let axis, let isReverse): flip(axis, isReverse: isReverse, animation)
    case .push(let dx, let dy, let picture, let view):
      push(by: CGPoint(x: dx, y: dy), moves: (picture, view), animation)
    }
  }
}

extension ElementAnimation {
  /// How long and on which curve a layer's transition runs; a quarter of a second unless it says otherwise.
  @MainActor
  init(_ transition: CATransition) {
    let points = transition.timingFunction?.controlPoints ?? CAMediaTimingFunction.usual
    self.init(
      duration: transition.duration > 0 ? transition.duration : CAAnimation.usualDuration,
      curve: .cubic(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
    )
  }
}
