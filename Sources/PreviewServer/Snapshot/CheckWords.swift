// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Says what of a screen's source runs as it is written, what was left out and what was stood in.
struct CheckWords {
  let report: CompileReport

  /// What does not compile is left out, and so is what has a syntax error.
  private static let leftOut: Set = ["left-out", "syntax"]
  private static let stoodIn: Set = ["type-stood-in", "module-stood-in"]

  /// The sentences about an entry; none for a layout, whose source is sliced.
  func sentences(on entry: CompileReport.Entry) -> [String] {
    switch entry.kind {
    case .root: return sentences(report.diagnostics, of: "The app")
    case .screen:
      return sentences(
        report.diagnostics.filter { $0.file == entry.file },
        of: Self.name(entry.file)
      )
    case .layoutClass, .function, .property: return []
    }
  }

  private func sentences(_ all: [Diagnostic], of name: String) -> [String] {
    let left = all.filter { Self.leftOut.contains($0.code) }
    let given = all.filter { Self.stoodIn.contains($0.code) }
    guard !left.isEmpty || !given.isEmpty else { return ["\(name) runs as it is written."] }
    var result: [String] = []
    if left.isEmpty {
      result.append("All code of \(Self.lowered(name)) runs as it is written.")
    } else {
      result.append("\(name) runs as it is written but for \(places(left)).")
    }
    if !given.isEmpty { result.append("Stand-ins are used at \(places(given)).") }
    return result
  }

  /// A sentence's start within a sentence.
  private static func lowered(_ name: String) -> String {
    name.hasPrefix("The ") ? "the " + name.dropFirst("The ".count) : name
  }

  /// The lines of messages, by file.
  private func places(_ all: [Diagnostic]) -> String {
    let files = Dictionary(grouping: all) { $0.file ?? "" }
    return files.sorted { $0.key < $1.key }.map { file, found in
      let lines = Set(found.compactMap(\.line)).sorted().map(String.init)
      let word = lines.count == 1 ? "line" : "lines"
      return "\(Self.name(file)) \(word) \(lines.joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
