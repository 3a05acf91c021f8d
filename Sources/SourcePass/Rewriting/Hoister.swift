// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Moves members of extensions into their class when they override or are overridden.
///
/// Objective-C allows both in extensions; Swift does not. A moved member keeps its lines and
/// columns in the compiler's messages.
struct Hoister {
  let module: SourceModule
  /// Units that are compiled.
  let kept: Set<Int>
  /// Members that override although the source does not say so.
  var overrides: Set<Int> = []

  /// The members to move, and the class that each moves into.
  func moves() -> [(member: SourceUnit, into: SourceUnit)] {
    let overridden = overriddenNames()
    return module.units.compactMap { unit in
      guard kept.contains(unit.id), let parent = unit.parent,
        module.units[parent].kind == .extension,
        let type = module.types[unit.path].map({ module.units[$0] }), kept.contains(type.id),
        type.node.is(ClassDeclSyntax.self),
        unit.modifiers.contains("override") || overrides.contains(unit.id)
          || unit.names.contains(where: { overridden[type.path]?.contains($0) == true })
      else { return nil }
      return (unit, type)
    }
  }

  /// Names that subclasses in the module override, by class.
  private func overriddenNames() -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for unit in module.units where unit.modifiers.contains("override") {
      var path = unit.path
      var seen: Set<String> = [path]
      while let type = module.types[path].map({ module.units[$0] }),
        let base = type.inherited.first.flatMap({ module.type($0, from: path) }),
        seen.insert(base.path).inserted
      {
        names[base.path, default: []].formUnion(unit.names)
        path = base.path
      }
    }
    return names
  }

  /// Makes the moves; they must be the last edits of the files.
  func apply(to edits: inout [TextEdits]) {
    let rendered = moves().map { move in
      (move.member, move.into, edits[move.member.file].rendered(move.member.range))
    }
    for (member, type, text) in rendered {
      edits[member.file].blank(member.range)
      guard let brace = type.node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.rightBrace
      else { continue }
      let home = module.sources[type.file]
      let end = home.range(brace).lowerBound
      let code =
        location(member.range.lowerBound, in: member.file) + String(decoding: text, as: UTF8.self)
        + location(end, in: type.file)
      edits[type.file].insert(code, at: end)
    }
  }

  /// Tells the compiler the line of the next byte, and pads to its column.
  private func location(_ offset: Int, in file: Int) -> String {
    let source = module.sources[file]
    let place = source.lines.place(offset)
    let spaces = String(repeating: " ", count: place.column - 1)
    return "\n#sourceLocation(file: \"\(source.markedName)\", line: \(place.line))\n\(spaces)"
  }
}

extension ParsedSource {
  /// The file's name as `#sourceLocation` can contain it.
  var markedName: String {
    String(name.map { "\"\\\n\r".contains($0) ? "_" : $0 })
  }
}
