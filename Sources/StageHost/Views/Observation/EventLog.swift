// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import StageProtocol

/// The calls of one collection view since the last message about them.
///
/// - Invariant: it contains at most as many events as one message; new ones replace the oldest.
struct EventLog {
  private let capacity: Int
  private let characters: Int
  /// The kept events.
  ///
  /// When there is no more space, the next one replaces the event at `oldest`.
  private var events: [StageEvents.Event] = []
  private var oldest = 0
  private var next: UInt64 = 1
  private var dropped = 0
  private var toldCounters: [String: Double] = [:]

  /// Makes an empty log.
  init(limits: Limits) {
    capacity = limits.events
    characters = limits.eventCharacters
  }

  /// Adds a call.
  ///
  /// - Complexity: O(1), for any number of kept events.
  mutating func note(_ kind: StageEvents.Event.Kind, _ text: String) {
    let event = StageEvents.Event(n: next, kind: kind, text: String(text.prefix(characters)))
    next += 1
    if events.count < capacity {
      events.append(event)
    } else {
      events[oldest] = event
      oldest = (oldest + 1) % capacity
      dropped += 1
    }
  }

  /// Forgets the last sent counters, so that the next message contains them again.
  mutating func forgetCounters() { toldCounters = [:] }

  /// The message about the calls since the last one; `nil` when there are none.
  mutating func take(view: UInt64, counters: [String: Double]) -> StageEvents? {
    guard !events.isEmpty || counters != toldCounters else { return nil }
    defer {
      events = []
      oldest = 0
      dropped = 0
      toldCounters = counters
    }
    return StageEvents(view: view, dropped: dropped, items: inOrder, counters: counters)
  }

  private var inOrder: [StageEvents.Event] {
    Array(events[oldest...] + events[..<oldest])
  }
}
