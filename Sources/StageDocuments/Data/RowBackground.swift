// SPDX-License-Identifier: Apache-2.0
public import StageProtocol

/// What is behind each row of a section in a list, in place of what the list's look has there; lengths in points.
public struct RowBackground: Codable, Hashable, Sendable {
  /// The shadow that the ground of a row throws.
  public struct Shadow: Codable, Hashable, Sendable {
    /// The colour as `#rrggbb`; black when left out.
    public var colour: String?
    /// How much is seen of it, from 0 to 1.
    public var opacity: Double
    /// How far its edge is blurred.
    public var radius: Double?
    /// How far it lies to the right.
    public var x: Double?
    /// How far it lies below.
    public var y: Double?
    /// An ellipse that throws it in place of the ground, from the ground's upper left corner.
    public var oval: Oval?
  }

  /// The box of an ellipse.
  public struct Oval: Codable, Hashable, Sendable {
    /// From the left.
    public var x: Double
    /// From above.
    public var y: Double
    /// The length across.
    public var width: Double
    /// The length down.
    public var height: Double
  }

  /// The ground as `#rrggbb`; the look's when left out.
  public var colour: String?
  /// The radius of the corners; the look's when left out.
  public var cornerRadius: Double?
  /// The distance of the ground from the row's edges, where left is leading and right trailing; the look's when
  /// left out.
  public var insets: Insets?
  /// The line around as `#rrggbb`; none when left out.
  public var strokeColour: String?
  /// How thick that line is; one point when left out.
  public var strokeWidth: Double?
  /// The shadow; none when left out.
  public var shadow: Shadow?
}

extension RowBackground {
  static let members = [
    "colour", "cornerRadius", "insets", "strokeColour", "strokeWidth", "shadow",
  ]
  static let insetMembers = ["top", "left", "bottom", "right"]

  /// The background that a section names; `nil` when it names none.
  ///
  /// - Throws: `ProtocolError` with the path of the first thing that is wrong.
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
