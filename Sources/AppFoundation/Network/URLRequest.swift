// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What an app asks a network for, in front of Foundation's.
public struct URLRequest: Hashable, Sendable {
  /// How kept answers are used; none are kept here.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case reloadRevalidatingCacheData = 5
    /// The older name of `reloadIgnoringLocalCacheData`.
    public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
  }

  /// What the traffic is for; it has no effect here.
  public enum NetworkServiceType: UInt, Sendable {
    case `default` = 0
    case video = 2
    case background = 3
    case voice = 4
    case responsiveData = 6
  }

  /// The seconds after which a request is given up; it has no effect here.
  private static let standardTimeout = 60.0

  /// The address.
  public var url: URL?
  /// The method; `GET` unless set.
  public var httpMethod: String? = "GET"
  /// The body.
  public var httpBody: Data?
  /// The fields of the head.
  public var allHTTPHeaderFields: [String: String]?
  /// How kept answers are used; it has no effect here.
  public var cachePolicy: CachePolicy
  /// The seconds after which it is given up; it has no effect here.
  public var timeoutInterval: TimeInterval
  /// Whether cookies are sent; it has no effect here.
  public var httpShouldHandleCookies = true
  /// Whether mobile networks may be used; it has no effect here.
  public var allowsCellularAccess = true
  /// What the traffic is for; it has no effect here.
  public var networkServiceType = NetworkServiceType.default
  /// The address of the page that asks.
  public var mainDocumentURL: URL?

  /// Makes a request.
  public init(
    url: URL,
    cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60.0
  ) {
    (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
  }

  /// The value of a field of the head, whose name is read in any case.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
  }

  /// Sets a field of the head; `nil` removes it.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    for key in fields.keys where key.lowercased() == field.lowercased() { fields[key] = nil }
    fields[field] = value
    allHTTPHeaderFields = fields
  }

  /// Adds a value to a field of the head.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let old = self.value(forHTTPHeaderField: field)
    setValue(old.map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
  }
}

/// The head of an answer, in front of Foundation's.
open class URLResponse: NSObject, @unchecked Sendable {
  /// The address.
  open private(set) var url: URL?
  /// The type of the content.
  open private(set) var mimeType: String?
  /// The number of bytes.
  open private(set) var expectedContentLength: Int64
  /// The name of the text's encoding.
  open private(set) var textEncodingName: String?
  /// A name for a file with the content.
  open var suggestedFilename: String? { url?.lastPathComponent }

  /// Makes a head.
  public init(
    url URL: URL,
    mimeType MIMEType: String?,
    expectedContentLength length: Int,
    textEncodingName name: String?
  ) {
    (url, mimeType, textEncodingName) = (URL, MIMEType, name)
    expectedContentLength = Int64(length)
    super.init()
  }
}

/// The head of an answer of a web server, in front of Foundation's.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// The number of the result.
  public let statusCode: Int
  /// The fields.
  public let allHeaderFields: [AnyHashable: Any]

  /// Makes a head.
  public init?(
    url: URL,
    statusCode: Int,
    httpVersion HTTPVersion: String?,
    headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    let length = headerFields?["Content-Length"].flatMap { Int($0) } ?? -1
    super.init(
      url: url,
      mimeType: headerFields?["Content-Type"],
      expectedContentLength: length,
      textEncodingName: "utf-8"
    )
  }

  /// The value of a field, whose name is read in any case.
  open func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields.first { ($0.key as? String)?.lowercased() == field.lowercased() }?.value
      as? String
  }

  /// The words for the number of a result.
  open class func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 200: "no error"
    case 404: "not found"
    default: statusCode < 400 ? "success" : "error"
    }
  }
}
