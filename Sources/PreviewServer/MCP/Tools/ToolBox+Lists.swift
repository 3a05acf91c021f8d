// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The tools that list what there is.
extension ToolBox {
  /// The files that are listed at most.
  private static let mostFiles = 1000
  /// The files that are looked at; a folder with more is named in parts.
  private static let mostVisited = 50_000
  private static let suffixes = [".swift", ".layout.json", ".data.json"]

  func listFiles(_ arguments: ToolArguments) throws -> ToolResult {
    let path = try folder.path(try arguments.optionalPath("path") ?? ".")
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw CommandFailure(reason: .usage, message: "path: \(path) is no folder") }
    let base = path == "." ? "" : path + "/"
    let walk = FileManager.default.enumerator(atPath: path)
    var found: [String] = []
    var visited = 0
    while visited < Self.mostVisited, let name = walk?.nextObject() as? String {
      visited += 1
      if (name as NSString).lastPathComponent.hasPrefix(".") {
        walk?.skipDescendants()
      } else if Self.suffixes.contains(where: name.hasSuffix) {
        found.append(base + name)
      }
    }
    var lines = Array(found.sorted().prefix(Self.mostFiles))
    let more = found.count - lines.count
    // Links that lead outside cannot be used, so they are left out.
    lines = lines.filter { (try? folder.path($0)) != nil }
    if more > 0 { lines.append("… and \(more) more") }
    if visited == Self.mostVisited {
      lines.append("… after \(visited) files; name a smaller folder in path")
    }
    let none = "there is no .swift, .layout.json or .data.json file in \(path)"
    return ToolResult(parts: [.text(lines.isEmpty ? none : lines.joined(separator: "\n"))])
  }

  func listLayouts(_ arguments: ToolArguments) throws -> ToolResult {
    let inputs = try folder.inputs(try arguments.files())
    let found = try candidates(inputs)
    let entries = found.report?.entries ?? []
    let screens = entries.prefix(found.report?.library == nil ? 0 : entries.count).map { entry in
      JSONValue.members([
        ("layout", .text(entry.id)), ("kind", .text(entry.kind.rawValue)),
        ("file", .text(entry.file)), ("line", .integer(entry.line)),
        ("column", .integer(entry.column)), ("notes", .array(entry.notes.map { .text($0) })),
      ])
    }
    let files = inputs.layouts.map { path in
      JSONValue.members([
        ("layout", .text(LayoutInputs.name(ofLayout: path))), ("kind", .text("file")),
        ("file", .text(path)),
      ])
    }
    let list = ToolResult.list(screens + files)
    return ToolResult(
      parts: [.text(list)] + found.lines.map { .text($0) },
      isError: screens.isEmpty && files.isEmpty
    )
  }

  // MARK: Diagnostics

  func diagnostics(_ arguments: ToolArguments) throws -> ToolResult {
    let inputs = try folder.inputs(try arguments.files())
    let found = try candidates(inputs)
    var all = found.report?.diagnostics ?? []
    for candidate in found.candidates {
      guard case .file(let file) = candidate.layout else { continue }
      all += diagnostics(of: candidate, in: file.name, inputs)
    }
    let lines = all.sorted { $0.severity.rank < $1.severity.rank }
      .prefix(Self.mostDiagnostics).map(\.json)
    return ToolResult(parts: [.text(ToolResult.list(lines))])
  }

  private static let mostDiagnostics = 500

  /// What is said about a layout file, which a host reads and lays out.
  private func diagnostics(
    of candidate: LayoutCandidates.Candidate,
    in file: String,
    _ inputs: LayoutInputs
  ) -> [Diagnostic] {
    do throws(CommandFailure) {
      let picture = try SnapshotOrder().picture(of: candidate, inputs, programs)
      return picture.snapshot.diagnostics.map { finding in
        Diagnostic(
          severity: finding.severity,
          code: "layout",
          message: finding.message,
          file: file,
          path: finding.path.isEmpty ? nil : finding.path
        )
      }
    } catch {
      return [Self.diagnostic(error.message, file)]
    }
  }

  /// A host's sentence about a file, which begins with the place if there is one.
  static func diagnostic(_ message: String, _ file: String) -> Diagnostic {
    var diagnostic = Diagnostic(severity: .error, code: "file", message: message, file: file)
    let pattern = #/(.*?):([0-9]+):([0-9]+): (.*)/#.dotMatchesNewlines()
    guard let match = message.wholeMatch(of: pattern), let line = Int(match.2),
      let column = Int(match.3)
    else { return diagnostic }
    diagnostic.file = String(match.1)
    (diagnostic.line, diagnostic.column) = (line, column)
    diagnostic.message = String(match.4)
    return diagnostic
  }
}

extension Diagnostic.Severity {
  /// Errors come first.
  fileprivate var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

extension Diagnostic {
  fileprivate var json: JSONValue {
    .members([
      ("severity", .text(severity.rawValue)), ("code", .text(code)), ("message", .text(message)),
      ("file", file.map { .text($0) }), ("line", line.map { .integer($0) }),
      ("column", column.map { .integer($0) }), ("path", path.map { .text($0) }),
      ("source", source.map { .text($0) }),
    ])
  }
}
