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
    "| what | n | unit | ours ns | C ns | ratio | budget |\n|---|---|---|---|---|---|---|"

  private(set) var missed: [String] = []

  /// Prints a row: times are nanoseconds for each unit.
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
    if isMissed { missed.append("\(name) at \(count)") }
    let cells = [
      name, String(count), unit, format(ours), reference.map(format) ?? "", ratio.map(format) ?? "",
      budget.map(describe) ?? "",
    ]
    print("| " + cells.joined(separator: " | ") + " |" + (isMissed ? " missed" : ""))
  }

  private func format(_ number: Double) -> String {
    String(format: number < 10 ? "%.2f" : "%.0f", number)
  }

  private func describe(_ budget: Budget) -> String {
    var parts: [String] = []
    if budget.nanoseconds.isFinite { parts.append("≤ \(format(budget.nanoseconds)) ns") }
    if budget.ratio.isFinite { parts.append("≤ \(format(budget.ratio)) ×") }
    return parts.joined(separator: ", ")
  }
}
