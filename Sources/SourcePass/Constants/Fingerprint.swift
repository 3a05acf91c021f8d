// SPDX-License-Identifier: Apache-2.0

/// Identifies a module's source without the numbers that may change without compiling.
///
/// The text is a hash and the indices of the fixed numbers. The values of fixed numbers are hashed.
struct Fingerprint: Hashable {
  let text: String

  private static let offsetBasis: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01b3
  private static let radix = 16

  /// Hashes the files.
  ///
  /// `numbers` lists the numbers of each file. `fixed` holds the indices, over all files, of the
  /// numbers that cannot change.
  init(of sources: [ParsedSource], numbers: [[ConstantFinder.Number]], fixed: Set<Int>) {
    var hash = Self.offsetBasis
    var index = 0
    func mix(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* Self.prime }
    }
    for (source, numbers) in zip(sources, numbers) {
      mix(source.name.utf8)
      mix([0])
      var position = 0
      for number in numbers {
        mix(source.bytes[position..<number.range.lowerBound])
        if fixed.contains(index) {
          mix(source.bytes[number.range])
        } else {
          mix(number.isInteger ? [1] : [2])
        }
        position = number.range.upperBound
        index += 1
      }
      mix(source.bytes[position...])
      mix([0])
    }
    let kept = fixed.sorted().map { String($0, radix: Self.radix) }.joined(separator: ".")
    text = String(hash, radix: Self.radix) + "-" + kept
  }

  /// Reads the indices of the fixed numbers from a fingerprint's text.
  static func fixed(in text: String) -> Set<Int> {
    guard let dash = text.lastIndex(of: "-") else { return [] }
    return Set(
      text[text.index(after: dash)...].split(separator: ".").compactMap {
        Int($0, radix: radix)
      }
    )
  }
}
