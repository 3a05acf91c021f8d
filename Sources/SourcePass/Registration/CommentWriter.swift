// SPDX-License-Identifier: Apache-2.0

/// Writes what doc comments say about a layout class and its properties as code.
struct CommentWriter {
  /// Code, and what is wrong with a comment.
  struct Written {
    /// One statement with its line end; empty when the comment says nothing.
    var code = ""
    var faults: [String] = []
  }

  /// The statement that gives a property its comment.
  static func statement(for property: ExposedProperties.Property) -> Written {
    var written = Written()
    var arguments: [String] = []
    let comment = property.comment
    for field in [DocComment.Field.key, .label, .group] {
      if let text = comment[field] { arguments.append("\(field.rawValue): \(text.quoted)") }
    }
    if !comment.summary.isEmpty { arguments.append("help: \(comment.summary.quoted)") }
    if let text = comment[.range] {
      if let range = TuningRange(text) {
        arguments.append("range: \(range.least)...\(range.most)")
        if let step = range.step { arguments.append("step: \(step)") }
        if let unit = range.unit {
          arguments.append("unit: \(unit.quoted)")
        } else if range.step != nil {
          arguments.append("unit: \"\"")
        }
      } else {
        written.faults.append(
          "The range of \(property.name) is not read: \(text). One is written as 0...1 by 0.01 rad."
        )
      }
    }
    if !property.choices.isEmpty {
      let labels = property.choices.map { "\($0.name.quoted): \($0.label.quoted)" }
      arguments.append("choices: [\(labels.joined(separator: ", "))]")
    }
    guard !arguments.isEmpty else { return written }
    written.code =
      "instance.describe(\(property.name.quoted), .init(\(arguments.joined(separator: ", "))))\n"
    return written
  }

  /// The statement that gives a layout the comment of its class.
  static func statement(for unit: SourceUnit) -> Written {
    let comment = DocComment(unit.node)
    var written = Written()
    var arguments: [String] = []
    if let label = comment[.label] { arguments.append("label: \(label.quoted)") }
    if let word = comment[.scrolls] {
      if ["vertical", "horizontal", "both"].contains(word) {
        arguments.append("scrolls: \(word.quoted)")
      } else {
        written.faults.append("\(word) is no way to scroll, only vertical, horizontal or both.")
      }
    }
    if let text = comment[.pinch] {
      let parts = text.split(separator: " at ", maxSplits: 1).map(String.init)
      let detents =
        parts.count < 2 ? [] : parts[1].split(separator: ",").map { Double(String($0).trimmed) }
      if detents.contains(nil) {
        written.faults.append("The pinch is not read: \(text). One is written as spread at 0, 1.")
      } else {
        arguments.append("pinch: \(parts[0].quoted)")
        if !detents.isEmpty { arguments.append("detents: \(detents.compactMap(\.self))") }
      }
    }
    if let text = comment[.flow] {
      let names = text == "none" ? [] : text.split(separator: ",").map { String($0).trimmed }
      arguments.append("flow: [\(names.map(\.quoted).joined(separator: ", "))]")
    }
    guard !arguments.isEmpty else { return written }
    written.code =
      "instance.comment = LayoutLibrary.LayoutComment(\(arguments.joined(separator: ", ")))\n"
    return written
  }
}
