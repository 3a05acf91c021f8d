// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// A picture to load: its address and what is done with it.
public struct ImageRequest: ExpressibleByStringLiteral {
  /// How soon a picture is wanted.
  public enum Priority: Int, Comparable, Sendable {
    case veryLow
    case low
    case normal
    case high
    case veryHigh

    public static func < (left: Priority, right: Priority) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  public var url: URL?
  public var processors: [any ImageProcessing]
  public var priority: Priority

  public init(
    url: URL?,
    processors: [any ImageProcessing] = [],
    priority: Priority = .normal
  ) {
    self.url = url
    self.processors = processors
    self.priority = priority
  }

  public init(stringLiteral value: String) { self.init(url: URL(string: value)) }

  var address: String? { url?.absoluteString }
}

/// Something that is a request or an address of one.
public protocol ImageRequestConvertible {
  func asImageRequest() -> ImageRequest
}

extension ImageRequest: ImageRequestConvertible {
  public func asImageRequest() -> ImageRequest { self }
}

extension URL: ImageRequestConvertible {
  public func asImageRequest() -> ImageRequest { ImageRequest(url: self) }
}

extension String: ImageRequestConvertible {
  public func asImageRequest() -> ImageRequest { ImageRequest(url: URL(string: self)) }
}

extension Optional: ImageRequestConvertible where Wrapped == URL {
  public func asImageRequest() -> ImageRequest { ImageRequest(url: self) }
}
