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

/// The time that simulations, display links and the ends of animations go by: whoever shows the stage moves
/// it.
///
/// The engine reads no clock. The stage host asks for `deadline(at:)`, and calls `advance(to:)` at
/// that time.
@MainActor
package final class FrameClock {
  /// The clock of the code that asks: that of this program, unless a test gave its code another one.
  package static var current: FrameClock { own ?? ofProgram }
  private static let ofProgram = FrameClock()
  @TaskLocal private static var own: FrameClock?

  /// Runs code by a clock of its own; what runs beside it does not notice.
  package static func replaced(_ body: () async throws -> Void) async rethrows {
    try await $own.withValue(FrameClock(), operation: body)
  }

  /// Runs code by this clock.
  package func within<Result>(_ body: () -> Result) -> Result {
    FrameClock.$own.withValue(self, operation: body)
  }

  /// The time between two frames, in seconds.
  package nonisolated static let interval = 1.0 / 60
  /// The longest time between two frames, in seconds; a longer delay of the host is cut to this
  /// time.
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

  /// The animations of layers that go by the clock.
  package private(set) lazy var layerAnimations = LayerAnimations()
  private var listeners: [Listener] = []
  private var calls: [Call] = []
  private var nextCall = 0
  /// The time of the host's clock that was heard of last, in seconds; `nil` before any was.
  package private(set) var time: Double?
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

  @discardableResult
  private func doCalls(at time: Double) -> Bool {
    let isDue = { (call: Call) in call.due.map { $0 <= time + Self.tolerance } ?? false }
    let due = calls.filter(isDue).sorted { ($0.due ?? 0) < ($1.due ?? 0) }
    calls.removeAll(where: isDue)
    for call in due where call.owner != nil { call.work() }
    return !due.isEmpty
  }

  /// Moves the time by hand, also back; what is due by then is not done.
  package func turn(to seconds: Double) {
    let elapsed = seconds - now
    (now, time) = (seconds, seconds)
    for object in listeners.compactMap(\.object) where object.wantsFrames {
      object.frame(at: now, elapsed: elapsed)
    }
  }

  /// Does everything that waits for a time, in its order.
  package func doAllCalls() { doCalls(at: .infinity) }

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
