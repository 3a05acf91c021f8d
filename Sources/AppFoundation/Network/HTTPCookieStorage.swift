// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a server lets an app keep and send back, in front of Foundation's.
open class HTTPCookie: NSObject, @unchecked Sendable {
  /// The name of a property.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the cookie.
    public static let name = PropertyKey("Name")
    /// Its value.
    public static let value = PropertyKey("Value")
    /// The host that gets it.
    public static let domain = PropertyKey("Domain")
    /// The paths for which the host gets it.
    public static let path = PropertyKey("Path")
    /// Whether only safe connections carry it.
    public static let secure = PropertyKey("Secure")
    /// When it is forgotten.
    public static let expires = PropertyKey("Expires")
    /// In how many seconds it is forgotten.
    public static let maximumAge = PropertyKey("Max-Age")
    /// An address instead of the host.
    public static let originURL = PropertyKey("OriginURL")
    /// The version.
    public static let version = PropertyKey("Version")
    /// What it is for.
    public static let comment = PropertyKey("Comment")
    /// Whether it is forgotten with the session.
    public static let discard = PropertyKey("Discard")
  }

  /// All properties.
  public let properties: [PropertyKey: Any]?
  /// The name.
  public let name: String
  /// The value.
  public let value: String
  /// The host that gets it.
  public let domain: String
  /// The paths for which the host gets it.
  public let path: String
  /// When it is forgotten; `nil` with the session.
  public let expiresDate: Date?
  /// Whether only safe connections carry it.
  public let isSecure: Bool
  /// Whether it is forgotten with the session.
  public var isSessionOnly: Bool { expiresDate == nil }

  /// Makes a cookie; `nil` without a name, a value, a path, and a host or an address.
  public init?(properties: [PropertyKey: Any]) {
    let address = properties[.originURL] as? URL
    guard let name = properties[.name] as? String, let value = properties[.value] as? String,
      let path = properties[.path] as? String,
      let domain = properties[.domain] as? String ?? address?.host
    else { return nil }
    (self.name, self.value, self.path, self.domain) = (name, value, path, domain)
    let age = (properties[.maximumAge] as? String).flatMap(Double.init)
    expiresDate = properties[.expires] as? Date ?? age.map { Date(timeIntervalSinceNow: $0) }
    let secure = properties[.secure]
    isSecure = secure as? Bool ?? (secure as? String).map { $0.uppercased() == "TRUE" } ?? false
    self.properties = properties
    super.init()
  }

  /// The head's line for cookies.
  open class func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] {
    let pairs = cookies.map { "\($0.name)=\($0.value)" }
    return pairs.isEmpty ? [:] : ["Cookie": pairs.joined(separator: "; ")]
  }

  /// Whether a request to an address carries it.
  func fits(_ url: URL) -> Bool {
    let host = url.host ?? ""
    let bare = domain.hasPrefix(".") ? String(domain.dropFirst()) : domain
    let isHost = host == bare || domain.hasPrefix(".") && host.hasSuffix("." + bare)
    let place = url.path.isEmpty ? "/" : url.path
    return isHost && place.hasPrefix(path) && (!isSecure || url.scheme == "https")
  }
}

/// The cookies of an app; they are kept until the host ends, and no server gets them.
open class HTTPCookieStorage: NSObject, @unchecked Sendable {
  /// Which cookies are kept.
  public enum AcceptPolicy: UInt, Sendable {
    case always = 0
    case never = 1
    case onlyFromMainDocumentDomain = 2
  }

  /// The cookies of the app.
  public class var shared: HTTPCookieStorage { AppProcess.current.cookies }

  /// Which cookies are kept; all are.
  open var cookieAcceptPolicy = AcceptPolicy.always
  /// All cookies; `nil` if there are none.
  open var cookies: [HTTPCookie]? { kept.isEmpty ? nil : kept }
  private var kept: [HTTPCookie] = []

  /// Keeps a cookie instead of the one with its name, host and path.
  open func setCookie(_ cookie: HTTPCookie) {
    deleteCookie(cookie)
    kept.append(cookie)
  }
  /// Keeps cookies.
  open func setCookies(_ cookies: [HTTPCookie], for url: URL?, mainDocumentURL: URL?) {
    for cookie in cookies { setCookie(cookie) }
  }
  /// Forgets a cookie.
  open func deleteCookie(_ cookie: HTTPCookie) {
    kept.removeAll {
      $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path
    }
  }
  /// Forgets cookies; when each was kept is not known, so all are forgotten.
  open func removeCookies(since date: Date) { kept = [] }
  /// The cookies that a request to an address carries; `nil` if there are none.
  open func cookies(for url: URL) -> [HTTPCookie]? {
    let fitting = kept.filter { $0.fits(url) }
    return fitting.isEmpty ? nil : fitting
  }
}
