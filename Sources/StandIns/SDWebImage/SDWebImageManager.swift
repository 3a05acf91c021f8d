// SPDX-License-Identifier: Apache-2.0
public import UIKit

public typealias SDInternalCompletionBlock = (
  UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?
) -> Void

/// A load that code can end; it has ended already.
public final class SDWebImageCombinedOperation: Sendable {
  public func cancel() {}
}

/// Finds pictures: the stand-in for an address, at once, as if it were in the memory.
@preconcurrency @MainActor
public final class SDWebImageManager {
  public static let shared = SDWebImageManager()
  public var imageCache: SDImageCache { .shared }

  @discardableResult
  public func loadImage(
    with url: URL?,
    options _: SDWebImageOptions = [],
    context _: SDWebImageContext? = nil,
    progress _: SDImageLoaderProgressBlock?,
    completed: @escaping SDInternalCompletionBlock
  ) -> SDWebImageCombinedOperation? {
    let found = url.map { UIImage.standIn(forAddress: $0.absoluteString) }
    completed(found, nil, nil, found == nil ? .none : .memory, true, url)
    return SDWebImageCombinedOperation()
  }
}

/// Keeps nothing, because nothing is loaded.
/// Keeps the pictures that an app stores, in memory.
@preconcurrency @MainActor
public final class SDImageCache {
  public static let shared = SDImageCache()
  public let config = SDImageCacheConfig()
  private var kept: [String: UIImage] = [:]

  public func store(_ image: UIImage?, forKey key: String?, completion: (() -> Void)? = nil) {
    if let key { kept[key] = image }
    completion?()
  }
  public func store(
    _ image: UIImage?,
    forKey key: String?,
    toDisk: Bool,
    completion: (() -> Void)? = nil
  ) { store(image, forKey: key, completion: completion) }
  public func imageFromCache(forKey key: String?) -> UIImage? { key.flatMap { kept[$0] } }
  public func imageFromMemoryCache(forKey key: String?) -> UIImage? { imageFromCache(forKey: key) }
  public func imageFromDiskCache(forKey key: String?) -> UIImage? { nil }
  public func diskImageExists(withKey key: String?, completion: ((Bool) -> Void)? = nil) {
    completion?(false)
  }
  public func removeImage(forKey key: String?, withCompletion completion: (() -> Void)? = nil) {
    if let key { kept[key] = nil }
    completion?()
  }
  public func clearMemory() { kept = [:] }
  public func clearDisk(onCompletion completion: (() -> Void)? = nil) { completion?() }
  public func clear(with type: SDImageCacheType, completion: (() -> Void)? = nil) {
    if type == .memory || type == .all { kept = [:] }
    completion?()
  }
  public func totalDiskSize() -> UInt { 0 }
}

/// The settings of the pictures that are kept; without effect.
public final class SDImageCacheConfig {
  public var maxDiskAge: TimeInterval = 604_800
  public var maxDiskSize: UInt = 0
  public var maxMemoryCost: UInt = 0
  public var maxMemoryCount: UInt = 0
  public var shouldCacheImagesInMemory = true
}

/// Loads pictures: the stand-in for an address, at once.
@preconcurrency @MainActor
public final class SDWebImageDownloader {
  public static let shared = SDWebImageDownloader()
  private var fields: [String: String] = [:]

  public func setValue(_ value: String?, forHTTPHeaderField field: String?) {
    if let field { fields[field] = value }
  }
  public func value(forHTTPHeaderField field: String?) -> String? { field.flatMap { fields[$0] } }

  public func downloadImage(
    with url: URL?,
    completed: ((UIImage?, Data?, (any Error)?, Bool) -> Void)?
  ) { completed?(url.map { .standIn(forAddress: $0.absoluteString) }, nil, nil, true) }
  public func downloadImage(
    with url: URL?,
    options: SDWebImageOptions = [],
    progress _: SDImageLoaderProgressBlock?,
    completed: ((UIImage?, Data?, (any Error)?, Bool) -> Void)?
  ) { downloadImage(with: url, completed: completed) }
  public func cancelAllDownloads() {}
}

@preconcurrency @MainActor
public final class SDWebImagePrefetcher {
  public static let shared = SDWebImagePrefetcher()

  public func prefetchURLs(_ urls: [URL]?) {}
  public func prefetchURLs(
    _ urls: [URL]?,
    progress: ((UInt, UInt) -> Void)?,
    completed: ((_ finished: UInt, _ skipped: UInt) -> Void)?
  ) { completed?(UInt(urls?.count ?? 0), 0) }
  public func cancelPrefetching() {}
}
