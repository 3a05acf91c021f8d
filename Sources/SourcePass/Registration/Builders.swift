// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Finds functions that make a controller with all that it needs, such as `FeedBuilder.build()`.
struct Builders {
  let module: SourceModule
  let values: StandInValues

  private static let kinds: Set = ["UIViewController", "UINavigationController"]

  /// A call that makes a controller of a class, and whether its result is declared as one; `nil` when
  /// no function does, or when it needs what has no stand-in.
  func call(for type: SourceUnit) -> (code: String, isOfType: Bool)? {
    guard case .app = TypeFamily.of(type, in: module) else { return nil }
    return module.units.lazy.compactMap { call($0, for: type) }.first
  }

  private func call(
    _ unit: SourceUnit,
    for type: SourceUnit
  ) -> (code: String, isOfType: Bool)? {
    // Few functions name the class, and that is known of all of them already.
    guard unit.kind == .function, let name = type.names.first, unit.mentions.contains(name),
      let node = unit.node.as(FunctionDeclSyntax.self), node.body != nil,
      node.genericParameterClause == nil, unit.modifiers.isDisjoint(with: ["private", "override"]),
      let owner = unit.parent.map({ module.units[$0] }),
      node.signature.effectSpecifiers?.asyncSpecifier == nil,
      let result = node.signature.returnClause.map({ TypeName($0.type) }),
      makes(node, name),
      result.base == type.path
        || Self.kinds.contains(result.base),
      let arguments = values.arguments(
        Array(node.signature.parameterClause.parameters),
        unit.path,
        0
      )
    else { return nil }
    let attempt = node.signature.effectSpecifiers?.throwsClause == nil ? "" : "try! "
    let unwrapped = result.isOptional ? "!" : ""
    guard let base = base(of: unit, owner) else { return nil }
    return (
      "\(attempt)\(base).\(node.name.text)(\(arguments))\(unwrapped)", result.base == type.path
    )
  }

  /// The object or type that a builder is called on.
  private func base(of unit: SourceUnit, _ owner: SourceUnit) -> String? {
    if !unit.modifiers.isDisjoint(with: ["static", "class"]) { return owner.path }
    guard let type = module.types[owner.path].map({ module.units[$0] }),
      type.node.is(ProtocolDeclSyntax.self) == false,
      Self.words.contains(where: type.path.lowercased().hasSuffix),
      case .plain = TypeFamily.of(type, in: module)
    else { return nil }
    return values.instance(of: type, 0)
  }

  /// The ends of names of types whose purpose is to make others.
  private static let words = [
    "builder", "factory", "assembly", "configurator", "container", "module",
  ]

  /// Whether a function calls an initialiser of the class, and returns what it made.
  private func makes(_ node: FunctionDeclSyntax, _ name: String) -> Bool {
    guard let body = node.body else { return false }
    return MadeTypes(body).names.contains(name)
  }
}

/// Finds the types whose objects some code makes.
private final class MadeTypes: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
      names.insert(name)
    }
    return .visitChildren
  }
}
