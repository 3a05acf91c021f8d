// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// Changes a picture before it is shown; without effect here.
public protocol ImageProcessor {
  var identifier: String { get }
}

infix operator |> : AdditionPrecedence

public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
  DefaultImageProcessor(identifier: "\(left.identifier)|>\(right.identifier)")
}

public struct DefaultImageProcessor: ImageProcessor, Sendable {
  public static let `default` = DefaultImageProcessor(identifier: "")
  public let identifier: String
}

public struct DownsamplingImageProcessor: ImageProcessor, Sendable {
  public let identifier: String
  public let size: CGSize
  public init(size: CGSize) {
    self.size = size
    identifier = "downsampling(\(size))"
  }
}

public struct ResizingImageProcessor: ImageProcessor, Sendable {
  public let identifier: String
  public let referenceSize: CGSize
  public init(referenceSize: CGSize, mode: ContentMode = .none) {
    self.referenceSize = referenceSize
    identifier = "resizing(\(referenceSize),\(mode))"
  }
}

public struct RoundCornerImageProcessor: ImageProcessor, Sendable {
  public let identifier: String
  public init(cornerRadius: CGFloat, targetSize: CGSize? = nil) {
    identifier = "corners(\(cornerRadius),\(targetSize ?? .zero))"
  }
}

public struct BlurImageProcessor: ImageProcessor, Sendable {
  public let identifier: String
  public let blurRadius: CGFloat
  public init(blurRadius: CGFloat) {
    self.blurRadius = blurRadius
    identifier = "blur(\(blurRadius))"
  }
}

/// How a picture is fitted into a size.
public enum ContentMode: Sendable {
  case none
  case aspectFit
  case aspectFill
}
