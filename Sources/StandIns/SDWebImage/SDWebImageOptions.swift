// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// How a picture is loaded; without effect here, where pictures are there at once.
public struct SDWebImageOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let retryFailed = Self(rawValue: 1 << 0)
  public static let lowPriority = Self(rawValue: 1 << 1)
  public static let progressiveLoad = Self(rawValue: 1 << 2)
  public static let refreshCached = Self(rawValue: 1 << 3)
  public static let continueInBackground = Self(rawValue: 1 << 4)
  public static let highPriority = Self(rawValue: 1 << 7)
  public static let delayPlaceholder = Self(rawValue: 1 << 8)
  public static let avoidAutoSetImage = Self(rawValue: 1 << 10)
  public static let scaleDownLargeImages = Self(rawValue: 1 << 11)
  public static let fromCacheOnly = Self(rawValue: 1 << 16)
  public static let fromLoaderOnly = Self(rawValue: 1 << 17)
  public static let handleCookies = Self(rawValue: 1 << 5)
  public static let allowInvalidSSLCertificates = Self(rawValue: 1 << 6)
  public static let transformAnimatedImage = Self(rawValue: 1 << 9)
  public static let queryMemoryData = Self(rawValue: 1 << 12)
  public static let queryMemoryDataSync = Self(rawValue: 1 << 13)
  public static let queryDiskDataSync = Self(rawValue: 1 << 14)
  public static let decodeFirstFrameOnly = Self(rawValue: 1 << 18)
  public static let preloadAllFrames = Self(rawValue: 1 << 19)
  public static let matchAnimatedImageClass = Self(rawValue: 1 << 20)
  public static let waitStoreCache = Self(rawValue: 1 << 22)
  public static let avoidDecodeImage = Self(rawValue: 1 << 18)
  public static let forceTransition = Self(rawValue: 1 << 15)
}

/// Where a picture was found.
public enum SDImageCacheType: Int, Sendable {
  case none
  case disk
  case memory
  case all
}

public typealias SDWebImageContext = [SDWebImageContextOption: Any]

/// The name of a setting of one load; without effect.
public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable,
  ExpressibleByStringLiteral
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
  public static let imageTransformer = Self(rawValue: "imageTransformer")
  public static let imageThumbnailPixelSize = Self(rawValue: "imageThumbnailPixelSize")
  public static let imageScaleFactor = Self(rawValue: "imageScaleFactor")
  public static let storeCacheType = Self(rawValue: "storeCacheType")
  public static let animatedImageClass = Self(rawValue: "animatedImageClass")
  public static let downloadRequestModifier = Self(rawValue: "downloadRequestModifier")
  public static let customManager = Self(rawValue: "customManager")
  public static let queryCacheType = Self(rawValue: "queryCacheType")
}
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void
public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) ->
  Void
