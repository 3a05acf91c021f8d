// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Custom groups and handlers: UIKit takes functions for them, a file describes them.
extension CompositionalDocument {
  /// One cell of a custom group, with its frame in the group's content.
  package struct CustomItem: Hashable, Sendable {
    static let members = ["x", "y", "width", "height", "inset", "zIndex"]

    /// The distance of its left edge from the content's; `nil` for 0.
    package var x: Dimension?
    /// The distance of its upper edge from the content's; `nil` for 0.
    package var y: Dimension?
    /// The width.
    package var width: Dimension
    /// The height.
    package var height: Dimension
    /// The inset of the cell at each side, in points.
    package var inset = 0.0
    /// The z-index.
    package var zIndex = 0
  }

  /// The effect of a section's handler on its visible cells, by their distance from the middle.
  package struct VisibleItems: Hashable, Sendable {
    static let members = ["axis", "distance", "scale", "alpha", "rotation"]
    /// The possible scales in a file.
    static let scales = 0.0...10.0
    /// The possible opacities in a file.
    static let alphas = 0.0...1.0
    /// The possible rotations in a file, in degrees.
    static let rotations = -360.0...360.0

    /// The axis along which the distance is measured.
    package var axis = Axis.horizontal
    /// The distance from the middle at which the values below are reached; they stay the same
    /// beyond it.
    package var distance: Dimension
    /// The scale at the distance; in the middle, it is 1.
    package var scale = 1.0
    /// The opacity at the distance; in the middle, it is 1.
    package var alpha = 1.0
    /// The rotation at the distance, in degrees; it is opposite before the middle and 0 in the
    /// middle.
    package var rotation = 0.0

    /// The shortest distance in points; it prevents a division by 0.
    package static let leastDistance = 1.0
  }
}

extension CompositionalDocument.CustomItem {
  mutating func visit(_ visitor: inout some CompositionalVisitor, _ place: CompositionalPlace) {
    x?.visit(&visitor, place, "x", "x")
    y?.visit(&visitor, place, "y", "y")
    width.visit(&visitor, place, "width", "Width")
    height.visit(&visitor, place, "height", "Height")
    if inset != 0 { visitor.number(&inset, place.step("inset", "Inset"), .spacing) }
  }
}

extension CompositionalDocument.VisibleItems {
  mutating func visit(_ visitor: inout some CompositionalVisitor, _ place: CompositionalPlace) {
    visitor.choice(&axis, place.step("axis", "Along"), "Which way the distance is taken.")
    distance.visit(&visitor, place, "distance", "Distance")
    visitor.number(&scale, place.step("scale", "Scale"), .scale)
    visitor.number(&alpha, place.step("alpha", "Opacity"), .alpha)
    visitor.number(&rotation, place.step("rotation", "Rotation"), .rotation)
  }
}
