// SPDX-License-Identifier: Apache-2.0

/// The kind of view that an element is.
public enum ElementCategory: UInt8, Hashable, Sendable {
  case cell = 0
  case supplementary = 1
  case decoration = 2
}

/// The identity of an element, which its index path does not change.
public struct ElementKey: Hashable, Sendable {
  /// The kind of view.
  public var category: ElementCategory
  /// The element kind; empty for cells.
  public var kind: String
  /// The identity of the cell's item; for other views, that of the item or section they belong to.
  public var identity: String

  /// Makes a key.
  public init(category: ElementCategory, kind: String = "", identity: String) {
    self.category = category
    self.kind = kind
    self.identity = identity
  }

  /// Hashes the identity only: few elements share one, and every pass looks all of them up.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// The position of an element in the data: a flat, cheap index path.
public struct ElementPosition: Hashable, Sendable {
  /// The section, from zero.
  public var section: Int
  /// The item within its section, from zero.
  public var item: Int

  /// Makes a position.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension ElementPosition: Comparable {
  /// The order of the data: by section, then by item.
  public static func < (left: ElementPosition, right: ElementPosition) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
