// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Hash functions that are kept for older formats.
public enum Insecure {
  public struct MD5Digest: PlainDigest {
    public static let byteCount = 16
    public static let name = "MD5"
    public let content: DigestBytes
  }

  public struct SHA1Digest: PlainDigest {
    public static let byteCount = 20
    public static let name = "SHA1"
    public let content: DigestBytes
  }

  /// - Source: RFC 1321.
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static let blockByteCount = 64
    public static let byteCount = MD5Digest.byteCount
    private static let turns = [
      [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
    ]
    /// The first 32 binary digits of the sines of 1, 2, 3 and so on.
    private static let sines: [UInt32] = (1...blockByteCount).map {
      UInt32(abs(sin(Double($0))) * 0x1p32)
    }
    private var blocks = Blocks(size: Self.blockByteCount)
    private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      var full: [ArraySlice<UInt8>] = []
      blocks.add(bufferPointer) { full.append($0) }
      for block in full { mix(block) }
    }

    public func finalize() -> MD5Digest {
      var copy = self
      blocks.finish(lengthBytes: 8, isBigEndian: false) { copy.mix($0) }
      let bytes = copy.state.flatMap { $0.bigEndianBytes.reversed() }
      return MD5Digest(content: DigestBytes(bytes: bytes))
    }

    private mutating func mix(_ block: ArraySlice<UInt8>) {
      let words = stride(from: block.startIndex, to: block.endIndex, by: 4).map {
        UInt32(bigEndianBytes: block[$0..<$0 + 4]).byteSwapped
      }
      var s = state
      for step in Self.sines.indices {
        let round = step / words.count
        let (mixed, place) = Self.mixed(round, step, s[1], s[2], s[3])
        let sum = s[0] &+ mixed &+ Self.sines[step] &+ words[place % words.count]
        let turn = Self.turns[round][step % Self.turns.count]
        s = [s[3], s[1] &+ sum.rotatedLeft(turn), s[1], s[2]]
      }
      for place in state.indices { state[place] &+= s[place] }
    }

    /// What a step makes of three words, and which word of the block it adds.
    private static func mixed(
      _ round: Int,
      _ step: Int,
      _ b: UInt32,
      _ c: UInt32,
      _ d: UInt32
    ) -> (UInt32, Int) {
      switch round {
      case 0: (b & c | ~b & d, step)
      case 1: (d & b | ~d & c, 5 * step + 1)
      case 2: (b ^ c ^ d, 3 * step + 5)
      default: (c ^ (b | ~d), 7 * step)
      }
    }
  }

  /// - Source: FIPS 180-4, section 6.1.
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static let blockByteCount = 64
    public static let byteCount = SHA1Digest.byteCount
    private static let (rounds, roundsOfOne) = (80, 20)
    /// The square roots of 2, 3, 5 and 10, times 2 to the power of 30.
    private static let constants: [UInt32] = [2, 3, 5, 10].map {
      UInt32(Double($0).squareRoot() * 0x1p30)
    }
    private var blocks = Blocks(size: Self.blockByteCount)
    private var state: [UInt32] = [
      0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0,
    ]

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      var full: [ArraySlice<UInt8>] = []
      blocks.add(bufferPointer) { full.append($0) }
      for block in full { mix(block) }
    }

    public func finalize() -> SHA1Digest {
      var copy = self
      blocks.finish(lengthBytes: 8, isBigEndian: true) { copy.mix($0) }
      return SHA1Digest(content: DigestBytes(bytes: copy.state.flatMap(\.bigEndianBytes)))
    }

    private mutating func mix(_ block: ArraySlice<UInt8>) {
      var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map {
        UInt32(bigEndianBytes: block[$0..<$0 + 4])
      }
      for round in words.count..<Self.rounds {
        let earlier = words[round - 3] ^ words[round - 8] ^ words[round - 14] ^ words[round - 16]
        words.append(earlier.rotatedLeft(1))
      }
      var s = state
      for round in words.indices {
        let part = round / Self.roundsOfOne
        let mixed: UInt32 =
          switch part {
          case 0: s[1] & s[2] ^ ~s[1] & s[3]
          case 2: s[1] & s[2] ^ s[1] & s[3] ^ s[2] & s[3]
          default: s[1] ^ s[2] ^ s[3]
          }
        let sum = s[0].rotatedLeft(5) &+ mixed &+ s[4] &+ Self.constants[part] &+ words[round]
        s = [sum, s[0], s[1].rotatedLeft(30), s[2], s[3]]
      }
      for place in state.indices { state[place] &+= s[place] }
    }
  }
}
