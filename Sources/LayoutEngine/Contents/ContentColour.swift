// SPDX-License-Identifier: Apache-2.0

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
  /// The opacity's eight bits.
  private static let opacity: UInt32 = 0xFF

  /// Whether nothing is to be seen of it.
  public var isClear: Bool { light & Self.opacity == 0 && dark & Self.opacity == 0 }
}
