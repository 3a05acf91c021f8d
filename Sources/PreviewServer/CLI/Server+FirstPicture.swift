// SPDX-License-Identifier: Apache-2.0

/// Answers those who ask for their first picture before their WebSocket is open.
extension Server {
  /// The answer to `GET /first`, whose body is what the client is sent; `nil` for other requests.
  func firstAnswer(to request: HTTPRequest) -> HTTPResponse? {
    guard request.path == HeadStart.path else { return nil }
    let headers =
      SecurityHeaders.all(host: request.host) + [
        HTTPResponse.Header(name: "cache-control", value: "no-store")
      ]
    guard request.method == .get else {
      let allow = HTTPResponse.Header(name: "allow", value: "GET")
      return .text(405, "A first picture is asked for with GET.", headers: headers + [allow])
    }
    guard request.said != nil else {
      let text =
        "\(SaidMessages.header) must be the base64url, without padding, of at most "
        + "\(SaidMessages.most) messages in UTF-8, one a line."
      return .text(400, text, headers: headers)
    }
    switch clientRefusal(of: request) {
    case 403: return .text(403, "This origin may not connect here.", headers: headers)
    case let status?:
      return .text(status, "The server is full or stops.", headers: headers)
    case nil:
      return HTTPResponse(
        status: HTTPResponse.ok,
        contentType: "application/octet-stream",
        headers: headers,
        contentLength: 0
      )
    }
  }
}
