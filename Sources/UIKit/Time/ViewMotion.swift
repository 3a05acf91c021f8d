// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import QuartzCore

/// What is seen of a view's change within an animation: an animation of its layer from the old value to the new one.
///
/// Numbers are animated by what they differ from the new value, so that a change during another one goes on smoothly.
/// Elements of the shown collection view are moved by whoever shows them, see ``UICollectionView/noteOwnPlace(of:)``.
@MainActor
enum ViewMotion {
  /// A value that a view had before.
  enum Change {
    case position(CGPoint)
    case bounds(CGRect)
    case opacity(CGFloat)
    case transform(CATransform3D)
    case ground(UIColor?)
    case visibility
    /// A property of the layer that the view does not have itself.
    case layer(String, from: Any, to: Any)
  }

  /// Animates a change that was just made, if it was made within an animation.
  static func note(_ change: Change, of view: UIView) {
    // Most changes are made outside of animations.
    guard case .moving(let animation) = AnimationBlocks.current.word else { return }
    // What goes on for ever is often begun before the view is in its window.
    guard view.window != nil || AnimationBlocks.current.repetition.isEndless else { return }
    guard let basic = basic(change, view, animation.curve) else { return }
    if let driver = AnimationBlocks.current.driver {
      return driver.drive(basic, of: view) { [weak view] in view.map { restore(change, of: $0) } }
    }
    let repetition = AnimationBlocks.current.repetition
    basic.duration = animation.duration
    basic.autoreverses = repetition.comesBack
    basic.repeatCount = repetition.isEndless ? .infinity : 0
    basic.fillMode = .backwards
    if repetition.delay > 0 { basic.beginTime = CACurrentMediaTime() + repetition.delay }
    // Parts of one animation follow one another.
    let isFirst = repetition.delay <= 0 || basic.isAdditive
    view.layer.add(basic, forKey: basic.isAdditive || !isFirst ? nil : basic.keyPath)
    FrameClock.current.layerAnimations.noteRestore { [weak view] in
      view.map { restore(change, of: $0) }
    }
  }

  private static func restore(_ change: Change, of view: UIView) {
    switch change {
    case .position(let old): view.center = old
    case .bounds(let old): view.bounds = old
    case .opacity(let old): view.alpha = old
    case .transform(let old): view.transform3D = old
    case .ground(let old): view.backgroundColor = old
    // It has no way that could be driven.
    case .visibility: break
    case .layer(let key, let old, _): view.layer.set(old, for: key)
    }
  }

  private static func basic(
    _ change: Change,
    _ view: UIView,
    _ curve: ElementAnimation.Curve
  ) -> CABasicAnimation? {
    switch change {
    case .position(let old):
      let way = CGPoint(x: old.x - view.center.x, y: old.y - view.center.y)
      return added("position", way, CGPoint.zero, curve)
    case .bounds(let old):
      // Scrolling has its own motions.
      guard old.size != view.bounds.size else { return nil }
      let (from, to) = (old.size, view.bounds.size)
      let way = CGSize(width: from.width - to.width, height: from.height - to.height)
      return added("bounds.size", way, CGSize.zero, curve)
    case .opacity(let old): return added("opacity", old - view.alpha, CGFloat(0), curve)
    case .transform(let old):
      return from(shown("transform", of: view) ?? old, to: view.transform3D, "transform", curve)
    case .ground(let old):
      guard let colour = old ?? view.backgroundColor?.withAlphaComponent(0),
        old != view.backgroundColor
      else { return nil }
      let new = view.backgroundColor ?? colour.withAlphaComponent(0)
      return from(colour.cgColor, to: new.cgColor, "backgroundColor", curve)
    case .visibility: return nil
    case .layer(let key, let old, let new):
      return from(view.layer.shownValue(of: key) ?? old, to: new, key, curve)
    }
  }

  // MARK: Ways that code of ours shows

  /// Shows a view on its way from somewhere to its place, in points.
  static func move(_ view: UIView, from way: CGPoint, _ animation: ElementAnimation) {
    show(added("position", way, CGPoint.zero, animation.curve), on: view, animation)
  }

  /// Shows a view with more or less opacity at first.
  static func fade(_ view: UIView, from more: CGFloat, _ animation: ElementAnimation) {
    show(added("opacity", more, CGFloat(0), animation.curve), on: view, animation)
  }

  /// Shows a view with another transform at first.
  static func turn(_ view: UIView, from first: CATransform3D, _ animation: ElementAnimation) {
    let way = from(first, to: view.transform3D, "transform", animation.curve)
    show(way, on: view, animation)
  }

  /// Shows a view on its way to somewhere; it stays there until it is taken away.
  static func leave(_ view: UIView, to way: CGPoint, _ animation: ElementAnimation) {
    let leaving = added("position", CGPoint.zero, way, animation.curve)
    stay(leaving)
    show(leaving, on: view, animation)
  }

  /// Lets a view disappear; nothing of it is seen until it is taken away.
  static func vanish(_ view: UIView, _ animation: ElementAnimation) {
    let leaving = added("opacity", CGFloat(0), -view.alpha, animation.curve)
    stay(leaving)
    show(leaving, on: view, animation)
  }

  private static func stay(_ animation: CABasicAnimation) {
    (animation.fillMode, animation.isRemovedOnCompletion) = (.both, false)
  }

  private static func show(
    _ way: CABasicAnimation,
    on view: UIView,
    _ animation: ElementAnimation
  ) {
    way.duration = animation.duration
    if way.fillMode == .removed { way.fillMode = .backwards }
    view.layer.add(way, forKey: nil)
  }

  /// The transform that an animation which still runs shows.
  private static func shown(_ key: String, of view: UIView) -> CATransform3D? {
    guard view.layer.animation(forKey: key) != nil else { return nil }
    var shown: CATransform3D?
    // What is shown for a moment is no change.
    AnimationBlocks.runStill {
      shown = FrameClock.current.layerAnimations.shown(view.layer) { view.transform3D }
    }
    return shown
  }

  private static func added(
    _ key: String,
    _ from: Any,
    _ to: Any,
    _ curve: ElementAnimation.Curve
  ) -> CABasicAnimation {
    let animation = self.from(from, to: to, key, curve)
    animation.isAdditive = true
    return animation
  }

  private static func from(
    _ from: Any,
    to: Any,
    _ key: String,
    _ curve: ElementAnimation.Curve
  ) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch curve {
    case .easeInOut:
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    case .cubic(let x1, let y1, let x2, let y2):
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(x1),
        Float(y1),
        Float(x2),
        Float(y2)
      )
    case .spring(let response, let fraction):
      let spring = CASpringAnimation(keyPath: key)
      let pull = 2 * Double.pi / max(response, 1e-3)
      spring.stiffness = CGFloat(pull * pull)
      spring.damping = CGFloat(2 * fraction * pull)
      animation = spring
    }
    (animation.fromValue, animation.toValue) = (from, to)
    return animation
  }
}
