// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The common algorithm of SHA-2, in words of 32 or 64 bits.
///
/// - Source: FIPS 180-4, sections 6.2 and 6.4.
struct SHA2<Word: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  /// By how many bits words are turned; the last number of the small ones is a shift.
  struct Turns: Sendable {
    var bigA: [Int]
    var bigE: [Int]
    var smallEarly: [Int]
    var smallLate: [Int]
  }

  private static var wordsInBlock: Int { 16 }

  private let turns: Turns
  private let constants: [Word]
  private var blocks: Blocks
  private(set) var state: [Word]

  init(_ state: [Word], _ constants: [Word], _ turns: Turns) {
    (self.state, self.constants, self.turns) = (state, constants, turns)
    blocks = Blocks(size: Self.wordsInBlock * MemoryLayout<Word>.size)
  }

  mutating func update(_ data: UnsafeRawBufferPointer) {
    var full: [ArraySlice<UInt8>] = []
    blocks.add(data) { full.append($0) }
    for block in full { mix(block) }
  }

  func finished() -> [UInt8] {
    var copy = self
    let lengthBytes = 2 * MemoryLayout<Word>.size
    blocks.finish(lengthBytes: lengthBytes, isBigEndian: true) { copy.mix($0) }
    return copy.state.flatMap(\.bigEndianBytes)
  }

  private mutating func mix(_ block: ArraySlice<UInt8>) {
    let words = schedule(block)
    var s = state
    for round in constants.indices {
      let (a, e) = (s[0], s[4])
      let choice = e & s[5] ^ ~e & s[6]
      let majority = a & s[1] ^ a & s[2] ^ s[1] & s[2]
      let first = s[7] &+ turned(e, turns.bigE) &+ choice &+ constants[round] &+ words[round]
      let second = turned(a, turns.bigA) &+ majority
      s = [first &+ second, a, s[1], s[2], s[3] &+ first, e, s[5], s[6]]
    }
    for place in state.indices { state[place] &+= s[place] }
  }

  /// The words of a block, and those that are made of earlier ones: each of the words 2, 7, 15 and 16 before it.
  private func schedule(_ block: ArraySlice<UInt8>) -> [Word] {
    let size = MemoryLayout<Word>.size
    var words = stride(from: block.startIndex, to: block.endIndex, by: size).map {
      Word(bigEndianBytes: block[$0..<$0 + size])
    }
    for round in Self.wordsInBlock..<constants.count {
      words.append(
        words[round - 16] &+ shifted(words[round - 15], turns.smallEarly)
          &+ words[round - 7] &+ shifted(words[round - 2], turns.smallLate)
      )
    }
    return words
  }

  private func turned(_ word: Word, _ by: [Int]) -> Word {
    by.reduce(0) { $0 ^ word.rotatedRight($1) }
  }
  private func shifted(_ word: Word, _ by: [Int]) -> Word {
    word.rotatedRight(by[0]) ^ word.rotatedRight(by[1]) ^ word >> Word(by[2])
  }
}

extension SHA2<UInt32> {
  private static let rounds = 64
  private static let half: UInt64 = 32
  private static let turns = Turns(
    bigA: [2, 13, 22],
    bigE: [6, 11, 25],
    smallEarly: [7, 18, 3],
    smallLate: [17, 19, 10]
  )

  static var of256: SHA2<UInt32> {
    SHA2(
      RootDigits.squares.prefix(8).map { UInt32($0 >> half) },
      RootDigits.cubes.prefix(rounds).map { UInt32($0 >> half) },
      turns
    )
  }
}

extension SHA2<UInt64> {
  private static let turns = Turns(
    bigA: [28, 34, 39],
    bigE: [14, 18, 41],
    smallEarly: [1, 8, 7],
    smallLate: [19, 61, 6]
  )

  static var of512: SHA2<UInt64> {
    SHA2(Array(RootDigits.squares.prefix(8)), RootDigits.cubes, turns)
  }
  static var of384: SHA2<UInt64> {
    SHA2(Array(RootDigits.squares.suffix(8)), RootDigits.cubes, turns)
  }
}

public struct SHA256Digest: PlainDigest {
  public static let byteCount = 32
  public static let name = "SHA256"
  public let content: DigestBytes
}

public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static let blockByteCount = 64
  public static let byteCount = SHA256Digest.byteCount
  private var state = SHA2<UInt32>.of256

  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
  public func finalize() -> SHA256Digest {
    SHA256Digest(content: DigestBytes(bytes: state.finished()))
  }
}

public struct SHA384Digest: PlainDigest {
  public static let byteCount = 48
  public static let name = "SHA384"
  public let content: DigestBytes
}

public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static let blockByteCount = 128
  public static let byteCount = SHA384Digest.byteCount
  private var state = SHA2<UInt64>.of384

  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
  public func finalize() -> SHA384Digest {
    SHA384Digest(content: DigestBytes(bytes: Array(state.finished().prefix(Self.byteCount))))
  }
}

public struct SHA512Digest: PlainDigest {
  public static let byteCount = 64
  public static let name = "SHA512"
  public let content: DigestBytes
}

public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static let blockByteCount = 128
  public static let byteCount = SHA512Digest.byteCount
  private var state = SHA2<UInt64>.of512

  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
  public func finalize() -> SHA512Digest {
    SHA512Digest(content: DigestBytes(bytes: state.finished()))
  }
}
