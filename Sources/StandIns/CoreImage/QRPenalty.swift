// SPDX-License-Identifier: Apache-2.0

/// How hard a pattern of modules is to read: the mask with the smallest number is taken.
///
/// - Source: ISO/IEC 18004, section 7.8.3.
enum QRPenalty {
  private static let (run, block, finder, share) = (3, 3, 40, 10)
  private static let finders = ["10111010000", "00001011101"].map { $0.map { $0 == "1" } }

  static func of(_ dark: [[Bool]]) -> Int {
    let columns = dark.indices.map { x in dark.map { $0[x] } }
    let lines = dark + columns
    return lines.reduce(0) { $0 + runs($1) + likeFinders($1) } + blocks(dark) + balance(dark)
  }

  /// Five or more modules of one colour in a line.
  private static func runs(_ line: [Bool]) -> Int {
    var (sum, length) = (0, 0)
    for (place, isDark) in line.enumerated() {
      length = place > 0 && line[place - 1] == isDark ? length + 1 : 1
      if length == 5 { sum += run } else if length > 5 { sum += 1 }
    }
    return sum
  }

  /// Squares of two by two modules of one colour.
  private static func blocks(_ dark: [[Bool]]) -> Int {
    var sum = 0
    for y in 1..<dark.count {
      for x in 1..<dark.count
      where dark[y][x] == dark[y][x - 1] && dark[y][x] == dark[y - 1][x]
        && dark[y][x] == dark[y - 1][x - 1]
      { sum += block }
    }
    return sum
  }

  private static func likeFinders(_ line: [Bool]) -> Int {
    let width = finders[0].count
    return (0...line.count - width).reduce(0) { sum, start in
      finders.contains { line[start..<start + width].elementsEqual($0) } ? sum + finder : sum
    }
  }

  /// How far the share of dark modules is from a half, in steps of a twentieth.
  private static func balance(_ dark: [[Bool]]) -> Int {
    let total = dark.count * dark.count
    let count = dark.joined().count { $0 }
    return abs(count * 20 - total * 10) / total * share
  }
}
