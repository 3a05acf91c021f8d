// SPDX-License-Identifier: Apache-2.0
package import StageProtocol

/// A module in the form that the compiler gets.
package struct PassResult {
  private let module: SourceModule
  private let columns: [ColumnMap]
  let output: RegistrationWriter.Output
  let kept: Set<Int>
  /// The texts of the files, in the module's order.
  package let files: [String]
  /// Numbers that can change without compiling.
  package let constants: [CompileReport.Constant]
  /// Identifies the source without those numbers.
  package let fingerprint: String
  /// Notes of the pass about the source.
  package let notes: [Diagnostic]
  /// Whether types of the source show their own cells.
  package var asksSources: Bool { !output.sources.isEmpty }
  /// The entries that can be shown.
  package var entries: [CompileReport.Entry] { output.entries }

  init(
    module: SourceModule,
    edits: [TextEdits],
    output: RegistrationWriter.Output,
    kept: Set<Int>,
    constants: [CompileReport.Constant],
    fingerprint: String,
    notes: [(file: Int, note: PassNote)]
  ) {
    self.module = module
    self.output = output
    self.kept = kept
    self.constants = constants
    self.fingerprint = fingerprint
    columns = zip(edits, module.sources).map { ColumnMap($0, of: $1) }
    files = edits.indices.map { file in
      "#sourceLocation(file: \"\(module.sources[file].markedName)\", line: 1)\n"
        + String(decoding: edits[file].rendered(), as: UTF8.self)
        + "\n#sourceLocation(file: \"\(Self.generatedName(file))\", line: 1)\n"
        + output.code[file].text
    }
    self.notes = notes.map { file, note in
      let source = module.sources[file]
      let place = source.lines.place(note.offset)
      return Diagnostic(
        severity: note.severity,
        code: note.code,
        message: note.message,
        file: source.name,
        line: place.line,
        column: place.column
      )
    }
  }

  static func generatedName(_ file: Int) -> String { "tessera-generated-\(file)" }

  /// The part of the source to which a compiler message belongs.
  enum Place {
    case user(file: Int, TextPlace)
    case generated(GeneratedCode.Piece?)
    case elsewhere
  }

  func place(of message: CompilerMessage) -> Place {
    let found = TextPlace(line: message.line, column: message.column)
    if let file = module.sources.firstIndex(where: { $0.markedName == message.file }) {
      return .user(file: file, columns[file].original(found))
    }
    for file in module.sources.indices where Self.generatedName(file) == message.file {
      return .generated(output.code[file].piece(atLine: message.line))
    }
    return .elsewhere
  }
}
