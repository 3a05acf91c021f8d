// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Decides where named parts are made: a part of one function is a variable in it, a part of
/// several functions gets its own function.
struct PartSharing {
  /// A named part of the file.
  struct PartName: Hashable {
    /// The file's list with the part.
    enum Sort: Int, Hashable {
      case item
      case supplementary
      case boundary
      case decoration
    }

    var sort: Sort
    var name: String
  }

  /// A function that makes something.
  enum Host: Hashable {
    case layout
    case section(Int)
    case part(PartName)
  }

  /// The parts with their own functions, by sort and name.
  private(set) var functions: [PartName] = []
  private let document: CompositionalDocument
  private var direct: [PartName: Set<Source>] = [:]
  private var homes: [PartName: Host] = [:]

  /// The place that names a part.
  private enum Source: Hashable {
    case host(Host)
    case part(PartName)
  }

  /// Decides for a document; `sections` are those with functions.
  init(_ document: CompositionalDocument, _ sections: [CompositionalDocument.Section]) {
    self.document = document
    for part in document.configuration.boundarySupplementaryItems {
      note(part, .boundary, .host(.layout))
    }
    for (index, section) in sections.enumerated() { note(section, .host(.section(index))) }
    var pending = Array(direct.keys)
    var seen = Set(pending)
    while let part = pending.popLast() {
      for used in noteContents(of: part) where seen.insert(used).inserted { pending.append(used) }
    }
    for part in seen { _ = home(of: part) }
    functions = seen.filter { homes[$0] == .part($0) }
      .sorted { ($0.sort.rawValue, $0.name) < ($1.sort.rawValue, $1.name) }
  }

  /// Whether a part has its own function.
  func hasFunction(_ part: PartName) -> Bool { homes[part] == .part(part) }

  /// The name of a part's function.
  static func functionName(_ part: PartName) -> String {
    "make\(part.name.prefix(1).uppercased())\(part.name.dropFirst())"
  }

  // MARK: Uses of parts

  private mutating func note<Value>(
    _ part: CompositionalDocument.Part<Value>,
    _ sort: PartName.Sort,
    _ source: Source
  ) {
    guard case .named(let name) = part else { return }
    direct[PartName(sort: sort, name: name), default: []].insert(source)
  }

  private mutating func note(_ section: CompositionalDocument.Section, _ source: Source) {
    note(section.group, .item, source)
    if case .own(let group) = section.group { note(group, source) }
    for part in section.boundarySupplementaryItems { note(part, .boundary, source) }
    for part in section.decorationItems { note(part, .decoration, source) }
  }

  private mutating func note(_ item: CompositionalDocument.Item, _ source: Source) {
    for part in item.supplementaryItems { note(part, .supplementary, source) }
    for (_, part) in item.subitems {
      note(part, .item, source)
      if case .own(let inner) = part { note(inner, source) }
    }
  }

  /// Notes the parts that a part names, and returns those that were not noted before.
  private mutating func noteContents(of part: PartName) -> [PartName] {
    guard part.sort == .item, let item = document.parts.items[part.name] else { return [] }
    let before = Set(direct.keys)
    note(item, .part(part))
    return direct.keys.filter { !before.contains($0) }
  }

  /// The function in which a part is made.
  private mutating func home(of part: PartName) -> Host {
    if let known = homes[part] { return known }
    var hosts: Set<Host> = []
    for source in direct[part] ?? [] {
      switch source {
      case .host(let host): hosts.insert(host)
      case .part(let user): hosts.insert(home(of: user))
      }
    }
    let home = hosts.count == 1 ? hosts.first ?? .part(part) : .part(part)
    homes[part] = home
    return home
  }
}
