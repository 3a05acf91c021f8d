// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The optional parts and the flags of a figure.
struct FigureBits: OptionSet {
  let rawValue: UInt64

  static let outline = FigureBits(rawValue: 1)
  static let evenOdd = FigureBits(rawValue: 2)
  static let steps = FigureBits(rawValue: 4)
  static let known = FigureBits(rawValue: 7)
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

  /// The greatest number of steps of painting.
  static let painting = 1024
  /// The greatest number of colours of a gradient.
  static let colours = 32
  /// The parts of 1 in which the numbers of a group's place are sent.
  static let placeSteps: CGFloat = 65536
  /// The greatest number of a group's place, in these parts.
  static let placeBound: Int64 = 1 << 40

  /// The numbers of steps of painting.
  enum Painting: UInt8 {
    case fill = 0
    case gradient = 1
    case stroke = 2
    case shadow = 3
    case text = 4
    case symbol = 5
    case image = 6
    case group = 7
    case end = 8
    case textInFace = 9
    case tintedImage = 10
    case styledText = 11
  }

  /// What a styled text has beside its letters.
  enum TextBits {
    static let (face, spacing, outline, blur): (UInt8, UInt8, UInt8, UInt8) = (1, 2, 4, 8)
    static let known: UInt8 = 15
  }

  /// The numbers of shapes.
  enum Shape: UInt8 {
    case box = 0
    case path = 1
    case evenOddPath = 2
  }

  /// The numbers of an outline's steps.
  enum Step: UInt8 {
    case move = 0
    case line = 1
    case quadratic = 2
    case cubic = 3
    case close = 4
  }
}
