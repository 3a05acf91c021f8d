// SPDX-License-Identifier: Apache-2.0
import CWebSockets

/// Writes one HTTP answer: the header, then the body as fast as the kernel accepts it.
struct HTTPExchange {
  private var body: [UInt8]
  private var written = 0
  /// Whether the connection must be closed, because more of the request may follow.
  var endsConnection = false

  private static let headerBytes = 4096
  private static let chunkBytes = 64 * 1024

  /// Writes the header.
  ///
  /// - Returns: The exchange with a body to write; `nil` when the answer is complete or failed.
  ///   Then `result` is what the loop's callback must return.
  static func begin(
    _ response: HTTPResponse,
    on handle: OpaquePointer,
    result: inout Int32
  ) -> HTTPExchange? {
    guard writeHeader(response, on: handle) else {
      result = -1
      return nil
    }
    guard !response.body.isEmpty else {
      result = lws_http_transaction_completed(handle) != 0 ? -1 : 0
      return nil
    }
    result = 0
    lws_callback_on_writable(handle)
    return HTTPExchange(body: response.body)
  }

  /// Writes the next part of the body.
  ///
  /// - Returns: Whether it was the last part; `nil` when the connection broke.
  mutating func writeNext(on handle: OpaquePointer) -> Bool? {
    let count = min(Self.chunkBytes, body.count - written)
    let isLast = written + count == body.count
    let offset = written
    let sent = body.withUnsafeMutableBufferPointer { bytes -> Int32 in
      guard let base = bytes.baseAddress else { return -1 }
      let kind = isLast ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP
      return lws_write(handle, base + offset, count, kind)
    }
    guard sent >= Int32(count) else { return nil }
    written += count
    if !isLast { lws_callback_on_writable(handle) }
    return isLast
  }

  private static func writeHeader(_ response: HTTPResponse, on handle: OpaquePointer) -> Bool {
    var storage = [UInt8](repeating: 0, count: Int(cws_pre) + headerBytes)
    return storage.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      let start = base + Int(cws_pre)
      let end = base + buffer.count
      var position: UnsafeMutablePointer<UInt8>? = start
      let failed = lws_add_http_common_headers(
        handle,
        UInt32(response.status),
        response.contentType,
        lws_filepos_t(response.contentLength),
        &position,
        end
      )
      guard failed == 0 else { return false }
      for header in response.headers {
        let value = Array(header.value.utf8)
        let refused = lws_add_http_header_by_name(
          handle,
          header.name + ":",
          value,
          Int32(value.count),
          &position,
          end
        )
        guard refused == 0 else { return false }
      }
      return lws_finalize_write_http_header(handle, start, &position, end) == 0
    }
  }

  private init(body: [UInt8]) { self.body = body }
}

extension HTTPRequest {
  /// Reads a request while libwebsockets still has its headers.
  init(handle: OpaquePointer, path: String) {
    self.path = path
    if lws_hdr_total_length(handle, WSI_TOKEN_GET_URI) > 0 {
      method = .get
    } else if lws_hdr_total_length(handle, WSI_TOKEN_HEAD_URI) > 0 {
      method = .head
    } else {
      method = .other
    }
    host = Self.header(WSI_TOKEN_HOST, of: handle)
    origin = Self.header(WSI_TOKEN_ORIGIN, of: handle)
    ifNoneMatch = Self.header(WSI_TOKEN_HTTP_IF_NONE_MATCH, of: handle)
    acceptsGzip = Self.takesGzip(Self.header(WSI_TOKEN_HTTP_ACCEPT_ENCODING, of: handle) ?? "")
    guard path == HeadStart.path else { return }
    said = Self.header(named: SaidMessages.header, of: handle)
      .flatMap { SaidMessages(text: $0)?.texts }
  }

  /// Whether a list of encodings contains gzip without refusing it.
  static func takesGzip(_ encodings: String) -> Bool {
    encodings.lowercased().split(separator: ",").contains { encoding in
      let parts = encoding.split(separator: ";").map { $0.filter { $0 != " " } }
      guard parts.first == "gzip" else { return false }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }
      return quality.flatMap { Double($0.dropFirst("q=".count)) } != 0
    }
  }

  /// The value of a header that the library does not know, by its lower-case name.
  private static func header(named name: String, of handle: OpaquePointer) -> String? {
    let name = name + ":"
    let length = lws_hdr_custom_length(handle, name, Int32(name.utf8.count))
    guard length > 0 else { return nil }
    var bytes = [CChar](repeating: 0, count: Int(length) + 1)
    let count = lws_hdr_custom_copy(handle, &bytes, length + 1, name, Int32(name.utf8.count))
    guard count >= 0 else { return nil }
    return String(decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The value of a header, or `nil` when it is missing.
  static func header(_ token: lws_token_indexes, of handle: OpaquePointer) -> String? {
    let length = lws_hdr_total_length(handle, token)
    guard length > 0 else { return nil }
    var bytes = [CChar](repeating: 0, count: Int(length) + 1)
    let count = lws_hdr_copy(handle, &bytes, length + 1, token)
    guard count >= 0 else { return nil }
    return String(decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
