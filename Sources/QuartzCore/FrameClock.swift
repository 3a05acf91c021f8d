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

/// The time that simulations, display links and the ends of animations go by: whoever shows the stage moves
/// it.
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

  /// Something that is done once.
  private struct Call {
    var number: Int
    weak var owner: AnyObject?
    /// Seconds from when it was asked for; counted from the first time that the clock hears of after that,
    /// unless it heard of one before.
    var seconds: Double
    /// When it is due on the host's clock, in seconds.
    var due: Double?
    var work: () -> Void
  }

  private var listeners: [Listener] = []
  private var calls: [Call] = []
  private var nextCall = 0
  /// The time of the host's clock that was heard of last, in seconds; `nil` before any was.
  package private(set) var time: Double?
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

  /// Does something once after a time, unless its owner, which is not kept alive, is gone by then.
  ///
  /// - Returns: The number of the call.
  @discardableResult
  package func call(
    after seconds: Double,
    for owner: AnyObject,
    _ work: @escaping () -> Void
  ) -> Int {
    let due = time.map { $0 + seconds }
    nextCall += 1
    calls.append(Call(number: nextCall, owner: owner, seconds: seconds, due: due, work: work))
    return nextCall
  }

  /// The seconds until a call; `nil` when it was made or given up.
  package func secondsLeft(of number: Int) -> Double? {
    guard let call = calls.first(where: { $0.number == number }) else { return nil }
    guard let due = call.due, let time else { return call.seconds }
    return due - time
  }

  /// Gives a call up.
  package func giveUp(_ number: Int) { calls.removeAll { $0.number == number } }

  /// Tells the time before something happens by it.
  package func note(_ time: Double) {
    guard time.isFinite else { return }
    self.time = time
    calls.removeAll { $0.owner == nil }
    for place in calls.indices where calls[place].due == nil {
      calls[place].due = time + calls[place].seconds
    }
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
    note(time)
    let frame = isWanted ? last.map { $0 + Self.interval } ?? time : nil
    return ([frame] + calls.map(\.due)).compactMap { $0 }.min()
  }

  /// Does what is due at a time of the host's clock, and tells the frame.
  ///
  /// - Returns: Whether there was anything.
  @discardableResult
  package func advance(to time: Double) -> Bool {
    note(time)
    let hasCalled = doCalls(at: time)
    return tellFrame(at: time) || hasCalled
  }

  private func doCalls(at time: Double) -> Bool {
    let isDue = { (call: Call) in call.due.map { $0 <= time + Self.tolerance } ?? false }
    let due = calls.filter(isDue).sorted { ($0.due ?? 0) < ($1.due ?? 0) }
    calls.removeAll(where: isDue)
    for call in due where call.owner != nil { call.work() }
    return !due.isEmpty
  }

  /// Sums of times are not exact; in seconds.
  private static let tolerance = 1e-6

  private func tellFrame(at time: Double) -> Bool {
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
