// SPDX-License-Identifier: Apache-2.0

/// A section that scrolls by itself, across the direction in which the view scrolls.
///
/// Lengths are 1/64 pt. Elements in it are told where they stand at the offset 0; at another one they
/// stand that much further to the left, or further up in a section that scrolls vertically. So in a section that
/// is read from the right offsets are negative.
public struct WireOrthogonalSection: Hashable, Sendable {
  /// Bits on the wire.
  struct Bits: OptionSet {
    let rawValue: UInt8

    static let vertical = Bits(rawValue: 1)
    static let moves = Bits(rawValue: 2)
    static let known = Bits(rawValue: 3)
  }

  /// The section's number in this view; elements name it by that.
  public var id: UInt64
  /// Identity of the section; stays with the section over hosts and revisions.
  public var key: String
  /// Whether it scrolls vertically, in a view that scrolls horizontally.
  public var isVertical: Bool
  /// Where the section is shown, in content coordinates.
  public var x: Int64
  /// The top of where it is shown.
  public var y: Int64
  /// The width of what is shown.
  public var width: Int64
  /// The height of what is shown.
  public var height: Int64
  /// The least offset at rest.
  public var lower: Int64
  /// The greatest offset at rest.
  public var upper: Int64
  /// Where the section stands.
  public var offset: Int64
  /// Whether the offset holds also for those who know the section already.
  ///
  /// Otherwise only whoever drives the view knows where it stands.
  public var moves: Bool
  /// The raw value of `UICollectionLayoutSectionOrthogonalScrollingBehavior`, 1 to 5.
  public var behaviour: UInt8
  /// Whether content can be pulled beyond its edge: 0 as suits it, 1 always, 2 never.
  public var bounce: UInt8
  /// The share of the speed that is left after each millisecond; 0 as suits the behaviour.
  public var rate: Float
  /// Where the section may come to rest, ascending; clamped to the range, and empty when that is anywhere.
  public var rests: [WireRests]

  /// Makes a section at the origin that scrolls nowhere.
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

  /// One section that does what this one and then a later one of the same id do.
  func adding(_ next: WireOrthogonalSection) -> WireOrthogonalSection {
    guard !next.moves else { return next }
    var sum = next
    sum.offset = offset
    sum.moves = moves
    return sum
  }
}

/// Offsets at which a section may rest, equally far from one another, in 1/64 pt.
public struct WireRests: Hashable, Sendable {
  /// How many there are, at least one.
  public var count: UInt64
  /// The first one.
  public var first: Int64
  /// The last one.
  public var last: Int64

  /// Makes a progression.
  public init(count: UInt64, first: Int64, last: Int64) {
    self.count = count
    self.first = first
    self.last = last
  }
}

/// What a delta says of an orthogonal section.
public enum OrthogonalSectionRecord: Hashable, Sendable {
  /// The section is there from now on, like this.
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

  /// One record that does what this one and then a later one of the same id do.
  func adding(_ next: OrthogonalSectionRecord) -> OrthogonalSectionRecord {
    switch (self, next) {
    case (.section(let section), .section(let later)): return .section(section.adding(later))
    case (.gone, .section(var section)):
      // The receiver may know a section of this number, which is not this one.
      section.moves = true
      return .section(section)
    case (_, .gone): return next
    }
  }
}
