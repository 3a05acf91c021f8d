// SPDX-License-Identifier: Apache-2.0
public import Foundation

// The filters whose inputs are properties.

@preconcurrency @MainActor
public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
}

@preconcurrency @MainActor
public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}

/// A filter with one picture.
@preconcurrency @MainActor
public protocol CIPictureFilter: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

public typealias CIPhotoEffect = CIPictureFilter

@preconcurrency @MainActor
public protocol CIGaussianBlur: CIPictureFilter {
  var radius: Float { get set }
}

@preconcurrency @MainActor
public protocol CISepiaTone: CIPictureFilter {
  var intensity: Float { get set }
}

@preconcurrency @MainActor
public protocol CIColorControls: CIPictureFilter {
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}

@preconcurrency @MainActor
public protocol CIFalseColor: CIPictureFilter {
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

/// The filter behind these names.
final class BuiltinFilter: CIFilter, CIQRCodeGenerator, CIGaussianBlur, CISepiaTone,
  CIColorControls,
  CIFalseColor
{
  private func input<Value>(_ key: String, _ usual: Value) -> Value {
    value(forKey: key) as? Value ?? usual
  }

  var message: Data {
    get { input("inputMessage", Data()) }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { input("inputCorrectionLevel", "M") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var inputImage: CIImage? {
    get { input(kCIInputImageKey, nil) }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var radius: Float {
    get { input(kCIInputRadiusKey, 10) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
  var intensity: Float {
    get { input(kCIInputIntensityKey, 1) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
  var saturation: Float {
    get { input(kCIInputSaturationKey, 1) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  var brightness: Float {
    get { input(kCIInputBrightnessKey, 0) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  var contrast: Float {
    get { input(kCIInputContrastKey, 1) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
  var color0: CIColor {
    get { input("inputColor0", .black) }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { input("inputColor1", .white) }
    set { setValue(newValue, forKey: "inputColor1") }
  }
}

extension CIFilter {
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter("CIQRCodeGenerator")
  }
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltinFilter("CIGaussianBlur")
  }
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter("CISepiaTone") }
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter("CIColorControls")
  }
  public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter("CIFalseColor") }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectNoir")
  }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter("CIPhotoEffectMono")
  }
}
