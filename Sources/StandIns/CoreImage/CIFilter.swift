// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation
import UIKit

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputColorKey = "inputColor"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputEVKey = "inputEV"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIOutputImageKey = "outputImage"

/// Makes a picture of another one, or of data.
///
/// QR codes are drawn, colours fill, and pictures are put over others; all other filters give their picture as it is,
/// because the page has the pixels.
@preconcurrency @MainActor
open class CIFilter: NSObject, KeyedObject {
  public let name: String
  // Only the main thread has filters; values by their keys come through methods of all objects.
  nonisolated(unsafe) private var values: [String: Any] = [:]

  init(_ name: String) { self.name = name }

  public convenience init?(name: String) {
    guard name.hasPrefix("CI") else { return nil }
    self.init(name)
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { values[key] = value }
  }

  open func setDefaults() {}
  package nonisolated func setKeyedValue(_ value: Any?, _ key: String) { values[key] = value }
  package nonisolated func keyedValue(_ key: String) -> Any? {
    guard key == kCIOutputImageKey else { return values[key] }
    return MainActor.assumeIsolated { Outcome(image: outputImage) }.image
  }
  open var inputKeys: [String] { values.keys.sorted() }

  open var outputImage: CIImage? {
    switch name {
    case "CIQRCodeGenerator": return code
    case "CIConstantColorGenerator": return (values[kCIInputColorKey] as? CIColor).map(CIImage.init)
    case "CIFalseColor": return recoloured
    case "CISourceOverCompositing":
      guard let image = picture else { return nil }
      let background = values[kCIInputBackgroundImageKey] as? CIImage
      return background.map { image.composited(over: $0) } ?? image
    default: return picture
    }
  }

  private var picture: CIImage? { values[kCIInputImageKey] as? CIImage }

  /// A point for each module, with one of light around them.
  private var code: CIImage? {
    guard let message = values["inputMessage"] as? Data else { return nil }
    let level = (values["inputCorrectionLevel"] as? String).flatMap(QRSymbol.Level.init) ?? .m
    return QRSymbol(Array(message), level).map { CodeImage($0) }
  }

  /// A code in two other colours; another picture as it is.
  private var recoloured: CIImage? {
    guard let code = picture as? CodeImage else { return picture }
    return CodeImage(
      code.symbol,
      dark: (values["inputColor0"] as? CIColor)?.shown ?? code.dark,
      light: (values["inputColor1"] as? CIColor)?.shown ?? code.light
    )
  }
}

/// A QR code as a picture.
final class CodeImage: CIImage {
  private static let border = 1
  let symbol: QRSymbol
  let dark: UIColor
  let light: UIColor

  init(_ symbol: QRSymbol, dark: UIColor = .black, light: UIColor = .white) {
    (self.symbol, self.dark, self.light) = (symbol, dark, light)
    let side = symbol.side + 2 * Self.border
    super.init(extent: CGRect(x: 0, y: 0, width: side, height: side)) { rect in
      light.setFill()
      UIBezierPath(rect: rect).fill()
      dark.setFill()
      Self.path(of: symbol, in: rect, side: side).fill()
    }
  }

  /// The dark modules of each line, those side by side as one rectangle.
  private static func path(of symbol: QRSymbol, in rect: CGRect, side: Int) -> UIBezierPath {
    let (width, height) = (rect.width / CGFloat(side), rect.height / CGFloat(side))
    let path = UIBezierPath()
    for (y, line) in symbol.dark.enumerated() {
      var start: Int?
      for (x, isDark) in (line + [false]).enumerated() {
        if isDark {
          start = start ?? x
        } else if let first = start {
          path.append(
            UIBezierPath(
              rect: CGRect(
                x: rect.minX + CGFloat(first + border) * width,
                y: rect.minY + CGFloat(y + border) * height,
                width: CGFloat(x - first) * width,
                height: height
              )
            )
          )
          start = nil
        }
      }
    }
    return path
  }
}

/// A picture on its way within its thread.
private struct Outcome: @unchecked Sendable {
  let image: CIImage?
}
