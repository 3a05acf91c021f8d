// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Reads the first bytes of an image.
package enum PictureHeader {
  /// The size of an encoded image, in pixels; `nil` if the encoding is unknown or the header is
  /// incomplete.
  ///
  /// - Source: the specifications of PNG, GIF89a, JPEG (ITU T.81), BMP and WebP.
  package static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    return png(bytes) ?? gif(bytes) ?? jpeg(bytes) ?? bitmap(bytes) ?? webP(bytes)
  }

  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int, big: Bool) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    let part = bytes[place..<place + count]
    return (big ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }

  private static func size(_ width: Int?, _ height: Int?) -> CGSize? {
    guard let width, let height, width > 0, height > 0 else { return nil }
    return CGSize(width: width, height: height)
  }

  private static func begins(_ bytes: [UInt8], _ text: String, at place: Int = 0) -> Bool {
    bytes.dropFirst(place).starts(with: Array(text.utf8))
  }

  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), begins(bytes, "IHDR", at: 12) else {
      return nil
    }
    return size(number(bytes, 16, 4, big: true), number(bytes, 20, 4, big: true))
  }

  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard begins(bytes, "GIF8") else { return nil }
    return size(number(bytes, 6, 2, big: false), number(bytes, 8, 2, big: false))
  }

  private static func bitmap(_ bytes: [UInt8]) -> CGSize? {
    guard begins(bytes, "BM"), let height = number(bytes, 22, 4, big: false) else { return nil }
    // A negative height means that the rows run from top to bottom.
    return size(number(bytes, 18, 4, big: false), Int(Int32(truncatingIfNeeded: height).magnitude))
  }

  private static func webP(_ bytes: [UInt8]) -> CGSize? {
    guard begins(bytes, "RIFF"), begins(bytes, "WEBPVP8", at: 8), bytes.count > 15 else {
      return nil
    }
    switch bytes[15] {
    case UInt8(ascii: "X"):
      return size(
        number(bytes, 24, 3, big: false).map { $0 + 1 },
        number(bytes, 27, 3, big: false).map { $0 + 1 }
      )
    case UInt8(ascii: "L"):
      guard let bits = number(bytes, 21, 4, big: false) else { return nil }
      return size((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    default:
      return size(
        number(bytes, 26, 2, big: false).map { $0 & 0x3FFF },
        number(bytes, 28, 2, big: false).map { $0 & 0x3FFF }
      )
    }
  }

  /// Reads the segments of a JPEG until one contains the size.
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let mark = bytes[place + 1]
      let isFrame = (0xC0...0xCF).contains(mark) && ![0xC4, 0xC8, 0xCC].contains(mark)
      if isFrame {
        return size(
          number(bytes, place + 7, 2, big: true),
          number(bytes, place + 5, 2, big: true)
        )
      }
      guard let length = number(bytes, place + 2, 2, big: true), length >= 2 else { return nil }
      place += 2 + length
    }
    return nil
  }
}
