// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A colour of a content: what it is in a light interface and in a dark one, as 0xRRGGBBAA.
public struct ContentColour: Hashable, Sendable {
  /// In a light interface.
  public var light: UInt32
  /// In a dark interface.
  public var dark: UInt32

  /// Makes a colour; the same in the dark unless given.
  public init(light: UInt32, dark: UInt32? = nil) {
    self.light = light
    self.dark = dark ?? light
  }
}

extension ContentColour {
  private static let byte = 255.0
  private static let opacityBits: UInt32 = 8

  /// The values of a colour, each component rounded to eight bits.
  @MainActor package init(_ colour: UIColor) {
    light = Self.packed(colour.rgb, colour.components.alpha)
    dark = Self.packed(
      UIColor(colour.darkComponents, dark: colour.darkComponents).rgb,
      colour.darkComponents.alpha
    )
  }

  private static func packed(_ rgb: UInt32, _ alpha: Double) -> UInt32 {
    let opacity = alpha.isFinite ? (min(max(alpha, 0), 1) * byte).rounded() : 0
    return rgb << opacityBits | UInt32(opacity)
  }

  /// Whether nothing is to be seen of it.
  public var isClear: Bool { light & UInt32(Self.byte) == 0 && dark & UInt32(Self.byte) == 0 }
}
