// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// The format of a rendered image.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; it has no effect here.
  open var scale: CGFloat = 1
  /// Whether the image is opaque; it has no effect here.
  open var opaque = false

  /// The rectangle of the image, in points; recorded.
  open internal(set) var bounds = CGRect.zero

  /// Makes the default format.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Makes the format for the device.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Makes the default format.
  @preconcurrency @MainActor public override init() {
    super.init()
  }
}

/// The context for rendering an image.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// The drawing context.
  public let cgContext: CGContext
  /// The format of the image.
  public let format = UIGraphicsImageRendererFormat()

  init(_ context: CGContext) { cgContext = context }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle; see `CGContext.setBlendMode(_:)`.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blend(blendMode, alpha: 1) { cgContext.fill(rect) }
  }
  /// Draws the outline of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// The image with what has been drawn so far.
  open var currentImage: UIImage {
    UIImage(drawn: cgContext.steps, size: CGSize(width: cgContext.width, height: cgContext.height))
  }
  /// Draws the outline of a rectangle; see `CGContext.setBlendMode(_:)`.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blend(blendMode, alpha: 1) { cgContext.stroke(rect) }
  }
  /// Clips later drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Renders images, which keep what was drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// Makes a renderer for images with a size, in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Makes a renderer for images with a size and a format; the format has no effect.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }

  /// Makes a renderer for images with the size of a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  /// Makes a renderer for images with the size of a rectangle and a format, which has no effect.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size)
  }

  /// Renders an image: what the block draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let steps = Drawing.steps(size) { actions(UIGraphicsImageRendererContext($0)) }
    return UIImage(drawn: steps, size: size)
  }

  /// Renders an image as a PNG file.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Renders an image as a JPEG file.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}
