// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import QuartzCore

/// An animation of an app that a hand leads in place of time, to its end or back.
///
/// What the app animates goes by a clock of its own, which stands still until the hand moves it.
/// - Source: the reference of `UIPercentDrivenInteractiveTransition`: the hand moves the time of the animations, so that
///   their own curves are seen; when it lets go, the time goes on with the speed for the rest.
@MainActor
final class HandLedAnimation: FrameListener {
  /// The time of the whole way, in seconds.
  private let length: Double
  private let clock = FrameClock()
  private let outer = FrameClock.current
  private var seconds = 0.0
  private var way: (speed: Double, end: () -> Void)?

  /// Begins an animation that takes a time, in seconds, and stands at its start.
  init(of length: Double, _ animate: () -> Void) {
    self.length = max(0, length)
    clock.note(0)
    clock.layerAnimations.hold()
    outer.layerAnimations.add(clock.layerAnimations)
    run(animate)
    clock.turn(to: 0)
  }

  /// Does something by the time of the animation, so that what it animates is led, too.
  func run(_ body: () -> Void) { clock.within(body) }

  /// The part of the way that is done.
  var part: Double { length > 0 ? seconds / length : 1 }

  /// Moves to a part of the way.
  func move(to part: Double) {
    way = nil
    turn(to: part * length)
  }

  /// Goes on to the end or back to the start, so many times as fast as the animation.
  func go(isBack: Bool, speed: Double, end: @escaping () -> Void) {
    let factor = speed.isFinite && speed > 0 ? speed : 1
    way = (isBack ? -factor : factor, end)
    outer.add(self)
  }

  /// Ends it at once.
  ///
  /// Nothing of it is seen any more, and views have the values of one end. Then what waits for its end is called.
  func end(isBack: Bool) {
    way = nil
    let restores = clock.layerAnimations.release(isComplete: !isBack)
    outer.layerAnimations.remove(clock.layerAnimations)
    if isBack { AnimationBlocks.runStill { for restore in restores.reversed() { restore() } } }
    clock.doAllCalls()
  }

  private func turn(to seconds: Double) {
    self.seconds = min(max(0, seconds), length)
    clock.turn(to: self.seconds)
  }

  var wantsFrames: Bool { way != nil }

  func frame(at now: Double, elapsed: Double) {
    guard let way else { return }
    turn(to: seconds + way.speed * elapsed)
    guard way.speed > 0 ? seconds >= length : seconds <= 0 else { return }
    self.way = nil
    way.end()
  }
}
