// SPDX-License-Identifier: Apache-2.0
import CWebSockets
import Glibc

/// The socket to which clients connect.
final class ListeningSocket: PollTarget {
  /// How many connections are accepted in one turn, so that others get theirs.
  private static let acceptedAtOnce = 64
  /// How many connections the kernel keeps for the next turns.
  private static let backlog: Int32 = 1024
  /// Seconds without accepting after the system had no descriptor left.
  private static let restSeconds = 0.1

  let descriptor: Int32
  /// The port, which the kernel chooses when 0 was given.
  let port: Int
  /// Takes an accepted socket.
  var accepted: ((Int32, PeerAddress) -> Void)?
  /// Notes that the system has no descriptor left; the socket is not polled for this time.
  var exhausted: ((_ seconds: Double) -> Void)?

  /// Listens at an address; `nil` when it is not available.
  init?(host: String, port: Int) {
    guard let (descriptor, port) = Self.listen(host: host, port: port) else { return nil }
    self.descriptor = descriptor
    self.port = port
  }

  deinit { close(descriptor) }

  func ready(toRead: Bool, toWrite: Bool) {
    for _ in 0..<Self.acceptedAtOnce {
      var storage = sockaddr_storage()
      var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
      let socket = withUnsafeMutablePointer(to: &storage) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          cws_accept(descriptor, $0, &length)
        }
      }
      guard socket >= 0 else {
        if errno == ECONNABORTED || errno == EINTR { continue }
        if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) { exhausted?(Self.restSeconds) }
        return
      }
      accepted?(socket, PeerAddress(storage))
    }
  }

  private static func listen(host: String, port: Int) -> (descriptor: Int32, port: Int)? {
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &found) == 0 else { return nil }
    defer { freeaddrinfo(found) }
    var next = found
    while let info = next {
      if let descriptor = listen(at: info.pointee) { return (descriptor, boundPort(descriptor)) }
      next = info.pointee.ai_next
    }
    return nil
  }

  private static func listen(at info: addrinfo) -> Int32? {
    let flags = Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = socket(info.ai_family, info.ai_socktype | flags, info.ai_protocol)
    guard descriptor >= 0 else { return nil }
    var on: Int32 = 1
    var off: Int32 = 0
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, size)
    // Every IPv6 address includes every IPv4 address.
    if info.ai_family == AF_INET6 {
      setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &off, size)
    }
    if bind(descriptor, info.ai_addr, info.ai_addrlen) == 0,
      Glibc.listen(descriptor, backlog) == 0
    {
      return descriptor
    }
    close(descriptor)
    return nil
  }

  private static func boundPort(_ descriptor: Int32) -> Int {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(descriptor, $0, &length)
      }
      // Both families have the port at the same place.
      return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        Int($0.pointee.sin_port.bigEndian)
      }
    }
  }
}
