// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import UIKit

/// What a processor gets.
public enum ImageProcessItem {
  case image(KFCrossPlatformImage)
  case data(Data)
}

/// The options of a load, read.
public struct KingfisherParsedOptionsInfo {
  public let options: KingfisherOptionsInfo
  public init(_ options: KingfisherOptionsInfo?) { self.options = options ?? [] }

  public var scaleFactor: CGFloat {
    for case .scaleFactor(let factor) in options.reversed() { return factor }
    return 1
  }
  public var processor: any ImageProcessor {
    for case .processor(let processor) in options.reversed() { return processor }
    return DefaultImageProcessor.default
  }
  var onFailureImage: UIImage?? {
    for case .onFailureImage(let image) in options.reversed() { return image }
    return nil
  }
  var keepsCurrentImage: Bool {
    options.contains { if case .keepCurrentImageWhileLoading = $0 { true } else { false } }
  }
  var onlyFromCache: Bool {
    options.contains { if case .onlyFromCache = $0 { true } else { false } }
  }
  var modifier: (any ImageModifier)? {
    for case .imageModifier(let modifier) in options.reversed() { return modifier }
    return nil
  }
  var cache: ImageCache? {
    for case .targetCache(let cache) in options.reversed() { return cache }
    return nil
  }
}

/// Changes a picture before it is shown. Those of apps do; the library's own leave a picture as it is,
/// because they work on its dots.
public protocol ImageProcessor {
  var identifier: String { get }
  func process(
    item: ImageProcessItem,
    options: KingfisherParsedOptionsInfo
  ) -> KFCrossPlatformImage?
}

extension ImageProcessor {
  public func process(
    item: ImageProcessItem,
    options: KingfisherParsedOptionsInfo
  ) -> KFCrossPlatformImage? { item.picture }

  public func append(another: any ImageProcessor) -> any ImageProcessor {
    ChainedProcessor(first: self, second: another)
  }
}

extension ImageProcessItem {
  var picture: KFCrossPlatformImage? {
    switch self {
    case .image(let image): image
    case .data(let data): MainActor.assumeIsolated { UIImage(data: data) }
    }
  }
}

infix operator |> : AdditionPrecedence

public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
  left.append(another: right)
}

/// One processor after the other.
struct ChainedProcessor: ImageProcessor {
  let first: any ImageProcessor
  let second: any ImageProcessor
  var identifier: String { "\(first.identifier)|>\(second.identifier)" }

  func process(
    item: ImageProcessItem,
    options: KingfisherParsedOptionsInfo
  ) -> KFCrossPlatformImage? {
    first.process(item: item, options: options)
      .flatMap { second.process(item: .image($0), options: options) }
  }
}

public struct DefaultImageProcessor: ImageProcessor, Sendable {
  public static let `default` = DefaultImageProcessor(identifier: "")
  public let identifier: String
  init(identifier: String) { self.identifier = identifier }
  public init() { identifier = "" }
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
  public let targetContentMode: ContentMode
  public init(referenceSize: CGSize, mode: ContentMode = .none) {
    self.referenceSize = referenceSize
    targetContentMode = mode
    identifier = "resizing(\(referenceSize),\(mode))"
  }
}

/// A length in points, or a part of the picture's.
public enum Radius: Sendable {
  case widthFraction(CGFloat)
  case heightFraction(CGFloat)
  case point(CGFloat)
}

public struct RoundCornerImageProcessor: ImageProcessor {
  public let identifier: String
  public let radius: Radius
  public let targetSize: CGSize?
  public init(
    cornerRadius: CGFloat,
    targetSize: CGSize? = nil,
    roundingCorners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) {
    (radius, self.targetSize) = (.point(cornerRadius), targetSize)
    identifier = "corners(\(cornerRadius),\(targetSize ?? .zero))"
  }
  public init(
    radius: Radius,
    targetSize: CGSize? = nil,
    roundingCorners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) {
    (self.radius, self.targetSize) = (radius, targetSize)
    identifier = "corners(\(radius),\(targetSize ?? .zero))"
  }
}

/// Corners of a picture.
public struct RectCorner: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let topLeft = RectCorner(rawValue: 1)
  public static let topRight = RectCorner(rawValue: 2)
  public static let bottomLeft = RectCorner(rawValue: 4)
  public static let bottomRight = RectCorner(rawValue: 8)
  public static let all: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

public struct BorderImageProcessor: ImageProcessor {
  public let identifier = "border"
  public let border: Border
  public init(border: Border) { self.border = border }
}

public struct Border {
  public var color: UIColor
  public var lineWidth: CGFloat
  public var radius: Radius
  public var roundingCorners: RectCorner
  @preconcurrency @MainActor
  public init(
    color: UIColor = .black,
    lineWidth: CGFloat = 4,
    radius: Radius = .point(0),
    roundingCorners: RectCorner = .all
  ) {
    (self.color, self.lineWidth, self.radius) = (color, lineWidth, radius)
    self.roundingCorners = roundingCorners
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

public struct CroppingImageProcessor: ImageProcessor, Sendable {
  public let identifier: String
  public let size: CGSize
  public let anchor: CGPoint
  public init(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
    (self.size, self.anchor) = (size, anchor)
    identifier = "cropping(\(size),\(anchor))"
  }
}

public struct OverlayImageProcessor: ImageProcessor {
  public let identifier = "overlay"
  public let overlay: UIColor
  public let fraction: CGFloat
  public init(overlay: UIColor, fraction: CGFloat = 0.5) {
    (self.overlay, self.fraction) = (overlay, fraction)
  }
}

public struct TintImageProcessor: ImageProcessor {
  public let identifier = "tint"
  public let tint: UIColor
  public init(tint: UIColor) { self.tint = tint }
}

public struct BlackWhiteProcessor: ImageProcessor, Sendable {
  public let identifier = "blackwhite"
  public init() {}
}

public struct ColorControlsProcessor: ImageProcessor, Sendable {
  public let identifier = "colours"
  public init(brightness: CGFloat, contrast: CGFloat, saturation: CGFloat, inputEV: CGFloat) {}
}

/// Changes a picture after it was found.
public protocol ImageModifier {
  func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage
}

public struct AnyImageModifier: ImageModifier {
  private let block: (KFCrossPlatformImage) throws -> KFCrossPlatformImage
  public init(modify: @escaping (KFCrossPlatformImage) throws -> KFCrossPlatformImage) {
    block = modify
  }
  public func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage {
    (try? block(image)) ?? image
  }
}

public struct RenderingModeImageModifier: ImageModifier {
  public let renderingMode: UIImage.RenderingMode
  public init(renderingMode: UIImage.RenderingMode = .automatic) {
    self.renderingMode = renderingMode
  }
  public func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage {
    let mode = renderingMode
    return MainActor.assumeIsolated { image.withRenderingMode(mode) }
  }
}

/// How a picture is fitted into a size.
public enum ContentMode: Sendable {
  case none
  case aspectFit
  case aspectFill
}
