// SPDX-License-Identifier: Apache-2.0

/// An object that is told about frames, because it changes with time.
@MainActor
package protocol FrameListener: AnyObject {
  /// Whether it must be told about the next frame.
  var wantsFrames: Bool { get }
  /// Tells the next frame: its time `now` and the time since the last one, `elapsed`, both in
  /// seconds.
  func frame(at now: Double, elapsed: Double)
  /// Whether it moves elements of a layout.
  func moves(_ layout: AnyObject) -> Bool
}

extension FrameListener {
  package func moves(_ layout: AnyObject) -> Bool { false }
}

/// The clock of simulations and display links; the stage host moves it.
///
/// The engine reads no clock. The stage host asks for `deadline(at:)`, and calls `advance(to:)` at
/// that time.
@MainActor
package final class FrameClock {
  /// The clock of the process.
  package static var current = FrameClock()

  /// The time between two frames, in seconds.
  package nonisolated static let interval = 1.0 / 60
  /// The longest time between two frames, in seconds; a longer delay of the host is cut to this
  /// time.
  private static let longestStep = 0.1

  private struct Listener {
    weak var object: (any FrameListener)?
  }

  private var listeners: [Listener] = []
  /// The time of the last frame, in seconds; `nil` after a rest.
  private var last: Double?
  /// The sum of the times that frames told so far, in seconds.
  package private(set) var now = 0.0

  /// Makes a clock at time 0.
  package init() {}

  /// Adds a listener, as a weak reference.
  package func add(_ listener: any FrameListener) {
    listeners.removeAll { $0.object == nil || $0.object === listener }
    listeners.append(Listener(object: listener))
  }

  /// Whether a listener waits for a frame.
  package var isWanted: Bool { listeners.contains { $0.object?.wantsFrames == true } }

  /// Whether a simulation moves elements of a layout.
  package func moves(_ layout: AnyObject) -> Bool {
    listeners.contains { $0.object?.moves(layout) == true }
  }

  /// When the next frame is due on the host's clock, in seconds; `nil` for never.
  ///
  /// - Parameter time: The present time of the host's clock.
  /// - Returns: When to call `advance(to:)`; at once for the first frame.
  package func deadline(at time: Double) -> Double? {
    guard isWanted else { return nil }
    return last.map { $0 + Self.interval } ?? time
  }

  /// Tells a frame at a time of the host's clock, in seconds.
  ///
  /// - Returns: Whether any listener wanted it.
  @discardableResult
  package func advance(to time: Double) -> Bool {
    guard isWanted, time.isFinite else {
      last = nil
      return false
    }
    let elapsed = last.map { min(max(0, time - $0), Self.longestStep) } ?? Self.interval
    last = time
    now += elapsed
    for listener in listeners {
      guard let object = listener.object, object.wantsFrames else { continue }
      object.frame(at: now, elapsed: elapsed)
    }
    listeners.removeAll { $0.object == nil }
    if !isWanted { last = nil }
    return true
  }
}
