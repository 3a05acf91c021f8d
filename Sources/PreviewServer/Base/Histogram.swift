// SPDX-License-Identifier: Apache-2.0

/// How many durations were at most how long, as Prometheus counts them.
struct Histogram: Equatable {
  /// The upper bounds of all buckets but the last, which has none, in seconds.
  static let bounds = [
    0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
  ]

  /// The number of durations in each bucket, without those of the buckets before it.
  private(set) var counts = [UInt64](repeating: 0, count: bounds.count + 1)
  /// The sum of all durations, in seconds.
  private(set) var sum = 0.0

  /// The number of all durations.
  var count: UInt64 { counts.reduce(0, +) }

  /// Counts a duration in seconds; one below zero counts as zero.
  mutating func add(_ seconds: Double) {
    let duration = max(seconds, 0)
    sum += duration
    counts[Self.bounds.firstIndex { duration <= $0 } ?? Self.bounds.count] += 1
  }
}
