// SPDX-License-Identifier: Apache-2.0

/// The optional parts and the flags of a list's row.
struct ListBits: OptionSet {
  let rawValue: UInt64

  static let image = ListBits(rawValue: 1)
  static let text = ListBits(rawValue: 2)
  static let secondaryText = ListBits(rawValue: 4)
  static let sideBySide = ListBits(rawValue: 8)
  static let indentsAccessories = ListBits(rawValue: 16)
  static let rightToLeft = ListBits(rawValue: 32)
  static let topSeparator = ListBits(rawValue: 64)
  static let bottomSeparator = ListBits(rawValue: 128)
  static let background = ListBits(rawValue: 256)
  static let stroke = ListBits(rawValue: 512)
  static let blurred = ListBits(rawValue: 1024)
  static let leadingActions = ListBits(rawValue: 2048)
  static let trailingActions = ListBits(rawValue: 4096)
  static let shadow = ListBits(rawValue: 8192)
  static let shadowOutline = ListBits(rawValue: 16384)
  static let known = ListBits(rawValue: 32767)
}

/// The optional parts and the flags of an accessory.
struct AccessoryBits: OptionSet {
  let rawValue: UInt8

  static let hidden = AccessoryBits(rawValue: 1)
  static let on = AccessoryBits(rawValue: 2)
  static let line = AccessoryBits(rawValue: 4)
  static let ground = AccessoryBits(rawValue: 8)
  static let text = AccessoryBits(rawValue: 16)
  static let known = AccessoryBits(rawValue: 31)
}

/// Numbers and bounds of a list's rows on the wire.
enum ListWire {
  /// The steps of a length in one point.
  static let steps = 64.0
  static let opacitySteps = 255.0
  /// The greatest length, in steps: 20,000 pt.
  static let length: Int64 = 20_000 * 64
  /// The greatest number of accessories on one side of a row.
  static let accessories = 16
  /// The picture is a symbol.
  static let symbol: UInt8 = 1
  /// The separator has its own leading inset.
  static let leadingInset: UInt8 = 1
}
