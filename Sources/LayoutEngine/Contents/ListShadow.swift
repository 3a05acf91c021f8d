// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The shadow of a row's background.
public struct ListShadow: Hashable, Sendable {
  /// The colour.
  public var colour: ContentColour
  /// The opacity, from 0 to 1.
  public var opacity: CGFloat
  /// The blur of its edge, in points.
  public var radius: CGFloat
  /// Its distance from the background, in points to the right and down.
  public var offset: CGSize
  /// An outline that replaces the background's, relative to the background's top left corner; `nil`
  /// means the background's outline.
  ///
  /// Every point that a line surrounds counts as inside.
  public var outline: CellOutline?

  /// Makes a shadow from its values.
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
