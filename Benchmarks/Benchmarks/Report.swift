// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The rows of the table, and which of them miss their budget.
final class Report {
  /// What a row may cost at most.
  struct Budget {
    /// Nanoseconds for each unit.
    var nanoseconds: Double = .infinity
    /// Times the reference.
    var ratio: Double = .infinity
  }

  static let heading =
    "| what | n | per | ours | C | ratio | budget |\n|---|---|---|---|---|---|---|"

  private(set) var missed: [String] = []

  /// Prints a row of times: nanoseconds for each unit.
  func row(
    _ name: String,
    _ count: Int,
    unit: String,
    ours: Double,
    reference: Double? = nil,
    budget: Budget? = nil
  ) {
    let ratio = reference.map { ours / $0 }
    let isMissed = budget.map { ours > $0.nanoseconds || (ratio ?? 0) > $0.ratio } ?? false
    var limits: [String] = []
    if let limit = budget?.nanoseconds, limit.isFinite { limits.append("≤ \(format(limit)) ns") }
    if let limit = budget?.ratio, limit.isFinite { limits.append("≤ \(format(limit)) ×") }
    let times = [format(ours) + " ns", reference.map { format($0) + " ns" } ?? ""]
    let rest = [ratio.map(format) ?? "", limits.joined(separator: ", ")]
    write([name, String(count), unit] + times + rest, isMissed: isMissed)
  }

  /// Prints a row of sizes on the wire.
  func row(_ name: String, _ count: Int, unit: String, bytes: Double, budget: Double) {
    let cells = [name, String(count), unit, format(bytes) + " B", "", "", "≤ \(format(budget)) B"]
    write(cells, isMissed: bytes > budget)
  }

  private func write(_ cells: [String], isMissed: Bool) {
    if isMissed { missed.append("\(cells[0]) at \(cells[1])") }
    print("| " + cells.joined(separator: " | ") + " |" + (isMissed ? " missed" : ""))
  }

  private func format(_ number: Double) -> String {
    String(format: number < 10 ? "%.2f" : "%.0f", number)
  }
}
