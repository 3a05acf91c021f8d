// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

extension SourceMachine {
  /// The error code for a number that cannot be changed.
  static let notCurrent = "not-current"

  /// The numbers for the page: those that are in the source at the place in the report.
  static func numbers(
    _ report: CompileReport,
    _ snapshot: SourceSnapshot
  ) -> [SourceState.Number] {
    let limits = Limits.standard
    let files = Dictionary(
      snapshot.files.map { ($0.name, (file: $0, lines: SourceLines($0.bytes))) },
      uniquingKeysWith: { first, _ in first }
    )
    return report.constants.compactMap { constant in
      guard limits.constantValue.contains(constant.value),
        limits.constantIndex.contains(constant.index),
        let (file, lines) = files[constant.file],
        text(of: constant, in: file) != nil,
        let code = lines.text(constant.line)
      else { return nil }
      return SourceState.Number(
        index: constant.index,
        file: constant.file,
        line: constant.line,
        column: constant.column,
        length: constant.length,
        value: constant.value,
        isInteger: constant.isInteger,
        label: constant.label,
        code: code
      )
    }
    .prefix(limits.sourceNumbers).map { $0 }
  }

  /// The constants of a newer snapshot of the same files; `nil` when other text changed, too.
  func changedNumbers(_ snapshot: SourceSnapshot) -> [CompileReport.Constant]? {
    guard let version else { return nil }
    let old = version.snapshot.files
    // The library contains the places of pictures.
    guard version.snapshot.pictures == snapshot.pictures,
      version.snapshot.resources == snapshot.resources,
      old.map(\.path) == snapshot.files.map(\.path), Set(old.map(\.name)).count == old.count,
      snapshot.problems.allSatisfy({ $0.file == SourceManifest.fileName })
    else { return nil }
    let constants = Dictionary(grouping: version.report.constants, by: \.file)
    var changed: [CompileReport.Constant] = []
    for (old, new) in zip(old, snapshot.files) {
      let own = constants[old.name] ?? []
      guard let moved = NumberChanges.constants(own, of: old.bytes, in: new.bytes) else {
        return nil
      }
      changed += moved
    }
    // A constant in a file outside the snapshot cannot be compared.
    guard changed.count == version.report.constants.count else { return nil }
    return changed.sorted { $0.index < $1.index }
  }

  /// Takes saved numbers; the rest of the report about the version's code is still true.
  mutating func take(_ constants: [CompileReport.Constant], _ snapshot: SourceSnapshot) {
    guard var same = version else { return }
    same.report.constants = constants
    for index in same.report.diagnostics.indices {
      guard let file = same.report.diagnostics[index].file,
        let line = same.report.diagnostics[index].line
      else { continue }
      same.report.diagnostics[index].source = snapshot.line(line, of: file)
    }
    same.snapshot = snapshot
    same.numbers = Self.numbers(same.report, snapshot)
    problems = same.report.diagnostics
    version = same
  }

  /// Forgets the steps that no longer lead to the numbers in the files, and who drags numbers.
  mutating func forgetSteps() {
    dragged = [:]
    let constants = version?.report.constants ?? []
    history.keep(Dictionary(constants.map { ($0.index, $0.value) }) { first, _ in first })
  }

  /// The text at a number's place in the file; `nil` when the place is outside.
  private static func text(
    of constant: CompileReport.Constant,
    in file: SourceSnapshot.File
  ) -> String? {
    guard constant.offset >= 0, constant.length > 0,
      constant.offset <= file.bytes.count - constant.length
    else { return nil }
    let start = file.bytes.startIndex + constant.offset
    let text = String(decoding: file.bytes[start..<(start + constant.length)], as: UTF8.self)
    return text.first?.isNumber == true ? text : nil
  }

  /// The number that a client means, if it can have that value.
  func constant(
    for tune: ClientMessage.TuneNumber
  ) throws(ProtocolError) -> CompileReport.Constant {
    guard let version, !isMissing, !isCompiling, !hasErrors,
      version.report.fingerprint == tune.fingerprint
    else {
      throw ProtocolError(
        code: Self.notCurrent,
        field: "fingerprint",
        message: "the source has changed; its numbers are sent again after it is compiled"
      )
    }
    guard let constant = version.report.constants.first(where: { $0.index == tune.index }) else {
      throw ProtocolError(
        code: SessionErrorCode.notFound,
        field: "index",
        message: "the source has no number \(tune.index)"
      )
    }
    guard !constant.isInteger || tune.value == tune.value.rounded() else {
      throw ProtocolError(
        code: ErrorCode.outOfRange,
        field: "value",
        message: "value is \(tune.value), but \(constant.label.isEmpty ? "it" : constant.label) "
          + "must be whole"
      )
    }
    return constant
  }

  /// The replacement that writes a number's new value into its file; `nil` when the file contains
  /// that value.
  func write(_ value: Double, to constant: CompileReport.Constant) -> SourceWrite? {
    guard value != constant.value,
      let file = version?.snapshot.files.first(where: { $0.name == constant.file }),
      let old = Self.text(of: constant, in: file)
    else { return nil }
    return SourceWrite(
      path: file.path,
      name: file.name,
      expected: file.bytes,
      range: constant.offset..<(constant.offset + constant.length),
      replacement: Self.literal(value, like: old, isInteger: constant.isInteger)
    )
  }

  private static let decimals = 4

  /// A number as Swift source, in the spelling of the number that it replaces.
  static func literal(_ value: Double, like old: String, isInteger: Bool) -> String {
    if isInteger { return String(Int(value)) }
    var text = String(format: "%.\(decimals)f", value)
    while text.hasSuffix("0") { text.removeLast() }
    guard text.hasSuffix(".") else { return text }
    return old.contains(".") ? text + "0" : String(text.dropLast())
  }
}
