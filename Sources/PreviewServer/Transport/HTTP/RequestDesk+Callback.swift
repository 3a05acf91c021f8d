// SPDX-License-Identifier: Apache-2.0
import CWebSockets
import Foundation
import Glibc

/// Handles every event of libwebsockets.
///
/// It is a free function, because a closure made on the main actor cannot be called from C. The
/// user pointer of the context is the desk, which destroys the context before its own end.
func transportCallback(
  _ handle: OpaquePointer?,
  _ reason: lws_callback_reasons,
  _ user: UnsafeMutableRawPointer?,
  _ input: UnsafeMutableRawPointer?,
  _ length: Int
) -> Int32 {
  guard let handle, let context = lws_get_context(handle), let owner = lws_context_user(context)
  else { return 0 }
  let desk = Unmanaged<RequestDesk>.fromOpaque(owner).takeUnretainedValue()
  let bytes = UnsafeRawBufferPointer(start: input, count: input == nil ? 0 : length)
  return desk.handle(reason, handle, bytes)
}

extension RequestDesk {
  fileprivate func handle(
    _ reason: lws_callback_reasons,
    _ handle: OpaquePointer,
    _ bytes: UnsafeRawBufferPointer
  ) -> Int32 {
    switch reason {
    case LWS_CALLBACK_RAW_RX_FILE:
      loop.pollInTurn()
      return 0
    case LWS_CALLBACK_WSI_CREATE, LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED: note(handle)
    case LWS_CALLBACK_WSI_DESTROY: forget(handle)
    case LWS_CALLBACK_HTTP: return answer(handle, path: String(decoding: bytes, as: UTF8.self))
    case LWS_CALLBACK_HTTP_WRITEABLE: return continueAnswer(handle)
    case LWS_CALLBACK_CLOSED_HTTP: exchanges[handle] = nil
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: return upgrade(handle)
    default: break
    }
    return 0
  }

  private func note(_ handle: OpaquePointer) {
    guard let arriving, !arriving.isTaken else { return }
    sockets[handle] = arriving.socket
    self.arriving?.isTaken = true
  }

  private func forget(_ handle: OpaquePointer) {
    exchanges[handle] = nil
    firstRequests.removeValue(forKey: handle)?.start.cutOff()
    guard let socket = sockets.removeValue(forKey: handle) else { return }
    doorway.left(socket: socket)
  }

  private func answer(_ handle: OpaquePointer, path: String) -> Int32 {
    let request = HTTPRequest(handle: handle, path: path)
    guard let response = loop.delegate?.response(to: request) else { return -1 }
    if let said = request.said, response.status == HTTPResponse.ok {
      begin(handle, said, response)
      return 0
    }
    var result: Int32 = 0
    if var exchange = HTTPExchange.begin(response, on: handle, result: &result) {
      // An unknown request may have a body, which must not be read as another request.
      exchange.endsConnection = request.method == .other
      exchanges[handle] = exchange
    }
    return result
  }

  private func continueAnswer(_ handle: OpaquePointer) -> Int32 {
    guard var exchange = exchanges.removeValue(forKey: handle) else {
      return beginFirstAnswer(handle) ?? 0
    }
    guard let isDone = exchange.writeNext(on: handle) else { return -1 }
    guard isDone else {
      exchanges[handle] = exchange
      return 0
    }
    return exchange.endsConnection || lws_http_transaction_completed(handle) != 0 ? -1 : 0
  }

  /// Answers the handshake of a WebSocket and takes its socket from the library.
  private func upgrade(_ handle: OpaquePointer) -> Int32 {
    let path = HTTPRequest.header(WSI_TOKEN_GET_URI, of: handle) ?? ""
    let request = HTTPRequest(handle: handle, path: path)
    let handshake = WebSocketHandshake(
      method: request.method,
      protocolName: HTTPRequest.header(WSI_TOKEN_HTTP, of: handle),
      upgrade: HTTPRequest.header(WSI_TOKEN_UPGRADE, of: handle),
      connection: HTTPRequest.header(WSI_TOKEN_CONNECTION, of: handle),
      key: HTTPRequest.header(WSI_TOKEN_KEY, of: handle),
      version: HTTPRequest.header(WSI_TOKEN_VERSION, of: handle)
    )
    let descriptor = lws_get_socket_fd(handle)
    if let status = handshake.fault ?? loop.delegate?.refusal(of: request) {
      PlainAnswer.refusal(status).send(to: descriptor)
      return -1
    }
    guard let socket = sockets[handle],
      PlainAnswer.upgrade(accepting: Self.accept(handshake.key ?? "")).send(to: descriptor),
      let own = Self.takeOver(descriptor)
    else { return -1 }
    // What the library closes from now on is not this socket.
    sockets[handle] = nil
    let rest = arriving?.socket == socket ? arriving?.rest ?? [] : []
    doorway.openConnection(own, socket, rest: rest)
    return -1
  }

  /// The answer to the client's key.
  private static func accept(_ key: String) -> String {
    let text = Array((key + WebSocketHandshake.magic).utf8)
    var hash = [UInt8](repeating: 0, count: hashBytes)
    lws_SHA1(text, text.count, &hash)
    return Data(hash).base64EncodedString()
  }

  /// The length of a SHA-1 hash, in bytes.
  private static let hashBytes = 20

  /// Moves a socket to another descriptor, and leaves a dead one to the library, which shuts down
  /// what it closes.
  private static func takeOver(_ descriptor: Int32) -> Int32? {
    let own = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard own >= 0 else { return nil }
    let flags = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let dead = Glibc.socket(AF_UNIX, flags, 0)
    guard dead >= 0, cws_replace(descriptor, dead) >= 0 else {
      Glibc.close(own)
      if dead >= 0 { Glibc.close(dead) }
      return nil
    }
    Glibc.close(dead)
    return own
  }
}
