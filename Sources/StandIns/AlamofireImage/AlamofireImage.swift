// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported public import Alamofire
@_exported public import AppFoundation
public import Foundation
@_exported public import UIKit

/// The answer to a request of a picture.
public typealias AFIDataResponse<T> = DataResponse<T, AFIError>

/// Why there is no picture.
public enum AFIError: Error, Sendable {
  case requestCancelled
  case imageSerializationFailed
}

/// Changes a picture after it has come; pictures here stay as they are.
public protocol ImageFilter {
  var filter: (UIImage) -> UIImage { get }
}

extension ImageFilter {
  public var filter: (UIImage) -> UIImage { { $0 } }
}

/// Fills a size.
public struct AspectScaledToFillSizeFilter: ImageFilter {
  public let size: CGSize
  public init(size: CGSize) { self.size = size }
}

/// Fits into a size.
public struct AspectScaledToFitSizeFilter: ImageFilter {
  public let size: CGSize
  public init(size: CGSize) { self.size = size }
}

/// Has a size.
public struct ScaledToSizeFilter: ImageFilter {
  public let size: CGSize
  public init(size: CGSize) { self.size = size }
}

/// Has round corners.
public struct RoundedCornersFilter: ImageFilter {
  public let radius: CGFloat
  public init(radius: CGFloat, divideRadiusByImageScale: Bool = false) { self.radius = radius }
}

/// Is round.
public struct CircleFilter: ImageFilter {
  public init() {}
}

/// Fills a size, with round corners.
public struct AspectScaledToFillSizeWithRoundedCornersFilter: ImageFilter {
  public let size: CGSize
  public let radius: CGFloat
  public init(size: CGSize, radius: CGFloat, divideRadiusByImageScale: Bool = false) {
    (self.size, self.radius) = (size, radius)
  }
}

/// Fills a size and is round.
public struct AspectScaledToFillSizeCircleFilter: ImageFilter {
  public let size: CGSize
  public init(size: CGSize) { self.size = size }
}

extension UIImageView {
  /// How a picture appears; it is there at once.
  public enum ImageTransition: Sendable {
    case noTransition
    case crossDissolve(TimeInterval)
    case curlDown(TimeInterval)
    case curlUp(TimeInterval)
    case flipFromBottom(TimeInterval)
    case flipFromLeft(TimeInterval)
    case flipFromRight(TimeInterval)
    case flipFromTop(TimeInterval)
  }

  /// The members of the module.
  public var af: ImageExtension<UIImageView> { ImageExtension(self) }

  /// The same under the names of older versions.
  public func af_setImage(
    withURL url: URL,
    placeholderImage: UIImage? = nil,
    filter: (any ImageFilter)? = nil,
    imageTransition: ImageTransition = .noTransition,
    runImageTransitionIfCached: Bool = false,
    completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    af.setImage(withURL: url, placeholderImage: placeholderImage, completion: completion)
  }
  public func af_cancelImageRequest() {}
}

extension UIButton {
  /// The members of the module.
  public var af: ImageExtension<UIButton> { ImageExtension(self) }
}

/// The members of the module on a view.
@preconcurrency @MainActor
public struct ImageExtension<View: UIView> {
  fileprivate let view: View
  init(_ view: View) { self.view = view }
}

extension ImageExtension where View: UIImageView {
  /// Shows the picture of an address: one beside the source, or of the gallery, at once.
  public func setImage(
    withURL url: URL,
    cacheKey: String? = nil,
    placeholderImage: UIImage? = nil,
    filter: (any ImageFilter)? = nil,
    imageTransition: UIImageView.ImageTransition = .noTransition,
    runImageTransitionIfCached: Bool = false,
    completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    let image = UIImage.standIn(forAddress: url.absoluteString)
    view.image = image
    completion?(answer(url, image))
  }

  public func cancelImageRequest() {}
}

extension ImageExtension where View: UIButton {
  /// Shows the picture of an address in some states.
  public func setImage(
    for state: UIControl.State,
    url: URL,
    cacheKey: String? = nil,
    placeholderImage: UIImage? = nil,
    filter: (any ImageFilter)? = nil,
    completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    let image = UIImage.standIn(forAddress: url.absoluteString)
    view.setImage(image, for: state)
    completion?(answer(url, image))
  }

  public func cancelImageRequest(for state: UIControl.State) {}
}

extension ImageExtension {
  fileprivate func answer(_ url: URL, _ image: UIImage) -> AFIDataResponse<UIImage> {
    AFIDataResponse(
      request: AppFoundation.URLRequest(url: url),
      response: nil,
      data: nil,
      result: .success(image)
    )
  }
}
