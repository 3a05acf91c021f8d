// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// What other declarations of a module see of one: its text without the bodies of functions and
/// accessors, and for types without their members.
package struct Declaration: Codable, Hashable {
  /// Its place: file, type and names, and its number among those with the same place.
  let key: String
  let names: [String]
  /// The name of its file.
  let file: String
  /// The names of the declaration itself.
  let own: [String]
  /// The type that it is in, declares or extends, with dots.
  let path: String
  let isType: Bool
  /// Whether nothing in the code of other files depends on it.
  let isHidden: Bool
  /// Identifies the text.
  let text: UInt64

  /// The declarations of a module, by unit.
  ///
  /// - Complexity: O(n) in the bytes of the files that are asked about for the first time.
  static func all(in module: SourceModule) -> [Declaration] {
    module.sources.indices.flatMap { of($0, in: module) }
  }

  /// The declarations of a file, by unit.
  static func of(_ file: Int, in module: SourceModule) -> [Declaration] {
    let source = module.sources[file]
    return source.facts.declarations {
      all(module.units[module.unitsOfFiles[file]], of: source, in: module)
    }
  }

  private static func all(
    _ units: ArraySlice<SourceUnit>,
    of source: ParsedSource,
    in module: SourceModule
  ) -> [Declaration] {
    var counts: [String: Int] = [:]
    let hiding = HidingClasses(units)
    return units.map { unit in
      let words = [source.name, unit.path, "\(unit.kind)"] + unit.names
      let place = words.joined(separator: "|")
      let count = counts[place, default: 0]
      counts[place] = count + 1
      // The name of a member's type may be all that others say of it.
      let names = unit.names + unit.path.split(separator: ".").map(String.init)
      return Declaration(
        key: "\(place)|\(count)",
        names: names,
        file: source.name,
        own: unit.names,
        path: unit.path,
        isType: unit.kind == .type,
        isHidden: hiding.hide(unit),
        text: StableHash(head(of: unit, module)).value
      )
    }
  }

  /// The text that other declarations see.
  static func head(of unit: SourceUnit, _ module: SourceModule) -> ArraySlice<UInt8> {
    let source = module.sources[unit.file]
    let group = unit.node.asProtocol((any DeclGroupSyntax).self)
    guard let body = group.map({ Syntax($0.memberBlock) }) ?? HiddenPart.of(unit.node) else {
      return source.bytes[unit.range]
    }
    return source.bytes[unit.range.lowerBound..<source.range(body).lowerBound]
      + HiddenPart.accessors(of: unit.node).utf8
  }
}

/// The classes of a file whose private members no code of other files depends on.
///
/// A final class has no subclass and no table of methods. Objects are made by a function of the class's own file. So only
/// code that reads another stored property of the class in its place depends on how large the private ones are.
private struct HidingClasses {
  /// Final classes, and whether all of their stored properties are private.
  private var classes: [Int: Bool] = [:]

  init(_ units: ArraySlice<SourceUnit>) {
    for unit in units where unit.modifiers.contains("final") && unit.node.is(ClassDeclSyntax.self) {
      classes[unit.id] = true
    }
    for unit in units where unit.isStoredProperty && !unit.isOfFile {
      if let parent = unit.parent, classes[parent] != nil { classes[parent] = false }
    }
  }

  func hide(_ unit: SourceUnit) -> Bool {
    guard unit.isOfFile, unit.kind == .variable || unit.kind == .function,
      let hidesProperties = unit.parent.flatMap({ classes[$0] })
    else { return false }
    return hidesProperties || !unit.isStoredProperty
  }
}

/// How the declarations of a module changed.
struct DeclarationChange {
  /// The new units of old ones that are still there.
  private(set) var places: [Int: Int] = [:]
  /// The names of declarations that are new, gone or different.
  private(set) var names: Set<String> = []

  init(from old: [Declaration], to new: [Declaration]) {
    var ids: [String: Int] = [:]
    for (id, declaration) in new.enumerated() { ids[declaration.key] = id }
    var met: Set<Int> = []
    for (id, declaration) in old.enumerated() {
      guard let place = ids[declaration.key] else {
        names.formUnion(declaration.names)
        continue
      }
      places[id] = place
      met.insert(place)
      if new[place].text != declaration.text { names.formUnion(declaration.names) }
    }
    for (id, declaration) in new.enumerated() where !met.contains(id) {
      names.formUnion(declaration.names)
    }
  }
}
