// SPDX-License-Identifier: Apache-2.0

/// A QR code: a square of dark and light modules.
///
/// - Source: ISO/IEC 18004. Data are bytes; the version is the smallest one with room for them.
struct QRSymbol {
  /// How much of a code may be damaged, by the letters of Core Image.
  enum Level: String {
    case l = "L"
    case m = "M"
    case q = "Q"
    case h = "H"

    /// The row of the tables.
    var row: Int {
      switch self {
      case .l: 0
      case .m: 1
      case .q: 2
      case .h: 3
      }
    }

    /// The two bits in the code.
    var bits: Int {
      switch self {
      case .l: 1
      case .m: 0
      case .q: 3
      case .h: 2
      }
    }
  }

  static let versions = 1...40
  /// How many modules the side grows with each version, and the side before the first one.
  private static let (growth, base) = (4, 17)

  let version: Int
  let level: Level
  let side: Int
  private(set) var dark: [[Bool]]
  /// What does not belong to the data.
  private(set) var isFixed: [[Bool]]

  /// Makes the code of bytes; `nil` if they are too many.
  init?(_ bytes: [UInt8], _ level: Level) {
    guard let version = Self.version(of: bytes.count, level) else { return nil }
    (self.version, self.level) = (version, level)
    side = Self.base + Self.growth * version
    dark = Array(repeating: Array(repeating: false, count: side), count: side)
    isFixed = dark
    drawPatterns()
    fill(QRData.codewords(bytes, version, level))
    chooseMask()
  }

  /// The smallest version with room for a number of bytes; `nil` without any.
  static func version(of count: Int, _ level: Level) -> Int? {
    versions.first { QRData.fits(count, $0, level) }
  }

  // MARK: Patterns

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    dark[y][x] = isDark
    isFixed[y][x] = true
  }

  private mutating func drawPatterns() {
    for place in 0..<side {
      set(6, place, place % 2 == 0)
      set(place, 6, place % 2 == 0)
    }
    for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] { drawFinder(x, y) }
    let middles = alignment
    for (i, x) in middles.enumerated() {
      for (j, y) in middles.enumerated() {
        let last = middles.count - 1
        let isAtFinder = (i, j) == (0, 0) || (i, j) == (0, last) || (i, j) == (last, 0)
        if !isAtFinder { drawAlignment(x, y) }
      }
    }
    drawFormat(mask: 0)
    drawVersion()
  }

  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 where (0..<side).contains(x + dx) && (0..<side).contains(y + dy) {
        let distance = max(abs(dx), abs(dy))
        set(x + dx, y + dy, distance != 2 && distance != 4)
      }
    }
  }

  private mutating func drawAlignment(_ x: Int, _ y: Int) {
    for dy in -2...2 {
      for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
    }
  }

  /// The middles of alignment patterns in both directions: equally far from each other, but for the first.
  private var alignment: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    let others = (0..<count - 1).map { side - 7 - $0 * step }
    return [6] + others.reversed()
  }

  /// The level and the mask, twice, with bits to correct them.
  private mutating func drawFormat(mask: Int) {
    let data = level.bits << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    let bit = { (place: Int) in bits >> place & 1 == 1 }
    for i in 0...5 { set(8, i, bit(i)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for i in 9..<15 { set(14 - i, 8, bit(i)) }
    for i in 0..<8 { set(side - 1 - i, 8, bit(i)) }
    for i in 8..<15 { set(8, side - 15 + i, bit(i)) }
    set(8, side - 8, true)
  }

  private mutating func drawVersion() {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1f25 }
    let bits = version << 12 | rest
    for i in 0..<18 {
      let (a, b) = (side - 11 + i % 3, i / 3)
      set(a, b, bits >> i & 1 == 1)
      set(b, a, bits >> i & 1 == 1)
    }
  }

  // MARK: Data

  /// Lays bits in pairs of columns from the right, up and down in turn.
  private mutating func fill(_ codewords: [UInt8]) {
    let bits = codewords.flatMap { (byte: UInt8) -> [Bool] in
      (0..<UInt8.bitWidth).map { byte >> UInt8(UInt8.bitWidth - 1 - $0) & 1 == 1 }
    }
    var next = bits.makeIterator()
    for right in stride(from: side - 1, through: 1, by: -2) {
      // The column of the pattern is left out.
      let right = right <= 6 ? right - 1 : right
      let goesUp = (right + 1) & 2 == 0
      for step in 0..<side {
        let y = goesUp ? side - 1 - step : step
        for x in [right, right - 1] where !isFixed[y][x] { dark[y][x] = next.next() ?? false }
      }
    }
  }

  private static let masks: [@Sendable (_ x: Int, _ y: Int) -> Bool] = [
    { ($0 + $1) % 2 == 0 }, { $1 % 2 == 0 }, { x, _ in x % 3 == 0 }, { ($0 + $1) % 3 == 0 },
    { ($0 / 3 + $1 / 2) % 2 == 0 }, { $0 * $1 % 2 + $0 * $1 % 3 == 0 },
    { ($0 * $1 % 2 + $0 * $1 % 3) % 2 == 0 }, { (($0 + $1) % 2 + $0 * $1 % 3) % 2 == 0 },
  ]

  private func masked(_ mask: Int) -> QRSymbol {
    var symbol = self
    for y in 0..<side {
      for x in 0..<side where !isFixed[y][x] && Self.masks[mask](x, y) {
        symbol.dark[y][x].toggle()
      }
    }
    symbol.drawFormat(mask: mask)
    return symbol
  }

  private mutating func chooseMask() {
    let all = Self.masks.indices.map(masked)
    if let best = all.min(by: { QRPenalty.of($0.dark) < QRPenalty.of($1.dark) }) { self = best }
  }
}
