// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// Where a picture comes from.
public protocol Resource {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}

extension URL: Resource {
  public var cacheKey: String { absoluteString }
  public var downloadURL: URL { self }
}

/// The names that begin with `KF.`.
public enum KF {
  /// An address with a key of its own.
  public struct ImageResource: Resource, Sendable {
    public let cacheKey: String
    public let downloadURL: URL

    public init(downloadURL: URL, cacheKey: String? = nil) {
      self.downloadURL = downloadURL
      self.cacheKey = cacheKey ?? downloadURL.absoluteString
    }
  }
}

public typealias ImageResource = KF.ImageResource

/// An address or a provider of data.
public enum Source {
  case network(any Resource)

  public var url: URL? {
    switch self {
    case .network(let resource): resource.downloadURL
    }
  }
  public var cacheKey: String {
    switch self {
    case .network(let resource): resource.cacheKey
    }
  }
}
