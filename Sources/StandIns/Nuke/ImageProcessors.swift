// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// Changes a picture before it is shown; without effect here.
public protocol ImageProcessing {
  var identifier: String { get }
}

/// The names of the built-in ones.
public enum ImageProcessors {
  public struct Resize: ImageProcessing, Sendable {
    public let identifier: String
    public init(size: CGSize) { identifier = "size \(size)" }
    public init(width: CGFloat) { identifier = "width \(width)" }
    public init(height: CGFloat) { identifier = "height \(height)" }
  }

  public struct Circle: ImageProcessing, Sendable {
    public let identifier = "circle"
    public init() {}
  }

  public struct RoundedCorners: ImageProcessing, Sendable {
    public let identifier: String
    public init(radius: CGFloat) { identifier = "corners \(radius)" }
  }

  public struct GaussianBlur: ImageProcessing, Sendable {
    public let identifier: String
    public init(radius: Int = 8) { identifier = "blur \(radius)" }
  }
}

extension ImageProcessing where Self == ImageProcessors.Resize {
  public static func resize(size: CGSize) -> Self { .init(size: size) }
  public static func resize(width: CGFloat) -> Self { .init(width: width) }
  public static func resize(height: CGFloat) -> Self { .init(height: height) }
}

extension ImageProcessing where Self == ImageProcessors.Circle {
  public static func circle() -> Self { .init() }
}

extension ImageProcessing where Self == ImageProcessors.RoundedCorners {
  public static func roundedCorners(radius: CGFloat) -> Self { .init(radius: radius) }
}
