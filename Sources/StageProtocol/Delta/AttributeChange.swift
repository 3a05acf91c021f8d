// SPDX-License-Identifier: Apache-2.0

/// The fields of `WireAttributes` that changed: differences for the frame, new values for the rest.
///
/// Frame fields are differences so that two changes compose by addition, without the state between them.
public struct AttributeChange: Hashable, Sendable {
  /// Which fields are present; the raw value is the mask on the wire.
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
    /// The map applied about the centre.
    public static let transform = Fields(rawValue: 1 << 5)
    /// What is shown.
    public static let content = Fields(rawValue: 1 << 6)
    /// Section and item.
    public static let position = Fields(rawValue: 1 << 7)
    /// The edge that it sticks to.
    public static let pin = Fields(rawValue: 1 << 8)
    /// Selected, highlighted and so on.
    public static let state = Fields(rawValue: 1 << 9)
    /// The reusable view that shows the element.
    public static let slot = Fields(rawValue: 1 << 10)
    /// The orthogonal section that the element moves with.
    public static let orthogonalSection = Fields(rawValue: 1 << 11)
    /// How the element looks at other content offsets.
    public static let samples = Fields(rawValue: 1 << 12)
    /// Every bit that this version knows.
    public static let known = Fields(rawValue: (1 << 13) - 1)
  }

  /// Which fields changed.
  public var fields: Fields = []
  /// Differences in 1/64 pt; zero unless `origin` or `size` is set.
  public var dx: Int64 = 0
  /// Difference of the origin, downwards.
  public var dy: Int64 = 0
  /// Difference of the width.
  public var dWidth: Int64 = 0
  /// Difference of the height.
  public var dHeight: Int64 = 0
  /// The new values of the other fields; only those named by `fields` mean anything.
  public var values = WireAttributes()

  /// Makes an empty change.
  public init() {}
}
