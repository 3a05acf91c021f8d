// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An animation on a layer.
@MainActor
final class AttachedAnimation {
  let key: String
  let animation: CAAnimation
  /// The animations by the same clock.
  private weak var clocked: LayerAnimations?
  /// How long after it was added it begins, in seconds.
  private let delay: Double
  /// The time of its first frame; `nil` before one.
  private var first: Double?
  /// Whether its end was told.
  private(set) var isOver = false

  init(_ animation: CAAnimation, key: String, by clocked: LayerAnimations) {
    (self.key, self.animation, self.clocked) = (key, animation, clocked)
    delay = animation.beginTime > 0 ? animation.beginTime - CACurrentMediaTime() : 0
  }

  /// Takes the time of a frame; the first one begins it.
  func follow(_ now: Double) {
    guard first == nil else { return }
    first = now
    animation.delegate?.animationDidStart(animation)
  }

  /// Whether it goes by the clock of other animations.
  func goes(by animations: LayerAnimations) -> Bool { clocked === animations }

  /// The seconds since it began until what is shown now; below 0 while it waits.
  var shownTime: Double { time(clocked?.time ?? 0) }

  /// The seconds since it began; below 0 while it waits.
  func time(_ now: Double) -> Double { now - (first ?? now) - delay }

  /// Whether it was at its end before a time, which it was not yet told.
  func ends(before now: Double) -> Bool {
    guard !isOver, first != nil, progress == nil else { return false }
    return time(now) >= AnimationTiming(animation, standard: CAAnimation.usualDuration).length
  }

  /// Who moves it in place of the clock.
  var progress: AnimationProgress? { (animation as? CABasicAnimation)?.progress }

  /// Whether it changes what is shown from frame to frame.
  var moves: Bool { !isOver && progress?.isHeld != true }

  /// Whether it goes on for ever.
  var isEndless: Bool {
    AnimationTiming(animation, standard: CAAnimation.usualDuration).length == .infinity
  }

  /// Tells its end once.
  func end(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    if first != nil { animation.delegate?.animationDidStop(animation, finished: finished) }
  }
}

