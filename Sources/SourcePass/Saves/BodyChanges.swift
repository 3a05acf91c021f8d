// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// The declarations whose bodies are all that differs between two texts of a file.
struct BodyChanges {
  /// A function, or a property without storage, with another body.
  struct Change {
    /// The type that it belongs to; empty for one of the file.
    let path: String
    let node: Syntax
    /// The last lines of the declaration in both texts, from 0.
    let ends: (old: Int, new: Int)
  }

  /// The text that was compiled last, and the new one.
  private let texts: (old: [UInt8], new: [UInt8])
  private(set) var changes: [Change] = []
  /// The new text's tree.
  let tree: SourceFileSyntax

  /// Compares two texts; `nil` when something else differs.
  init?(from old: ParsedText, to new: ParsedText) {
    tree = new.tree
    let before = old.tree
    guard !tree.hasError, !before.hasError else { return nil }
    texts = (old.bytes, new.bytes)
    let items = (before.statements.map(\.item), tree.statements.map(\.item))
    guard compare(items.0.map { Syntax($0) }, items.1.map { Syntax($0) }, path: "") else {
      return nil
    }
  }

  private mutating func compare(_ old: [Syntax], _ new: [Syntax], path: String) -> Bool {
    guard old.count == new.count else { return false }
    for (old, new) in zip(old, new) where !isSame(old, new) {
      guard compare(old, new, path: path) else { return false }
    }
    return true
  }

  private mutating func compare(_ old: Syntax, _ new: Syntax, path: String) -> Bool {
    guard old.kind == new.kind else { return false }
    if let before = old.asProtocol((any DeclGroupSyntax).self),
      let after = new.asProtocol((any DeclGroupSyntax).self)
    {
      guard let inner = Self.path(after, in: path),
        isSame(before, after, upTo: before.memberBlock, after.memberBlock)
      else { return false }
      // Calls to an actor are not tried: its file is compiled.
      if new.is(ActorDeclSyntax.self) { changes.append(change(inner, old, new)) }
      return compare(
        before.memberBlock.members.map { Syntax($0.decl) },
        after.memberBlock.members.map { Syntax($0.decl) },
        path: inner
      )
    }
    guard let before = HiddenPart.of(old), let after = HiddenPart.of(new),
      HiddenPart.accessors(of: old) == HiddenPart.accessors(of: new),
      isSame(old, new, upTo: before, after)
    else { return false }
    changes.append(change(path, old, new))
    return true
  }

  private func change(_ path: String, _ old: Syntax, _ new: Syntax) -> Change {
    let lines = { (text: [UInt8], node: Syntax) in
      text[..<Self.range(node).upperBound].count { $0 == UInt8(ascii: "\n") }
    }
    return Change(path: path, node: new, ends: (lines(texts.old, old), lines(texts.new, new)))
  }

  /// The name with dots of a type or of what an extension without conditions extends.
  private static func path(_ group: any DeclGroupSyntax, in outer: String) -> String? {
    if let type = group.as(ExtensionDeclSyntax.self) {
      return type.genericWhereClause == nil ? type.extendedType.trimmedDescription : nil
    }
    guard !group.is(ProtocolDeclSyntax.self),
      let name = group.asProtocol((any NamedDeclSyntax).self)?.name.text
    else { return nil }
    return outer.isEmpty ? name : "\(outer).\(name)"
  }

  private func isSame(_ old: some SyntaxProtocol, _ new: some SyntaxProtocol) -> Bool {
    texts.old[Self.range(old)] == texts.new[Self.range(new)]
  }

  /// Whether two declarations begin with the same text, up to a part of each.
  private func isSame(
    _ old: some SyntaxProtocol,
    _ new: some SyntaxProtocol,
    upTo oldPart: some SyntaxProtocol,
    _ newPart: some SyntaxProtocol
  ) -> Bool {
    let ends = (Self.range(oldPart).lowerBound, Self.range(newPart).lowerBound)
    return texts.old[Self.range(old).lowerBound..<ends.0]
      == texts.new[Self.range(new).lowerBound..<ends.1]
  }

  private static func range(_ node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
