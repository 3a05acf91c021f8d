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

/// Where Core Graphics draws; nothing is drawn here, so that code which draws runs without effect.
@preconcurrency @MainActor
public final class CGContext {
  init() {}

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) {}
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Draws a line along a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {}
  /// Adds a path.
  public func addPath(_ path: CGPath) {}
  /// Begins a part of a path.
  public func move(to point: CGPoint) {}
  /// Goes straight to a point.
  public func addLine(to point: CGPoint) {}
  /// Draws a line along the path.
  public func strokePath() {}
  /// Fills the path.
  public func fillPath() {}
  /// Remembers the state.
  public func saveGState() {}
  /// Brings back the state that was remembered.
  public func restoreGState() {}
  /// Moves what is drawn next.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Scales what is drawn next.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Turns what is drawn next.
  public func rotate(by angle: CGFloat) {}
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

/// Where drawing goes at the moment: nowhere.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
