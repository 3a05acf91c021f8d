// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import Foundation

/// What a change of a layer's value begins.
///
/// - Source: Apple's Core Animation guide, "Changing a Layer's Default Behavior": a layer that is shown goes from the old
///   value to the new one by the action for the property; a view's layer does so only within an animation of views.
extension CALayer {
  /// Notes that a property has another value now.
  func noteChange<Value: Equatable>(of key: String, _ old: Value, _ new: Value) {
    guard view != nil || isOnScreen, old != new else { return }
    begin(key, old, new)
  }

  /// The same for lists of values, which cannot be compared.
  func noteChange(ofList key: String, _ old: [Any]?, _ new: [Any]?) {
    guard view != nil || isOnScreen, let old, let new else { return }
    begin(key, old, new)
  }

  private func begin(_ key: String, _ old: Any, _ new: Any) {
    // What is shown for a moment is no change.
    guard !FrameClock.current.layerAnimations.isShowing else { return }
    guard let (from, to) = Self.ends(old, new) else { return }
    if let view { return view.noteChange(of: key, from: from, to: to) }
    guard isInWindow, !CATransaction.disableActions() else { return }
    guard let action = action(forKey: key) else { return }
    guard let basic = (action as? CABasicAnimation)?.copy() as? CABasicAnimation,
      basic.fromValue == nil, basic.toValue == nil, basic.byValue == nil
    else { return action.run(forKey: key, object: self, arguments: nil) }
    if basic.keyPath == nil { basic.keyPath = key }
    (basic.fromValue, basic.toValue) = (shownValue(of: key) ?? from, to)
    add(basic, forKey: key)
  }

  /// The two values as animations take them: a colour comes out of nothing, and goes into it.
  private static func ends(_ old: Any, _ new: Any) -> (from: Any, to: Any)? {
    switch (AnimatedValue(old), AnimatedValue(new)) {
    case (_?, _?): (old, new)
    case (nil, .colour(let colour)?): (colour.withoutOpacity, new)
    case (.colour(let colour)?, nil): (old, colour.withoutOpacity)
    default: nil
    }
  }

  /// What an animation under the same key, which still runs, shows at the moment.
  package func shownValue(of key: String) -> Any? {
    guard animation(forKey: key) != nil, let path = LayerKeyPath.named(key) else { return nil }
    let clock = FrameClock.current
    return clock.layerAnimations.shown(self) { path.value(self)?.plain }
  }

  /// Gives a property, or a part of one, a value as animations are given it.
  package func set(_ value: Any, for key: String) {
    guard let value = AnimatedValue(value) else { return }
    LayerKeyPath.named(key)?.set(self, value)
  }

  /// The animation of a change for which nobody names an action; `nil` for a property that is not painted.
  func implicitAction(for key: String) -> CABasicAnimation? {
    guard LayerKeyPath.named(key) != nil else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Whether a window shows the layer.
  var isInWindow: Bool {
    var layer: CALayer? = self
    while let present = layer {
      if let view = present.view { return view.isInWindow }
      layer = present.superlayer ?? present.masked
    }
    return false
  }
}

extension CGColor {
  /// The same colour, of which nothing is seen.
  fileprivate var withoutOpacity: CGColor { copy(alpha: 0) ?? self }
}

extension AnimatedValue {
  /// The value as an animation of a property takes it.
  fileprivate var plain: Any? {
    switch self {
    case .number(let number): number
    case .numbers(let n) where n.count == 4:
      CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    case .numbers(let n) where n.count == 2: CGPoint(x: n[0], y: n[1])
    case .numbers: nil
    case .transform(let transform): transform
    case .colour(let colour): colour
    case .path(let path): path
    case .list(let list): list.compactMap { $0.plain }
    }
  }
}
