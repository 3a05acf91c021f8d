// SPDX-License-Identifier: Apache-2.0

/// Things that end after the same time, in the order in which this time began.
///
/// - Invariant: times are added in ascending order, so the first thing that is still there is the
///   next one to end.
struct Expiries<Key: Hashable> {
  private var times: [Key: Double] = [:]
  private var order: [(key: Key, time: Double)] = []
  private var head = 0
  /// The number of entries from which the ended ones are removed.
  private static var keptEntries: Int { 64 }

  /// Lets a thing end at a time, in seconds; an earlier time of it is forgotten.
  mutating func add(_ key: Key, at time: Double) {
    times[key] = time
    order.append((key, time))
  }

  /// Forgets a thing's time.
  mutating func remove(_ key: Key) {
    guard times.removeValue(forKey: key) != nil, times.isEmpty else { return }
    order.removeAll()
    head = 0
  }

  /// The time at which the next thing ends.
  ///
  /// - Complexity: O(1) on average.
  var earliest: Double? {
    mutating get {
      dropForgotten()
      return head < order.count ? order[head].time : nil
    }
  }

  /// Removes and returns the next thing whose time has come.
  mutating func popDue(at now: Double) -> Key? {
    guard let earliest, earliest <= now else { return nil }
    let key = order[head].key
    remove(key)
    return key
  }

  private mutating func dropForgotten() {
    while head < order.count, times[order[head].key] != order[head].time { head += 1 }
    guard head > Self.keptEntries, head > order.count / 2 else { return }
    order.removeFirst(head)
    head = 0
  }
}
