// SPDX-License-Identifier: Apache-2.0
import CWebSockets
import Glibc

/// The network from which a connection comes: an IPv4 address, or the first half of an IPv6
/// address, because one customer has all addresses with the same first half.
struct PeerAddress: Hashable {
  private let isLong: Bool
  private let bits: UInt64
  /// Whether the connection comes from this machine.
  let isLoopback: Bool

  private init(isLong: Bool, bits: UInt64, isLoopback: Bool) {
    self.isLong = isLong
    self.bits = bits
    self.isLoopback = isLoopback
  }

  /// An IPv4 address from its number.
  init(ipv4: UInt32) {
    self.init(isLong: false, bits: UInt64(ipv4), isLoopback: ipv4 >> 24 == 127)
  }

  /// An IPv6 address from its two halves; one that only wraps an IPv4 address is that address.
  init(ipv6 high: UInt64, _ low: UInt64) {
    let wrapsIPv4: UInt64 = 0xffff
    if high == 0, low >> 32 == wrapsIPv4 {
      self.init(ipv4: UInt32(truncatingIfNeeded: low))
      return
    }
    self.init(isLong: true, bits: high, isLoopback: high == 0 && low == 1)
  }

  /// The address in the kernel's form; another family counts as this machine.
  init(_ storage: sockaddr_storage) {
    self = withUnsafeBytes(of: storage) { bytes in
      switch Int32(storage.ss_family) {
      case AF_INET:
        PeerAddress(ipv4: bytes.load(as: sockaddr_in.self).sin_addr.s_addr.bigEndian)
      case AF_INET6:
        withUnsafeBytes(of: bytes.load(as: sockaddr_in6.self).sin6_addr) { address in
          PeerAddress(
            ipv6: address.load(as: UInt64.self).bigEndian,
            address.load(fromByteOffset: 8, as: UInt64.self).bigEndian
          )
        }
      default: PeerAddress(ipv6: 0, 1)
      }
    }
  }
}
