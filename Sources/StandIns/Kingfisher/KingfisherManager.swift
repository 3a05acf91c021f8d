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

  /// Where pictures are kept for a while; here nowhere.
  public let memoryStorage = Storage()
  public let diskStorage = Storage()

  /// A place for pictures, whose limits have no effect.
  public final class Storage {
    public var config = Config()

    public struct Config {
      public var totalCostLimit = 0
      public var countLimit = Int.max
      public var sizeLimit: UInt = 0
      public var expiration = StorageExpiration.days(7)
      public var cleanInterval = 120.0
    }
  }

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
