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
  public static let forceTransition = Self(rawValue: 1 << 15)
}

/// Where a picture was found.
public enum SDImageCacheType: Int, Sendable {
  case none
  case disk
  case memory
  case all
}

public typealias SDWebImageContext = [String: Any]
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void
public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) ->
  Void
