// SPDX-License-Identifier: Apache-2.0
import Foundation

extension NearbySources {
  /// The names that a file declares and mentions outside of comments and texts.
  struct Words: Equatable {
    /// Types, aliases and functions outside of types.
    var declared: Set<String> = []
    /// Protocols that it declares.
    var protocols: Set<String> = []
    /// Names after the colons of its types and extensions.
    var promised: Set<String> = []
    /// Members that extensions add to types, by type.
    var added: [String: Set<String>] = [:]
    var mentioned: Set<String> = []
  }
}

extension NearbySources.Words {
  /// Whether a file declares what others want: a type or function, what conforms to a wanted
  /// protocol, or members of a type that is wanted or that no file declares.
  func isNeeded(
    for wanted: Set<String>,
    _ types: Set<String>,
    _ protocols: Set<String>
  ) -> Bool {
    if !promised.isDisjoint(with: protocols.intersection(wanted)) { return true }
    if !declared.isDisjoint(with: wanted) { return true }
    return added.contains { type, members in
      !declared.contains(type) && (wanted.contains(type) || !types.contains(type))
        && !members.isDisjoint(with: wanted)
    }
  }

  private static let types: Set = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
  ]
  private static let members: Set = ["func", "var", "let", "init", "subscript"]
  /// What may stand between `class` and a member that it makes one of a type.
  private static let modifiers: Set = [
    "override", "final", "public", "open", "internal", "private", "fileprivate",
  ]

  /// Reads the words of a text.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init(_ bytes: Data) {
    var scanner = WordScanner(Array(bytes))
    var depth = 0
    var inExtension: Int?
    var isExtension = false
    var extended = ""
    var before = ""
    var isHead = false
    while let token = scanner.next() {
      switch token {
      case "{":
        depth += 1
        isHead = false
        if isExtension { (inExtension, isExtension) = (depth, false) }
      case "}":
        if inExtension == depth { inExtension = nil }
        depth -= 1
      default:
        if token == "extension", depth == 0 { (isExtension, isHead) = (true, true) }
        if before == "extension" { extended = token }
        // `class func` declares no type.
        let isMember = Self.members.contains(token) || Self.modifiers.contains(token)
        let declaresType = Self.types.contains(before) && !isMember
        if declaresType || before == "func" && depth == 0 {
          declared.insert(token)
          if before == "protocol" { protocols.insert(token) }
          isHead = isHead || declaresType && before != "typealias"
        } else if Self.members.contains(before), inExtension == depth {
          added[extended, default: []].insert(token)
        } else {
          mentioned.insert(token)
          if isHead { promised.insert(token) }
        }
      }
      before = token
    }
  }
}
