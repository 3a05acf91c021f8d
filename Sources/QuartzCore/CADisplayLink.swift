// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Calls a method for each frame, by the time of whoever shows the stage.
@preconcurrency @MainActor
open class CADisplayLink: NSObject, FrameListener {
  private let target: AnyObject
  private let action: Selector
  private var isScheduled = false

  /// The time of the frame, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// From one frame to the next, in seconds.
  open private(set) var duration: CFTimeInterval = FrameClock.interval
  /// The time of the next frame, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Whether nothing is called.
  open var isPaused = false
  /// How many frames a second are wished for; recorded.
  open var preferredFramesPerSecond = 0
  /// Between how many frames a second are wished for; recorded.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Makes a link; its target is kept alive until `invalidate()`.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    action = sel
    super.init()
  }

  /// Begins to call.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isScheduled = true
    Self.scheduled.append(self)
    FrameClock.current.add(self)
  }

  /// Calls no more.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Calls no more and lets its target go.
  open func invalidate() {
    isScheduled = false
    Self.scheduled.removeAll { $0 === self }
  }

  /// Links that call; a run loop would keep them alive.
  private static var scheduled: [CADisplayLink] = []

  package var wantsFrames: Bool { isScheduled && !isPaused }

  package func frame(at now: Double, elapsed: Double) {
    timestamp = now
    action.call?(target, self)
  }
}

/// How many frames a second are wished for: at least, at most, and best.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest frames a second.
  public var minimum: Float
  /// The most frames a second.
  public var maximum: Float
  /// The number wished for; 0 for none.
  public var preferred: Float?

  /// No wish.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = 0) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

/// The time of the frames, in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { FrameClock.current.now }
