// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import Foundation

/// What animations show at a time.
extension CAAnimation {
  /// The duration of an animation that names none, in seconds.
  package static let usualDuration = 0.25

  /// Shows a layer as it is at a time of the animation, and tells how to take it back.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - seconds: The time after the beginning.
  ///   - standard: The duration of an animation without one, in seconds.
  ///   - undo: Gets what makes the layer again what it was.
  func show(
    on layer: CALayer,
    at seconds: Double,
    standard: Double = CAAnimation.usualDuration,
    undo: inout [() -> Void]
  ) {
    let timing = AnimationTiming(self, standard: standard)
    let isDriven = (self as? CABasicAnimation)?.progress != nil
    guard let place = isDriven ? 0 : timing.place(at: seconds) else { return }
    if let group = self as? CAAnimationGroup {
      for child in group.animations ?? [] {
        child.show(
          on: layer,
          at: place - child.beginTime,
          standard: timing.duration,
          undo: &undo
        )
      }
      return
    }
    guard let change = self as? CAPropertyAnimation, let name = change.keyPath,
      let path = LayerKeyPath.named(name)
    else { return }
    let own = path.value(layer)
    guard let value = change.value(at: place, of: timing.duration, own) else { return }
    undo.append(path.keep(layer))
    path.set(layer, change.isAdditive ? own?.plus(value) ?? value : value)
  }
}

extension CAPropertyAnimation {
  /// The value at a time of one way, if the layer has a value of its own.
  fileprivate func value(
    at seconds: Double,
    of duration: Double,
    _ own: AnimatedValue?
  ) -> AnimatedValue? {
    let part = duration > 0 ? seconds / duration : 1
    if let basic = self as? CABasicAnimation, let driven = basic.progress {
      return basic.way(own)?.at(CGFloat(driven.value))
    }
    switch self {
    case let spring as CASpringAnimation:
      return spring.way(own)?.at(CGFloat(spring.progress(at: seconds)))
    case let basic as CABasicAnimation: return basic.way(own)?.at(CGFloat(part))
    case let frames as CAKeyframeAnimation: return frames.value(at: part)
    default: return nil
    }
  }
}

/// From where to where a value goes.
private struct AnimatedWay {
  var from: AnimatedValue
  var to: AnimatedValue

  func at(_ part: CGFloat) -> AnimatedValue { from.mixed(with: to, at: part) }
}

extension CABasicAnimation {
  /// The way between two of the three values, or between one of them and the layer's own.
  ///
  /// - Source: the reference of `CABasicAnimation`, "Setting Interpolation Values".
  fileprivate func way(_ own: AnimatedValue?) -> AnimatedWay? {
    let (from, to) = (AnimatedValue(fromValue), AnimatedValue(toValue))
    let by = AnimatedValue(byValue)
    if let from, let to { return AnimatedWay(from: from, to: to) }
    guard let own else { return nil }
    // What is added begins or ends at nothing.
    let start = isAdditive ? own.plus(own, times: -1) : own
    switch (from, to, by) {
    case (let from?, nil, let by?): return AnimatedWay(from: from, to: from.plus(by))
    case (nil, let to?, let by?): return AnimatedWay(from: to.plus(by, times: -1), to: to)
    case (let from?, nil, nil): return AnimatedWay(from: from, to: start)
    case (nil, let to?, nil): return AnimatedWay(from: start, to: to)
    case (nil, nil, let by?): return AnimatedWay(from: start, to: start.plus(by))
    default: return nil
    }
  }
}

extension CASpringAnimation {
  /// The part of the way that a weight on the spring has gone, beginning at rest 1 away from its end.
  ///
  /// - Source: the motion of a damped spring: m x″ + c x′ + k x = 0.
  package func progress(at seconds: Double) -> Double {
    let (mass, stiffness) = (max(1e-6, Double(mass)), max(1e-6, Double(stiffness)))
    let pull = (stiffness / mass).squareRoot()
    let loss = max(0, Double(damping)) / (2 * mass)
    let speed = -Double(initialVelocity)
    if loss < pull {
      let turn = (pull * pull - loss * loss).squareRoot()
      let swing = cos(turn * seconds) + (speed + loss) / turn * sin(turn * seconds)
      return 1 - exp(-loss * seconds) * swing
    }
    if loss == pull { return 1 - exp(-loss * seconds) * (1 + (speed + loss) * seconds) }
    let root = (loss * loss - pull * pull).squareRoot()
    let (slow, fast) = (-loss + root, -loss - root)
    let first = (speed - fast) / (slow - fast)
    return 1 - first * exp(slow * seconds) - (1 - first) * exp(fast * seconds)
  }
}

extension CAKeyframeAnimation {
  /// The value at a part of the time.
  fileprivate func value(at part: Double) -> AnimatedValue? {
    let values = frames
    guard let first = values.first, let last = values.last else { return nil }
    guard calculationMode != .discrete else {
      let times = times(of: values.count + 1)
      let passed = times.prefix { $0 <= part }.count
      return values[min(max(passed - 1, 0), values.count - 1)]
    }
    guard values.count > 1 else { return first }
    let times = times(of: values.count)
    guard let next = times.firstIndex(where: { $0 > part }) else { return last }
    guard next > 0 else { return first }
    let length = times[next] - times[next - 1]
    let way = length > 0 ? (part - times[next - 1]) / length : 1
    let curves = timingFunctions ?? []
    let curved = curves.indices.contains(next - 1) ? curves[next - 1].value(at: way) : way
    return values[next - 1].mixed(with: values[next], at: CGFloat(curved))
  }

  /// The values, or the points of the path.
  private var frames: [AnimatedValue] {
    guard let path else { return (values ?? []).compactMap { AnimatedValue($0) } }
    return path.polygons.first?.map { .numbers([$0.x, $0.y]) } ?? []
  }

  private var paces: Bool {
    path != nil || calculationMode == .paced || calculationMode == .cubicPaced
  }

  /// The times of a number of values, as parts of the duration: those that are named, the same steps, or along a path,
  /// such that the speed stays the same.
  private func times(of count: Int) -> [Double] {
    if let keyTimes, keyTimes.count == count, !paces { return keyTimes.map(\.doubleValue) }
    guard count > 1 else { return [0] }
    let even = (0..<count).map { Double($0) / Double(count - 1) }
    guard paces else { return even }
    let points = frames.compactMap { value -> CGPoint? in
      if case .numbers(let n) = value, n.count >= 2 { CGPoint(x: n[0], y: n[1]) } else { nil }
    }
    guard points.count == count else { return even }
    var lengths = [0.0]
    for (a, b) in zip(points, points.dropFirst()) {
      lengths.append(lengths[lengths.count - 1] + Double(hypot(b.x - a.x, b.y - a.y)))
    }
    let whole = lengths[lengths.count - 1]
    return whole > 0 ? lengths.map { $0 / whole } : even
  }
}
