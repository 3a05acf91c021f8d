// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Finds the units of a module's files.
struct UnitCollector {
  private(set) var units: [SourceUnit] = []
  /// The types of the file so far.
  private var typeCount = 0

  /// Adds the units of a file.
  mutating func add(_ source: ParsedSource, file: Int) {
    typeCount = 0
    add(source.tree.statements, in: file, of: source)
  }

  /// Adds the units of a file that were collected before.
  mutating func add(_ known: ArraySlice<SourceUnit>) {
    let shift = units.count - known.startIndex
    units += known.map { $0.moved(by: shift) }
  }

  private mutating func add(
    _ statements: CodeBlockItemListSyntax,
    in file: Int,
    of source: ParsedSource
  ) {
    for statement in statements {
      let item = Syntax(statement.item)
      if let condition = item.as(IfConfigDeclSyntax.self) {
        let elements = CompileCondition.activeClause(of: condition)?.elements
        if case .statements(let inner) = elements { add(inner, in: file, of: source) }
      } else {
        add(item, parent: nil, in: file, of: source)
      }
    }
  }

  private mutating func add(
    _ members: MemberBlockItemListSyntax,
    parent: Int,
    in file: Int,
    of source: ParsedSource
  ) {
    for member in members {
      if let condition = member.decl.as(IfConfigDeclSyntax.self) {
        let elements = CompileCondition.activeClause(of: condition)?.elements
        if case .decls(let inner) = elements {
          add(inner, parent: parent, in: file, of: source)
        }
      } else {
        add(Syntax(member.decl), parent: parent, in: file, of: source)
      }
    }
  }

  private mutating func add(_ node: Syntax, parent: Int?, in file: Int, of source: ParsedSource) {
    let id = units.count
    let group = node.asProtocol((any DeclGroupSyntax).self)
    if Self.typeName(node) != nil { typeCount += 1 }
    let unit = SourceUnit(
      id: id,
      file: file,
      // An extension has the tag of the type before it, or of the first one.
      tag: "\(file)_\(max(0, typeCount - 1))",
      node: node,
      kind: Self.kind(node),
      range: source.range(node),
      parent: parent,
      names: Self.names(node),
      path: path(node, parent: parent),
      mentions: Mentions.of(node, besidesMembers: group != nil),
      inherited: Self.inherited(node),
      modifiers: Self.modifiers(node),
      attributes: Self.attributes(node),
      isGeneric: Self.isGeneric(node)
    )
    units.append(unit)
    if let parent { units[parent].add(member: id) }
    guard let group else { return }
    add(group.memberBlock.members, parent: id, in: file, of: source)
  }

  private func path(_ node: Syntax, parent: Int?) -> String {
    let outer = parent.map { units[$0].path }
    if let type = node.as(ExtensionDeclSyntax.self)?.extendedType { return TypeName(type).base }
    guard let name = Self.typeName(node) else { return outer ?? "" }
    return outer.map { "\($0).\(name)" } ?? name
  }

  private static func kind(_ node: Syntax) -> SourceUnit.Kind {
    if typeName(node) != nil { return .type }
    switch node.kind {
    case .extensionDecl: return .extension
    case .functionDecl: return .function
    case .initializerDecl: return .initializer
    case .variableDecl: return .variable
    case .importDecl: return .import
    case .typeAliasDecl, .associatedTypeDecl, .operatorDecl, .precedenceGroupDecl, .enumCaseDecl,
      .subscriptDecl, .deinitializerDecl:
      return .other
    default: return .statement
    }
  }

  private static func typeName(_ node: Syntax) -> String? {
    node.isProtocol((any DeclGroupSyntax).self)
      ? node.asProtocol((any NamedDeclSyntax).self)?.name.plainText : nil
  }

  private static func modifiers(_ node: Syntax) -> Set<String> {
    guard let list = node.asProtocol((any WithModifiersSyntax).self)?.modifiers else { return [] }
    return Set(
      list.map {
        $0.detail == nil ? $0.name.text : "\($0.name.text)(\($0.detail?.detail.text ?? ""))"
      }
    )
  }

  private static func attributes(_ node: Syntax) -> Set<String> {
    guard let list = node.asProtocol((any WithAttributesSyntax).self)?.attributes else { return [] }
    return Set(
      list.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    )
  }

  private static func isGeneric(_ node: Syntax) -> Bool {
    guard let node = node.asProtocol((any WithGenericParametersSyntax).self) else { return false }
    return node.genericParameterClause != nil || node.genericWhereClause != nil
  }

  private static func inherited(_ node: Syntax) -> [String] {
    node.inheritanceClause?.inheritedTypes.map { type in
      String(TypeName(type.type).base.prefix { $0 != "<" })
    } ?? []
  }

  private static func names(_ node: Syntax) -> [String] {
    if let variable = node.as(VariableDeclSyntax.self) {
      return variable.bindings.flatMap { names($0.pattern) }
    }
    if let cases = node.as(EnumCaseDeclSyntax.self) { return cases.elements.map(\.name.plainText) }
    if node.is(InitializerDeclSyntax.self) { return ["init"] }
    if node.is(SubscriptDeclSyntax.self) { return ["subscript"] }
    if let word = node.as(OperatorDeclSyntax.self) { return [word.name.text] }
    if let group = node.as(PrecedenceGroupDeclSyntax.self) { return [group.name.text] }
    return node.asProtocol((any NamedDeclSyntax).self).map { [$0.name.plainText] } ?? []
  }

  private static func names(_ pattern: PatternSyntax) -> [String] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.plainText] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names($0.pattern) } ?? []
  }
}

extension TokenSyntax {
  /// The name without the backticks that protect a keyword.
  var plainText: String { text.filter { $0 != "`" } }
}
