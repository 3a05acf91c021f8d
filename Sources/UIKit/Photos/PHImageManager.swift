// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AppFoundation
public import Foundation

/// The number of a request for a picture.
public typealias PHImageRequestID = Int32

/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// Whether a request was given up.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Why there is no picture.
public let PHImageErrorKey = "PHImageErrorKey"
/// Whether a picture would come over the network.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The number of the request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Whether a picture is small because a better one comes.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"

/// How a picture fills the size that was asked for.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill = 1
  /// The one that fits.
  public static let `default` = PHImageContentMode.aspectFit
}

/// How soon and how well a picture is given.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic = 0
  case highQualityFormat = 1
  case fastFormat = 2
}

/// How exact a picture's size is.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none = 0
  case fast = 1
  case exact = 2
}

/// Which form of a picture is given.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current = 0
  case unadjusted = 1
  case original = 2
}

/// How a picture is given; only whether it is given at once has an effect.
@safe open class PHImageRequestOptions: NSObject {
  /// Whether it is given before the call returns.
  open var isSynchronous = false
  /// How soon and how well it is given.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How exact its size is.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Whether it may come over the network.
  open var isNetworkAccessAllowed = false
  /// Which form is given.
  open var version = PHImageRequestOptionsVersion.current
  /// The part that is given, as parts of the whole.
  open var normalizedCropRect = CGRect.zero
  /// Is told how much has come over the network; nothing does.
  open var progressHandler:
    ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}

/// Gives the pictures of the library: those of the stage.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  /// The size of the whole picture.
  public static let maximumSize = CGSize(width: -1, height: -1)
  private var last: PHImageRequestID = 0

  /// The manager of the app.
  open class func `default`() -> PHImageManager { manager }

  /// Gives a picture in a size, on a later turn unless it is asked for at once.
  @discardableResult
  open func requestImage(
    for asset: PHAsset,
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    last += 1
    let number = last
    let (address, own) = (asset.localIdentifier, asset.record.image)
    let give = {
      let picture = own ?? MainActor.assumeIsolated { UIImage.standIn(forAddress: address) }
      resultHandler(
        picture,
        [PHImageResultIsDegradedKey: false, PHImageResultRequestIDKey: number]
      )
    }
    if options?.isSynchronous == true {
      give()
    } else {
      WorkClock.current.add(after: 0, on: .main, give)
    }
    return number
  }

  /// Gives up a request; pictures come anyway.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Gives pictures that were prepared.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether whole pictures are kept; it has no effect.
  open var allowsCachingHighQualityImages = true
  /// Prepares pictures; all are ready.
  open func startCachingImages(
    for assets: [PHAsset],
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Forgets prepared pictures.
  open func stopCachingImages(
    for assets: [PHAsset],
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Forgets all prepared pictures.
  open func stopCachingImagesForAllAssets() {}
}
