// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The tools for numbers in the source.
extension ToolBox {
  func listNumbers(_ arguments: ToolArguments) throws -> ToolResult {
    let module = try module(arguments)
    let lines = SourceMachine.numbers(module.report, module.snapshot).map { number in
      JSONValue.members([
        ("file", .text(number.file)), ("line", .integer(number.line)),
        ("column", .integer(number.column)), ("value", .number(number.value)),
        ("isInteger", .flag(number.isInteger)), ("label", .text(number.label)),
        ("source", .text(number.code)),
      ])
    }
    return ToolResult(parts: [.text(ToolResult.list(lines))])
  }

  func setNumber(_ arguments: ToolArguments) throws -> ToolResult {
    let (from, to) = (try arguments.constant("from"), try arguments.constant("to"))
    let (line, column) = (try arguments.place("line"), try arguments.place("column"))
    let file = try folder.path(try arguments.path("file"))
    let module = try module(arguments.has("files") ? arguments : nil, or: file)
    guard
      let constant = module.report.constants.first(where: {
        $0.file == file && $0.line == line && $0.column == column
      }), let source = module.snapshot.files.first(where: { $0.name == file })
    else {
      throw CommandFailure(
        reason: .failed,
        message: "there is no number at \(file):\(line):\(column) that can be changed; "
          + "list_numbers lists them"
      )
    }
    guard constant.value == from else {
      throw CommandFailure(
        reason: .failed,
        message: "the number at \(file):\(line):\(column) is \(Self.text(constant.value)), "
          + "not \(Self.text(from)); nothing was written"
      )
    }
    guard !constant.isInteger || to == to.rounded() else {
      throw CommandFailure(
        reason: .usage,
        message: "to is \(Self.text(to)), but \(constant.label.isEmpty ? "it" : constant.label) "
          + "must be whole"
      )
    }
    return try write(to, constant, source)
  }

  private func write(
    _ value: Double,
    _ constant: CompileReport.Constant,
    _ file: SourceSnapshot.File
  ) throws -> ToolResult {
    let place = "\(file.name):\(constant.line):\(constant.column)"
    let range = constant.offset..<(constant.offset + constant.length)
    guard range.lowerBound >= 0, range.upperBound <= file.bytes.count else {
      throw CommandFailure(reason: .failed, message: "\(place) is not in the file any more")
    }
    let start = file.bytes.startIndex
    let old = String(
      decoding: file.bytes[(start + range.lowerBound)..<(start + range.upperBound)],
      as: UTF8.self
    )
    let change = SourceWrite(
      path: file.path,
      name: file.name,
      expected: file.bytes,
      range: range,
      replacement: SourceMachine.literal(value, like: old, isInteger: constant.isInteger)
    )
    if value != constant.value,
      let problem = SourceWriter.write(change, bound: Limits.standard.fileBytes)
    {
      throw CommandFailure(reason: .cannotWrite, message: problem)
    }
    let line = SourceLines(value == constant.value ? file.bytes : change.result)
      .text(constant.line)
    return ToolResult(
      parts: [.text("\(place): \(old) → \(change.replacement)\n\(line ?? "")")]
    )
  }

  private func module(
    _ arguments: ToolArguments?,
    or file: String = ""
  ) throws -> CompiledSources.Module {
    let inputs = try folder.inputs(try arguments?.files() ?? [file])
    guard !inputs.sources.isEmpty else {
      throw CommandFailure(
        reason: .usage,
        message: "there is no Swift file among the files; numbers of other files are edited there"
      )
    }
    let module = try sources.module(of: inputs.sources, programs)
    guard module.report.library != nil else {
      let words = module.report.diagnostics.map { $0.line() } + ["the source cannot be compiled"]
      throw CommandFailure(reason: .wrongFile, message: words.joined(separator: "\n"))
    }
    return module
  }

  private static func text(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? value.description
  }
}
