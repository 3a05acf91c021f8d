// SPDX-License-Identifier: Apache-2.0
import CWebSockets
import Foundation

/// libwebsockets, which reads requests and answers them.
///
/// A socket whose request asks for a
/// WebSocket leaves the library after the handshake.
///
/// - Invariant: the context's user pointer is this object, unretained; `deinit` destroys the
///   context first, so no callback comes after it.
final class RequestDesk {
  /// Seconds in which a request must arrive, and in which a connection may be idle between two.
  private static let requestSeconds: UInt32 = 5
  private static let keepAliveSeconds: Int32 = 15
  /// The longest header of a request, in bytes.
  private static let headerBytes: UInt16 = 8 * 1024
  private static let protocolName = "tessera"

  /// A socket on its way into the library.
  struct Arrival {
    var socket: UInt64
    /// The bytes after the handshake.
    var rest: [UInt8]
    /// Whether the library has made a handle for it.
    var isTaken = false
  }

  unowned let loop: EventLoop
  unowned let doorway: Doorway
  var exchanges: [OpaquePointer: HTTPExchange] = [:]
  /// The last request for a first picture on each connection.
  var firstRequests: [OpaquePointer: FirstRequest] = [:]
  /// The sockets that the library has, by its handles.
  var sockets: [OpaquePointer: UInt64] = [:]
  /// The socket that the library is just given, and the bytes after its first request.
  var arriving: Arrival?
  private var context: OpaquePointer?
  private var host: OpaquePointer?
  // The library keeps pointers to these until the context is destroyed.
  private let protocols: UnsafeMutablePointer<lws_protocols>
  private var texts: [UnsafeMutablePointer<CChar>] = []

  init(loop: EventLoop, doorway: Doorway) {
    self.loop = loop
    self.doorway = doorway
    protocols = .allocate(capacity: 2)
    protocols.initialize(repeating: lws_protocols(), count: 2)
  }

  deinit {
    // The library reports the end of each socket, but its owner is going away, too.
    sockets = [:]
    if let context { lws_context_destroy(context) }
    protocols.deallocate()
    for text in texts { free(text) }
  }

  /// Starts the library, which waits also for the loop's poller from now on.
  func open() -> Bool {
    lws_set_log_level(0, nil)
    protocols[0].name = keep(Self.protocolName)
    protocols[0].callback = transportCallback
    var info = lws_context_creation_info()
    // The loop accepts the sockets itself.
    info.port = Int32(CONTEXT_PORT_NO_LISTEN)
    info.protocols = UnsafePointer(protocols)
    info.user = Unmanaged.passUnretained(self).toOpaque()
    info.server_string = keep(Self.protocolName)
    info.alpn = keep("http/1.1")
    info.vhost_name = keep("default")
    info.timeout_secs = Self.requestSeconds
    info.keepalive_timeout = Self.keepAliveSeconds
    info.max_http_header_data = Self.headerBytes
    guard let context = lws_create_context(&info) else { return false }
    self.context = context
    host = lws_get_vhost_by_name(context, "default")
    return host != nil
      && cws_adopt_file(host, dup(loop.poller.descriptor), Self.protocolName) != nil
  }

  private func keep(_ text: String) -> UnsafePointer<CChar>? {
    guard let copy = strdup(text) else { return nil }
    texts.append(copy)
    return UnsafePointer(copy)
  }

  /// Waits for the next event; `false` when the library failed.
  func wait() -> Bool {
    // The call waits for the next event; only −1 would not wait.
    context.map { lws_service($0, 0) >= 0 } ?? false
  }

  /// Ends a running `wait`.
  func wake() { if let context { lws_cancel_service(context) } }

  /// Takes a socket with the head of its first request, and the bytes after it.
  func take(_ descriptor: Int32, _ socket: UInt64, head: [UInt8], rest: [UInt8]) {
    // Bytes after a handshake are frames, which the library must not see; after another request,
    // they are the next request.
    let isHandshake = String(decoding: head, as: UTF8.self).lowercased().contains("\nupgrade:")
    arriving = Arrival(socket: socket, rest: isHandshake ? rest : [])
    let bytes = isHandshake ? head : head + rest
    // If this fails, the library has closed the socket.
    lws_adopt_socket_vhost_readbuf(host, descriptor, bytes, bytes.count)
    if let arriving, !arriving.isTaken { doorway.left(socket: arriving.socket) }
    arriving = nil
  }

  /// Closes a socket that makes room for another one.
  func close(_ socket: UInt64) {
    guard let handle = sockets.first(where: { $0.value == socket })?.key else { return }
    // The library sees the end of its peer and closes its side.
    shutdown(lws_get_socket_fd(handle), Int32(SHUT_RDWR))
  }
}
