// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A group of changes of layers; they take effect at once, and animations that are added in it are waited for.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Group {
    var completion: (() -> Void)?
    /// The longest time of the animations that were added, in seconds.
    var length = 0.0
  }

  private static var groups: [Group] = []

  /// Begins a group of changes.
  open class func begin() { groups.append(Group()) }

  /// Ends the innermost group; its completion is called when its animations have ended.
  open class func commit() {
    guard let group = groups.popLast(), let completion = group.completion else { return }
    guard group.length > 0 else { return completion() }
    let clock = FrameClock.current
    clock.call(after: group.length, for: clock, completion)
  }

  /// Notes an animation that was added to a layer.
  static func note(_ animation: CAAnimation) {
    guard let last = groups.indices.last else { return }
    let length = AnimationTiming(animation, standard: CAAnimation.usualDuration).length
    guard length.isFinite else { return }
    groups[last].length = max(groups[last].length, length)
  }

  /// Applies waiting changes; no changes wait here.
  open class func flush() {}

  /// Switches animations of changes off; it has no effect, because changes are never animated by themselves.
  open class func setDisableActions(_ flag: Bool) {}
  /// Sets the duration of changes, in seconds; it has no effect here.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Sets the curve of changes; it has no effect here.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// Sets the completion of the present group; outside a group it is called at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let last = groups.indices.last else {
      block?()
      return
    }
    groups[last].completion = block
  }
}
