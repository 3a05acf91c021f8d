// SPDX-License-Identifier: Apache-2.0

/// The colour behind all elements of a stage, from its source.
public struct StageGround: Hashable, Sendable {
  /// The colour in a light interface, as 0xRRGGBBAA.
  public var light: UInt32
  /// The colour in a dark interface, as 0xRRGGBBAA.
  public var dark: UInt32

  /// Makes a ground.
  public init(light: UInt32, dark: UInt32) {
    self.light = light
    self.dark = dark
  }
}
