// SPDX-License-Identifier: Apache-2.0
public import Foundation
@_exported public import UIKit

/// A picture of Core Image: it draws itself into any rectangle.
@preconcurrency @MainActor
open class CIImage: NSObject {
  public let extent: CGRect
  public let properties: [String: Any] = [:]
  private let drawing: (CGRect) -> Void

  init(extent: CGRect, _ draw: @escaping (CGRect) -> Void) {
    (self.extent, drawing) = (extent, draw)
    super.init()
  }

  public convenience init?(image: UIImage) {
    self.init(extent: CGRect(origin: .zero, size: image.size)) { image.draw(in: $0) }
  }

  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    self.init(image: image)
  }

  public convenience init(cgImage: CGImage) {
    let image = UIImage(cgImage: cgImage)
    self.init(extent: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)) {
      image.draw(in: $0)
    }
  }

  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  public convenience init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image: image)
  }

  /// A colour without end.
  public convenience init(color: CIColor) {
    self.init(extent: .infinite) { rect in
      color.shown.setFill()
      UIBezierPath(rect: rect).fill()
    }
  }

  func draw(in rect: CGRect) { drawing(rect) }

  /// The picture at another place and in another size; turned pictures only have the place of the turned one.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(extent: extent.applying(matrix), drawing)
  }

  open func cropped(to rect: CGRect) -> CIImage {
    let (whole, part) = (extent, extent.intersection(rect))
    guard whole != .infinite, part.width > 0, part.height > 0 else {
      return CIImage(extent: whole == .infinite ? rect : part, drawing)
    }
    return CIImage(extent: part) { [drawing] place in
      let (x, y) = (place.width / part.width, place.height / part.height)
      UIGraphicsGetCurrentContext()?.saveGState()
      UIBezierPath(rect: place).addClip()
      // Core Image counts from below.
      drawing(
        CGRect(
          x: place.minX - (part.minX - whole.minX) * x,
          y: place.minY - (whole.maxY - part.maxY) * y,
          width: whole.width * x,
          height: whole.height * y
        )
      )
      UIGraphicsGetCurrentContext()?.restoreGState()
    }
  }

  open func clampedToExtent() -> CIImage { self }
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }

  open func composited(over dest: CIImage) -> CIImage {
    let (own, whole) = (extent, extent.union(dest.extent))
    let base = dest.extent
    return CIImage(extent: whole) { [drawing] place in
      let part = { (rect: CGRect) in
        CGRect(
          x: place.minX + (rect.minX - whole.minX) * place.width / whole.width,
          y: place.minY + (whole.maxY - rect.maxY) * place.height / whole.height,
          width: rect.width * place.width / whole.width,
          height: rect.height * place.height / whole.height
        )
      }
      dest.draw(in: part(base))
      drawing(part(own))
    }
  }

  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }
  open func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }

  /// What was drawn.
  func rendered(_ part: CGRect) -> UIImage {
    let shown = part == extent ? self : cropped(to: part)
    return UIGraphicsImageRenderer(size: part.size).image { _ in
      shown.draw(in: CGRect(origin: .zero, size: part.size))
    }
  }
}

public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let applyOrientationProperty = CIImageOption(rawValue: "applyOrientationProperty")
}

/// How a picture is turned.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8
}

/// A colour of Core Image.
@preconcurrency @MainActor
open class CIColor: NSObject {
  let shown: UIColor
  public init(color: UIColor) { shown = color }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.init(color: UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }
  public static let black = CIColor(color: .black)
  public static let white = CIColor(color: .white)
  public static let clear = CIColor(color: .clear)
}

/// Numbers of a filter.
open class CIVector: NSObject, @unchecked Sendable {
  public let values: [CGFloat]
  public init(values: [CGFloat]) { self.values = values }
  public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(values: [x, y, z, w])
  }
  public convenience init(cgPoint: CGPoint) { self.init(x: cgPoint.x, y: cgPoint.y) }
  public convenience init(cgRect: CGRect) {
    self.init(x: cgRect.minX, y: cgRect.minY, z: cgRect.width, w: cgRect.height)
  }
  public var x: CGFloat { values.first ?? 0 }
  public var y: CGFloat { values.count > 1 ? values[1] : 0 }
}

/// Draws pictures of Core Image.
@preconcurrency @MainActor
open class CIContext: NSObject {
  public override init() {}
  public init(options: [CIContextOption: Any]?) {}
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard !fromRect.isInfinite, !fromRect.isEmpty else { return nil }
    return image.rendered(fromRect).cgImage
  }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "useSoftwareRenderer")
  public static let workingColorSpace = CIContextOption(rawValue: "workingColorSpace")
}

extension UIImage {
  public convenience init(ciImage: CIImage) {
    let image = ciImage.extent.isInfinite ? nil : ciImage.rendered(ciImage.extent).cgImage
    self.init(cgImage: image ?? CGImage(nil, width: 0, height: 0))
  }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(ciImage: ciImage)
  }
  /// Pictures of apps have bitmaps, and none of Core Image.
  public var ciImage: CIImage? { nil }
}
