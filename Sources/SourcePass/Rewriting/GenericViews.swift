// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Lets views of generic types be made: `Content(frame: .zero)` where `Content: UIView`.
///
/// On Apple's systems the runtime finds the initialiser. Swift here accepts only a required one, so
/// the calls go through a `ViewMaker`.
struct GenericViews {
  let module: SourceModule
  /// Units that are compiled.
  let kept: Set<Int>

  /// Classes of the source that may be made through a generic parameter; empty when no code does
  /// so.
  var classes: [SourceUnit] {
    guard makesAny else { return [] }
    return module.units.filter { unit in
      guard unit.kind == .type, kept.contains(unit.id), isView(unit), isPlain(unit),
        let text = module.unitsByName["init"]
      else { return false }
      let own = text.map { module.units[$0] }.filter { $0.parent == unit.id }
        .compactMap { $0.node.as(InitializerDeclSyntax.self) }
      return own.isEmpty || own.contains { Self.takesFrame($0) }
    }
  }

  /// Rewrites the calls.
  func apply(to edits: inout [TextEdits]) {
    for (file, token) in calls() {
      let range = module.sources[file].range(token)
      edits[file].insert("LayoutLibrary.ViewMaker(", at: range.lowerBound)
      edits[file].insert(".self)", at: range.upperBound)
    }
  }

  private var makesAny: Bool { !calls().isEmpty }

  private func calls() -> [(file: Int, name: TokenSyntax)] {
    module.units.filter { $0.isGeneric && kept.contains($0.id) }.flatMap { unit in
      let names = parameters(of: unit.node)
      guard !names.isEmpty else { return [(Int, TokenSyntax)]() }
      return CallFinder(unit.node, of: names).found.map { (unit.file, $0) }
    }
  }

  /// The names of the generic parameters that are views.
  private func parameters(of node: Syntax) -> Set<String> {
    guard
      let clause = node.asProtocol((any WithGenericParametersSyntax).self)
    else { return [] }
    var names = (clause.genericParameterClause?.parameters ?? []).filter { parameter in
      parameter.inheritedType.map { isView($0.trimmedDescription) } ?? false
    }.map(\.name.plainText)
    for requirement in clause.genericWhereClause?.requirements ?? [] {
      guard let rule = requirement.requirement.as(ConformanceRequirementSyntax.self),
        isView(rule.rightType.trimmedDescription)
      else { continue }
      names.append(rule.leftType.trimmedDescription)
    }
    return Set(names)
  }

  private func isView(_ type: String) -> Bool {
    type.split(separator: "&").contains { part in
      let name = String(part.trimmingPrefix(while: \.isWhitespace).prefix { !$0.isWhitespace })
      if let unit = module.type(name) { return isView(unit) }
      return name.hasPrefix("UI") && !name.hasSuffix("Delegate")
    }
  }

  /// Whether a class descends from one of UIKit's views.
  private func isView(_ unit: SourceUnit) -> Bool {
    guard unit.node.is(ClassDeclSyntax.self), let last = module.lineage(of: unit).last,
      let base = last.inherited.first.map(module.resolved)
    else { return false }
    let ends = ["View", "Label", "Button", "Control", "Cell"]
    return base.hasPrefix("UI") && ends.contains { base.hasSuffix($0) }
  }

  private func isPlain(_ unit: SourceUnit) -> Bool {
    module.chain(unit).allSatisfy {
      $0.node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause == nil
        && !$0.modifiers.contains("private")
    }
  }

  private static func takesFrame(_ node: InitializerDeclSyntax) -> Bool {
    node.signature.parameterClause.parameters.map(\.firstName.text) == ["frame"]
  }
}

/// Finds calls of the given types' initialisers that take a frame or nothing.
private final class CallFinder: SyntaxVisitor {
  private(set) var found: [TokenSyntax] = []
  private let names: Set<String>

  init(_ node: Syntax, of names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      names.contains(name.plainText), labels.isEmpty || labels == ["frame"],
      node.trailingClosure == nil
    {
      found.append(name)
    }
    return .visitChildren
  }
}
