// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What UIKit takes a function for and a file describes: custom groups and handlers.
extension CompositionalDocument {
  /// One cell of a custom group: where it is in the group's content.
  package struct CustomItem: Hashable, Sendable {
    static let members = ["x", "y", "width", "height", "inset", "zIndex"]

    /// How far its left edge is from the content's; `nil` for not at all.
    package var x: Dimension?
    /// How far its upper edge is from the content's; `nil` for not at all.
    package var y: Dimension?
    /// The width.
    package var width: Dimension
    /// The height.
    package var height: Dimension
    /// By how much the cell is smaller at each side, in points.
    package var inset = 0.0
    /// The depth.
    package var zIndex = 0
  }

  /// What a section's handler makes of its cells on the screen, by how far they are from the middle.
  package struct VisibleItems: Hashable, Sendable {
    static let members = ["axis", "distance", "scale", "alpha", "rotation"]
    /// Scales that a file may say.
    static let scales = 0.0...10.0
    /// Opacities.
    static let alphas = 0.0...1.0
    /// Turns, in degrees.
    static let rotations = -360.0...360.0

    /// Along which way the distance is taken.
    package var axis = Axis.horizontal
    /// How far from the middle the values below hold, there and beyond.
    package var distance: Dimension
    /// The scale; the one of a cell in the middle is 1.
    package var scale = 1.0
    /// The opacity; the one of a cell in the middle is 1.
    package var alpha = 1.0
    /// The turn in degrees, to the other side before the middle; a cell in the middle is not turned.
    package var rotation = 0.0

    /// The shortest distance, in points, so that a cell in the middle is one.
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
