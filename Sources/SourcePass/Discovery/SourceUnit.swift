// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// The smallest part of a file that can be left out on its own: a declaration at the top level or a member.
///
/// It is an object because lists of thousands are filtered often, and copying so many properties would cost more than
/// looking at them.
final class SourceUnit {
  /// What it declares.
  enum Kind {
    case type
    case `extension`
    case function
    case initializer
    case variable
    case `import`
    case statement
    case other
  }

  /// Its index in the module's `units`.
  let id: Int
  /// Index of its file.
  let file: Int
  /// Names a type among those of the module; it stays the same while the file has the same types.
  let tag: String
  let node: Syntax
  let kind: Kind
  /// Bytes of the whole declaration.
  let range: Range<Int>
  /// The type or extension that it is a member of.
  let parent: Int?
  /// Names by which other source finds it.
  let names: [String]
  /// Dotted name of the type that the unit is in, declares or extends: `Outer.Inner`.
  let path: String
  /// Every name that the unit mentions; for types and extensions, without their members.
  let mentions: Set<String>
  /// The names after the colon of a type or an extension, without type arguments.
  let inherited: [String]
  /// Words such as `static` or `private`.
  let modifiers: Set<String>
  /// Names of attributes.
  let attributes: Set<String>
  /// Whether it has type parameters, or conditions on them.
  let isGeneric: Bool
  /// The units in a type or an extension, added while its file is read.
  private(set) var members: [Int]

  init(
    id: Int,
    file: Int,
    tag: String,
    node: Syntax,
    kind: Kind,
    range: Range<Int>,
    parent: Int?,
    names: [String],
    path: String,
    mentions: Set<String>,
    inherited: [String],
    modifiers: Set<String>,
    attributes: Set<String>,
    isGeneric: Bool,
    members: [Int] = []
  ) {
    (self.id, self.file, self.tag, self.node) = (id, file, tag, node)
    (self.kind, self.range, self.parent) = (kind, range, parent)
    (self.names, self.path, self.mentions) = (names, path, mentions)
    (self.inherited, self.modifiers, self.attributes) = (inherited, modifiers, attributes)
    (self.isGeneric, self.members) = (isGeneric, members)
  }

  /// Adds a unit to those in it.
  func add(member: Int) { members.append(member) }

  /// The same unit with other numbers, after units were added or removed before it.
  func moved(by shift: Int) -> SourceUnit {
    guard shift != 0 else { return self }
    return SourceUnit(
      id: id + shift,
      file: file,
      tag: tag,
      node: node,
      kind: kind,
      range: range,
      parent: parent.map { $0 + shift },
      names: names,
      path: path,
      mentions: mentions,
      inherited: inherited,
      modifiers: modifiers,
      attributes: attributes,
      isGeneric: isGeneric,
      members: members.map { $0 + shift }
    )
  }

  /// Whether only its own file can name it.
  var isOfFile: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }
}

extension Syntax {
  /// The list after the colon of a type or an extension.
  var inheritanceClause: InheritanceClauseSyntax? {
    asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
  }
}
