// SPDX-License-Identifier: Apache-2.0
import CWebSockets
import Glibc
import StageProtocol

/// The server's only loop, run by libwebsockets: HTTP, WebSockets, other descriptors and timers.
///
/// - Invariant: everything happens on the thread that calls `run`. The context's user pointer is
///   this object, unretained; `deinit` destroys the context first, so no callback comes after it.
final class EventLoop {
  /// The reason why the loop could not start.
  struct SetupError: Error {
    var message: String
  }

  /// The address of the server.
  struct Address {
    var host: String
    var port: Int
  }

  /// Seconds without traffic until a client is pinged, and until its connection is closed.
  static let pingSeconds: UInt16 = 20
  static let hangupSeconds: UInt16 = 30
  /// Seconds in which a request must arrive, and in which a connection may be idle between two.
  private static let requestSeconds: UInt32 = 5
  private static let keepAliveSeconds: Int32 = 15
  /// The bytes that are received at once; longer messages come in fragments.
  private static let receiveBytes = 1024
  /// It is longer than any message, so that the library never splits a write.
  private static let packetBytes = 1 << 30
  static let protocolName = "tessera"

  weak var delegate: (any TransportDelegate)?
  let limits: Limits
  /// The port of the server; the kernel chooses it when 0 was given.
  private(set) var port = 0
  var connections: [OpaquePointer: WebSocketConnection] = [:]
  var exchanges: [OpaquePointer: HTTPExchange] = [:]
  var descriptors: [OpaquePointer: LoopDescriptor] = [:]
  /// Descriptors that could not write everything in their turn.
  var unfinishedWrites: [LoopDescriptor] = []
  private var nextConnection: UInt64 = 1
  private var context: OpaquePointer?
  private var host: OpaquePointer?
  private var isStopped = false
  // The library keeps pointers to these until the context is destroyed.
  private let protocols: UnsafeMutablePointer<lws_protocols>
  private let retryPolicy: UnsafeMutablePointer<lws_retry_bo_t>
  private var texts: [UnsafeMutablePointer<CChar>] = []

  /// Listens at an address.
  ///
  /// - Throws: `SetupError` when the address is not available.
  init(address: Address, limits: Limits) throws(SetupError) {
    precondition(Int(cws_pre) <= Frame.headroom, "a frame leaves too little headroom")
    self.limits = limits
    protocols = .allocate(capacity: 2)
    protocols.initialize(repeating: lws_protocols(), count: 2)
    retryPolicy = .allocate(capacity: 1)
    retryPolicy.initialize(to: lws_retry_bo_t())
    retryPolicy.pointee.secs_since_valid_ping = Self.pingSeconds
    retryPolicy.pointee.secs_since_valid_hangup = Self.hangupSeconds
    lws_set_log_level(0, nil)
    try listen(at: address)
  }

  deinit {
    if let context { lws_context_destroy(context) }
    protocols.deallocate()
    retryPolicy.deallocate()
    for text in texts { free(text) }
  }

  private func listen(at address: Address) throws(SetupError) {
    protocols[0].name = keep(Self.protocolName)
    protocols[0].callback = transportCallback
    protocols[0].rx_buffer_size = Self.receiveBytes
    protocols[0].tx_packet_size = Self.packetBytes
    var info = lws_context_creation_info()
    info.port = Int32(address.port)
    // For libwebsockets, no address means every address.
    info.iface = ["0.0.0.0", "::"].contains(address.host) ? nil : keep(address.host)
    info.protocols = UnsafePointer(protocols)
    info.user = Unmanaged.passUnretained(self).toOpaque()
    info.retry_and_idle_policy = UnsafePointer(retryPolicy)
    info.server_string = keep(Self.protocolName)
    info.alpn = keep("http/1.1")
    info.vhost_name = keep("default")
    info.timeout_secs = Self.requestSeconds
    info.keepalive_timeout = Self.keepAliveSeconds
    info.options = UInt64(
      LWS_SERVER_OPTION_VALIDATE_UTF8 | LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND
    )
    if !address.host.contains(":") { info.options |= UInt64(LWS_SERVER_OPTION_DISABLE_IPV6) }
    info.rlimit_nofile = Int32(limits.clients) * 2
    guard let context = lws_create_context(&info) else {
      throw SetupError(
        message: "cannot listen on \(address.host) port \(address.port): "
          + "the port is taken or the address is not this machine's"
      )
    }
    self.context = context
    host = lws_get_vhost_by_name(context, "default")
    port = Int(lws_get_vhost_listen_port(host))
  }

  private func keep(_ text: String) -> UnsafePointer<CChar>? {
    guard let copy = strdup(text) else { return nil }
    texts.append(copy)
    return UnsafePointer(copy)
  }

  /// Serves until `stop`.
  func run() {
    while !isStopped, let context {
      // The call waits for the next event or timer; only −1 would not wait.
      guard lws_service(context, 0) >= 0 else { return }
      continueWrites()
    }
  }

  private func continueWrites() {
    let waiting = unfinishedWrites
    unfinishedWrites.removeAll(keepingCapacity: true)
    for descriptor in waiting { descriptor.requestWrite() }
  }

  /// Ends `run` after the current turn.
  func stop() {
    isStopped = true
    if let context { lws_cancel_service(context) }
  }

  /// Makes a timer of this loop.
  func timer(_ fire: @escaping () -> Void) -> LoopTimer {
    guard let context else { preconditionFailure("the loop has no context") }
    return LoopTimer(context: context, fire: fire)
  }

  /// Polls a descriptor from now on, and owns it.
  ///
  /// - Returns: Whether it is polled; otherwise it is closed already.
  func adopt(_ descriptor: LoopDescriptor) -> Bool {
    guard let host else { return false }
    guard let handle = cws_adopt_file(host, descriptor.descriptor, Self.protocolName) else {
      return false
    }
    descriptor.handle = handle
    descriptors[handle] = descriptor
    return true
  }

  /// Calls `receive` in the loop for each SIGINT, SIGTERM, SIGQUIT and SIGHUP.
  func watchSignals(_ receive: @escaping () -> Void) {
    let descriptor = cws_signals()
    guard descriptor >= 0 else { return }
    let source = LoopDescriptor(
      descriptor: descriptor,
      readable: {
        var record = signalfd_siginfo()
        while read(descriptor, &record, MemoryLayout<signalfd_siginfo>.size) > 0 { receive() }
        return true
      },
      writable: { true },
      ended: {}
    )
    _ = adopt(source)
  }

  func makeConnection(_ handle: OpaquePointer) -> WebSocketConnection {
    let connection = WebSocketConnection(
      id: nextConnection,
      handle: handle,
      messageBound: limits.messageBytes,
      outboundBound: limits.outboundBytes
    )
    nextConnection += 1
    connections[handle] = connection
    return connection
  }
}
