// SPDX-License-Identifier: Apache-2.0
import CWebSockets
import Foundation

/// Handles every event of libwebsockets.
///
/// It is a free function, because a closure made on the main actor cannot be called from C. The
/// user pointer of the context is the loop, which destroys the context before its own end.
func transportCallback(
  _ handle: OpaquePointer?,
  _ reason: lws_callback_reasons,
  _ user: UnsafeMutableRawPointer?,
  _ input: UnsafeMutableRawPointer?,
  _ length: Int
) -> Int32 {
  guard let handle, let context = lws_get_context(handle), let owner = lws_context_user(context)
  else { return 0 }
  let loop = Unmanaged<EventLoop>.fromOpaque(owner).takeUnretainedValue()
  let bytes = UnsafeRawBufferPointer(start: input, count: input == nil ? 0 : length)
  return loop.handle(reason, handle, bytes)
}

extension EventLoop {
  fileprivate func handle(
    _ reason: lws_callback_reasons,
    _ handle: OpaquePointer,
    _ bytes: UnsafeRawBufferPointer
  ) -> Int32 {
    switch reason {
    case LWS_CALLBACK_HTTP: answer(handle, path: String(decoding: bytes, as: UTF8.self))
    case LWS_CALLBACK_HTTP_WRITEABLE: continueAnswer(handle)
    case LWS_CALLBACK_CLOSED_HTTP: forgetExchange(handle)
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
      confirmUpgrade(handle, protocolName: String(decoding: bytes, as: UTF8.self))
    case LWS_CALLBACK_ESTABLISHED: open(handle)
    case LWS_CALLBACK_RECEIVE: receive(handle, bytes)
    case LWS_CALLBACK_SERVER_WRITEABLE: connections[handle]?.writeNext() ?? 0
    case LWS_CALLBACK_CLOSED: close(handle)
    case LWS_CALLBACK_RAW_RX_FILE: descriptors[handle]?.handleReadable() ?? 0
    case LWS_CALLBACK_RAW_WRITEABLE_FILE: continueWrite(handle)
    case LWS_CALLBACK_RAW_CLOSE_FILE: forgetDescriptor(handle)
    default: 0
    }
  }

  private func answer(_ handle: OpaquePointer, path: String) -> Int32 {
    let request = HTTPRequest(handle: handle, path: path)
    guard let response = delegate?.response(to: request) else { return -1 }
    var result: Int32 = 0
    if var exchange = HTTPExchange.begin(response, on: handle, result: &result) {
      // An unknown request may have a body, which must not be read as another request.
      exchange.endsConnection = request.method == .other
      exchanges[handle] = exchange
    }
    return result
  }

  private func continueWrite(_ handle: OpaquePointer) -> Int32 {
    guard let descriptor = descriptors[handle] else { return 0 }
    let result = descriptor.handleWritable()
    if descriptor.wantsAnotherWrite { unfinishedWrites.append(descriptor) }
    return result
  }

  private func continueAnswer(_ handle: OpaquePointer) -> Int32 {
    guard var exchange = exchanges.removeValue(forKey: handle) else { return 0 }
    guard let isDone = exchange.writeNext(on: handle) else { return -1 }
    guard isDone else {
      exchanges[handle] = exchange
      return 0
    }
    return exchange.endsConnection || lws_http_transaction_completed(handle) != 0 ? -1 : 0
  }

  private func forgetExchange(_ handle: OpaquePointer) -> Int32 {
    exchanges[handle] = nil
    return 0
  }

  private func confirmUpgrade(_ handle: OpaquePointer, protocolName: String) -> Int32 {
    let path = HTTPRequest.header(WSI_TOKEN_GET_URI, of: handle) ?? ""
    let request = HTTPRequest(handle: handle, path: path)
    let upgrade = HTTPRequest.header(WSI_TOKEN_UPGRADE, of: handle) ?? ""
    let status = upgrade.lowercased() == "websocket" ? delegate?.refusal(of: request) : 400
    guard let status else { return 0 }
    lws_return_http_status(handle, UInt32(status), nil)
    return 1
  }

  private func open(_ handle: OpaquePointer) -> Int32 {
    delegate?.opened(makeConnection(handle))
    return 0
  }

  private func receive(_ handle: OpaquePointer, _ bytes: UnsafeRawBufferPointer) -> Int32 {
    guard let connection = connections[handle] else { return 0 }
    // Any traffic shows that the client is alive, as a pong does.
    lws_validity_confirmed(handle)
    switch connection.receive(bytes) {
    case .incomplete: break
    case .text(let text): delegate?.received(text, from: connection)
    case .binary: delegate?.receivedBinary(from: connection)
    case .refused: return -1
    }
    return 0
  }

  private func close(_ handle: OpaquePointer) -> Int32 {
    guard let connection = connections.removeValue(forKey: handle) else { return 0 }
    delegate?.closed(connection)
    return 0
  }

  private func forgetDescriptor(_ handle: OpaquePointer) -> Int32 {
    descriptors.removeValue(forKey: handle)?.handleClosed()
    return 0
  }
}
