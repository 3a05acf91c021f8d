// SPDX-License-Identifier: Apache-2.0

/// The optional parts and the flags of a figure.
struct FigureBits: OptionSet {
  let rawValue: UInt64

  static let outline = FigureBits(rawValue: 1)
  static let evenOdd = FigureBits(rawValue: 2)
  static let known = FigureBits(rawValue: 3)
}

/// The optional parts and the flags of a figure's part.
struct PartBits: OptionSet {
  let rawValue: UInt64

  static let ground = PartBits(rawValue: 1)
  static let stroke = PartBits(rawValue: 2)
  static let text = PartBits(rawValue: 4)
  static let image = PartBits(rawValue: 8)
  static let plainInk = PartBits(rawValue: 16)
  static let atRight = PartBits(rawValue: 32)
  static let wholeImage = PartBits(rawValue: 64)
  static let known = PartBits(rawValue: 127)
}

/// Numbers and bounds of figures on the wire.
enum FigureWire {
  /// The greatest number of parts of a figure.
  static let parts = 64
  /// The greatest number of steps of an outline.
  static let steps = 512

  /// The numbers of an outline's steps.
  enum Step: UInt8 {
    case move = 0
    case line = 1
    case quadratic = 2
    case cubic = 3
    case close = 4
  }
}
