// SPDX-License-Identifier: Apache-2.0

/// The colour behind everything on a stage, as its source sets it.
public struct StageGround: Hashable, Sendable {
  /// In a light interface, as 0xRRGGBBAA.
  public var light: UInt32
  /// In a dark interface.
  public var dark: UInt32

  /// Makes a ground.
  public init(light: UInt32, dark: UInt32) {
    self.light = light
    self.dark = dark
  }
}
