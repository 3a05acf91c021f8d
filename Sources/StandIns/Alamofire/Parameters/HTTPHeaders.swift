// SPDX-License-Identifier: Apache-2.0
public import AppFoundation

/// The fields of a head in their order; their names are compared in any case.
public struct HTTPHeaders: Equatable, Hashable, Sendable {
  private var headers: [HTTPHeader] = []

  public init() {}
  public init(_ headers: [HTTPHeader]) { for header in headers { update(header) } }
  public init(_ dictionary: [String: String]) {
    self.init(
      dictionary.sorted { $0.key < $1.key }.map { HTTPHeader(name: $0.key, value: $0.value) }
    )
  }

  public mutating func add(name: String, value: String) { update(name: name, value: value) }
  public mutating func add(_ header: HTTPHeader) { update(header) }
  public mutating func update(name: String, value: String) {
    update(HTTPHeader(name: name, value: value))
  }
  public mutating func update(_ header: HTTPHeader) {
    if let place = place(of: header.name) {
      headers[place] = header
    } else {
      headers.append(header)
    }
  }
  public mutating func remove(name: String) {
    if let place = place(of: name) { headers.remove(at: place) }
  }

  public mutating func sort() { headers.sort { $0.name.lowercased() < $1.name.lowercased() } }
  public func sorted() -> HTTPHeaders {
    var sorted = self
    sorted.sort()
    return sorted
  }

  public func value(for name: String) -> String? { place(of: name).map { headers[$0].value } }
  public subscript(_ name: String) -> String? {
    get { value(for: name) }
    set {
      if let newValue { update(name: name, value: newValue) } else { remove(name: name) }
    }
  }
  public var dictionary: [String: String] {
    Dictionary(headers.map { ($0.name, $0.value) }) { _, last in last }
  }

  private func place(of name: String) -> Int? {
    headers.firstIndex { $0.name.lowercased() == name.lowercased() }
  }

  /// The fields that each request has.
  public static let `default` = HTTPHeaders([
    .defaultAcceptEncoding, .defaultAcceptLanguage, .defaultUserAgent,
  ])
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { HTTPHeader(name: $0.0, value: $0.1) })
  }
}

extension HTTPHeaders: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }
}

extension HTTPHeaders: Sequence {
  public func makeIterator() -> IndexingIterator<[HTTPHeader]> { headers.makeIterator() }
}

extension HTTPHeaders: Collection {
  public var startIndex: Int { headers.startIndex }
  public var endIndex: Int { headers.endIndex }
  public subscript(position: Int) -> HTTPHeader { headers[position] }
  public func index(after index: Int) -> Int { headers.index(after: index) }
}

extension HTTPHeaders: CustomStringConvertible {
  public var description: String { headers.map(\.description).joined(separator: "\n") }
}

/// A field of a head.
public struct HTTPHeader: Hashable, Sendable, CustomStringConvertible {
  public let name: String
  public let value: String

  public init(name: String, value: String) { (self.name, self.value) = (name, value) }

  public var description: String { "\(name): \(value)" }

  public static func accept(_ value: String) -> HTTPHeader { .init(name: "Accept", value: value) }
  public static func acceptCharset(_ value: String) -> HTTPHeader {
    .init(name: "Accept-Charset", value: value)
  }
  public static func acceptLanguage(_ value: String) -> HTTPHeader {
    .init(name: "Accept-Language", value: value)
  }
  public static func acceptEncoding(_ value: String) -> HTTPHeader {
    .init(name: "Accept-Encoding", value: value)
  }
  public static func authorization(username: String, password: String) -> HTTPHeader {
    let words = Data("\(username):\(password)".utf8).base64EncodedString()
    return authorization("Basic \(words)")
  }
  public static func authorization(bearerToken: String) -> HTTPHeader {
    authorization("Bearer \(bearerToken)")
  }
  public static func authorization(_ value: String) -> HTTPHeader {
    .init(name: "Authorization", value: value)
  }
  public static func contentDisposition(_ value: String) -> HTTPHeader {
    .init(name: "Content-Disposition", value: value)
  }
  public static func contentEncoding(_ value: String) -> HTTPHeader {
    .init(name: "Content-Encoding", value: value)
  }
  public static func contentType(_ value: String) -> HTTPHeader {
    .init(name: "Content-Type", value: value)
  }
  public static func userAgent(_ value: String) -> HTTPHeader {
    .init(name: "User-Agent", value: value)
  }

  public static let defaultAcceptEncoding = acceptEncoding("br;q=1.0, gzip;q=0.9, deflate;q=0.8")
  public static let defaultAcceptLanguage = acceptLanguage("en;q=1.0")
  public static let defaultUserAgent = userAgent("App/1.0 (iOS) Alamofire/5")
}

extension [HTTPHeader] {
  public func index(of name: String) -> Int? {
    firstIndex { $0.name.lowercased() == name.lowercased() }
  }
}

extension AppFoundation.HTTPURLResponse {
  public var headers: HTTPHeaders {
    HTTPHeaders(
      allHeaderFields.compactMap { name, value in
        (name as? String).map { HTTPHeader(name: $0, value: "\(value)") }
      }
    )
  }
}
