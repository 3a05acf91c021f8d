// SPDX-License-Identifier: Apache-2.0
import StageProtocol

extension CompileReport {
  /// The report with the user's names of the files; the compiler names files by their paths.
  func naming(_ snapshot: SourceSnapshot) -> CompileReport {
    let names = Dictionary(
      snapshot.files.map { ($0.path, $0.name) },
      uniquingKeysWith: { first, _ in first }
    )
    let name = { (path: String) in names[path] ?? path }
    var report = self
    for index in report.entries.indices {
      report.entries[index].file = name(report.entries[index].file)
    }
    for index in report.constants.indices {
      report.constants[index].file = name(report.constants[index].file)
    }
    for index in report.diagnostics.indices {
      let diagnostic = report.diagnostics[index]
      if let file = diagnostic.file, let line = diagnostic.line {
        report.diagnostics[index].source =
          sourceLines["\(file):\(line)"] ?? snapshot.line(line, of: name(file))
      }
      report.diagnostics[index].file = diagnostic.file.map(name)
    }
    report.movedLines = movedLines.map { moved in
      Dictionary(moved.map { (name($0.key), $0.value) }) { first, _ in first }
    }
    return report
  }
}
