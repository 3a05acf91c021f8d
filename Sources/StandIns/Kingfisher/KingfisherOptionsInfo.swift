// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation
public import UIKit

public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

/// How a picture is loaded and shown; most have no effect here, where pictures are there at once.
public enum KingfisherOptionsInfoItem {
  case targetCache(ImageCache)
  case originalCache(ImageCache)
  case downloader(ImageDownloader)
  case transition(ImageTransition)
  case downloadPriority(Float)
  case forceRefresh
  case fromMemoryCacheOrRefresh
  case forceTransition
  case cacheMemoryOnly
  case waitForCache
  case onlyFromCache
  case backgroundDecode
  case callbackQueue(CallbackQueue)
  case preloadAllAnimationData
  case scaleFactor(CGFloat)
  case requestModifier(any AsyncImageDownloadRequestModifier)
  case redirectHandler(any ImageDownloadRedirectHandler)
  case processor(any ImageProcessor)
  case cacheSerializer(any CacheSerializer)
  case imageModifier(any ImageModifier)
  case keepCurrentImageWhileLoading
  case onlyLoadFirstFrame
  case cacheOriginalImage
  case onFailureImage(UIImage?)
  case alsoPrefetchToMemory
  case loadDiskFileSynchronously
  case diskStoreWriteOptions(Data.WritingOptions)
  case memoryCacheExpiration(StorageExpiration)
  case memoryCacheAccessExtendingExpiration(ExpirationExtending)
  case diskCacheExpiration(StorageExpiration)
  case diskCacheAccessExtendingExpiration(ExpirationExtending)
  case processingQueue(CallbackQueue)
  case progressiveJPEG(ImageProgressive)
  case alternativeSources([Source])
  case retryStrategy(any RetryStrategy)
  case lowDataMode(Source?)
}

/// How a picture appears.
public enum ImageTransition: Sendable {
  case none
  case fade(TimeInterval)
  case flipFromLeft(TimeInterval)
  case flipFromRight(TimeInterval)
  case flipFromTop(TimeInterval)
  case flipFromBottom(TimeInterval)
}

/// How long a picture is kept.
public enum StorageExpiration: Sendable {
  case never
  case seconds(TimeInterval)
  case days(Int)
  case date(Date)
  case expired
}

public enum ExpirationExtending: Sendable {
  case none
  case cacheTime
  case expirationTime(_ expiration: StorageExpiration)
}

/// How a picture appears bit by bit; it is there at once.
public struct ImageProgressive: Sendable {
  public static let `default` = ImageProgressive()
  public init() {}
}

/// What turns while a picture is loaded; nothing does, because it is there at once.
public enum IndicatorType {
  case none
  case activity
  case image(imageData: Data)
  case custom(indicator: any Indicator)
}

@preconcurrency @MainActor
public protocol Indicator {
  func startAnimatingView()
  func stopAnimatingView()
  var view: UIView { get }
}

/// Whether a load that failed is tried again; none fails here.
public protocol RetryStrategy {}

public struct DelayRetryStrategy: RetryStrategy, Sendable {
  public enum Interval: Sendable {
    case seconds(TimeInterval)
    case accumulated(TimeInterval)
  }
  public let maxRetryCount: Int
  public let retryInterval: Interval
  public init(maxRetryCount: Int, retryInterval: Interval = .seconds(3)) {
    (self.maxRetryCount, self.retryInterval) = (maxRetryCount, retryInterval)
  }
}

/// Changes the request of a picture before it is sent; none is sent here.
public protocol AsyncImageDownloadRequestModifier {}

public protocol ImageDownloadRequestModifier: AsyncImageDownloadRequestModifier {
  func modified(for request: AppFoundation.URLRequest) -> AppFoundation.URLRequest?
}

public struct AnyModifier: ImageDownloadRequestModifier {
  private let block: (AppFoundation.URLRequest) -> AppFoundation.URLRequest?
  public init(modify: @escaping (AppFoundation.URLRequest) -> AppFoundation.URLRequest?) {
    block = modify
  }
  public func modified(for request: AppFoundation.URLRequest) -> AppFoundation.URLRequest? {
    block(request)
  }
}

/// Changes where a request of a picture goes; none is sent here.
public protocol ImageDownloadRedirectHandler {}
