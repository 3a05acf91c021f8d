// SPDX-License-Identifier: Apache-2.0

/// Something that goes on as time passes.
@MainActor
package protocol FrameListener: AnyObject {
  /// Whether it wants to hear of the next frame.
  var wantsFrames: Bool { get }
  /// Tells that a frame has come; `now` and `elapsed`, the time since the last one, are seconds.
  func frame(at now: Double, elapsed: Double)
  /// Whether it places elements of a layout.
  func moves(_ layout: AnyObject) -> Bool
}

extension FrameListener {
  package func moves(_ layout: AnyObject) -> Bool { false }
}

/// The time that simulations and display links go by: whoever shows the stage moves it.
///
/// The engine reads no clock. The host asks for `deadline`, and calls `advance(to:)` when it has come.
@MainActor
package final class FrameClock {
  /// The clock of the process.
  package static var current = FrameClock()

  /// Seconds between two frames.
  package nonisolated static let interval = 1.0 / 60
  /// A pause that is longer is not made up for, in seconds: a host that was held up goes on from where it was.
  private static let longestStep = 0.1

  private struct Listener {
    weak var object: (any FrameListener)?
  }

  private var listeners: [Listener] = []
  /// When the last frame was, in seconds; `nil` after a rest.
  private var last: Double?
  /// The seconds that frames have told so far.
  package private(set) var now = 0.0

  /// Makes a clock that stands at zero.
  package init() {}

  /// Adds a listener, which is not kept alive.
  package func add(_ listener: any FrameListener) {
    listeners.removeAll { $0.object == nil || $0.object === listener }
    listeners.append(Listener(object: listener))
  }

  /// Whether anybody waits for a frame.
  package var isWanted: Bool { listeners.contains { $0.object?.wantsFrames == true } }

  /// Whether a simulation places elements of a layout.
  package func moves(_ layout: AnyObject) -> Bool {
    listeners.contains { $0.object?.moves(layout) == true }
  }

  /// When the next frame is due on the host's clock, in seconds; `nil` for not at all.
  ///
  /// - Parameter time: The host's clock now.
  /// - Returns: When to call `advance(to:)`, which is at once for the first frame.
  package func deadline(at time: Double) -> Double? {
    guard isWanted else { return nil }
    return last.map { $0 + Self.interval } ?? time
  }

  /// Tells the frame that is due at a time of the host's clock.
  ///
  /// - Returns: Whether anybody was told.
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
