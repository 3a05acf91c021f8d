// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Which `Host` and `Origin` may speak to the server.
///
/// A page of another site can make a browser connect here, and can rename its own host to our address; the
/// first shows in `Origin`, the second in `Host`.
struct HostPolicy: Sendable {
  private static let loopbackNames: Set = ["127.0.0.1", "localhost", "::1"]

  /// The address that is listened on, as it was given.
  let bound: String
  /// What this machine calls itself; people on the network may use it when they are let in at all.
  var machineName = ""

  /// Whether only this machine can connect.
  var isLoopback: Bool { Self.loopbackNames.contains(bound.lowercased()) }

  /// Whether a `Host` header names this server.
  ///
  /// Any port is good, so that a forwarded port works: a foreign name is what rebinding needs.
  func allows(host: String?) -> Bool {
    guard let host, let name = Self.name(ofAuthority: host.lowercased()) else { return false }
    if Self.loopbackNames.contains(name) || name == bound.lowercased() { return true }
    return !isLoopback && (Self.isAddress(name) || isMachine(name))
  }

  /// Whether a page of that origin may open a WebSocket.
  ///
  /// Programs that are no browsers send none.
  func allows(origin: String?, host: String?) -> Bool {
    guard let origin else { return true }
    guard let host, let mark = origin.range(of: "://") else { return false }
    let scheme = origin[..<mark.lowerBound]
    guard scheme == "http" || scheme == "https" else { return false }
    return origin[mark.upperBound...].lowercased() == host.lowercased()
  }

  /// Whether the name is this machine's, alone or with the `.local` of multicast DNS.
  private func isMachine(_ name: String) -> Bool {
    let own = machineName.lowercased()
    return !own.isEmpty && (name == own || name == own + ".local")
  }

  /// The authority without its port and without the brackets of an IPv6 address; `nil` when it is malformed.
  private static func name(ofAuthority authority: String) -> String? {
    let name: Substring
    let rest: Substring
    if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
      name = authority[authority.index(after: authority.startIndex)..<end]
      rest = authority[authority.index(after: end)...]
    } else {
      name = authority.prefix { $0 != ":" }
      rest = authority[name.endIndex...]
    }
    guard rest.isEmpty || (rest.hasPrefix(":") && UInt16(rest.dropFirst()) != nil) else {
      return nil
    }
    return String(name)
  }

  /// Whether the name is an IP address: those cannot be rebound.
  private static func isAddress(_ name: String) -> Bool {
    if name.contains(":") { return name.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." } }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }
}
