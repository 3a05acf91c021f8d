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

extension StageGround {
  private static let colours = 0...Int(UInt32.max)

  init(reader: FieldReader) throws(ProtocolError) {
    light = UInt32(try reader.integer("light", in: Self.colours))
    dark = UInt32(try reader.integer("dark", in: Self.colours))
  }

  var json: JSONValue {
    .members([("light", .integer(Int(light))), ("dark", .integer(Int(dark)))])
  }
}
