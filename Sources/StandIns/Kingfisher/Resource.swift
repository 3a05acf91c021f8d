// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation
import UIKit

/// Where a picture comes from.
public protocol Resource {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}

extension Resource {
  public func convertToSource(overrideCacheKey: String? = nil) -> Source {
    let key = overrideCacheKey ?? cacheKey
    return downloadURL.isFileURL
      ? .provider(LocalFileImageDataProvider(fileURL: downloadURL, cacheKey: key))
      : .network(KF.ImageResource(downloadURL: downloadURL, cacheKey: key))
  }
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
  case provider(any ImageDataProvider)

  public var url: URL? {
    switch self {
    case .network(let resource): resource.downloadURL
    case .provider(let provider): provider.contentURL
    }
  }
  public var cacheKey: String {
    switch self {
    case .network(let resource): resource.cacheKey
    case .provider(let provider): provider.cacheKey
    }
  }

  /// The picture: the stand-in for an address, or that of the data.
  @MainActor var picture: UIImage? {
    switch self {
    case .network(let resource): return .standIn(forAddress: resource.downloadURL.absoluteString)
    case .provider(let provider):
      var found: UIImage?
      provider.data { result in
        if case .success(let data) = result { found = UIImage(data: data) }
      }
      return found
    }
  }
}

/// Gives the data of a picture.
public protocol ImageDataProvider {
  var cacheKey: String { get }
  func data(handler: @escaping (Result<Data, any Error>) -> Void)
  var contentURL: URL? { get }
}

extension ImageDataProvider {
  public var contentURL: URL? { nil }
  public func convertToSource() -> Source { .provider(self) }
}

public struct LocalFileImageDataProvider: ImageDataProvider, Sendable {
  public let fileURL: URL
  public let cacheKey: String
  public init(fileURL: URL, cacheKey: String? = nil) {
    self.fileURL = fileURL
    self.cacheKey = cacheKey ?? fileURL.absoluteString
  }
  public func data(handler: @escaping (Result<Data, any Error>) -> Void) {
    handler(Result { try AppCalls.content(of: fileURL, [], file: #fileID, line: #line) })
  }
  public var contentURL: URL? { fileURL }
}

public struct Base64ImageDataProvider: ImageDataProvider, Sendable {
  public let base64String: String
  public let cacheKey: String
  public init(base64String: String, cacheKey: String) {
    (self.base64String, self.cacheKey) = (base64String, cacheKey)
  }
  public func data(handler: @escaping (Result<Data, any Error>) -> Void) {
    handler(.success(Data(base64Encoded: base64String) ?? Data()))
  }
}

public struct RawImageDataProvider: ImageDataProvider, Sendable {
  public let data: Data
  public let cacheKey: String
  public init(data: Data, cacheKey: String) { (self.data, self.cacheKey) = (data, cacheKey) }
  public func data(handler: @escaping (Result<Data, any Error>) -> Void) {
    handler(.success(data))
  }
}
