// SPDX-License-Identifier: Apache-2.0
public import StageProtocol

/// The background of each row of a section in a list, instead of the look's own; lengths are in
/// points.
public struct RowBackground: Codable, Hashable, Sendable {
  /// The shadow of a row's background.
  public struct Shadow: Codable, Hashable, Sendable {
    /// The colour as `#rrggbb`; black when it is missing.
    public var colour: String?
    /// The opacity, from 0 to 1.
    public var opacity: Double
    /// The radius of the blur.
    public var radius: Double?
    /// The distance to the right.
    public var x: Double?
    /// The distance downwards.
    public var y: Double?
    /// An ellipse that casts the shadow instead of the background, from its upper left corner.
    public var oval: Oval?
  }

  /// The frame of an ellipse.
  public struct Oval: Codable, Hashable, Sendable {
    /// The distance from the left.
    public var x: Double
    /// The distance from above.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double
  }

  /// The background as `#rrggbb`; the look's when it is missing.
  public var colour: String?
  /// The radius of the corners; the look's when it is missing.
  public var cornerRadius: Double?
  /// The insets of the background in the row, where left is leading and right is trailing; the
  /// look's when they are missing.
  public var insets: Insets?
  /// The border as `#rrggbb`; none when it is missing.
  public var strokeColour: String?
  /// The width of the border; one point when it is missing.
  public var strokeWidth: Double?
  /// The shadow; none when it is missing.
  public var shadow: Shadow?
}

extension RowBackground {
  static let members = [
    "colour", "cornerRadius", "insets", "strokeColour", "strokeWidth", "shadow",
  ]
  static let insetMembers = ["top", "left", "bottom", "right"]

  /// The background of a section; `nil` when it has none.
  ///
  /// - Throws: `ProtocolError` with the path of the first error.
  static func read(
    _ reader: FieldReader,
    _ unknown: inout UnknownMembers
  ) throws(ProtocolError) -> RowBackground? {
    guard let entry = try unknown.object("background", of: reader, known: members) else {
      return nil
    }
    let bound = reader.limits.sectionMetric
    return RowBackground(
      colour: try entry.optionalColour("colour").map(FileColour.text),
      cornerRadius: try entry.optionalNumber("cornerRadius", in: bound),
      insets: try insets(entry, &unknown),
      strokeColour: try entry.optionalColour("strokeColour").map(FileColour.text),
      strokeWidth: try entry.optionalNumber("strokeWidth", in: bound),
      shadow: try Shadow.read(entry, &unknown)
    )
  }

  private static func insets(
    _ reader: FieldReader,
    _ unknown: inout UnknownMembers
  ) throws(ProtocolError) -> Insets? {
    guard let entry = try unknown.object("insets", of: reader, known: insetMembers) else {
      return nil
    }
    let reach = reader.limits.layoutInset
    return Insets(
      top: try entry.number("top", in: reach),
      left: try entry.number("left", in: reach),
      bottom: try entry.number("bottom", in: reach),
      right: try entry.number("right", in: reach)
    )
  }
}

extension RowBackground.Shadow {
  static let members = ["colour", "opacity", "radius", "x", "y", "oval"]
  static let shares = 0.0...1.0

  fileprivate static func read(
    _ reader: FieldReader,
    _ unknown: inout UnknownMembers
  ) throws(ProtocolError) -> Self? {
    guard let entry = try unknown.object("shadow", of: reader, known: members) else {
      return nil
    }
    let reach = reader.limits.layoutInset
    return Self(
      colour: try entry.optionalColour("colour").map(FileColour.text),
      opacity: try entry.number("opacity", in: shares),
      radius: try entry.optionalNumber("radius", in: reader.limits.sectionMetric),
      x: try entry.optionalNumber("x", in: reach),
      y: try entry.optionalNumber("y", in: reach),
      oval: try RowBackground.Oval.read(entry, &unknown)
    )
  }
}

extension RowBackground.Oval {
  static let members = ["x", "y", "width", "height"]

  fileprivate static func read(
    _ reader: FieldReader,
    _ unknown: inout UnknownMembers
  ) throws(ProtocolError) -> Self? {
    guard let entry = try unknown.object("oval", of: reader, known: members) else {
      return nil
    }
    let reach = reader.limits.layoutInset
    let length = reader.limits.sectionMetric
    return Self(
      x: try entry.number("x", in: reach),
      y: try entry.number("y", in: reach),
      width: try entry.number("width", in: length),
      height: try entry.number("height", in: length)
    )
  }
}
