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
@preconcurrency @MainActor
public final class SDImageCache {
  public static let shared = SDImageCache()

  public func clearMemory() {}
  public func clearDisk(onCompletion completion: (() -> Void)? = nil) { completion?() }
  public func imageFromCache(forKey key: String?) -> UIImage? { nil }
}

/// Loads pictures in advance; there is nothing to do.
@preconcurrency @MainActor
public final class SDWebImagePrefetcher {
  public static let shared = SDWebImagePrefetcher()

  public func prefetchURLs(_ urls: [URL]?) {}
  public func cancelPrefetching() {}
}
