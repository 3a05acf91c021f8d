// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An animation on a layer.
@MainActor
final class AttachedAnimation {
  let key: String
  let animation: CAAnimation
  /// How long after it was added it begins, in seconds.
  private let delay: Double
  /// The time of its first frame; `nil` before one.
  private var first: Double?
  /// Whether its end was told.
  private(set) var isOver = false

  init(_ animation: CAAnimation, key: String) {
    (self.key, self.animation) = (key, animation)
    delay = animation.beginTime > 0 ? animation.beginTime - CACurrentMediaTime() : 0
  }

  /// Takes the time of a frame; the first one begins it.
  func follow(_ now: Double) {
    guard first == nil else { return }
    first = now
    animation.delegate?.animationDidStart(animation)
  }

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
  private var time = 0.0
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
    layers.contains { $0.layer?.attached.contains(where: \.moves) == true }
  }

  package func frame(at now: Double, elapsed: Double) {
    layers.removeAll { $0.layer?.attached.isEmpty ?? true }
    for layer in layers.compactMap(\.layer) { follow(layer, now, elapsed) }
    frames += 1
    // What never ends is shown every other time: it must not keep everybody busy.
    if frames.isMultiple(of: 2) || !isEndless { time = now }
  }

  private var isEndless: Bool {
    layers.allSatisfy { $0.layer?.attached.allSatisfy { $0.isOver || $0.isEndless } ?? true }
  }

  private func follow(_ layer: CALayer, _ now: Double, _ elapsed: Double) {
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
    for attached in layer.attached {
      attached.follow(now)
      if attached.ends(before: now) { layer.end(attached) }
    }
  }

  /// Paints the layers as their animations show them.
  package func shown<Result>(_ paint: () -> Result) -> Result {
    var undo: [() -> Void] = []
    let outer = isShowing
    isShowing = true
    for layer in layers.compactMap(\.layer) {
      for attached in layer.attached {
        attached.animation.show(on: layer, at: attached.time(time), undo: &undo)
      }
    }
    defer {
      for step in undo.reversed() { step() }
      isShowing = outer
    }
    return paint()
  }
}

extension CALayer {
  /// Whether a window shows the layer.
  fileprivate var isInWindow: Bool {
    var layer: CALayer? = self
    while let present = layer {
      if let view = present.view { return view.isInWindow }
      layer = present.superlayer
    }
    return false
  }

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
