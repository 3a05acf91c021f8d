// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import QuartzCore

/// Moves the animations of an animator's changes, so that it can be held, turned round and moved by hand.
@MainActor
final class ViewDriver: FrameListener {
  /// What the animations show.
  let progress = AnimationProgress()
  private var driven: [(layer: CALayer, key: String)] = []
  /// Give views the values that they had before.
  private var restores: [() -> Void] = []
  /// Called at the end, whichever it is.
  private var ends: [() -> Void] = []
  private var run: Run?
  private var made = 0

  private struct Run {
    var from: Double
    var to: Double
    var seconds: Double
    var curve: ElementAnimation.Curve
    /// The time on the way; below 0 while it waits.
    var time: Double
  }

  /// Takes over an animation of a view.
  func drive(_ animation: CABasicAnimation, of view: UIView, restore: @escaping () -> Void) {
    animation.progress = progress
    made += 1
    let key = "tessera.driven.\(ObjectIdentifier(self).hashValue).\(made)"
    view.layer.add(animation, forKey: key)
    driven.append((view.layer, key))
    restores.append(restore)
  }

  /// Takes over a change that is painted by the progress instead of an animation of a layer.
  ///
  /// - Returns: The progress of the change.
  func drive(
    restore: @escaping () -> Void,
    end: @escaping () -> Void
  ) -> AnimationProgress {
    restores.append(restore)
    ends.append(end)
    return progress
  }

  /// Goes to an end.
  func go(
    to end: Double,
    for seconds: Double,
    after delay: Double,
    _ curve: ElementAnimation.Curve
  ) {
    run = Run(from: progress.value, to: end, seconds: seconds, curve: curve, time: -delay)
    progress.isHeld = false
    FrameClock.current.add(self)
  }

  /// Stays where it is.
  func hold() {
    run = nil
    progress.isHeld = true
  }

  /// Moves by hand from one fraction to another; what is shown reaches both ends with it.
  func move(from old: Double, to new: Double) {
    let shown = progress.value
    if new >= old {
      progress.value = old < 1 ? shown + (new - old) / (1 - old) * (1 - shown) : new
    } else {
      progress.value = shown * new / old
    }
  }

  /// Ends: the views have the values of one end.
  func end(atStart: Bool) {
    hold()
    for (layer, key) in driven { layer.removeAnimation(forKey: key) }
    if atStart { AnimationBlocks.runStill { for restore in restores.reversed() { restore() } } }
    for end in ends { end() }
    (driven, restores, ends) = ([], [], [])
    progress.value = 0
  }

  var wantsFrames: Bool { run != nil }

  func frame(at now: Double, elapsed: Double) {
    guard var run else { return }
    run.time += elapsed
    self.run = run
    let part = run.seconds > 0 ? min(1, max(0, run.time / run.seconds)) : 1
    progress.value = run.from + (run.to - run.from) * run.curve.progress(at: part, of: run.seconds)
  }
}

extension ElementAnimation.Curve {
  /// The progress at a part of a duration.
  @MainActor
  fileprivate func progress(at part: Double, of seconds: Double) -> Double {
    switch self {
    case .easeInOut:
      return CAMediaTimingFunction(name: .easeInEaseOut).value(at: part)
    case .cubic(let x1, let y1, let x2, let y2):
      let curve = CAMediaTimingFunction(
        controlPoints: Float(x1),
        Float(y1),
        Float(x2),
        Float(y2)
      )
      return curve.value(at: part)
    case .spring(let response, let fraction):
      guard part < 1 else { return 1 }
      let spring = CASpringAnimation()
      let pull = 2 * Double.pi / max(response, 1e-3)
      spring.stiffness = CGFloat(pull * pull)
      spring.damping = CGFloat(2 * fraction * pull)
      return spring.progress(at: part * seconds)
    }
  }
}
