// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What the background of a row throws on what is behind it.
public struct ListShadow: Hashable, Sendable {
  /// The colour.
  public var colour: ContentColour
  /// How much is seen of it, from 0 to 1.
  public var opacity: CGFloat
  /// How far its edge is blurred, in points.
  public var radius: CGFloat
  /// How far it is from the background, in points to the right and down.
  public var offset: CGSize
  /// What throws it in place of the background, from the background's upper left corner; `nil` is the background.
  ///
  /// All counts as within that lines go around at all.
  public var outline: CellOutline?

  /// Makes a shadow.
  public init(
    colour: ContentColour,
    opacity: CGFloat,
    radius: CGFloat,
    offset: CGSize,
    outline: CellOutline? = nil
  ) {
    self.colour = colour
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
    self.outline = outline
  }
}
