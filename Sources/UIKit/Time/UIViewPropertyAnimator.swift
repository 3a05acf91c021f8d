// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine
import QuartzCore

/// Changes as one animation that can be held, turned round and moved by hand.
///
/// Views have their last values as soon as it begins, and those before again if it ends at its start; what is shown
/// of them follows its progress. What collection views show because of the changes is told with its duration and curve
/// when it begins. Its progress goes by the time of whoever shows the stage.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  /// How the progress depends on time.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration, in seconds.
  open private(set) var duration: TimeInterval
  /// After how many seconds it begins.
  open private(set) var delay: TimeInterval = 0
  /// Whether views take touches meanwhile; recorded.
  open var isUserInteractionEnabled = true
  /// Whether touches are looked for by the app itself; recorded.
  open var isManualHitTestingEnabled = false
  /// Whether it can be held once it has begun.
  open var isInterruptible = true
  /// Whether progress is proportional to time while it is held; recorded, as it always is here.
  open var scrubsLinearly = true
  /// Whether it stays active at its end and tells nobody.
  open var pausesOnCompletion = false
  /// How far it is in its life.
  open private(set) var state = UIViewAnimatingState.inactive

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// How far it was when it was held, or went on, last.
  private var fraction: CGFloat = 0
  private var goesBack = false
  private var run: Run?
  private let driver = ViewDriver()

  /// The way to an end, while it goes on.
  private struct Run {
    let clock: FrameClock
    /// The call of the clock at its end.
    let end: Int
    /// How long it goes, in seconds, after it has waited.
    let seconds: Double
  }

  /// Animators that go on; UIKit keeps them alive.
  private static var running: [UIViewPropertyAnimator] = []

  /// Makes an animation on any curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// Makes an animation with a curve.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(animationCurve: curve)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Makes an animation of a curve by its control points.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Makes a spring animation.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UISpringTimingParameters(dampingRatio: ratio)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Makes an animation and begins it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Whether the animation is running.
  open var isRunning: Bool { run != nil }

  /// Whether it goes back to its start.
  open var isReversed: Bool {
    get { goesBack }
    set {
      guard newValue != goesBack else { return }
      let goesOn = run != nil
      hold()
      goesBack = newValue
      if goesOn { go(for: secondsLeft) }
    }
  }

  /// How far it is, 0 to 1.
  ///
  /// Setting it begins an animation that has not begun, and holds it there; one that goes on is not moved.
  open var fractionComplete: CGFloat {
    get { run.map(fraction(along:)) ?? fraction }
    set {
      guard state != .stopped, run == nil, newValue.isFinite else { return }
      begin()
      let before = fraction
      fraction = min(max(newValue, 0), 1)
      driver.move(from: Double(before), to: Double(fraction))
    }
  }

  /// Adds changes; one that has begun makes them at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
    if state == .active { makeChanges() }
  }

  /// Adds changes; a delay is not waited for.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds code that is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Begins, or goes on from where it was held.
  open func startAnimation() { start(after: 0) }

  /// Begins, or goes on, after some seconds; views have their last values before.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    start(after: max(0, delay))
  }

  /// Holds it, and begins it if it has not begun.
  open func pauseAnimation() {
    guard state != .stopped, isInterruptible || state == .inactive else { return }
    begin()
    hold()
  }

  /// Goes on from where it was held.
  ///
  /// - Parameters:
  ///   - parameters: The curve of the rest; `nil` leaves it.
  ///   - durationFactor: How much of the whole duration the rest takes; 0 leaves it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    guard state == .active, run == nil else { return }
    if let parameters { timingParameters = parameters }
    go(for: durationFactor > 0 ? animation.duration * durationFactor : secondsLeft)
  }

  /// Ends it where it is; it is to be finished then, unless nobody is to be told.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    hold()
    state = .stopped
    guard withoutFinishing else { return }
    completions = []
    reset()
  }

  /// Tells the end of one that was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    tellEnd(at: finalPosition)
  }

  /// An animator of the same duration and curve, without changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIViewPropertyAnimator in
      UIViewPropertyAnimator(
        duration: duration,
        timingParameters: timingParameters ?? UICubicTimingParameters()
      )
    }
  }
}

/// How it goes on.
extension UIViewPropertyAnimator {
  /// What carries the changes.
  private var animation: ElementAnimation {
    ElementAnimation(duration: duration, timingParameters ?? UICubicTimingParameters())
  }

  /// How long the rest takes, in seconds.
  private var secondsLeft: Double {
    animation.duration * (goesBack ? fraction : 1 - fraction)
  }

  private func start(after delay: Double) {
    guard state != .stopped, run == nil else { return }
    begin()
    go(for: secondsLeft, after: delay)
  }

  private func begin() {
    guard state == .inactive else { return }
    state = .active
    fraction = 0
    makeChanges()
  }

  private func makeChanges() {
    let changes = animations
    animations = []
    AnimationBlocks.run(animation, inheriting: [], by: driver) {
      for change in changes { change() }
    }
  }

  private func go(for seconds: Double, after delay: Double = 0) {
    let isSeen = AnimationBlocks.areEnabled && seconds + delay > 0
    guard isSeen else { return arrive() }
    let clock = FrameClock.current
    let end = clock.call(after: delay + seconds, for: self) { [weak self] in self?.arrive() }
    run = Run(clock: clock, end: end, seconds: seconds)
    driver.go(to: goesBack ? 0 : 1, for: seconds, after: delay, animation.curve)
    Self.running.append(self)
  }

  private func fraction(along run: Run) -> CGFloat {
    guard run.seconds > 0 else { return fraction }
    let left = min(max((run.clock.secondsLeft(of: run.end) ?? 0) / run.seconds, 0), 1)
    return fraction + ((goesBack ? 0 : 1) - fraction) * (1 - left)
  }

  private func hold() {
    driver.hold()
    guard let run else { return }
    fraction = fraction(along: run)
    run.clock.giveUp(run.end)
    self.run = nil
    Self.running.removeAll { $0 === self }
  }

  private func arrive() {
    hold()
    fraction = goesBack ? 0 : 1
    driver.progress.value = Double(fraction)
    if !pausesOnCompletion { tellEnd(at: goesBack ? .start : .end) }
  }

  private func tellEnd(at position: UIViewAnimatingPosition) {
    let told = completions
    completions = []
    driver.end(atStart: position == .start)
    reset()
    for completion in told { completion(position) }
  }

  private func reset() {
    state = .inactive
    goesBack = false
    animations = []
  }
}
