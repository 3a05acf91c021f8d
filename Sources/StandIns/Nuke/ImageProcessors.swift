// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// Changes a picture before it is shown; without effect here.
public protocol ImageProcessing {
  var identifier: String { get }
}

public enum ImageProcessingOptions {
  /// In what lengths are given.
  public enum Unit: Sendable {
    case points
    case pixels
  }
}

/// The names of the built-in ones.
public enum ImageProcessors {
  public struct Resize: ImageProcessing, Sendable {
    /// How a picture is fitted into a size.
    public enum ContentMode: Sendable {
      case aspectFill
      case aspectFit
    }

    public let identifier: String
    public init(
      size: CGSize,
      unit: ImageProcessingOptions.Unit = .points,
      contentMode: ContentMode = .aspectFill,
      crop: Bool = false,
      upscale: Bool = false
    ) { identifier = "size \(size)" }
    public init(
      width: CGFloat,
      unit: ImageProcessingOptions.Unit = .points,
      upscale: Bool = false
    ) { identifier = "width \(width)" }
    public init(
      height: CGFloat,
      unit: ImageProcessingOptions.Unit = .points,
      upscale: Bool = false
    ) { identifier = "height \(height)" }
  }

  public struct Circle: ImageProcessing, Sendable {
    public let identifier = "circle"
    public init() {}
  }

  public struct RoundedCorners: ImageProcessing, Sendable {
    public let identifier: String
    public init(radius: CGFloat, unit: ImageProcessingOptions.Unit = .points) {
      identifier = "corners \(radius)"
    }
  }

  public struct GaussianBlur: ImageProcessing, Sendable {
    public let identifier: String
    public init(radius: Int = 8) { identifier = "blur \(radius)" }
  }
}

extension ImageProcessing where Self == ImageProcessors.Resize {
  public static func resize(
    size: CGSize,
    unit: ImageProcessingOptions.Unit = .points,
    contentMode: ImageProcessors.Resize.ContentMode = .aspectFill,
    crop: Bool = false,
    upscale: Bool = false
  ) -> Self { .init(size: size) }
  public static func resize(width: CGFloat) -> Self { .init(width: width) }
  public static func resize(height: CGFloat) -> Self { .init(height: height) }
}

extension ImageProcessing where Self == ImageProcessors.Circle {
  public static func circle() -> Self { .init() }
}

extension ImageProcessing where Self == ImageProcessors.RoundedCorners {
  public static func roundedCorners(radius: CGFloat) -> Self { .init(radius: radius) }
}
