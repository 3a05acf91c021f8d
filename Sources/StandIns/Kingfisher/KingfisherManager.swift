// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// Finds pictures: the stand-in for an address, at once, as if it were in the memory.
@preconcurrency @MainActor
public final class KingfisherManager {
  public static let shared = KingfisherManager()
  public var defaultOptions: KingfisherOptionsInfo = []
  public let cache = ImageCache.default

  @discardableResult
  public func retrieveImage(
    with resource: any Resource,
    options: KingfisherOptionsInfo? = nil,
    completionHandler: RetrieveImageCompletion?
  ) -> DownloadTask? {
    completionHandler?(.success(Self.result(for: .network(resource))))
    return DownloadTask()
  }

  static func result(for source: Source) -> RetrieveImageResult {
    let address = source.url?.absoluteString ?? source.cacheKey
    return RetrieveImageResult(
      image: .standIn(forAddress: address),
      cacheType: .memory,
      source: source
    )
  }
}

/// Keeps nothing, because nothing is loaded.
@preconcurrency @MainActor
public final class ImageCache {
  public static let `default` = ImageCache(name: "default")
  public let name: String

  public init(name: String) { self.name = name }

  public func clearMemoryCache() {}
  public func clearDiskCache(completion handler: (() -> Void)? = nil) { handler?() }
  public func clearCache(completion handler: (() -> Void)? = nil) { handler?() }
  public func cleanExpiredDiskCache(completion handler: (() -> Void)? = nil) { handler?() }
  public func isCached(forKey key: String) -> Bool { false }
  public func removeImage(forKey key: String) {}
}

/// Loads pictures in advance; there is nothing to do.
@preconcurrency @MainActor
public final class ImagePrefetcher {
  public init(urls: [URL], options: KingfisherOptionsInfo? = nil) {}
  public init(resources: [any Resource], options: KingfisherOptionsInfo? = nil) {}

  public func start() {}
  public func stop() {}
}
