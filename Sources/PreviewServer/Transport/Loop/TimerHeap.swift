// SPDX-License-Identifier: Apache-2.0

/// The entries that wait for a time, the earliest first; those of the same time in the order in
/// which they were scheduled.
///
/// - Invariant: no entry is earlier than the one at half its place, and each knows its place.
struct TimerHeap {
  /// Something that waits for at most one time.
  class Entry {
    /// The time, in seconds; it has a meaning only while the entry is in a heap.
    fileprivate(set) var due = 0.0
    fileprivate var order: UInt64 = 0
    fileprivate var place: Int?

    /// Whether the entry is in a heap.
    final var isWaiting: Bool { place != nil }

    init() {}
  }

  private var entries: [Unmanaged<Entry>] = []
  private var lastOrder: UInt64 = 0

  var count: Int { entries.count }

  /// The earliest time, in seconds.
  var earliest: Double? { entries.first?._withUnsafeGuaranteedRef { $0.due } }

  /// Lets an entry wait for a time; an earlier schedule is replaced.
  ///
  /// The heap does not keep the entry alive: the owner removes it before its end.
  /// - Complexity: O(log n) with n waiting entries.
  mutating func schedule(_ entry: Entry, at due: Double) {
    lastOrder += 1
    entry.order = lastOrder
    let former = entry.due
    entry.due = due
    guard let place = entry.place else {
      entry.place = entries.count
      entries.append(.passUnretained(entry))
      return rise(from: entries.count - 1)
    }
    if due < former { rise(from: place) } else { sink(from: place) }
  }

  /// Removes an entry, if it waits.
  ///
  /// - Complexity: O(log n) with n waiting entries.
  mutating func remove(_ entry: Entry) {
    guard let place = entry.place else { return }
    entry.place = nil
    let last = entries.removeLast()
    guard place < entries.count else { return }
    put(last, at: place)
    rise(from: place)
    sink(from: place)
  }

  /// Removes and returns the earliest entry, if its time has come.
  mutating func popDue(at now: Double) -> Entry? {
    guard let first = entries.first?.takeUnretainedValue(), first.due <= now else { return nil }
    remove(first)
    return first
  }

  private mutating func rise(from start: Int) {
    var place = start
    let entry = entries[place]
    while place > 0 {
      let parent = (place - 1) / 2
      guard isEarlier(entry, entries[parent]) else { break }
      put(entries[parent], at: place)
      place = parent
    }
    put(entry, at: place)
  }

  private mutating func sink(from start: Int) {
    var place = start
    let entry = entries[place]
    while true {
      var child = 2 * place + 1
      guard child < entries.count else { break }
      if child + 1 < entries.count, isEarlier(entries[child + 1], entries[child]) { child += 1 }
      guard isEarlier(entries[child], entry) else { break }
      put(entries[child], at: place)
      place = child
    }
    put(entry, at: place)
  }

  private mutating func put(_ entry: Unmanaged<Entry>, at place: Int) {
    entries[place] = entry
    entry._withUnsafeGuaranteedRef { $0.place = place }
  }

  private func isEarlier(_ one: Unmanaged<Entry>, _ other: Unmanaged<Entry>) -> Bool {
    one._withUnsafeGuaranteedRef { one in
      other._withUnsafeGuaranteedRef { other in
        one.due < other.due || one.due == other.due && one.order < other.order
      }
    }
  }
}
