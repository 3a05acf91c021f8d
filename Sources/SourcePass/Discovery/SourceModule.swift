// SPDX-License-Identifier: Apache-2.0
package import StageProtocol
import SwiftSyntax

/// Source files that are compiled together, and what they declare.
package struct SourceModule {
  /// The files in the order in which they were given.
  package let sources: [ParsedSource]
  let units: [SourceUnit]
  /// The units of each file.
  let unitsOfFiles: [Range<Int>]
  let unitsByName: [String: [Int]]
  /// Units of classes, structures, enumerations and protocols by their name with dots.
  let types: [String: Int]
  /// The names with dots of types, by their last part.
  private let typesByLastPart: [String: [String]]
  /// Extensions by the name that they extend.
  let extensions: [String: [Int]]
  /// The types behind the module's own aliases, such as `typealias Base = UICollectionViewLayout`.
  let aliases: [String: String]
  /// The modules that the files import.
  package let imports: Set<String>
  /// The pictures that lie beside the files.
  package var pictures: [Picture] = []
  /// The names of pictures that a device has, although they are not found.
  package var unreadPictures: [String] = []
  /// Whether the app has its pictures beside its source, so that others do not exist on a device either.
  ///
  /// An asset catalogue with image sets tells that; copies of apps often lack all of them.
  package var hasAllPictures = false
  /// The colours of the asset catalogues beside the files.
  package var colours: [SourceColour] = []
  /// The names of colours of asset catalogues that cannot be read.
  package var unreadColours: [String] = []

  /// The modules that are compiled from their source, each on its own.
  package var compiled: Set<String> = []
  /// The module's name, if it is one of these; empty for an app.
  package var name = ""

  /// A picture beside the files: its names in the source, the page's path to it and its size in
  /// points.
  package struct Picture {
    let names: [String]
    let path: String
    let width: Double
    let height: Double
    let isDark: Bool
    let isTemplate: Bool

    /// Makes a picture.
    package init(
      names: [String],
      path: String,
      width: Double,
      height: Double,
      isDark: Bool = false,
      isTemplate: Bool = false
    ) {
      (self.names, self.path, self.width, self.height) = (names, path, width, height)
      (self.isDark, self.isTemplate) = (isDark, isTemplate)
    }
  }

  /// Parses what is different in a module that was read before.
  package init(_ files: [(name: String, text: String)], reusing known: SourceModule? = nil) {
    let before = known.map { Dictionary(zip($0.sources.map(\.name), 0...)) { first, _ in first } }
    let earlier = files.enumerated().map { index, file in
      before?[file.name] == index ? known?.sources[index] : nil
    }
    let isSame = zip(files, earlier).map { $0.text == $1?.text }
    sources = files.indices.map { index in
      let (file, earlier) = (files[index], earlier[index])
      if isSame[index], let earlier { return earlier }
      return ParsedSource(name: file.name, text: file.text, after: earlier)
    }
    var collector = UnitCollector()
    var ranges: [Range<Int>] = []
    for (index, source) in sources.enumerated() {
      let start = collector.units.count
      if isSame[index], let known {
        collector.add(known.units[known.unitsOfFiles[index]])
      } else {
        collector.add(source, file: index)
      }
      ranges.append(start..<collector.units.count)
    }
    (units, unitsOfFiles) = (collector.units, ranges)
    var names: [String: [Int]] = [:]
    var types: [String: Int] = [:]
    var extensions: [String: [Int]] = [:]
    for unit in units {
      for name in unit.names { names[name, default: []].append(unit.id) }
      if unit.kind == .type, types[unit.path] == nil { types[unit.path] = unit.id }
      if unit.kind == .extension { extensions[unit.path, default: []].append(unit.id) }
    }
    unitsByName = names
    self.types = types
    typesByLastPart = Dictionary(grouping: types.keys, by: StaleFiles.last)
    self.extensions = extensions
    imports = Set(
      units.compactMap { $0.node.as(ImportDeclSyntax.self)?.path.first?.name.plainText }
    )
    aliases = Dictionary(
      units.compactMap { unit in
        unit.node.as(TypeAliasDeclSyntax.self).flatMap { alias in
          alias.genericParameterClause == nil
            ? (alias.name.plainText, TypeName(alias.initializer.value).base) : nil
        }
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Whether no file is nested too deeply to be walked.
  package var isShallow: Bool { sources.allSatisfy { $0.tooDeepOffset == nil } }

  /// Whether the source of another module, or of the app's own, is among the files.
  func isGiven(_ name: String) -> Bool { sources.contains { $0.name.contains("/\(name)/") } }

  /// Follows the module's aliases from a name to the name behind them.
  func resolved(_ name: String) -> String {
    var (name, seen) = (name, Set<String>())
    while let next = aliases[name], types[name] == nil, seen.insert(name).inserted { name = next }
    return name
  }

  /// The type that a name refers to inside the type at `path`.
  ///
  /// - Complexity: O(k) for k types whose names end alike.
  func type(_ name: String, from path: String = "") -> SourceUnit? {
    var outer = path
    while !outer.isEmpty {
      if let id = types["\(outer).\(name)"] { return units[id] }
      outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
    }
    if let id = types[name] { return units[id] }
    let nested = typesByLastPart[StaleFiles.last(name)]?.filter { $0.hasSuffix("." + name) } ?? []
    return nested.count == 1 ? types[nested[0]].map { units[$0] } : nil
  }

  /// A type's members, including those of its extensions.
  func members(of type: SourceUnit) -> [SourceUnit] {
    let all = [type.id] + (extensions[type.path] ?? [])
    return all.flatMap { units[$0].members }.map { units[$0] }
  }

  /// A class and its superclasses in the module, or a protocol and the protocols that it refines.
  func lineage(of type: SourceUnit) -> [SourceUnit] {
    var result = [type]
    var seen: Set<Int> = [type.id]
    var next = 0
    while next < result.count {
      for name in result[next].inherited {
        guard let base = self.type(name, from: result[next].path),
          base.node.kind == type.node.kind, seen.insert(base.id).inserted
        else { continue }
        result.append(base)
      }
      next += 1
    }
    return result
  }

  /// The innermost unit that contains an offset.
  ///
  /// - Complexity: O(log n) in the number of units, and the depth of the unit.
  func unit(at offset: Int, in file: Int) -> SourceUnit? {
    let own = unitsOfFiles[file]
    var (low, high) = (own.lowerBound, own.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if units[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    // Units are in the order of their starts, and each is inside its parent.
    var found = low > own.lowerBound ? low - 1 : nil
    while let id = found, !units[id].range.contains(offset) { found = units[id].parent }
    return found.map { units[$0] }
  }

  /// A unit and the units around it, from the inside out.
  func chain(_ unit: SourceUnit) -> [SourceUnit] {
    var result = [unit]
    while let parent = result[result.count - 1].parent { result.append(units[parent]) }
    return result
  }
}
