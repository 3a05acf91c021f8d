// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  static var byteCount: Int { get }
}

/// Computes a digest of data, which may be given piece by piece.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  static var blockByteCount: Int { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }

  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }
}

/// The bytes of a digest.
public struct DigestBytes: Hashable, Sendable {
  let bytes: [UInt8]

  /// In hexadecimal digits, two for each byte.
  var text: String {
    bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    .joined()
  }
}

/// A digest that consists of its bytes.
public protocol PlainDigest: Digest {
  static var name: String { get }
  var content: DigestBytes { get }
}

extension PlainDigest {
  public func makeIterator() -> Array<UInt8>.Iterator { content.bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try content.bytes.withUnsafeBytes(body)
  }
  public var description: String { "\(Self.name) digest: \(content.text)" }

  public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
    left.content.bytes.elementsEqual(right)
  }
}

/// Cuts data into blocks, the last of which tells how many bits there were.
struct Blocks {
  /// The mark behind the data: a bit that is set, and seven that are not.
  private static let end: UInt8 = 0x80

  let size: Int
  private var rest: [UInt8] = []
  private var count = 0

  init(size: Int) { self.size = size }

  /// Takes data; calls `body` for each block that is full.
  mutating func add(_ data: UnsafeRawBufferPointer, _ body: (ArraySlice<UInt8>) -> Void) {
    count += data.count
    rest += data
    var start = 0
    while rest.count - start >= size {
      body(rest[start..<start + size])
      start += size
    }
    rest.removeFirst(start)
  }

  /// Calls `body` for what is left, the mark, zeros and the number of bits.
  ///
  /// - Parameters:
  ///   - lengthBytes: The room of the number.
  ///   - isBigEndian: Whether the number begins with its greatest byte.
  ///   - body: Takes each block.
  func finish(lengthBytes: Int, isBigEndian: Bool, _ body: (ArraySlice<UInt8>) -> Void) {
    var last = rest + [Self.end]
    while last.count % size != size - lengthBytes { last.append(0) }
    let bits = UInt64(count) * UInt64(UInt8.bitWidth)
    let number = withUnsafeBytes(of: bits.littleEndian) { Array($0) }
    let padded = number + Array(repeating: 0, count: lengthBytes - number.count)
    last += isBigEndian ? padded.reversed() : padded
    for start in stride(from: 0, to: last.count, by: size) { body(last[start..<start + size]) }
  }
}

extension FixedWidthInteger {
  func rotatedLeft(_ count: Int) -> Self {
    self << Self(count) | self >> Self(Self.bitWidth - count)
  }
  func rotatedRight(_ count: Int) -> Self { rotatedLeft(Self.bitWidth - count) }

  /// A number from its bytes, of which the greatest is the first.
  init(bigEndianBytes bytes: ArraySlice<UInt8>) {
    self = bytes.reduce(0) { $0 << Self(UInt8.bitWidth) | Self($1) }
  }

  /// The bytes, of which the greatest is the first.
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
