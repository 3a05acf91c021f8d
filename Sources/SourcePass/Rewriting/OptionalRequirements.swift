// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import SwiftSyntax

/// Gives protocols of the source the effect that `@objc optional` has on Apple's systems.
///
/// Each optional requirement becomes a plain one. Its default implementation reports that it is
/// missing. A property with the method's name makes `delegate.method?(…)` compile, and the call is
/// `nil` when the method is missing.
struct OptionalRequirements {
  let module: SourceModule
  let values: StandInValues

  /// The optional functions of a protocol.
  static func functions(of unit: SourceUnit, in module: SourceModule) -> [FunctionDeclSyntax] {
    unit.members.compactMap { id in
      guard module.units[id].modifiers.contains("optional") else { return nil }
      return module.units[id].node.as(FunctionDeclSyntax.self)
    }
  }

  /// The extension that implements a protocol's optional requirements; `nil` when it has none.
  func code(for unit: SourceUnit) -> (code: String, notes: [PassNote])? {
    let functions = Self.functions(of: unit, in: module)
    guard !functions.isEmpty else { return nil }
    var notes: [PassNote] = []
    // Modules that import a public protocol use these, too.
    let access = unit.modifiers.contains("public") ? "public " : ""
    var defaults = ""
    var calls: [String: String] = [:]
    for (index, function) in functions.enumerated() {
      guard let value = value(of: function, in: unit) else {
        notes.append(unmakeable(function, in: unit))
        continue
      }
      let record = "TesseraOptional\(unit.tag).r\(index)"
      defaults +=
        "  @MainActor \(access)\(header(function)) { \(record).isMissing(on: self)\(value) }\n"
      calls[function.name.plainText, default: ""] += access + call(function, record, of: unit)
    }
    let records = functions.indices.map {
      "  @MainActor static let r\($0) = LayoutLibrary.OptionalCall()\n"
    }.joined()
    var code = "@MainActor enum TesseraOptional\(unit.tag) {\n\(records)}\n"
    code += "extension \(unit.path) {\n\(defaults)"
    for (name, body) in calls.sorted(by: { $0.key < $1.key }) {
      let type = "TesseraCalls\(unit.tag)_\(name)"
      code += "  @MainActor \(access)var \(name): \(type)? { \(type)(object: self) }\n"
      code += "}\n@MainActor \(access)struct \(type) {\n  let object: any \(unit.path)\n\(body)}\n"
      code += "extension \(unit.path) {\n"
    }
    return (code + "}\n", notes)
  }

  private func header(_ function: FunctionDeclSyntax) -> String {
    "func \(function.name.text)\(function.signature.trimmedDescription)".singleLine
  }

  private func result(_ function: FunctionDeclSyntax) -> TypeSyntax? {
    guard let type = function.signature.returnClause?.type,
      !["Void", "()"].contains(type.trimmedDescription)
    else { return nil }
    return type
  }

  /// A statement that returns a value that is not read.
  private func value(of function: FunctionDeclSyntax, in unit: SourceUnit) -> String? {
    guard let type = result(function) else { return "" }
    return values.value(of: type, name: function.name.text, from: unit.path).map {
      "; return \($0)"
    }
  }

  private func call(
    _ function: FunctionDeclSyntax,
    _ record: String,
    of unit: SourceUnit
  ) -> String {
    let parameters = function.signature.parameterClause.trimmedDescription.singleLine
    let arguments = function.signature.parameterClause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      return label + name
    }.joined(separator: ", ")
    let type = result(function).map { "(\($0.trimmedDescription.singleLine))?" } ?? "Void?"
    return "@discardableResult func callAsFunction\(parameters) -> \(type) {\n"
      + "    \(record).call(on: object) { object.\(function.name.text)(\(arguments)) }\n  }\n"
  }

  private func unmakeable(_ function: FunctionDeclSyntax, in unit: SourceUnit) -> PassNote {
    PassNote(
      severity: .warning,
      code: "optional-requirement",
      message:
        "\(function.name.text) cannot be optional here, because there is no stand-in for its "
        + "result. Let it return an optional.",
      offset: module.sources[unit.file].range(function).lowerBound
    )
  }

  /// Declares that only classes may conform, which `@objc` implied.
  func bindToClasses(_ unit: SourceUnit, in edits: inout TextEdits) {
    guard let node = unit.node.as(ProtocolDeclSyntax.self), unit.attributes.contains("objc") else {
      return
    }
    let source = module.sources[unit.file]
    if let clause = node.inheritanceClause {
      // Authors say it, too: twice would be an error. `class`, the older word for the same, comes first.
      let isSaid = clause.inheritedTypes.contains {
        $0.type.is(ClassRestrictionTypeSyntax.self)
          || ["AnyObject", "Swift.AnyObject"].contains($0.type.trimmedDescription)
      }
      if isSaid { return }
      edits.insert(" AnyObject,", at: source.range(clause.colon).upperBound)
    } else {
      edits.insert(": AnyObject", at: source.range(node.name).upperBound)
    }
  }
}

extension String {
  /// The text on one line and without end-of-line comments; its line ends must mean nothing.
  var singleLine: String {
    split(whereSeparator: \.isNewline).map { line in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      return String(code.drop { $0 == " " || $0 == "\t" })
    }.joined(separator: " ")
  }
}
