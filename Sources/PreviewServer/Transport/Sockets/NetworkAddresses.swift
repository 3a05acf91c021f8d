// SPDX-License-Identifier: Apache-2.0
// Which of the two modules owns the addresses' structures depends on which the compiler reads first.
import CWebSockets
import Glibc

/// The addresses under which other devices of the network can reach this machine.
enum NetworkAddresses {
  /// A machine with many virtual networks has many; people can use only a few.
  private static let most = 8
  /// The beginnings of addresses of containers' own networks, which come last.
  private static let virtual = ["172.17.", "172.18.", "192.168.122."]

  /// The IPv4 addresses of all networks that are up, those of containers last.
  static var ipv4: [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var found: [String] = []
    var next = list
    while let entry = next {
      if let address = address(of: entry.pointee), !found.contains(address) {
        found.append(address)
      }
      next = entry.pointee.ifa_next
    }
    let isVirtual = { (address: String) in virtual.contains { address.hasPrefix($0) } }
    return Array((found.filter { !isVirtual($0) } + found.filter(isVirtual)).prefix(most))
  }

  private static func address(of entry: ifaddrs) -> String? {
    let flags = Int(entry.ifa_flags)
    guard let address = entry.ifa_addr, Int32(address.pointee.sa_family) == AF_INET,
      flags & Int(IFF_UP) != 0, flags & Int(IFF_LOOPBACK) == 0
    else { return nil }
    var text = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
    let isText = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { pointer in
      var number = pointer.pointee.sin_addr
      return inet_ntop(AF_INET, &number, &text, socklen_t(INET_ADDRSTRLEN)) != nil
    }
    guard isText else { return nil }
    let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
