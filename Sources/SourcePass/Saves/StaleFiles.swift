// SPDX-License-Identifier: Apache-2.0

/// Finds the files that see a changed declaration of another file, so that they have to be compiled
/// again.
///
/// A file sees what it can come to: the types and functions that it names, the types of their stored
/// properties and of the members that it names, and so on. It is not asked whether it uses what changed
/// of a type: places in memory and in tables of methods are part of its code.
struct StaleFiles {
  /// Members that are used without their names.
  private static let unnamed: Set = ["init", "subscript", "callAsFunction"]

  /// What is known about a type of the module, by the last part of its name.
  private struct TypeFacts {
    /// Names in its own declaration, in its stored properties and in members without a name.
    var always: Set<String> = []
    /// Names in the declarations of its other members.
    var members: [String: Set<String>] = [:]
  }

  private let types: [String: TypeFacts]
  /// Names in the declarations outside of the module's types.
  private let globals: [String: Set<String>]

  init(_ module: SourceModule) {
    var types: [String: TypeFacts] = [:]
    var globals: [String: Set<String>] = [:]
    let known = Set(module.types.keys.map(Self.last))
    for unit in module.units where unit.kind != .import {
      let words = Words.all(in: Declaration.head(of: unit, module))
      let owner = Self.last(unit.path)
      guard known.contains(owner) else {
        for name in unit.names { globals[name, default: []].formUnion(words) }
        continue
      }
      let isNamed =
        unit.kind != .type && unit.kind != .extension && unit.kind != .other
        && !unit.isStoredProperty && !unit.names.contains(where: Self.isUnnamed)
      if isNamed {
        for name in unit.names {
          types[owner, default: TypeFacts()].members[name, default: []].formUnion(words)
        }
      } else {
        types[owner, default: TypeFacts()].always.formUnion(words)
      }
      // A nested type is found through the one around it.
      for name in unit.path.split(separator: ".").map(String.init) where name != owner {
        types[owner, default: TypeFacts()].always.insert(name)
      }
    }
    (self.types, self.globals) = (types, globals)
  }

  static func last(_ path: String) -> String {
    path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
  }

  static func isUnnamed(_ name: String) -> Bool {
    unnamed.contains(name) || !name.contains { $0.isLetter || $0.isNumber }
  }

  /// Whether a file with these words comes to something that changed.
  ///
  /// - Complexity: O(n) in the number of members of the types that it comes to.
  func isStale(_ words: Set<String>, after change: ChangedNames) -> Bool {
    var words = words
    var reached: Set<String> = []
    var fresh = words
    while !fresh.isEmpty {
      guard fresh.isDisjoint(with: change.globals), fresh.isDisjoint(with: change.types) else {
        return true
      }
      var found: Set<String> = []
      for name in fresh { found.formUnion(globals[name] ?? []) }
      // New words may be members of types that were reached before.
      for type in reached {
        for name in fresh { found.formUnion(types[type]?.members[name] ?? []) }
      }
      for name in fresh where types[name] != nil && reached.insert(name).inserted {
        guard let facts = types[name] else { continue }
        found.formUnion(facts.always)
        for (member, inner) in facts.members where words.contains(member) { found.formUnion(inner) }
      }
      fresh = found.subtracting(words)
      words.formUnion(fresh)
    }
    return false
  }
}

/// The names of what a save changed: types by the last part of their name, and what is outside of the
/// module's types.
struct ChangedNames {
  private(set) var types: Set<String> = []
  private(set) var globals: Set<String> = []
  /// Whether something changed that files may use without naming it.
  private(set) var isEverywhere = false

  /// Compares declarations before and after a save.
  init(from old: [Declaration], to new: [Declaration]) {
    let before = Dictionary(old.map { ($0.key, $0) }) { first, _ in first }
    let after = Dictionary(new.map { ($0.key, $0) }) { first, _ in first }
    let known = Set(
      (old + new).filter(\.isType).flatMap { $0.path.split(separator: ".") }.map(String.init)
    )
    for declaration in old where after[declaration.key] != declaration { add(declaration, known) }
    for declaration in new where before[declaration.key] != declaration { add(declaration, known) }
  }

  private mutating func add(_ declaration: Declaration, _ known: Set<String>) {
    guard !declaration.isHidden else { return }
    let path = declaration.path.split(separator: ".").map(String.init)
    if !path.isEmpty, path.allSatisfy(known.contains) {
      types.formUnion(path)
      return
    }
    globals.formUnion(declaration.own)
    if declaration.own.isEmpty || declaration.own.contains(where: StaleFiles.isUnnamed) {
      isEverywhere = true
    }
  }
}

/// The words of a text, as far as names can be among them.
enum Words {
  /// All words, also those in comments and texts.
  ///
  /// - Complexity: O(n) in the number of bytes.
  static func all(in bytes: some Collection<UInt8>) -> Set<String> {
    var found: Set<String> = []
    var word: [UInt8] = []
    let close = { (word: inout [UInt8], found: inout Set<String>) in
      guard let first = word.first else { return }
      let isNumber = first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9")
      if !isNumber { found.insert(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in bytes {
      let isPart =
        byte >= 0x80 || byte == UInt8(ascii: "_")
        || (byte | 0x20) >= UInt8(ascii: "a")
          && (byte | 0x20) <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0")
          && byte <= UInt8(ascii: "9")
      if isPart { word.append(byte) } else { close(&word, &found) }
    }
    close(&word, &found)
    // A wrapped property is reached by its name after a mark, too.
    for word in found where word.hasPrefix("_") { found.insert(String(word.dropFirst())) }
    return found
  }
}
