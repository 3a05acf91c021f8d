// SPDX-License-Identifier: Apache-2.0

/// The parts of a request that decide its answer.
struct HTTPRequest: Hashable, Sendable {
  /// The method of the request.
  enum Method: Hashable, Sendable {
    case get
    case head
    case other
  }

  var method = Method.get
  /// The decoded path, without the query.
  var path = "/"
  var host: String?
  var origin: String?
  /// The tag of the client's copy.
  var ifNoneMatch: String?
  /// Whether the client takes an answer that gzip has compressed.
  var acceptsGzip = false
  /// The messages of a client that asks for its first picture; `nil` if there are none or they
  /// cannot be read.
  var said: [[UInt8]]?
}

/// An answer to a request.
struct HTTPResponse: Hashable, Sendable {
  var status: Int
  var contentType: String
  var headers: [Header] = []
  var body: [UInt8] = []
  /// The length in the header; for HEAD, it differs from the body's length.
  var contentLength: Int

  /// The status of an answer as it was asked for.
  static let ok = 200

  /// A header's lower-case name and its value.
  struct Header: Hashable, Sendable {
    var name: String
    var value: String
  }

  /// An answer with a short plain text.
  static func text(_ status: Int, _ text: String, headers: [Header] = []) -> HTTPResponse {
    let body = Array((text + "\n").utf8)
    return HTTPResponse(
      status: status,
      contentType: "text/plain; charset=utf-8",
      headers: headers,
      body: body,
      contentLength: body.count
    )
  }
}
