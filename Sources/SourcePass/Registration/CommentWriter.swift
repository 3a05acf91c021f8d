// SPDX-License-Identifier: Apache-2.0

/// Writes the doc comment of a layout class or a property as arguments of a call.
struct CommentWriter {
  private static let directions = ["vertical", "horizontal", "both"]

  private(set) var arguments: [String] = []
  /// The mistakes in the comment, for users.
  private(set) var faults: [String] = []

  /// Writes the comment of a property.
  init(_ property: ExposedProperties.Property) {
    let comment = property.comment
    if let word = comment[.key] { addKey(word) }
    add("label", comment[.label])
    add("group", comment[.group])
    add("help", comment.summary.isEmpty ? nil : comment.summary)
    if let text = comment[.range] { addRange(text, of: property.name) }
    guard !property.choices.isEmpty else { return }
    let labels = property.choices.map { "\($0.name.quoted): \($0.label.quoted)" }
    arguments.append("choices: [\(labels.joined(separator: ", "))]")
  }

  /// Writes the comment of a layout class.
  init(_ type: SourceUnit) {
    let comment = DocComment(type.node)
    add("label", comment[.label])
    if let word = comment[.scrolls] { addDirection(word) }
    if let text = comment[.pinch] { addPinch(text) }
    guard let text = comment[.flow] else { return }
    let names = text == "none" ? [] : text.split(separator: ",").map { String($0).trimmed.quoted }
    arguments.append("flow: [\(names.joined(separator: ", "))]")
  }

  /// The statement that gives a property its comment; empty for a comment without content.
  func statement(forProperty name: String) -> String {
    arguments.isEmpty
      ? "" : "instance.describe(\(name.quoted), .init(\(arguments.joined(separator: ", "))))\n"
  }

  /// The statement that gives a layout its comment; empty for a comment without content.
  var statement: String {
    arguments.isEmpty ? "" : "instance.comment = .init(\(arguments.joined(separator: ", ")))\n"
  }

  private mutating func add(_ name: String, _ text: String?) {
    if let text { arguments.append("\(name): \(text.quoted)") }
  }

  private mutating func addKey(_ word: String) {
    guard word.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) != nil else {
      faults.append(
        "\(word) is not a key; a key has only letters and digits, like a name in source."
      )
      return
    }
    add("key", word)
  }

  private mutating func addRange(_ text: String, of name: String) {
    guard let range = TuningRange(text) else {
      faults.append(
        "The range of \(name) is invalid: \(text). Write it like 0...1 by 0.01 rad."
      )
      return
    }
    arguments.append("range: \(range.least)...\(range.most)")
    if let step = range.step { arguments.append("step: \(step)") }
    // A step without a unit means that the number has no unit.
    add("unit", range.unit ?? range.step.map { _ in "" })
  }

  private mutating func addDirection(_ word: String) {
    guard Self.directions.contains(word) else {
      faults.append("\(word) is no way to scroll, only vertical, horizontal or both.")
      return
    }
    add("scrolls", word)
  }

  private mutating func addPinch(_ text: String) {
    let parts = text.split(separator: " at ", maxSplits: 1).map(String.init)
    let words = parts.count < 2 ? [] : parts[1].split(separator: ",").map { String($0).trimmed }
    let detents = words.compactMap { Double($0) }
    guard detents.count == words.count else {
      faults.append("The pinch is invalid: \(text). Write it like spread at 0, 1.")
      return
    }
    add("pinch", parts[0])
    if !detents.isEmpty { arguments.append("detents: \(detents)") }
  }
}
