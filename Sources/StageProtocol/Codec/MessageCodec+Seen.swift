// SPDX-License-Identifier: Apache-2.0

extension MessageCodec {
  /// The longest number that is read here: every number with so many digits is below 2⁵³.
  private static let digits = 15

  /// Reads a `seen` in exactly the form that pages write, without a JSON reader: servers get one
  /// for each delta and client.
  ///
  /// - Returns: `nil` for every other text, which `decodeClient` must read.
  public static func seen(
    exactly text: UnsafeRawBufferPointer
  ) -> (view: UInt64, rev: UInt64)? {
    var place = 0
    guard skip(#"{"kind":"seen","view":"#, text, &place), let view = number(text, &place),
      skip(#","rev":"#, text, &place), let rev = number(text, &place),
      skip("}", text, &place), place == text.count
    else { return nil }
    return (view, rev)
  }

  private static func skip(
    _ word: StaticString,
    _ text: UnsafeRawBufferPointer,
    _ place: inout Int
  ) -> Bool {
    let count = word.utf8CodeUnitCount
    guard text.count - place >= count else { return false }
    for index in 0..<count where text[place + index] != word.utf8Start[index] { return false }
    place += count
    return true
  }

  /// Reads a whole number as JSON writes it: without a sign, and without zeros in front.
  private static func number(_ text: UnsafeRawBufferPointer, _ place: inout Int) -> UInt64? {
    let zero = UInt8(ascii: "0")
    let start = place
    var value: UInt64 = 0
    while place < text.count, text[place] >= zero, text[place] <= UInt8(ascii: "9") {
      guard place - start < digits else { return nil }
      value = value * 10 + UInt64(text[place] - zero)
      place += 1
    }
    guard place > start, place - start == 1 || text[start] != zero else { return nil }
    return value
  }
}
