// SPDX-License-Identifier: Apache-2.0

/// What of a request decides its answer.
struct HTTPRequest: Hashable, Sendable {
  /// How the asset is asked for.
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
  /// The tag of the copy that the client holds.
  var ifNoneMatch: String?
}

/// An answer to a request.
struct HTTPResponse: Hashable, Sendable {
  var status: Int
  var contentType: String
  var headers: [Header] = []
  var body: [UInt8] = []
  /// Length to announce; differs from the body's for HEAD.
  var contentLength: Int

  /// A header's lower-case name and its value.
  struct Header: Hashable, Sendable {
    var name: String
    var value: String
  }

  /// A short text in plain words.
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
