// SPDX-License-Identifier: Apache-2.0
internal import LayoutEngine

/// The first byte of a binary message.
enum BinaryKind {
  static let snapshot: UInt8 = 1
  static let delta: UInt8 = 2
  static let file: UInt8 = 3
}

/// The parts that a delta has.
struct DeltaFlags: OptionSet {
  let rawValue: UInt64

  static let contentSize = DeltaFlags(rawValue: 1)
  static let animation = DeltaFlags(rawValue: 2)
  static let contents = DeltaFlags(rawValue: 4)
  static let removed = DeltaFlags(rawValue: 8)
  static let updated = DeltaFlags(rawValue: 16)
  static let inserted = DeltaFlags(rawValue: 32)
  static let offsetAdjustment = DeltaFlags(rawValue: 64)
  static let orthogonalSections = DeltaFlags(rawValue: 128)
  static let known = DeltaFlags(rawValue: 255)
}

/// The optional parts that a content has.
struct ContentBits: OptionSet {
  let rawValue: UInt64

  static let colour = ContentBits(rawValue: 1)
  static let subtitle = ContentBits(rawValue: 2)
  static let image = ContentBits(rawValue: 4)
  static let hue = ContentBits(rawValue: 8)
  static let selectedColour = ContentBits(rawValue: 16)
  /// The bit itself is the information; no bytes follow for it.
  static let placeholder = ContentBits(rawValue: 32)
  static let list = ContentBits(rawValue: 64)
  static let progress = ContentBits(rawValue: 128)
  static let figure = ContentBits(rawValue: 256)
  static let known = ContentBits(rawValue: 511)
}

/// The first byte after the id of an insertion.
enum InsertionShape {
  static let categoryMask: UInt8 = 0b0011
  static let hasInitial: UInt8 = 0b0100
  static let followsPrevious: UInt8 = 0b1000
  static let known: UInt8 = 0b1111
  /// The greatest category: decoration.
  static let lastCategory: UInt8 = 2
}

/// Numbers of transforms on the wire.
enum TransformByte {
  static let identity: UInt8 = 0
  static let affine: UInt8 = 1
  static let projective: UInt8 = 2
}

/// Numbers of curves on the wire.
enum CurveByte {
  static let easeInOut: UInt8 = 1
  static let spring: UInt8 = 2
  static let interactive: UInt8 = 3
  static let finish: UInt8 = 4
  static let cancel: UInt8 = 5
  /// Curves that are followed by a response and a damping.
  static let springs = [spring, finish, cancel]
}

extension WireAnimation.Curve {
  /// The curve's number on the wire.
  var byte: UInt8 {
    switch self {
    case .easeInOut: CurveByte.easeInOut
    case .spring: CurveByte.spring
    case .interactive: CurveByte.interactive
    case .finish: CurveByte.finish
    case .cancel: CurveByte.cancel
    }
  }
}

/// The values in the last record of a list that had them; differences are counted from these.
struct ChangePrediction {
  var dx: Int64 = 0
  var dy: Int64 = 0
  var dWidth: Int64 = 0
  var dHeight: Int64 = 0
  var content: UInt64 = 0
  var section: Int64 = 0
  var item: Int64 = 0
  var orthogonalSection: UInt64 = 0
}

extension AttributeChange.Fields {
  /// The fields that an insertion may have besides its frame, slot and position.
  static let insertable: AttributeChange.Fields = [
    .alpha, .zIndex, .hidden, .transform, .content, .pin, .state, .orthogonalSection, .samples,
  ]
}

extension ElementState {
  /// Every bit on the wire; the page finds out itself which elements are prepared outside the
  /// viewport.
  static let known: ElementState = [.selected, .highlighted, .editing]
}
