// SPDX-License-Identifier: Apache-2.0

/// The fields of `WireAttributes` that changed: differences for the frame, new values for the rest.
///
/// Frame fields are differences so that two changes compose by addition, without the state between them.
public struct AttributeChange: Hashable, Sendable {
  /// The fields that are present; the raw value is the mask on the wire.
  public struct Fields: OptionSet, Hashable, Sendable {
    /// The mask on the wire.
    public let rawValue: UInt64

    /// Makes a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The frame's place.
    public static let origin = Fields(rawValue: 1 << 0)
    /// The frame's size.
    public static let size = Fields(rawValue: 1 << 1)
    /// Place and size; every other field has a higher bit.
    static let frame: Fields = [.origin, .size]
    /// Opacity.
    public static let alpha = Fields(rawValue: 1 << 2)
    /// Order from back to front.
    public static let zIndex = Fields(rawValue: 1 << 3)
    /// Whether anything is shown.
    public static let hidden = Fields(rawValue: 1 << 4)
    /// The transform about the centre.
    public static let transform = Fields(rawValue: 1 << 5)
    /// The content.
    public static let content = Fields(rawValue: 1 << 6)
    /// Section and item.
    public static let position = Fields(rawValue: 1 << 7)
    /// The viewport edge to which it sticks.
    public static let pin = Fields(rawValue: 1 << 8)
    /// Selected, highlighted and so on.
    public static let state = Fields(rawValue: 1 << 9)
    /// The reusable view that shows the element.
    public static let slot = Fields(rawValue: 1 << 10)
    /// The orthogonal section of the element.
    public static let orthogonalSection = Fields(rawValue: 1 << 11)
    /// The element's appearance at other content offsets.
    public static let samples = Fields(rawValue: 1 << 12)
    /// Every bit that this version knows.
    public static let known = Fields(rawValue: (1 << 13) - 1)
  }

  /// The fields that changed.
  public var fields: Fields = []
  /// The difference of the origin to the right, in 1/64 pt; zero unless `origin` is set.
  public var dx: Int64 = 0
  /// The difference of the origin downwards, in 1/64 pt; zero unless `origin` is set.
  public var dy: Int64 = 0
  /// The difference of the width, in 1/64 pt; zero unless `size` is set.
  public var dWidth: Int64 = 0
  /// The difference of the height, in 1/64 pt; zero unless `size` is set.
  public var dHeight: Int64 = 0
  /// The values, unless they are those of a new element.
  ///
  /// Most changes only move and resize an element. With the values inside, each would be five times
  /// as large, and encoding and decoding would mostly copy memory.
  private var others: Others?

  private final class Others: Sendable {
    let values: WireAttributes

    init(_ values: WireAttributes) { self.values = values }
  }

  /// The new values of the other fields; values without their field in `fields` mean nothing.
  ///
  /// - Complexity: Every modification allocates memory, unless the values are those of a new element.
  public var values: WireAttributes {
    get { others?.values ?? WireAttributes() }
    set { others = newValue == WireAttributes() ? nil : Others(newValue) }
  }

  /// Whether another field than the frame's is present.
  var hasValues: Bool { fields.rawValue > Fields.frame.rawValue }

  /// Makes an empty change.
  public init() {}

  /// Whether all fields and values are equal.
  public static func == (one: AttributeChange, other: AttributeChange) -> Bool {
    one.fields == other.fields && one.dx == other.dx && one.dy == other.dy
      && one.dWidth == other.dWidth && one.dHeight == other.dHeight
      && (one.others === other.others || one.values == other.values)
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fields)
    hasher.combine(dx)
    hasher.combine(dy)
    hasher.combine(dWidth)
    hasher.combine(dHeight)
    hasher.combine(values)
  }
}
