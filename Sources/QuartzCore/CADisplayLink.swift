// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Calls a method for each frame, by the stage host's clock.
@preconcurrency @MainActor
open class CADisplayLink: NSObject, FrameListener {
  private let target: AnyObject
  private let action: Selector
  private var isScheduled = false

  /// The time of the frame, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time between two frames, in seconds.
  open private(set) var duration: CFTimeInterval = FrameClock.interval
  /// The time of the next frame, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Whether the method is not called.
  open var isPaused = false
  /// The preferred number of frames per second; it has no effect here.
  open var preferredFramesPerSecond = 0
  /// The preferred range of frames per second; it has no effect here.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Makes a display link; its target is a strong reference until `invalidate()`.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    action = sel
    super.init()
  }

  /// Starts calling the method.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isScheduled = true
    Self.scheduled.append(self)
    FrameClock.current.add(self)
  }

  /// Stops calling the method.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Stops calling the method, and releases the target.
  open func invalidate() {
    isScheduled = false
    Self.scheduled.removeAll { $0 === self }
  }

  /// The links that call methods; this list keeps them alive, as a run loop would.
  private static var scheduled: [CADisplayLink] = []

  package var wantsFrames: Bool { isScheduled && !isPaused }

  package func frame(at now: Double, elapsed: Double) {
    timestamp = now
    action.call?(target, self)
  }
}

/// A range of frames per second: smallest, greatest and preferred number.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The smallest number of frames per second.
  public var minimum: Float
  /// The greatest number of frames per second.
  public var maximum: Float
  /// The preferred number of frames per second; 0 for none.
  public var preferred: Float?

  /// A range without a preference.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = 0) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

/// The time of the present frame, in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { FrameClock.current.now }
