// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Which named parts are made where: those that one function uses are locals of it, those that several use
/// have functions of their own.
struct PartSharing {
  /// Something that has a name in the file.
  struct PartName: Hashable {
    /// Which of the file's lists of parts it stands in.
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

  /// The parts with functions of their own, in the order of their sort and name.
  private(set) var functions: [PartName] = []
  private let document: CompositionalDocument
  private var direct: [PartName: Set<Source>] = [:]
  private var homes: [PartName: Host] = [:]

  /// What names a part.
  private enum Source: Hashable {
    case host(Host)
    case part(PartName)
  }

  /// Finds them for a document whose sections have functions.
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

  /// Whether a part has a function of its own.
  func hasFunction(_ part: PartName) -> Bool { homes[part] == .part(part) }

  /// What the function of a part is called.
  static func functionName(_ part: PartName) -> String {
    "make\(part.name.prefix(1).uppercased())\(part.name.dropFirst())"
  }

  // MARK: Who names whom

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

  /// Notes what a part names, and tells it.
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
