// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation
public import UIKit

/// Finds pictures: the stand-in for an address, at once, as if it were in the memory.
@preconcurrency @MainActor
public final class KingfisherManager {
  public static let shared = KingfisherManager()
  public var defaultOptions: KingfisherOptionsInfo = []
  public var cache: ImageCache
  public var downloader: ImageDownloader

  public init(downloader: ImageDownloader = .default, cache: ImageCache = .default) {
    (self.downloader, self.cache) = (downloader, cache)
  }

  @discardableResult
  public func retrieveImage(
    with resource: any Resource,
    options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil,
    downloadTaskUpdated: ((DownloadTask?) -> Void)? = nil,
    completionHandler: RetrieveImageCompletion?
  ) -> DownloadTask? {
    retrieveImage(
      with: .network(resource),
      options: options,
      progressBlock: progressBlock,
      completionHandler: completionHandler
    )
  }

  @discardableResult
  @_disfavoredOverload
  public func retrieveImage(
    with source: Source,
    options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil,
    downloadTaskUpdated: ((DownloadTask?) -> Void)? = nil,
    completionHandler: RetrieveImageCompletion?
  ) -> DownloadTask? {
    completionHandler?(result(for: source, options))
    return DownloadTask()
  }

  public func retrieveImage(
    with resource: any Resource,
    options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil
  ) async throws -> RetrieveImageResult { try result(for: .network(resource), options).get() }

  @_disfavoredOverload
  public func retrieveImage(
    with source: Source,
    options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil
  ) async throws -> RetrieveImageResult { try result(for: source, options).get() }

  func result(
    for source: Source,
    _ options: KingfisherOptionsInfo?
  ) -> Result<RetrieveImageResult, KingfisherError> {
    let parsed = KingfisherParsedOptionsInfo(defaultOptions + (options ?? []))
    let cache = parsed.cache ?? cache
    let kept = cache.retrieveImageInMemoryCache(forKey: source.cacheKey)
    if kept == nil, parsed.onlyFromCache {
      return .failure(.cacheError(reason: .imageNotExisting(key: source.cacheKey)))
    }
    guard let found = kept ?? source.picture else {
      return .failure(.responseError(reason: .noURLResponse(source: source)))
    }
    let processor = parsed.processor
    guard let processed = processor.process(item: .image(found), options: parsed) else {
      return .failure(.processorError(reason: .processingFailed(processor: processor)))
    }
    return .success(
      RetrieveImageResult(
        image: parsed.modifier?.modify(processed) ?? processed,
        cacheType: .memory,
        source: source
      )
    )
  }
}

/// Loads pictures: the stand-in for an address, at once.
@preconcurrency @MainActor
open class ImageDownloader {
  public static let `default` = ImageDownloader(name: "default")
  public let name: String
  open var downloadTimeout: TimeInterval = 15
  open var sessionConfiguration = AppFoundation.URLSessionConfiguration.ephemeral
  open var trustedHosts: Set<String>?
  open var requestsUsePipelining = false

  public init(name: String) { self.name = name }

  @discardableResult
  open func downloadImage(
    with url: URL,
    options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    let found = KingfisherManager.shared.result(for: .network(url), options)
    completionHandler?(
      found.map { ImageLoadingResult(image: $0.image, url: url, originalData: Data()) }
    )
    return DownloadTask()
  }

  open func downloadImage(
    with url: URL,
    options: KingfisherOptionsInfo? = nil
  ) async throws -> ImageLoadingResult {
    let found = try KingfisherManager.shared.result(for: .network(url), options).get()
    return ImageLoadingResult(image: found.image, url: url, originalData: Data())
  }

  open func cancelAll() {}
  open func cancel(url: URL) {}
}

/// A picture that was loaded.
public struct ImageLoadingResult {
  public let image: KFCrossPlatformImage
  public let url: URL?
  public let originalData: Data
}

/// Loads pictures in advance; they are there already.
@preconcurrency @MainActor
public final class ImagePrefetcher {
  public typealias PrefetcherCompletionHandler = (
    _ skipped: [any Resource], _ failed: [any Resource], _ completed: [any Resource]
  ) -> Void
  public typealias PrefetcherProgressBlock = PrefetcherCompletionHandler
  public var maxConcurrentDownloads = 5
  private let resources: [any Resource]
  private let completion: PrefetcherCompletionHandler?

  public convenience init(
    urls: [URL],
    options: KingfisherOptionsInfo? = nil,
    progressBlock: PrefetcherProgressBlock? = nil,
    completionHandler: PrefetcherCompletionHandler? = nil
  ) {
    self.init(resources: urls, options: options, completionHandler: completionHandler)
  }

  public init(
    resources: [any Resource],
    options: KingfisherOptionsInfo? = nil,
    progressBlock: PrefetcherProgressBlock? = nil,
    completionHandler: PrefetcherCompletionHandler? = nil
  ) { (self.resources, completion) = (resources, completionHandler) }

  public func start() { completion?([], [], resources) }
  public func stop() {}
}
