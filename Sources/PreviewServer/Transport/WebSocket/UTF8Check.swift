// SPDX-License-Identifier: Apache-2.0

/// Checks UTF-8 that comes in pieces, and finds the first byte that no valid text can have there.
struct UTF8Check {
  /// How many bytes of the present character are missing.
  private var missing = 0
  /// The bounds of the next byte: they exclude long forms, surrogates and numbers that are too big.
  private var lowest: UInt8 = 0x80
  private var highest: UInt8 = 0xbf

  /// Whether the bytes so far end with a whole character.
  var isWhole: Bool { missing == 0 }

  /// Takes the next bytes.
  ///
  /// - Returns: Whether a valid text can begin like this.
  mutating func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var place = 0
    while place < bytes.count {
      if missing == 0 {
        place = Self.endOfASCII(bytes, from: place)
        guard place < bytes.count else { return true }
        guard begin(bytes[place]) else { return false }
      } else {
        guard bytes[place] >= lowest, bytes[place] <= highest else { return false }
        missing -= 1
        (lowest, highest) = (0x80, 0xbf)
      }
      place += 1
    }
    return true
  }

  /// The first place at which a byte is not ASCII; eight bytes are looked at together.
  private static func endOfASCII(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    let highBits: UInt64 = 0x8080_8080_8080_8080
    var place = start
    while place + 8 <= bytes.count,
      bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) & highBits == 0
    {
      place += 8
    }
    while place < bytes.count, bytes[place] < 0x80 { place += 1 }
    return place
  }

  /// Begins a character with its first byte, by the table of the Unicode Standard (3-7).
  private mutating func begin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xc2...0xdf: missing = 1
    case 0xe0...0xef: missing = 2
    case 0xf0...0xf4: missing = 3
    default: return false
    }
    switch byte {
    case 0xe0: lowest = 0xa0
    case 0xed: highest = 0x9f
    case 0xf0: lowest = 0x90
    case 0xf4: highest = 0x8f
    default: break
    }
    return true
  }
}
