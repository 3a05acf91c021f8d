// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The numbers that a save changed, if it changed nothing else.
///
/// The places of the numbers are known from the last compile, so nothing is parsed: if the text
/// between the numbers is the same and each of them is still a number of its kind, the source
/// differs only in their values.
public enum NumberChanges {
  /// The constants in a newer text of a file; `nil` when other text changed too, or when a library
  /// cannot take a value.
  ///
  /// `constants` are those of this file, with their places in `old`, in any order.
  ///
  /// - Complexity: O(n + m log m) for n bytes and m constants.
  public static func constants(
    _ constants: [CompileReport.Constant],
    of old: Data,
    in new: Data
  ) -> [CompileReport.Constant]? {
    var comparison = Comparison(old: Array(old), new: Array(new))
    var moved: [CompileReport.Constant] = []
    for constant in constants.sorted(by: { $0.offset < $1.offset }) {
      guard let now = comparison.pass(constant, Limits.standard.constantValue) else { return nil }
      moved.append(now)
    }
    return comparison.hasSameRest ? moved : nil
  }

  /// A walk through both texts, from number to number.
  private struct Comparison {
    let old: [UInt8]
    let new: [UInt8]
    /// The end of the part of both texts that was compared.
    private var oldEnd = 0
    private var newEnd = 0
    /// The line of the last number, and the bytes by which the rest of this line has moved.
    private var line = 0
    private var shift = 0

    init(old: [UInt8], new: [UInt8]) {
      self.old = old
      self.new = new
    }

    /// Compares up to the end of a constant.
    ///
    /// - Returns: The constant in the new text; `nil` when the texts differ in more than numbers.
    mutating func pass(
      _ constant: CompileReport.Constant,
      _ bounds: ClosedRange<Double>
    ) -> CompileReport.Constant? {
      guard constant.offset >= oldEnd, constant.offset < old.count,
        old[oldEnd..<constant.offset].elementsEqual(new[newEnd...].prefix(constant.offset - oldEnd))
      else { return nil }
      let start = newEnd + constant.offset - oldEnd
      guard let was = NumberToken(old[constant.offset...]), was.length == constant.length,
        was.isInteger == constant.isInteger, let now = NumberToken(new[start...]),
        now.isInteger == was.isInteger, now.value == was.value || bounds.contains(now.value)
      else { return nil }
      if constant.line != line { shift = 0 }
      var moved = constant
      moved.column += shift
      moved.offset = start
      moved.length = now.length
      moved.value = now.value
      line = constant.line
      shift += now.length - was.length
      oldEnd = constant.offset + was.length
      newEnd = start + now.length
      return moved
    }

    /// Whether the texts are the same after the last constant.
    var hasSameRest: Bool { old[oldEnd...].elementsEqual(new[newEnd...]) }
  }
}