/// The animations of layers by one clock: they change what is painted, and nothing else.
///
/// - Source: Apple's Core Animation guide: the model layer has the values that were set, and only the presentation
///   shows those of animations. Animations of layers that no window shows are removed (policy: after a second).
@MainActor
package final class LayerAnimations: FrameListener {
  private struct Animated {
    weak var layer: CALayer?
  }

  private var layers: [Animated] = []
  /// The time of the last frame that was shown, in seconds.
  private(set) var time = 0.0
  /// Animations by other clocks, which are shown together with these.
  private var others: [LayerAnimations] = []
  /// Whether a hand moves the time, so that nothing ends by itself.
  private var isHeld = false
  /// Give what is animated in a hand the values that it had before.
  private var restores: [() -> Void] = []
  private var frames = 0
  /// For how many seconds each layer was in no window.
  private var unseen: [ObjectIdentifier: Double] = [:]
  private static let longestUnseen = 1.0
  /// Whether layers have what their animations show at the moment.
  package private(set) var isShowing = false

  init() {}

  func add(_ layer: CALayer) {
    if layers.isEmpty { FrameClock.current.add(self) }
    if !layers.contains(where: { $0.layer === layer }) { layers.append(Animated(layer: layer)) }
  }

  // What only stays as it ended needs no frames.
  package var wantsFrames: Bool {
    layers.contains { layer in
      layer.layer.map { attached(to: $0).contains(where: \.moves) } ?? false
    }
  }

  private func attached(to layer: CALayer) -> [AttachedAnimation] {
    layer.attached.filter { $0.goes(by: self) }
  }

  package func frame(at now: Double, elapsed: Double) {
    layers.removeAll { $0.layer.map { attached(to: $0).isEmpty } ?? true }
    for layer in layers.compactMap(\.layer) { follow(layer, now, elapsed) }
    frames += 1
    // What never ends is shown every other time: it must not keep everybody busy.
    if frames.isMultiple(of: 2) || !isEndless { time = now }
  }

  private var isEndless: Bool {
    layers.compactMap(\.layer).flatMap(attached).allSatisfy { $0.isOver || $0.isEndless }
  }

  private func follow(_ layer: CALayer, _ now: Double, _ elapsed: Double) {
    guard !isHeld else {
      for attached in attached(to: layer) { attached.follow(now) }
      return
    }
    let id = ObjectIdentifier(layer)
    if layer.isInWindow {
      unseen[id] = nil
    } else {
      unseen[id, default: 0] += elapsed
      guard unseen[id, default: 0] <= Self.longestUnseen else {
        unseen[id] = nil
        return layer.endAnimations()
      }
    }
    for attached in attached(to: layer) {
      attached.follow(now)
      if attached.ends(before: now) { layer.end(attached) }
    }
  }

  /// Paints the layers as their animations show them; this ends the changes so far.
  package func shown<Result>(_ paint: () -> Result) -> Result {
    defer { commit() }
    var all: [CALayer] = []
    for layer in ([self] + others).flatMap(\.layers).compactMap(\.layer)
    where !all.contains(where: { $0 === layer }) { all.append(layer) }
    return shown(all, paint)
  }

  /// Does something while a layer has what it shows now.
  package func shown<Result>(_ layer: CALayer, _ body: () -> Result) -> Result {
    shown([layer], body)
  }

  private func shown<Result>(_ layers: [CALayer], _ body: () -> Result) -> Result {
    var undo: [() -> Void] = []
    let outer = isShowing
    isShowing = true
    for layer in layers {
      for attached in layer.attached {
        attached.animation.show(on: layer, at: attached.shownTime, undo: &undo)
      }
    }
    defer {
      for step in undo.reversed() { step() }
      isShowing = outer
    }
    return body()
  }

  // MARK: Time in a hand

  /// Lets a hand move the time from now on.
  package func hold() { isHeld = true }

  /// Notes how a change that is animated in a hand is taken back.
  package func noteRestore(_ restore: @escaping () -> Void) {
    if isHeld { restores.append(restore) }
  }

  /// Takes all animations away; they hear that they are over.
  ///
  /// - Returns: What takes the changes back, in the order in which they were made.
  package func release(isComplete: Bool) -> [() -> Void] {
    for layer in layers.compactMap(\.layer) {
      let ended = attached(to: layer)
      layer.attached.removeAll { $0.goes(by: self) }
      for one in ended { one.end(finished: isComplete) }
    }
    defer { (layers, restores, isHeld) = ([], [], false) }
    return restores
  }

  /// Shows animations by another clock together with these.
  package func add(_ other: LayerAnimations) { others.append(other) }

  /// Shows them no more.
  package func remove(_ other: LayerAnimations) { others.removeAll { $0 === other } }

  // MARK: What people see

  /// Layers that are painted for the first time.
  private var painted: [Animated] = []

  /// Notes that a layer is painted; from the end of the present changes on, changes of it are animated.
  package func notePainted(_ layer: CALayer) {
    guard !layer.isOnScreen, painted.last?.layer !== layer else { return }
    painted.append(Animated(layer: layer))
  }

  private func commit() {
    guard !isShowing else { return }
    CATransaction.endImplicit()
    for layer in painted { layer.layer?.isOnScreen = true }
    painted = []
  }
}

extension CALayer {
  /// Ends all animations before their time.
  func endAnimations() {
    let ended = attached
    attached = []
    for one in ended { one.end(finished: false) }
  }

  /// Ends an animation at its time.
  fileprivate func end(_ one: AttachedAnimation) {
    if one.animation.isRemovedOnCompletion { attached.removeAll { $0 === one } }
    one.end(finished: true)
  }
}
