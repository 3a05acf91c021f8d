// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A group of changes of layers; they take effect at once, and animations that are added in it are waited for.
///
/// Changes outside of a group belong to one that ends when they are shown.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  @MainActor private struct Group {
    var completion: (() -> Void)?
    /// The longest time of the animations that were added, in seconds.
    var length = 0.0
    var isStill = false
    /// How long changes take, in seconds.
    var duration = CAAnimation.usualDuration
    var curve: CAMediaTimingFunction?
    var values: [String: Any] = [:]

    /// A group in this one, which says the same until it says something else.
    var inner: Group {
      var inner = self
      (inner.completion, inner.length) = (nil, 0)
      return inner
    }
  }

  private static var groups: [Group] = []
  /// What changes outside of any group belong to.
  private static var implicit = Group()

  private static var innermost: Group {
    get { groups.last ?? implicit }
    set {
      if let last = groups.indices.last { groups[last] = newValue } else { implicit = newValue }
    }
  }

  /// Begins a group of changes.
  open class func begin() { groups.append(innermost.inner) }

  /// Ends the innermost group; its completion is called when its animations have ended.
  open class func commit() {
    guard let group = groups.popLast() else { return }
    // Who waits for the group around waits for this one, too.
    innermost.length = max(innermost.length, group.length)
    guard let completion = group.completion else { return }
    guard group.length > 0 else { return completion() }
    let clock = FrameClock.current
    clock.call(after: group.length, for: clock, completion)
  }

  /// Notes an animation that was added to a layer.
  static func note(_ animation: CAAnimation) {
    let length = AnimationTiming(animation, standard: CAAnimation.usualDuration).length
    guard length.isFinite else { return }
    innermost.length = max(innermost.length, length)
  }

  /// Ends the group of changes outside of any other one.
  static func endImplicit() { implicit = Group() }

  /// Applies waiting changes; no changes wait here.
  open class func flush() {}

  /// Switches animations of changes off.
  open class func setDisableActions(_ flag: Bool) { innermost.isStill = flag }
  /// Whether animations of changes are switched off.
  open class func disableActions() -> Bool { innermost.isStill }
  /// Sets the duration of changes, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { innermost.duration = dur }
  /// The duration of changes, in seconds; a quarter of a second unless one was set.
  open class func animationDuration() -> CFTimeInterval { innermost.duration }
  /// Sets the curve of changes.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    innermost.curve = function
  }
  /// The curve of changes; `nil` unless one was set.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { innermost.curve }

  /// Sets the completion of the present group; outside a group it is called at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let last = groups.indices.last else {
      block?()
      return
    }
    groups[last].completion = block
  }
  /// The completion of the present group.
  open class func completionBlock() -> (() -> Void)? { groups.last?.completion }

  /// Stores a value for a key in the present group; the keys of durations, curves and switched-off animations set those.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      innermost.duration = (anObject as? NSNumber)?.doubleValue ?? CAAnimation.usualDuration
    case kCATransactionDisableActions:
      innermost.isStill = (anObject as? NSNumber)?.boolValue ?? false
    case kCATransactionAnimationTimingFunction:
      innermost.curve = anObject as? CAMediaTimingFunction
    default: innermost.values[key] = anObject
    }
  }
  /// The value for a key in the present group, or in one around it.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: innermost.duration
    case kCATransactionDisableActions: innermost.isStill
    case kCATransactionAnimationTimingFunction: innermost.curve
    default: innermost.values[key]
    }
  }
}

/// The key of the duration of changes.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether animations of changes are switched off.
public let kCATransactionDisableActions = "disableActions"
/// The key of the curve of changes.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
