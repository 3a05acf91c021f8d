// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The 256 bits of a checksum.
struct Digest: Hashable {
  /// The bytes of a checksum.
  static let bytes = 32
  private static let wordBits = 64
  private static let byteBits = 8
  private static let wordCount = 4

  private(set) var words: [UInt64]

  /// The checksum of nothing that was written: all bits are 0.
  static let none = Digest(words: Array(repeating: 0, count: wordCount))

  fileprivate init(words: [UInt64]) { self.words = words }

  /// Reads the bytes of a checksum; `nil` when they are not as many as one has.
  init?(_ data: Data) {
    guard data.count == Self.bytes else { return nil }
    words = Array(repeating: 0, count: Self.wordCount)
    let wordBytes = Self.bytes / Self.wordCount
    for (index, byte) in data.enumerated() {
      words[index / wordBytes] = words[index / wordBytes] << UInt64(Self.byteBits) | UInt64(byte)
    }
  }

  /// The bytes, the highest first.
  var data: Data {
    var data = Data(capacity: Self.bytes)
    for word in words {
      for shift in stride(from: Self.wordBits - Self.byteBits, through: 0, by: -Self.byteBits) {
        data.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
      }
    }
    return data
  }

  /// The bytes in hexadecimal.
  var text: String {
    words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Joins two checksums to one that does not depend on their order; twice the same is none.
  static func ^ (one: Digest, other: Digest) -> Digest {
    Digest(words: zip(one.words, other.words).map { $0 ^ $1 })
  }
}

/// The checksum SHA-256.
///
/// - Source: FIPS 180-4, sections 4.1.2, 4.2.2, 5.3.3 and 6.2.
struct SHA256 {
  private static let blockBytes = 64
  private static let lengthBytes = 8
  private static let rounds = 64

  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var waiting: [UInt8] = []
  private var length: UInt64 = 0

  init() { waiting.reserveCapacity(Self.blockBytes) }

  /// Adds bytes.
  ///
  /// - Complexity: O(n) for n bytes.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    length += UInt64(bytes.count)
    var rest = bytes[...]
    if !waiting.isEmpty {
      let part = rest.prefix(Self.blockBytes - waiting.count)
      waiting.append(contentsOf: part)
      rest = rest.dropFirst(part.count)
      guard waiting.count == Self.blockBytes else { return }
      waiting.withUnsafeBytes { Self.mix($0, into: &state) }
      waiting.removeAll(keepingCapacity: true)
    }
    while rest.count >= Self.blockBytes {
      Self.mix(UnsafeRawBufferPointer(rebasing: rest.prefix(Self.blockBytes)), into: &state)
      rest = rest.dropFirst(Self.blockBytes)
    }
    waiting.append(contentsOf: rest)
  }

  /// Adds bytes with their number before them, so that two fields are never read as two others.
  mutating func add(field: Data) {
    add(number: UInt64(field.count))
    field.withUnsafeBytes { add($0) }
  }

  /// Adds a text with its length.
  mutating func add(field: String) {
    var text = field
    text.withUTF8 { bytes in
      add(number: UInt64(bytes.count))
      add(UnsafeRawBufferPointer(bytes))
    }
  }

  /// Adds a number of 64 bits, the highest byte first.
  mutating func add(number: UInt64) {
    withUnsafeBytes(of: number.bigEndian) { add($0) }
  }

  /// Adds a checksum.
  mutating func add(_ digest: Digest) {
    for word in digest.words { add(number: word) }
  }

  /// The checksum of all bytes that were added.
  func finished() -> Digest {
    var last = self
    let bits = length * 8
    var padding: [UInt8] = [0x80]
    let used = (waiting.count + 1 + Self.lengthBytes) % Self.blockBytes
    padding += Array(repeating: 0, count: used == 0 ? 0 : Self.blockBytes - used)
    padding.withUnsafeBytes { last.add($0) }
    last.add(number: bits)
    return Digest(
      words: stride(from: 0, to: last.state.count, by: 2).map {
        UInt64(last.state[$0]) << 32 | UInt64(last.state[$0 + 1])
      }
    )
  }

  /// Mixes one block into the state.
  private static func mix(_ block: UnsafeRawBufferPointer, into state: inout [UInt32]) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: rounds) { words in
      for index in 0..<16 {
        words[index] = UInt32(
          bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
        )
      }
      for index in 16..<rounds {
        let near = words[index - 2]
        let far = words[index - 15]
        let first = turn(far, 7) ^ turn(far, 18) ^ (far >> 3)
        let second = turn(near, 17) ^ turn(near, 19) ^ (near >> 10)
        words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
      }
      compress(UnsafeBufferPointer(words), into: &state)
    }
  }

  private static func compress(_ words: UnsafeBufferPointer<UInt32>, into state: inout [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    constants.withUnsafeBufferPointer { constants in
      for index in 0..<rounds {
        let choice = (e & f) ^ (~e & g)
        let first =
          h &+ (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) &+ choice &+ constants[index]
          &+ words[index]
        let majority = (a & b) ^ (a & c) ^ (b & c)
        let second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) &+ majority
        (h, g, f, e) = (g, f, e, d &+ first)
        (d, c, b, a) = (c, b, a, first &+ second)
      }
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func turn(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word >> bits | word << (32 &- bits)
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
