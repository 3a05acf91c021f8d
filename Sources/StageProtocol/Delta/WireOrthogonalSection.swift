// SPDX-License-Identifier: Apache-2.0

/// An orthogonal section: it scrolls by itself, across the view's direction.
///
/// Lengths are in 1/64 pt. The frames of its elements are those at the offset 0. At another offset,
/// the elements are that much further to the left, or further up in a section that scrolls
/// vertically. So in a section that reads from right to left, offsets are negative.
public struct WireOrthogonalSection: Hashable, Sendable {
  /// Bits on the wire.
  struct Bits: OptionSet {
    let rawValue: UInt8

    static let vertical = Bits(rawValue: 1)
    static let moves = Bits(rawValue: 2)
    static let known = Bits(rawValue: 3)
  }

  /// The section's number in this view, to which its elements refer.
  public var id: UInt64
  /// The identity of the section, the same in all hosts and revisions.
  public var key: String
  /// Whether it scrolls vertically, in a view that scrolls horizontally.
  public var isVertical: Bool
  /// The left edge of the visible part, in content coordinates.
  public var x: Int64
  /// The upper edge of the visible part, in content coordinates.
  public var y: Int64
  /// The width of the visible part.
  public var width: Int64
  /// The height of the visible part.
  public var height: Int64
  /// The least resting offset.
  public var lower: Int64
  /// The greatest resting offset.
  public var upper: Int64
  /// The present offset.
  public var offset: Int64
  /// Whether receivers that know the section take the offset, too.
  ///
  /// Otherwise only the driver's page knows the offset.
  public var moves: Bool
  /// The raw value of `UICollectionLayoutSectionOrthogonalScrollingBehavior`, 1 to 5.
  public var behaviour: UInt8
  /// Whether content can be pulled beyond its edge: 0 by default, 1 always, 2 never.
  public var bounce: UInt8
  /// The part of the speed that remains after each millisecond; 0 for the behaviour's own.
  public var rate: Float
  /// The resting offsets, ascending and clamped to the range; empty when the content may rest
  /// anywhere.
  public var rests: [WireRests]

  /// Makes an orthogonal section at the origin that cannot scroll.
  public init(id: UInt64, key: String) {
    self.id = id
    self.key = key
    isVertical = false
    (x, y, width, height) = (0, 0, 0, 0)
    (lower, upper, offset) = (0, 0, 0)
    moves = false
    behaviour = 1
    bounce = 0
    rate = 0
    rests = []
  }

  /// The greatest raw value of a behaviour.
  static let lastBehaviour: UInt8 = 5
  /// The greatest raw value of a bounce.
  static let lastBounce: UInt8 = 2

  /// One record with the effect of this one and then a later one with the same id.
  func adding(_ next: WireOrthogonalSection) -> WireOrthogonalSection {
    guard !next.moves else { return next }
    var sum = next
    sum.offset = offset
    sum.moves = moves
    return sum
  }
}

/// Offsets with equal distances at which an orthogonal section may rest, in 1/64 pt.
public struct WireRests: Hashable, Sendable {
  /// The number of offsets, at least one.
  public var count: UInt64
  /// The first offset.
  public var first: Int64
  /// The last offset.
  public var last: Int64

  /// Makes a progression.
  public init(count: UInt64, first: Int64, last: Int64) {
    self.count = count
    self.first = first
    self.last = last
  }
}

/// A delta's record of an orthogonal section.
public enum OrthogonalSectionRecord: Hashable, Sendable {
  /// The section is new, or has changed to this state.
  case section(WireOrthogonalSection)
  /// The section is gone.
  case gone(UInt64)

  /// The section's number.
  public var id: UInt64 {
    switch self {
    case .section(let section): section.id
    case .gone(let id): id
    }
  }

  /// One record with the effect of this one and then a later one with the same id.
  func adding(_ next: OrthogonalSectionRecord) -> OrthogonalSectionRecord {
    switch (self, next) {
    case (.section(let section), .section(let later)): return .section(section.adding(later))
    case (.gone, .section(var section)):
      // The receiver may know another section with this number, so it must take the offset.
      section.moves = true
      return .section(section)
    case (_, .gone): return next
    }
  }
}
