// SPDX-License-Identifier: Apache-2.0
import UIKit

/// What a view says of its place and of those of its children.
struct FlexStyle {
  var direction = Flex.Direction.column
  var wrap = Flex.Wrap.noWrap
  var justify = Flex.JustifyContent.start
  var alignItems = Flex.AlignItems.stretch
  var alignSelf = Flex.AlignSelf.auto
  var alignContent = Flex.AlignContent.start
  var reading = Flex.LayoutDirection.inherit
  var display = Flex.Display.flex
  var position = Flex.Position.relative
  var grow: CGFloat = 0
  var shrink: CGFloat = 0
  var basis: FlexLength?
  var width: FlexLength?
  var height: FlexLength?
  var minWidth: FlexLength?
  var minHeight: FlexLength?
  var maxWidth: FlexLength?
  var maxHeight: FlexLength?
  /// Width divided by height.
  var aspectRatio: CGFloat?
  var rowGap: CGFloat = 0
  var columnGap: CGFloat = 0
  var margin = Edges()
  var padding = Edges()
  var place = Edges()

  /// Lengths at the four sides; those of reading count before left and right.
  struct Edges {
    var top: FlexLength?
    var left: FlexLength?
    var bottom: FlexLength?
    var right: FlexLength?
    var start: FlexLength?
    var end: FlexLength?

    /// The lengths of the sides, in points; `nil` at sides of which nothing is said.
    func sides(in room: FlexRoom, isMirrored: Bool) -> FlexSides {
      let left = (isMirrored ? end : start) ?? left
      let right = (isMirrored ? start : end) ?? right
      return FlexSides(
        top: top?.resolved(in: room.height),
        left: left?.resolved(in: room.width),
        bottom: bottom?.resolved(in: room.height),
        right: right?.resolved(in: room.width)
      )
    }
  }
}

/// Lengths at the four sides, in points.
struct FlexSides {
  var top: CGFloat?
  var left: CGFloat?
  var bottom: CGFloat?
  var right: CGFloat?

  var horizontal: CGFloat { (left ?? 0) + (right ?? 0) }
  var vertical: CGFloat { (top ?? 0) + (bottom ?? 0) }
}

/// The lengths of a container, in points, as far as they are known.
struct FlexRoom {
  var width: CGFloat?
  var height: CGFloat?
}
