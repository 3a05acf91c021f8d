// SPDX-License-Identifier: Apache-2.0

/// Which optional parts a figure has, and what holds of it.
struct FigureBits: OptionSet {
  let rawValue: UInt64

  static let outline = FigureBits(rawValue: 1)
  static let evenOdd = FigureBits(rawValue: 2)
  static let known = FigureBits(rawValue: 3)
}

/// The same of a part of a figure.
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
  /// Most parts of a figure.
  static let parts = 64
  /// Most steps of an outline.
  static let steps = 512

  /// The steps of an outline by their numbers.
  enum Step: UInt8 {
    case move = 0
    case line = 1
    case quadratic = 2
    case cubic = 3
    case close = 4
  }
}
