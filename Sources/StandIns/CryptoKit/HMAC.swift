// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The length of a key.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }

  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A key that both sides know.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  private let bytes: [UInt8]

  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  /// Makes a key of random bytes.
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / UInt8.bitWidth).map { _ in .random(in: .min ... .max) }
  }

  public var bitCount: Int { bytes.count * UInt8.bitWidth }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// A code that shows who made a message.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible,
  Sequence, Sendable
where Element == UInt8 {
  var byteCount: Int { get }
}

public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let digest: H.Digest

  public var byteCount: Int { H.Digest.byteCount }
  public var description: String {
    "HMAC with \(H.self): \(DigestBytes(bytes: Array(digest)).text)"
  }
  public func makeIterator() -> Array<UInt8>.Iterator { Array(digest).makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try digest.withUnsafeBytes(body)
  }
}

/// Codes made with a hash function and a key.
///
/// - Source: RFC 2104.
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>
  private static var innerMask: UInt8 { 0x36 }
  private static var outerMask: UInt8 { 0x5c }

  private let outer: [UInt8]
  private var inner = H()

  public init(key: SymmetricKey) {
    var bytes = key.withUnsafeBytes { Array($0) }
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += Array(repeating: 0, count: H.blockByteCount - bytes.count)
    outer = bytes.map { $0 ^ Self.outerMask }
    inner.update(data: bytes.map { $0 ^ Self.innerMask })
  }

  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  public func finalize() -> MAC {
    MAC(digest: H.hash(data: outer + Array(inner.finalize())))
  }

  public static func authenticationCode<D: DataProtocol>(
    for data: D,
    using key: SymmetricKey
  ) -> MAC {
    var code = Self(key: key)
    code.update(data: data)
    return code.finalize()
  }

  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ code: MAC,
    authenticating data: D,
    using key: SymmetricKey
  ) -> Bool { authenticationCode(for: data, using: key) == code }

  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ code: C,
    authenticating data: D,
    using key: SymmetricKey
  ) -> Bool {
    code.withUnsafeBytes { Array($0) } == Array(authenticationCode(for: data, using: key))
  }
}
