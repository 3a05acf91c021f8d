// SPDX-License-Identifier: Apache-2.0

/// The appearance of an element at other offsets along one axis, given at some of them.
///
/// It changes linearly between two samples, and stays constant before the first and after the last.
public struct WireTrack: Hashable, Sendable {
  /// The greatest number of samples of a track.
  public static let sampleLimit = 128
  /// The greatest number of tracks of an element: one for each axis.
  public static let trackLimit = Axis.allCases.count
  /// The fields that may differ between samples.
  public static let sampled: AttributeChange.Fields = [.origin, .size, .alpha, .transform]

  /// The content that scrolls; the raw value is the number on the wire.
  public enum Axis: UInt8, CaseIterable, Sendable, Comparable {
    /// The view's content, vertically.
    case vertical = 1
    /// The view's content, horizontally.
    case horizontal = 2
    /// The orthogonal section of the element.
    case orthogonalSection = 3

    /// The order of tracks on the wire.
    public static func < (one: Axis, other: Axis) -> Bool { one.rawValue < other.rawValue }
  }

  /// The content whose offset counts.
  public var axis: Axis
  /// The fields in the samples, some of `sampled`.
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

/// The appearance of an element at one offset: differences to its attributes, and its transform.
///
/// Values without their field in the track's fields mean nothing.
public struct WireSample: Hashable, Sendable {
  /// The offset along the track's axis, in 1/64 pt.
  public var offset: Int64
  /// The difference of the origin to the right, in 1/64 pt.
  public var dx: Int64 = 0
  /// The difference of the origin downwards, in 1/64 pt.
  public var dy: Int64 = 0
  /// The difference of the width, in 1/64 pt.
  public var dWidth: Int64 = 0
  /// The difference of the height, in 1/64 pt.
  public var dHeight: Int64 = 0
  /// The difference of the opacity, in 1/255.
  public var dAlpha: Int64 = 0
  /// The transform about the centre; `nil` is the identity.
  public var transform: WireTransform?

  /// Makes a sample without differences.
  public init(offset: Int64) { self.offset = offset }
}
