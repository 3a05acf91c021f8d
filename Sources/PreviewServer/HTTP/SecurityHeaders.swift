// SPDX-License-Identifier: Apache-2.0

/// The headers of every answer.
enum SecurityHeaders {
  /// All headers, for a request with this `Host`.
  static func all(host: String?) -> [HTTPResponse.Header] {
    let isolation = [HTTPResponse.Header(name: "cross-origin-opener-policy", value: "same-origin")]
    return [
      HTTPResponse.Header(name: "content-security-policy", value: contentPolicy(host: host)),
      HTTPResponse.Header(name: "x-content-type-options", value: "nosniff"),
      HTTPResponse.Header(name: "referrer-policy", value: "no-referrer"),
      HTTPResponse.Header(name: "cross-origin-resource-policy", value: "same-origin"),
      HTTPResponse.Header(name: "x-frame-options", value: "DENY"),
      // Browsers ignore it there, and complain in the console of everybody in the network.
    ] + (HostPolicy.isBareAddress(host: host) ? [] : isolation)
  }

  private static func contentPolicy(host: String?) -> String {
    // Older browsers do not apply 'self' to a WebSocket of the same host. The host was checked
    // before, so it contains no character that ends the directive.
    let sockets = host.map { " ws://\($0) wss://\($0)" } ?? ""
    return [
      "default-src 'none'", "script-src 'self'", "style-src 'self'",
      "img-src 'self' data: blob:", "font-src 'self'",
      "connect-src 'self'\(sockets)", "worker-src 'self'", "manifest-src 'self'",
      "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ].joined(separator: "; ")
  }
}
