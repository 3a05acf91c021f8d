// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Modules that are run as they are written.
extension SourcePass {
  /// What types of other frameworks and of tests inherit; nothing here shows or runs them.
  private static let foreign: Set = [
    "View", "App", "Scene", "PreviewProvider", "UIViewRepresentable",
    "UIViewControllerRepresentable", "ViewModifier", "ButtonStyle", "XCTestCase",
  ]

  /// The choices for the first round: a module with screens is run as it is written, another one
  /// only as far as its layouts need it.
  package var firstChoices: PassChoices {
    wholePlans.contains { $0.product == .screen } ? wholeChoices : PassChoices()
  }

  /// The choices for the first round of a module that an app imports.
  package var libraryChoices: PassChoices {
    var choices = wholeChoices
    choices.isLibrary = true
    choices.allNumbersFixed = true
    return choices
  }

  private var wholeChoices: PassChoices {
    var choices = PassChoices()
    choices.screens = .whole
    choices.apart = foreignTypes.merging(repeatedTypes) { first, _ in first }
      .merging(brokenUnits) { first, _ in first }
      .merging(misplacedUnits) { first, _ in first }
    for id in choices.apart.keys {
      choices.leftOut.insert(id)
      choices.reasons[id] = choices.apart[id]
    }
    for (file, source) in module.sources.enumerated() where source.tree.hasError {
      for cut in SyntaxMends(source).cuts { choices.cuts.add(cut, in: file) }
    }
    for (file, cut) in brokenStatements { choices.cuts.add(cut, in: file) }
    for id in foreignTypes.keys {
      choices.leftOut.formUnion(module.extensions[module.units[id].path] ?? [])
    }
    return choices
  }

  /// Members and functions with syntax errors that are not in one statement.
  private var brokenUnits: [Int: String] {
    var found: [Int: String] = [:]
    for (file, source) in module.sources.enumerated() where source.tree.hasError {
      for unit in module.units where unit.file == file && unit.node.hasError {
        guard ![.type, .extension, .statement].contains(unit.kind),
          SyntaxMends.statement(in: unit, of: source) == nil
        else { continue }
        let name = unit.names.first ?? unit.path
        found[unit.id] = "\(name) is left out, because it has a syntax error."
      }
    }
    return found
  }

  /// Members that only a class may have, and bodies of what a protocol asks for.
  ///
  /// Swift's compiler may take minutes for them before it says so.
  private var misplacedUnits: [Int: String] {
    var found: [Int: String] = [:]
    for unit in module.units {
      guard let parent = unit.parent.map({ module.units[$0] }), unit.kind != .type else { continue }
      let type =
        parent.kind == .extension ? module.types[parent.path].map { module.units[$0] } : parent
      guard let type, !type.node.is(ClassDeclSyntax.self) else { continue }
      let name = unit.names.first ?? unit.path
      if unit.modifiers.contains("override") {
        found[unit.id] = "\(name) is left out: only a member of a class can override."
      } else if parent.node.is(ProtocolDeclSyntax.self),
        unit.node.as(FunctionDeclSyntax.self)?.body != nil
      {
        found[unit.id] = "\(name) is left out: what a protocol asks for has no body."
      }
    }
    return found
  }

  /// Statements with syntax errors.
  private var brokenStatements: [(file: Int, cut: Cut)] {
    module.units.compactMap { unit in
      guard unit.node.hasError, unit.kind != .type, unit.kind != .extension else { return nil }
      return SyntaxMends.statement(in: unit, of: module.sources[unit.file]).map { (unit.file, $0) }
    }
  }

  private var foreignTypes: [Int: String] {
    var found: [Int: String] = [:]
    for unit in module.units where unit.kind == .type {
      guard let base = unit.inherited.first(where: Self.foreign.contains),
        module.type(base) == nil, !TypeFamily.isBoundView(base, of: unit, in: module)
      else { continue }
      found[unit.id] = "\(unit.path) is left out, because there is no \(base) here."
    }
    return found
  }

  /// Whether only its own file sees a type, so that other files may declare one of the same name.
  private func isOfFile(_ unit: SourceUnit) -> Bool {
    module.chain(unit).contains(where: \.isOfFile)
  }

  /// Types that are declared a second time; the first one counts.
  private var repeatedTypes: [Int: String] {
    var found: [Int: String] = [:]
    for unit in module.units where unit.kind == .type && module.types[unit.path] != unit.id {
      guard let first = module.types[unit.path].map({ module.units[$0] }),
        unit.file == first.file || !isOfFile(unit) && !isOfFile(first)
      else { continue }
      let source = module.sources[first.file]
      let line = source.lines.place(first.range.lowerBound).line
      found[unit.id] =
        "\(unit.path) is declared twice; the one in \(source.markedName), line \(line), is used."
    }
    return found
  }
}
