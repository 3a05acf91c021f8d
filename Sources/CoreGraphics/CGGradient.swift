// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Colours along a line, for drawing.
public final class CGGradient: Sendable {
  let colours: [CGColor]
  /// Where each colour is, from 0 to 1.
  let places: [CGFloat]

  /// Makes a gradient from `CGColor`s and their places; without places, they are evenly spread.
  public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: [CGFloat]?) {
    let all = colors.compactMap { $0 as? CGColor }
    guard !all.isEmpty else { return nil }
    let steps = CGFloat(max(1, all.count - 1))
    let even = all.indices.map { CGFloat($0) / steps }
    colours = all
    let given = locations ?? even
    places = (given.count == all.count ? given : even).map { min(1, max(0, $0.isFinite ? $0 : 0)) }
  }

  /// Makes a gradient from `CGColor`s and their places.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
    self.init(colorsSpace: space, colors: NSArray(array: colors), locations: locations)
  }
}

/// A space of colours; all are the same here.
public final class CGColorSpace: Sendable {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"

  /// Makes a space by its name.
  public init?(name: String) {}
  init() {}
}

/// The space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Where a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The set as a bit mask.
  public let rawValue: UInt32

  /// Makes a set from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// How text is drawn.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0
  case stroke = 1
  case fillStroke = 2
  case invisible = 3
  case fillClip = 4
  case strokeClip = 5
  case fillStrokeClip = 6
  case clip = 7
}
