// SPDX-License-Identifier: Apache-2.0

/// A colour of content, for light and for dark interfaces, as 0xRRGGBBAA.
public struct ContentColour: Hashable, Sendable {
  /// The colour in a light interface.
  public var light: UInt32
  /// The colour in a dark interface.
  public var dark: UInt32

  /// Makes a colour; the dark one is equal to the light one by default.
  public init(light: UInt32, dark: UInt32? = nil) {
    self.light = light
    self.dark = dark ?? light
  }
}

extension ContentColour {
  /// The eight bits of the opacity.
  private static let opacity: UInt32 = 0xFF

  /// Whether the colour is invisible.
  public var isClear: Bool { light & Self.opacity == 0 && dark & Self.opacity == 0 }
}
