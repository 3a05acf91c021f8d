// SPDX-License-Identifier: Apache-2.0
public import UIKit

public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

/// How a picture is loaded and shown; without effect here, where pictures are there at once.
public enum KingfisherOptionsInfoItem {
  case transition(ImageTransition)
  case downloadPriority(Float)
  case forceRefresh
  case fromMemoryCacheOrRefresh
  case forceTransition
  case cacheMemoryOnly
  case waitForCache
  case onlyFromCache
  case backgroundDecode
  case preloadAllAnimationData
  case scaleFactor(CGFloat)
  case processor(any ImageProcessor)
  case keepCurrentImageWhileLoading
  case onlyLoadFirstFrame
  case cacheOriginalImage
  case onFailureImage(UIImage?)
  case loadDiskFileSynchronously
  case memoryCacheExpiration(StorageExpiration)
  case diskCacheExpiration(StorageExpiration)
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

/// What turns while a picture is loaded.
public enum IndicatorType: Sendable {
  case none
  case activity
}
