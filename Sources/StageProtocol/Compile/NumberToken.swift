// SPDX-License-Identifier: Apache-2.0

/// The longest decimal number at the start of some bytes, by the rules of Swift's lexer.
///
/// - Source: "Literals" in The Swift Programming Language's summary of the grammar.
struct NumberToken: Equatable {
  let value: Double
  /// Whether it has no point and no exponent.
  let isInteger: Bool
  /// The length, in bytes.
  let length: Int

  /// Reads a number; `nil` when the bytes do not start with a number that `Double` can represent.
  init?(_ bytes: ArraySlice<UInt8>) {
    var end = bytes.startIndex
    guard Self.skipDigits(bytes, &end) else { return nil }
    let wholeEnd = end
    var next = end + 1
    if end < bytes.endIndex, bytes[end] == Self.point, Self.skipDigits(bytes, &next) { end = next }
    if let exponentEnd = Self.exponentEnd(bytes, end) { end = exponentEnd }
    let digits = String(decoding: bytes[..<end].filter { $0 != Self.underscore }, as: UTF8.self)
    guard let value = Double(digits), value.isFinite else { return nil }
    self.value = value
    isInteger = end == wholeEnd
    length = end - bytes.startIndex
  }

  private static let point = UInt8(ascii: ".")
  private static let underscore = UInt8(ascii: "_")

  /// Skips a digit, and all digits and underscores after it.
  ///
  /// - Returns: `false` when there is no digit.
  private static func skipDigits(_ bytes: ArraySlice<UInt8>, _ index: inout Int) -> Bool {
    guard index < bytes.endIndex, isDigit(bytes[index]) else { return false }
    while index < bytes.endIndex, isDigit(bytes[index]) || bytes[index] == underscore { index += 1 }
    return true
  }

  private static func exponentEnd(_ bytes: ArraySlice<UInt8>, _ start: Int) -> Int? {
    guard start < bytes.endIndex, [UInt8(ascii: "e"), UInt8(ascii: "E")].contains(bytes[start])
    else { return nil }
    var end = start + 1
    let signs = [UInt8(ascii: "+"), UInt8(ascii: "-")]
    if end < bytes.endIndex, signs.contains(bytes[end]) { end += 1 }
    return skipDigits(bytes, &end) ? end : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
