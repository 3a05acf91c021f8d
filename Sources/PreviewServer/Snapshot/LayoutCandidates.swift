// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// All layouts of a command's files, in order: those of Swift files, then layout files.
struct LayoutCandidates {
  /// One layout.
  struct Candidate {
    var name: String
    var layout: SnapshotRequest.Layout
    /// The data file that the layout names.
    var data: String?
    /// What replaces the things that an app would give the layout.
    var notes: [String] = []

    /// The name of the layout's file.
    var file: String {
      switch layout {
      case .file(let file): file.name
      case .library(_, let entry): entry.file
      }
    }
  }

  var candidates: [Candidate] = []
  /// The compiler's report.
  var report: CompileReport?

  private static let flow = "{\"kind\": \"flow\", \"parameters\": {}}\n"
  private static let headlineBytes = 1024 * 1024

  /// Compiles the Swift files and lists all layouts.
  init(_ inputs: LayoutInputs, _ compile: LayoutCompile) throws(CommandFailure) {
    let isSource = !inputs.sources.isEmpty
    try self.init(
      inputs,
      report: isSource
        ? try compile.report(on: inputs.sources, inputs.modules, beside: inputs.folders) : nil
    )
  }

  /// Lists all layouts, with the compiler's report about the Swift files.
  init(_ inputs: LayoutInputs, report: CompileReport?) throws(CommandFailure) {
    if let report {
      self.report = report
      if let library = report.library {
        candidates += report.entries.map { entry in
          Candidate(
            name: entry.id,
            layout: .library(path: library, entry: entry),
            notes: entry.notes
          )
        }
      }
    }
    for path in inputs.layouts {
      let file = try LayoutInputs.read(path)
      candidates.append(
        Candidate(
          name: LayoutInputs.name(ofLayout: path),
          layout: .file(file),
          data: Self.data(named: LayoutHeadline(file.bytes).data, beside: path)
        )
      )
    }
    guard candidates.isEmpty, inputs.sources.isEmpty, !inputs.data.isEmpty else { return }
    let file = SnapshotRequest.File(name: "built-in flow layout", bytes: Data(Self.flow.utf8))
    candidates.append(Candidate(name: "flow", layout: .file(file)))
  }

  private static func data(named name: String?, beside layout: String) -> String? {
    guard let name else { return nil }
    guard !name.hasPrefix("/") else { return name }
    let folder = (layout as NSString).deletingLastPathComponent
    return folder.isEmpty ? name : folder + "/" + name
  }

  /// The first layout.
  func first(of inputs: LayoutInputs) throws(CommandFailure) -> Candidate {
    guard let first = candidates.first else {
      let files = inputs.sources + inputs.layouts + inputs.data
      throw CommandFailure(
        reason: hasErrors ? .wrongFile : .failed,
        message: hasErrors
          ? "the source cannot be compiled"
          : "there is no layout in \(files.joined(separator: ", "))"
      )
    }
    return first
  }

  /// The compiler's messages, in the form of compilers.
  var lines: [String] {
    report.map { report in report.diagnostics.map { $0.line(report.sourceLines) } } ?? []
  }

  /// Whether the files could not be compiled.
  var hasErrors: Bool { report?.diagnostics.contains { $0.severity == .error } ?? false }

  /// The layout with a name; its class or function is enough when only one layout has it.
  func named(_ name: String) -> Candidate? {
    if let exact = candidates.first(where: { $0.name == name }) { return exact }
    let close = candidates.filter { candidate in
      let parts = candidate.name.split(whereSeparator: { $0 == "." || $0 == "(" })
      return parts.contains { $0 == name } || candidate.name.hasPrefix(name + "(")
    }
    return close.count == 1 ? close[0] : nil
  }

  /// The names as a list for users.
  var names: String { candidates.map(\.name).joined(separator: ", ") }
}
