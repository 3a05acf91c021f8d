// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The number of a machine in a network, as the system resolves names to it.
struct NetworkNumber: Equatable {
  /// The bytes, first the most significant one: four, or sixteen.
  let bytes: [UInt8]

  private static let ipv4Bytes = 4
  private static let ipv6Bytes = 16

  /// Reads a number such as `192.0.2.1` or `2001:db8::1`; `nil` for a name.
  init?(_ text: String) {
    var four = in_addr()
    var sixteen = in6_addr()
    if inet_pton(AF_INET, text, &four) == 1 {
      bytes = withUnsafeBytes(of: &four) { Array($0.prefix(Self.ipv4Bytes)) }
    } else if inet_pton(AF_INET6, text, &sixteen) == 1 {
      bytes = withUnsafeBytes(of: &sixteen) { Array($0.prefix(Self.ipv6Bytes)) }
    } else {
      return nil
    }
  }

  /// Beginnings of numbers that are not of the public Internet: this machine, private and local
  /// networks, those of carriers, of tests and of groups.
  ///
  /// - Source: IANA's registries of special-purpose addresses for IPv4 and IPv6.
  private static let special4: [(bytes: [UInt8], bits: Int)] = [
    ([0, 0, 0, 0], 8), ([10, 0, 0, 0], 8), ([100, 64, 0, 0], 10), ([127, 0, 0, 0], 8),
    ([169, 254, 0, 0], 16), ([172, 16, 0, 0], 12), ([192, 0, 0, 0], 24), ([192, 0, 2, 0], 24),
    ([192, 88, 99, 0], 24), ([192, 168, 0, 0], 16), ([198, 18, 0, 0], 15), ([198, 51, 100, 0], 24),
    ([203, 0, 113, 0], 24), ([224, 0, 0, 0], 3),
  ]
  /// Of IPv6, only global numbers are public, and of these not the ones that contain others.
  private static let global6: (bytes: [UInt8], bits: Int) = ([0x20], 3)
  private static let special6: [(bytes: [UInt8], bits: Int)] = [
    ([0x20, 0x01, 0, 0], 23), ([0x20, 0x01, 0x0d, 0xb8], 32), ([0x20, 0x02], 16),
    ([0x3f, 0xff, 0, 0], 20),
  ]

  /// Whether it is a number of the public Internet.
  var isPublic: Bool {
    if bytes.count == Self.ipv4Bytes { return !Self.special4.contains { begins(with: $0) } }
    return begins(with: Self.global6) && !Self.special6.contains { begins(with: $0) }
  }

  private func begins(with block: (bytes: [UInt8], bits: Int)) -> Bool {
    let bitsOfByte = UInt8.bitWidth
    for (index, byte) in block.bytes.enumerated() {
      let count = block.bits - index * bitsOfByte
      guard count > 0 else { return true }
      let mask = count >= bitsOfByte ? UInt8.max : ~(UInt8.max >> UInt8(count))
      if (bytes[index] ^ byte) & mask != 0 { return false }
    }
    return true
  }
}
