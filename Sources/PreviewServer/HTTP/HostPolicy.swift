// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Decides which `Host` and `Origin` headers are accepted.
///
/// A page of another site can make a browser connect to this server, and its name can be changed to
/// this server's address. `Origin` shows the first, `Host` the second.
struct HostPolicy: Sendable {
  private static let loopbackNames: Set = ["127.0.0.1", "localhost", "::1"]

  /// The address of the server, as it was given.
  let bound: String
  /// The name of this machine.
  ///
  /// Users on the network may use it when the server accepts connections from there.
  var machineName = ""
  /// The name under which a proxy in front of the server is known, in small letters; `nil` without a
  /// proxy.
  var publicName: String?

  /// The addresses of this machine in the network, while it is open to that.
  var network: Set<String> = []

  /// Whether only this machine can connect.
  var isLoopback: Bool { Self.loopbackNames.contains(bound.lowercased()) }

  /// Whether only users of this machine can connect, so that no token is needed.
  var isPrivate: Bool { isLoopback && publicName == nil }

  /// Whether a `Host` header names this server.
  ///
  /// Any port is accepted, so that forwarded ports work; rebinding needs a foreign name, not
  /// another port.
  func allows(host: String?) -> Bool {
    guard let host, let name = Self.name(ofAuthority: host.lowercased()) else { return false }
    if Self.loopbackNames.contains(name) || name == bound.lowercased() || name == publicName
      || network.contains(name)
    {
      return true
    }
    return !isLoopback && (Self.isAddress(name) || isMachine(name))
  }

  /// Whether a page of an origin may open a WebSocket.
  ///
  /// Programs other than browsers send no origin.
  func allows(origin: String?, host: String?) -> Bool {
    guard let origin else { return true }
    guard let host, let mark = origin.range(of: "://") else { return false }
    let scheme = origin[..<mark.lowerBound]
    guard scheme == "http" || scheme == "https" else { return false }
    return origin[mark.upperBound...].lowercased() == host.lowercased()
  }

  /// Whether a name is this machine's, with or without the `.local` of multicast DNS.
  private func isMachine(_ name: String) -> Bool {
    let own = machineName.lowercased()
    return !own.isEmpty && (name == own || name == own + ".local")
  }

  /// Whether a browser cannot trust the connection: a plain address of another machine, which no certificate names.
  static func isBareAddress(host: String?) -> Bool {
    guard let host, let name = name(ofAuthority: host.lowercased()) else { return false }
    return isAddress(name) && !loopbackNames.contains(name)
  }

  /// The host of an authority, without its port and without the brackets of an IPv6 address; `nil`
  /// when the authority is malformed.
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

  /// Whether a name is an IP address: an address cannot be rebound.
  private static func isAddress(_ name: String) -> Bool {
    if name.contains(":") { return name.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." } }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }
}
