// SPDX-License-Identifier: Apache-2.0

/// The bytes of a QR code, with those that correct errors.
///
/// - Source: ISO/IEC 18004, sections 7.4 to 7.6 and table 9.
enum QRData {
  private static let (modeBits, byteMode) = (4, 4)
  private static let padding: [UInt8] = [0xec, 0x11]

  /// The correcting bytes of each block, by level and version.
  private static let corrections: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
      26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  /// The number of blocks, by level and version.
  private static let blocks: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]

  /// All bytes of a version: what patterns and formats leave.
  private static func room(_ version: Int) -> Int {
    var modules = (16 * version + 128) * version + 64
    if version >= 2 {
      let middles = version / 7 + 2
      modules -= (25 * middles - 10) * middles - 55
      if version >= 7 { modules -= 36 }
    }
    return modules / UInt8.bitWidth
  }

  private static func dataRoom(_ version: Int, _ level: QRSymbol.Level) -> Int {
    let (row, place) = (level.row, version - 1)
    return room(version) - corrections[row][place] * blocks[row][place]
  }

  private static func countBits(_ version: Int) -> Int { version < 10 ? 8 : 16 }

  static func fits(_ count: Int, _ version: Int, _ level: QRSymbol.Level) -> Bool {
    let bits = modeBits + countBits(version) + count * UInt8.bitWidth
    return bits <= dataRoom(version, level) * UInt8.bitWidth
  }

  /// All bytes in their order in the code: the first ones of each block, then the second ones, and so on.
  static func codewords(_ bytes: [UInt8], _ version: Int, _ level: QRSymbol.Level) -> [UInt8] {
    let data = padded(bytes, version, level)
    let (correction, count) = (
      corrections[level.row][version - 1], blocks[level.row][version - 1]
    )
    let short = data.count / count
    let firstLong = count - data.count % count
    var parts: [[UInt8]] = []
    var start = 0
    for block in 0..<count {
      let length = short + (block >= firstLong ? 1 : 0)
      parts.append(Array(data[start..<start + length]))
      start += length
    }
    let code = ReedSolomon(count: correction)
    let rests = parts.map(code.rest)
    return inTurn(parts) + inTurn(rests)
  }

  private static func inTurn(_ parts: [[UInt8]]) -> [UInt8] {
    let longest = parts.map(\.count).max() ?? 0
    return (0..<longest).flatMap { place in
      parts.compactMap { place < $0.count ? $0[place] : nil }
    }
  }

  /// The kind and number of bytes, the bytes, an end, and padding.
  private static func padded(_ bytes: [UInt8], _ version: Int, _ level: QRSymbol.Level) -> [UInt8] {
    var bits: [Bool] = []
    func add(_ value: Int, _ count: Int) {
      for place in (0..<count).reversed() { bits.append(value >> place & 1 == 1) }
    }
    let room = dataRoom(version, level)
    add(byteMode, modeBits)
    add(bytes.count, countBits(version))
    for byte in bytes { add(Int(byte), UInt8.bitWidth) }
    add(0, min(modeBits, room * UInt8.bitWidth - bits.count))
    while bits.count % UInt8.bitWidth != 0 { bits.append(false) }
    var data = stride(from: 0, to: bits.count, by: UInt8.bitWidth).map { start in
      bits[start..<start + UInt8.bitWidth].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    for place in 0..<room - data.count { data.append(padding[place % padding.count]) }
    return data
  }
}

/// Correcting bytes: the rest of the data, as a polynomial, divided by one of that many roots.
struct ReedSolomon {
  private let divisor: [UInt8]

  init(count: Int) {
    // Of x − 1, x − 2, x − 4 and so on, without the greatest power.
    var divisor = Array(repeating: UInt8(0), count: count - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      for place in divisor.indices {
        divisor[place] = Self.product(divisor[place], root)
        if place + 1 < count { divisor[place] ^= divisor[place + 1] }
      }
      root = Self.product(root, 2)
    }
    self.divisor = divisor
  }

  func rest(_ data: [UInt8]) -> [UInt8] {
    var rest = Array(repeating: UInt8(0), count: divisor.count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for place in rest.indices { rest[place] ^= Self.product(divisor[place], factor) }
    }
    return rest
  }

  /// The product in the field of 256 elements, with the polynomial of the standard.
  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var product = 0
    for place in (0..<UInt8.bitWidth).reversed() {
      product = product << 1 ^ (product >> 7) * 0x11d
      product ^= Int(b >> UInt8(place) & 1) * Int(a)
    }
    return UInt8(product)
  }
}
