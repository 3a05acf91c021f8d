// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Prints the rows of the table and collects those that miss their budget.
///
/// With `FORMAT=json` in the environment, each row is a JSON object on a line of its own.
final class Report {
  private let isJSON = ProcessInfo.processInfo.environment["FORMAT"] == "json"

  /// The most that a row may cost.
  struct Budget {
    /// Nanoseconds for each unit.
    var nanoseconds: Double = .infinity
    /// As a multiple of the reference.
    var ratio: Double = .infinity
  }

  static let heading =
    "| what | n | per | ours | reference | ratio | budget |\n|---|---|---|---|---|---|---|"

  private(set) var missed: [String] = []

  /// Prints the head of the table.
  func begin() {
    if !isJSON { print(Self.heading) }
  }

  /// Prints a row of times in nanoseconds for each unit, beside those of `other`.
  func row(
    _ name: String,
    _ count: Int,
    unit: String,
    ours: Double,
    reference: Double? = nil,
    of other: String = "C",
    bytesPerItem: Double? = nil,
    budget: Budget? = nil
  ) {
    let ratio = reference.map { ours / $0 }
    if isJSON {
      let numbers: [(String, Double?)] = [
        ("ns", ours), ("referenceNs", reference), ("ratio", ratio), ("bytesPerItem", bytesPerItem),
      ]
      printObject(name, count, unit, numbers)
    }
    let isMissed = budget.map { ours > $0.nanoseconds || (ratio ?? 0) > $0.ratio } ?? false
    var limits: [String] = []
    if let limit = budget?.nanoseconds, limit.isFinite { limits.append("≤ \(format(limit)) ns") }
    if let limit = budget?.ratio, limit.isFinite { limits.append("≤ \(format(limit)) ×") }
    let held = bytesPerItem.map { [", \(format($0)) B an item"] } ?? []
    let times = [
      format(ours) + " ns" + held.joined(), reference.map { "\(other) \(format($0)) ns" } ?? "",
    ]
    let rest = [ratio.map(format) ?? "", limits.joined(separator: ", ")]
    write([name, String(count), unit] + times + rest, isMissed: isMissed)
  }

  /// Prints a row of sizes in bytes for each unit, beside those of the same content as JSON.
  func row(
    _ name: String,
    _ count: Int,
    unit: String,
    bytes: Double,
    json: Double,
    budget: Double? = nil
  ) {
    if isJSON {
      let numbers: [(String, Double?)] = [
        ("bytes", bytes), ("referenceBytes", json), ("ratio", bytes / json),
      ]
      printObject(name, count, unit, numbers)
    }
    let limit = budget.map { "≤ \(format($0)) B" } ?? ""
    let sizes = [format(bytes) + " B", "JSON \(format(json)) B", format(bytes / json)]
    write([name, String(count), unit] + sizes + [limit], isMissed: bytes > budget ?? .infinity)
  }

  private func write(_ cells: [String], isMissed: Bool) {
    if isMissed { missed.append("\(cells[0]) at \(cells[1])") }
    guard !isJSON else { return }
    print("| " + cells.joined(separator: " | ") + " |" + (isMissed ? " missed" : ""))
  }

  private func printObject(
    _ name: String,
    _ count: Int,
    _ unit: String,
    _ numbers: [(key: String, value: Double?)]
  ) {
    let escaped = name.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    let members = numbers.compactMap { key, value in value.map { "\"\(key)\":\($0)" } }
    let head = "{\"name\":\"\(escaped)\",\"n\":\(count),\"unit\":\"\(unit)\","
    print(head + members.joined(separator: ",") + "}")
  }

  private func format(_ number: Double) -> String {
    String(format: number < 10 ? "%.2f" : "%.0f", number)
  }
}
