// SPDX-License-Identifier: Apache-2.0
package import StageProtocol
import SwiftSyntax

/// The code that puts new bodies of functions in the place of compiled ones.
///
/// It is a module of its own, a file for each file that changed. It reaches private declarations of the
/// compiled module, which has to be compiled for that.
package struct BodyReplacement {
  /// With more files, or more bodies, the files are compiled instead.
  private static let mostFiles = 3
  private static let mostBodies = 12
  private static let dropped: Set = [
    "private", "fileprivate", "internal", "public", "open", "override", "final",
  ]

  /// The texts of the module's files.
  package private(set) var texts: [String] = []
  /// Where lines moved since the files were compiled, by file.
  package private(set) var movedLines: [String: [CompileReport.MovedLines]] = [:]

  /// Writes the code; `nil` when something else than bodies changed, or it cannot be done.
  ///
  /// `name` is that of the compiled module; its file at an index has the name `INDEX.swift`.
  package init?(of module: SourceModule, named name: String, _ changed: [ChangedFile]) {
    guard !changed.isEmpty, changed.count <= Self.mostFiles else { return nil }
    var count = 0
    let asking = Self.asking(module)
    let isVariable = { (name: String) in
      module.unitsByName[name]?.contains { module.units[$0].kind == .variable } ?? false
    }
    for file in changed {
      guard let found = file.bodyChanges,
        found.changes.allSatisfy({
          ReplaceableBody.fits($0.node, isVariable: isVariable, asking)
        })
      else { return nil }
      texts.append(Self.text(found, of: file, in: name, from: &count))
      guard module.sources.indices.contains(file.index) else { continue }
      // Compiled texts begin with a line that is not the user's.
      movedLines[module.sources[file.index].name] = found.changes.map { change in
        CompileReport.MovedLines(after: change.ends.old, by: change.ends.new - change.ends.old)
      }
    }
    guard count > 0, count <= Self.mostBodies else { return nil }
    // Names that the module gives itself would have two meanings here.
    texts[0] += FrontNames.code(for: module)
  }

  /// What asks for the caller's module or function, whose names are others in a replacement.
  private static func asking(_ module: SourceModule) -> Set<String> {
    let words = ["#fileID", "#function"]
    let files = module.sources.indices.filter {
      !module.sources[$0].words.isDisjoint(with: ["fileID", "function"])
    }
    let found = files.flatMap { module.units[module.unitsOfFiles[$0]] }.filter { unit in
      guard unit.kind == .function || unit.kind == .initializer else { return false }
      let head = String(decoding: Declaration.head(of: unit, module), as: UTF8.self)
      return words.contains(where: head.contains)
    }
    return Set(found.flatMap { $0.names + [StaleFiles.last($0.path)] }).subtracting([""])
      .union(["UINib", "loadNibNamed"])
  }

  private static func text(
    _ found: BodyChanges,
    of file: ChangedFile,
    in module: String,
    from count: inout Int
  ) -> String {
    let bytes = Array(file.new.utf8)
    let places = SourceLocationConverter(fileName: "", tree: found.tree)
    var text = found.tree.statements.compactMap { statement in
      statement.item.as(ImportDeclSyntax.self).map { $0.trimmedDescription + "\n" }
    }.joined()
    text += "@_private(sourceFile: \"\(file.index).swift\") import \(module)\n"
    for change in found.changes {
      let place = places.location(for: change.node.positionAfterSkippingLeadingTrivia)
      let start = "#sourceLocation(file: \"\(place.presumedFile)\", line: \(place.presumedLine))\n"
      let code = code(of: change.node, bytes, named: "tesseraBody\(count)")
      count += 1
      // A directive at the start of a line keeps the lines of the source.
      text += change.path.isEmpty ? "" : "extension \(change.path) {\n"
      text += start + code + (change.path.isEmpty ? "\n" : "\n}\n") + "#sourceLocation()\n"
    }
    return text
  }

  /// A declaration under another name, with the name of the one that it replaces.
  private static func code(of node: Syntax, _ bytes: [UInt8], named name: String) -> String {
    var edits = TextEdits(bytes)
    let range = { (node: Syntax) in
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    for modifier in node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    where dropped.contains(modifier.name.text) {
      edits.blank(range(Syntax(modifier)))
    }
    var replaced = ""
    if let function = node.as(FunctionDeclSyntax.self) {
      let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      replaced = "\(function.name.text)(\(labels.joined()))"
      edits.replace(range(Syntax(function.name)), with: name)
    } else if let pattern = node.as(VariableDeclSyntax.self)?.bindings.first?.pattern {
      replaced = pattern.trimmedDescription
      edits.replace(range(Syntax(pattern)), with: name)
    }
    return "@_dynamicReplacement(for: \(replaced)) fileprivate "
      + String(decoding: edits.rendered(range(node)), as: UTF8.self)
  }
}
