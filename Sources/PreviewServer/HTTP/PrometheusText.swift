// SPDX-License-Identifier: Apache-2.0

/// Numbers in the text format that Prometheus reads, version 0.0.4.
///
/// Names and helps are words of ours without characters that the format escapes.
struct PrometheusText {
  static let contentType = "text/plain; version=0.0.4; charset=utf-8"

  private(set) var text = ""

  /// Writes a number that goes up and down.
  mutating func gauge(_ name: String, _ help: String, _ value: Double) {
    begin(name, help, "gauge")
    line(name, value)
  }

  /// Writes a number that only grows while the server runs; its name ends in `_total`.
  mutating func counter(_ name: String, _ help: String, _ value: Double) {
    begin(name, help, "counter")
    line(name, value)
  }

  /// Writes a number for each value of a label.
  mutating func gauges(
    _ name: String,
    _ help: String,
    by label: String,
    _ values: [(label: String, value: Double)]
  ) {
    begin(name, help, "gauge")
    for each in values { line("\(name){\(label)=\"\(each.label)\"}", each.value) }
  }

  /// Writes how long something took; its name ends in `_seconds`.
  mutating func histogram(_ name: String, _ help: String, _ histogram: Histogram) {
    begin(name, help, "histogram")
    var below: UInt64 = 0
    for (bound, count) in zip(Histogram.bounds, histogram.counts) {
      below += count
      line("\(name)_bucket{le=\"\(bound)\"}", Double(below))
    }
    line("\(name)_bucket{le=\"+Inf\"}", Double(histogram.count))
    line("\(name)_sum", histogram.sum)
    line("\(name)_count", Double(histogram.count))
  }

  private mutating func begin(_ name: String, _ help: String, _ type: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
  }

  private mutating func line(_ series: String, _ value: Double) {
    let isWhole = value == value.rounded() && value.magnitude < 9e15
    text += "\(series) \(isWhole ? "\(Int64(value))" : "\(value)")\n"
  }
}
