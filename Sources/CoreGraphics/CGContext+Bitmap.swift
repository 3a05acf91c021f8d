// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
package import LayoutEngine

/// What a bitmap shows: the steps that draw it, in points from its upper left corner.
package final class DrawnPicture {
  package let steps: [ScreenStep]

  init(_ steps: [ScreenStep]) { self.steps = steps }
}

/// Bitmaps: their size, their picture, and settings that only real pixels would show.
extension CGContext {
  /// Makes a bitmap, whose lower left corner is the origin; its pixels are kept as steps.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(width: width, height: height)
    isUpwards = true
  }

  /// The width of the bitmap, in pixels.
  public var width: Int { pixels.width }
  /// The height of the bitmap, in pixels.
  public var height: Int { pixels.height }

  /// A picture of what has been drawn so far; `nil` where nothing is a bitmap.
  public func makeImage() -> CGImage? {
    guard pixels.width > 0, pixels.height > 0 else { return nil }
    let turned = [ScreenStep.group([1, 0, 0, -1, 0, CGFloat(height)], clip: nil, opacity: 1)]
    let all = isUpwards ? turned + steps + [.end] : steps
    return CGImage(DrawnPicture(all), width: width, height: height)
  }

  /// The path that has been added; `nil` if there is none.
  public var path: CGPath? { drawnPath.isEmpty ? nil : drawnPath.copy() }
  /// Whether no path has been added.
  public var isPathEmpty: Bool { drawnPath.isEmpty }
  /// The smallest rectangle around the path.
  public var boundingBoxOfPath: CGRect { drawnPath.boundingBoxOfPath }
  /// The point at which the path ends.
  public var currentPointOfPath: CGPoint { drawnPath.currentPoint }

  /// How pictures get another size; the page decides.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }
  /// The transform of letters; kept, and without effect here.
  public var textMatrix: CGAffineTransform {
    get { state.textMatrix }
    set { state.textMatrix = newValue }
  }
  /// Where the next letters stand.
  public var textPosition: CGPoint {
    get { CGPoint(x: state.textMatrix.tx, y: state.textMatrix.ty) }
    set { (state.textMatrix.tx, state.textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Sets a grey as the colour of fills.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets a grey as the colour of lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the space of fills' colours; all are the same here.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Sets the space of lines' colours; all are the same here.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Sets how exact curves are; they always are.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Sets how colours are matched; they are as given.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Begins drawing that gets the present opacity as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    saveGState()
    beginGroup(opacity: state.alpha)
    (state.alpha, state.shadow) = (1, nil)
  }
  /// Begins drawing that gets the present opacity as a whole, in a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }
  /// Ends that drawing.
  public func endTransparencyLayer() { restoreGState() }

  /// Clips later drawing to a rectangle; the mask's own shape is not known here.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }
  /// Clips later drawing to rectangles.
  public func clip(to rects: [CGRect]) {
    clip(to: CGPath(elements: rects.flatMap { CGPath.rectangle($0) }), isEvenOdd: false)
  }

  /// Adds an arc in the corner between two lines to the path.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    drawnPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Turns the path into the outline of its line.
  public func replacePathWithStrokedPath() {
    let outline = drawnPath.copy(
      strokingWithWidth: state.lineWidth,
      lineCap: .butt,
      lineJoin: .miter,
      miterLimit: 0
    )
    beginPath()
    addPath(outline)
  }
}

/// How pictures get another size.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case medium = 4
  case high = 3
}

/// How colours outside of a device's reach are matched.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric = 1
  case relativeColorimetric = 2
  case perceptual = 3
  case saturation = 4
}

/// Where a pixel's opacity is kept.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// How a pixel's parts are kept.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The set as a bit mask.
  public let rawValue: UInt32

  /// Makes a set from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the opacity.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The least byte of 32 bits first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The greatest byte of 32 bits first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
  /// The order of the machine.
  public static let byteOrderDefault: CGBitmapInfo = []
}

/// The space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpaceCreateDeviceRGB() }
