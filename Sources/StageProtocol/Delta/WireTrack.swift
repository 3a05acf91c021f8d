// SPDX-License-Identifier: Apache-2.0

/// How an element looks at other offsets along one axis, told at some of them.
///
/// Between two samples it changes evenly; before the first and behind the last it stays as it is there.
public struct WireTrack: Hashable, Sendable {
  /// Most samples of a track.
  public static let sampleLimit = 128
  /// Most tracks of an element: one for each axis.
  public static let trackLimit = Axis.allCases.count
  /// The fields that may differ from sample to sample.
  public static let sampled: AttributeChange.Fields = [.origin, .size, .alpha, .transform]

  /// What is scrolled; the raw value is the number on the wire.
  public enum Axis: UInt8, CaseIterable, Sendable, Comparable {
    /// The content, up and down.
    case vertical = 1
    /// The content, sideways.
    case horizontal = 2
    /// The orthogonal section that the element moves with.
    case orthogonalSection = 3

    /// The order in which tracks are told.
    public static func < (one: Axis, other: Axis) -> Bool { one.rawValue < other.rawValue }
  }

  /// Whose offset it is.
  public var axis: Axis
  /// What the samples tell: some of `sampled`.
  public var fields: AttributeChange.Fields
  /// The samples, by ascending offset; at least one.
  public var samples: [WireSample]

  /// Makes a track.
  public init(axis: Axis, fields: AttributeChange.Fields, samples: [WireSample]) {
    self.axis = axis
    self.fields = fields
    self.samples = samples
  }
}

/// How an element looks at one offset: differences to its attributes, and its map.
///
/// Only what the track's fields name means anything.
public struct WireSample: Hashable, Sendable {
  /// The offset along the track's axis, in 1/64 pt.
  public var offset: Int64
  /// Difference of the origin, in 1/64 pt.
  public var dx: Int64 = 0
  /// Difference of the origin, downwards.
  public var dy: Int64 = 0
  /// Difference of the width.
  public var dWidth: Int64 = 0
  /// Difference of the height.
  public var dHeight: Int64 = 0
  /// Difference of the opacity, in 1/255.
  public var dAlpha: Int64 = 0
  /// The map about the centre; `nil` is the identity.
  public var transform: WireTransform?

  /// Makes a sample that differs in nothing.
  public init(offset: Int64) { self.offset = offset }
}
