// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Checks properties of the whole file: cycles of parts, depth of groups, and number of cells.
struct CompositionalBounds {
  /// The size of an item with all its subitems.
  private struct Extent {
    /// The levels of groups within groups.
    var height: Int
    /// The cells of one instance.
    var cells: Int
  }

  private let document: CompositionalDocument
  private let limits: Limits
  private var known: [String: Extent] = [:]
  /// The parts around the present one, from the outermost.
  private var open: [String] = []

  init(_ document: CompositionalDocument, _ limits: Limits) {
    self.document = document
    self.limits = limits
  }

  /// Throws for parts that contain themselves, and for groups that are too deep or have too many
  /// cells.
  ///
  /// - Throws: `ProtocolError` with the path of the first error.
  /// - Complexity: O(n) for n described items and groups.
  mutating func check() throws(ProtocolError) {
    for name in document.parts.items.keys.sorted() {
      _ = try extent(.named(name), at: "parts.items.\(name)", depth: 0)
    }
    for (name, section) in document.parts.sections.sorted(by: { $0.key < $1.key }) {
      try check(section.group, at: "parts.sections.\(name).group")
    }
    try check(document.sections, at: "sections")
    for (index, variant) in document.variants.enumerated() {
      try check(variant.sections, at: "variants[\(index)].sections")
    }
  }

  private mutating func check(
    _ sections: [CompositionalDocument.Part<CompositionalDocument.Section>],
    at path: String
  ) throws(ProtocolError) {
    for (index, part) in sections.enumerated() {
      guard case .own(let section) = part else { continue }
      try check(section.group, at: "\(path)[\(index)].group")
    }
  }

  private mutating func check(
    _ group: CompositionalDocument.Part<CompositionalDocument.Item>,
    at path: String
  ) throws(ProtocolError) {
    _ = try extent(group, at: path, depth: 0)
    guard document.item(group)?.isGroup == true else {
      throw ProtocolError(
        code: ErrorCode.wrongType,
        field: path,
        message:
          "\(path) must be a group, which has an axis and subitems or customItems, not a single item"
      )
    }
  }

  private mutating func extent(
    _ part: CompositionalDocument.Part<CompositionalDocument.Item>,
    at path: String,
    depth: Int
  ) throws(ProtocolError) -> Extent {
    switch part {
    case .own(let item): return try extent(item, at: path, depth: depth)
    case .named(let name):
      if let start = open.firstIndex(of: name) {
        let way = (open[start...] + [name]).joined(separator: " › ")
        throw ProtocolError(
          code: ErrorCode.cycle,
          field: path,
          message: "\(path) is \"\(name)\", which would contain itself: \(way)"
        )
      }
      let extent: Extent
      if let seen = known[name] {
        extent = seen
      } else {
        guard let item = document.parts.items[name] else { return Extent(height: 0, cells: 0) }
        open.append(name)
        extent = try self.extent(item, at: "parts.items.\(name)", depth: depth)
        open.removeLast()
        known[name] = extent
      }
      try check(depth: depth + extent.height, at: path)
      return extent
    }
  }

  private mutating func extent(
    _ item: CompositionalDocument.Item,
    at path: String,
    depth: Int
  ) throws(ProtocolError) -> Extent {
    guard item.isGroup else { return Extent(height: 0, cells: 1) }
    try check(depth: depth + 1, at: path)
    var extent = Extent(height: 1, cells: 0)
    for (step, part) in item.subitems {
      let inner = try self.extent(part, at: "\(path).\(step)", depth: depth + 1)
      extent.height = max(extent.height, inner.height + 1)
      extent.cells += inner.cells
    }
    if case .repeating(_, _, let count) = item.content { extent.cells *= count }
    if case .sharing(_, _, let count) = item.content { extent.cells *= count }
    if case .custom(let items) = item.content { extent.cells = items.count }
    guard extent.cells <= limits.groupCells else {
      throw ProtocolError(
        code: ErrorCode.tooMany,
        field: path,
        message:
          "\(path) comes to \(extent.cells) cells with all that is in it, but may have at most "
          + "\(limits.groupCells)"
      )
    }
    return extent
  }

  private func check(depth: Int, at path: String) throws(ProtocolError) {
    guard depth > limits.groupDepth else { return }
    throw ProtocolError(
      code: ErrorCode.tooMany,
      field: path,
      message: "\(path) lies \(depth) groups deep, but groups may be nested at most "
        + "\(limits.groupDepth) deep"
    )
  }
}
