// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// How a picture is to be made.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels for each point; recorded.
  open var scale: CGFloat = 1
  /// Whether nothing shows through; recorded.
  open var opaque = false

  /// Makes the usual format.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Makes the usual format.
  @preconcurrency @MainActor public override init() {
    super.init()
  }
}

/// What a picture is drawn with; nothing is drawn here.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// Where one draws.
  public let cgContext = CGContext()

  /// Fills a rectangle; nothing is drawn here.
  open func fill(_ rect: CGRect) {}
  /// Draws a line along a rectangle; nothing is drawn here.
  open func stroke(_ rect: CGRect) {}
}

/// Makes pictures by drawing: pictures of a size without content, since nothing is drawn here.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// Makes a renderer for pictures of a size, in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Makes a renderer for pictures of a size and format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }

  /// Makes a renderer for pictures of a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  /// Makes a picture.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(.file(""), size: size)
  }
}
