// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The format of a rendered image.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; it has no effect here.
  open var scale: CGFloat = 1
  /// Whether the image is opaque; it has no effect here.
  open var opaque = false

  /// Makes the default format.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Makes the default format.
  @preconcurrency @MainActor public override init() {
    super.init()
  }
}

/// The context for rendering an image; nothing is drawn here.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// The drawing context.
  public let cgContext = CGContext()

  /// Fills a rectangle; it has no effect here.
  open func fill(_ rect: CGRect) {}
  /// Draws the outline of a rectangle; it has no effect here.
  open func stroke(_ rect: CGRect) {}
}

/// Renders images; here they have a size and no content, because nothing is drawn.
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

  /// Renders an image: it calls the block and returns an image with the size and without content.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(.file(""), size: size)
  }
}
