// SPDX-License-Identifier: Apache-2.0

/// A colour and its opacity.
public struct PaintInk: Codable, Hashable, Sendable {
  /// The colour as 0xRRGGBB.
  public var colour: UInt32
  /// The opacity, from 0 to 1.
  public var opacity: Double

  /// Makes an ink, which is opaque by default.
  public init(_ colour: UInt32, opacity: Double = 1) {
    self.colour = colour
    self.opacity = opacity
  }
}

extension PaintInk {
  /// How bright the colour is, from 0 to 1, without regard to its opacity.
  ///
  /// - Source: WCAG 2, relative luminance of sRGB.
  public var luminance: Double {
    let shares: [(shift: UInt32, share: Double)] = [(16, 0.2126), (8, 0.7152), (0, 0.0722)]
    return shares.reduce(0) { sum, part in
      let channel = Double(colour >> part.shift & Self.byte) / Double(Self.byte)
      // The integer power gives the same sum on every machine; it is exact enough for rough thresholds.
      return sum + part.share * channel * channel
    }
  }
}

extension PaintInk {
  private static let head = "rgba("
  private static let tail = ")"
  private static let shifts: [UInt32] = [16, 8, 0]
  private static let byte: UInt32 = 0xFF

  /// The ink in the form of style sheets: `#3a7bd5`, or `rgba(58, 123, 213, 0.5)`.
  var words: String {
    guard opacity < 1 else { return FileColour.text(of: colour) }
    let channels = Self.shifts.map { String(colour >> $0 & Self.byte) }
    return Self.head + (channels + [opacity.description]).joined(separator: ", ") + Self.tail
  }

  /// Reads one of the two forms.
  init?(words: String) {
    if let colour = FileColour.value(of: words) {
      self.init(colour)
      return
    }
    guard words.hasPrefix(Self.head), words.hasSuffix(Self.tail) else { return nil }
    let parts = words.dropFirst(Self.head.count).dropLast(Self.tail.count).split(separator: ",")
      .map { $0.drop { $0 == " " } }
    let channels = parts.dropLast().compactMap { UInt32($0) }.filter { $0 <= Self.byte }
    guard parts.count == channels.count + 1, channels.count == Self.shifts.count,
      let opacity = parts.last.flatMap({ Double($0) }), (0...1).contains(opacity)
    else { return nil }
    let colour = zip(channels, Self.shifts).reduce(UInt32(0)) { $0 | $1.0 << $1.1 }
    self.init(colour, opacity: opacity)
  }
}
