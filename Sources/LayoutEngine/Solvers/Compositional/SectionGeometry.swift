// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One solved section: its groups and the views around them.
///
/// Places are points from the section's start along the layout's axis, and across it from the
/// content's leading or top edge.
package struct SectionGeometry: Sendable {
  /// A boundary item in its place.
  struct Boundary: Hashable, Sendable {
    var spec: CompositionalBoundary
    var box: AxisRect
    /// Its number among the boundary items of its kind.
    var ordinal = 0
    /// The edge of the section to which it may stick.
    var edge: CompositionalBoundary.Side
    /// The box to which its fractions refer, in points.
    var container: CGSize
  }

  /// The layout around a section.
  struct Surroundings: Hashable, Sendable {
    var axis: Axis
    var container: CGSize
    var pixels: CompositionalPixels
  }

  package let spec: CompositionalSection
  let count: Int
  let surroundings: Surroundings
  private(set) var measures: CompositionalMeasures
  /// The measured sizes of the views that are not cells.
  private(set) var viewMeasures: [ViewKey: CompositionalMeasure]
  private(set) var runs: GroupRuns
  private(set) var boundaries: [Boundary] = []
  /// The section's length along the layout's axis.
  private(set) var length: CGFloat = 0
  /// The main position of the first group's corner.
  private(set) var groupsMain: CGFloat = 0
  private(set) var groupsCross: CGFloat = 0
  /// The greatest distance by which anything reaches out of the section.
  private(set) var overhang: CGFloat = 0

  /// Identifies a view that is not a cell.
  struct ViewKey: Hashable, Sendable {
    var kind: String
    var item: Int
  }

  /// Solves a section.
  ///
  /// - Complexity: The sum for the group's template and the measured items.
  init(
    _ spec: CompositionalSection,
    count: Int,
    _ surroundings: Surroundings,
    measures: CompositionalMeasures = CompositionalMeasures(),
    viewMeasures: [ViewKey: CompositionalMeasure] = [:]
  ) {
    self.spec = spec
    self.count = max(0, count)
    self.surroundings = surroundings
    self.measures = measures
    self.viewMeasures = viewMeasures
    let axis = surroundings.axis
    let room = BoundaryRoom(spec, surroundings, viewMeasures)
    let source = GroupRuns.Source(
      group: spec.group,
      container: axis.plainSize(Self.groupRoom(spec, surroundings, room)),
      pixels: surroundings.pixels,
      axis: spec.scrolling == .none ? axis : axis.cross,
      spacing: spec.groupSpacing,
      count: self.count
    )
    runs = GroupRuns(source, measures)
    assemble()
  }

  var axis: Axis { surroundings.axis }
  var isOrthogonal: Bool { spec.scrolling != .none }
  var isEmpty: Bool { count == 0 }

  /// The start of the section's container and its length, across the axis.
  var containerCross: (start: CGFloat, length: CGFloat) {
    let margins = spec.margins
    let whole = axis.size(surroundings.container).cross
    return (margins.crossStart, max(0, whole - margins.cross))
  }

  /// The size to which a group's fractions refer.
  ///
  /// - Source: measured: an orthogonal section keeps the whole cross length, and its insets only
  ///   move its groups. Documented: any other section is narrower by its insets.
  private static func groupRoom(
    _ spec: CompositionalSection,
    _ surroundings: Surroundings,
    _ room: BoundaryRoom
  ) -> AxisSize {
    let axis = surroundings.axis
    let whole = axis.size(surroundings.container)
    var cross = whole.cross - spec.margins.cross - room.sideStart - room.sideEnd
    if spec.scrolling == .none { cross -= spec.insets.sum(axis.cross) }
    let main = CompositionalPolicy.groupRoom(of: whole.main, insets: spec.insets.sum(axis))
    return AxisSize(main: main, cross: max(0, cross))
  }

  /// Stacks headers, inset, groups, inset and footers, in this order.
  ///
  /// - Source: measured: a section without items keeps only its headers and footers.
  private mutating func assemble() {
    let room = BoundaryRoom(spec, surroundings, viewMeasures)
    let start = spec.spaceBefore + room.start
    let insets = isEmpty ? CompositionalInsets.zero : spec.insets
    groupsMain = start + insets.start(axis)
    groupsCross = containerCross.start + room.sideStart + spec.insets.start(axis.cross)
    let groups = isOrthogonal ? runs.crossLength(measures) : runs.length
    let contentEnd = groupsMain + (isEmpty ? 0 : groups) + insets.end(axis)
    length = contentEnd + room.end
    boundaries = room.placed(contentStart: start, contentEnd: contentEnd)
    var reach = runs.overhang
    for boundary in boundaries {
      reach = max(reach, -boundary.box.main, boundary.box.mainEnd - length)
    }
    overhang = reach
  }

  /// Stores the measured size of a cell, solves its group again and moves the later ones.
  ///
  /// - Complexity: O(m) for m measured items; solving only the cells of the group, unless all groups
  ///   are uniform.
  mutating func setMeasure(_ measure: CompositionalMeasure?, ofItem item: Int) {
    measures[item] = measure
    if runs.findUniform(measures) {
      runs.rebuild(fromItem: 0, measures)
    } else {
      runs.update(item: item, measures)
    }
    assemble()
  }

  /// Stores the measured size of a view that is not a cell.
  mutating func setMeasure(_ measure: CompositionalMeasure?, of key: ViewKey) {
    viewMeasures[key] = measure
    guard spec.boundaries.contains(where: { $0.kind == key.kind }) else { return }
    assemble()
  }

  /// The length of the scrolled content in an orthogonal section, with its insets.
  var scrolledLength: CGFloat {
    let cross = axis.cross
    return spec.insets.start(cross) + runs.length + spec.insets.end(cross)
  }

  /// The length of the headers or footers that stick to an edge.
  func pinnedLength(_ edge: CompositionalBoundary.Side) -> CGFloat {
    CompositionalPolicy.pinnedRoom(boundaries.filter { $0.edge == edge })
  }
}

/// The space that the boundary items of a section or a layout take on each side.
struct BoundaryRoom {
  let specs: [CompositionalBoundary]
  let axis: Axis
  let sizes: [AxisSize]
  let ordinals: [Int]
  let pixels: CompositionalPixels
  /// The box to which fractions refer, in points.
  let container: CGSize
  /// The start of boundary items across the axis, and their greatest length.
  let crossStart: CGFloat
  let crossLength: CGFloat
  /// The lengths by which they extend the content.
  let start: CGFloat
  let end: CGFloat
  let sideStart: CGFloat
  let sideEnd: CGFloat

  init(
    _ section: CompositionalSection,
    _ surroundings: SectionGeometry.Surroundings,
    _ measures: [SectionGeometry.ViewKey: CompositionalMeasure]
  ) {
    let cross = surroundings.axis.cross
    let insets = section.boundariesFollowInsets ? section.insets : .zero
    self.init(
      section.boundaries,
      surroundings,
      measures,
      start: section.boundaryMargins.crossStart + insets.start(cross),
      end: section.boundaryMargins.crossEnd + insets.end(cross)
    )
  }

  init(
    _ specs: [CompositionalBoundary],
    _ surroundings: SectionGeometry.Surroundings,
    _ measures: [SectionGeometry.ViewKey: CompositionalMeasure],
    start crossStart: CGFloat,
    end crossEnd: CGFloat
  ) {
    let axis = surroundings.axis
    let whole = axis.size(surroundings.container)
    let length = max(0, whole.cross - crossStart - crossEnd)
    let container = axis.plainSize(AxisSize(main: whole.main, cross: length))
    var seen: [String: Int] = [:]
    var sizes: [AxisSize] = []
    var ordinals: [Int] = []
    for spec in specs {
      let ordinal = seen[spec.kind, default: 0]
      seen[spec.kind] = ordinal + 1
      ordinals.append(ordinal)
      let size = spec.size.size(in: container, measures[.init(kind: spec.kind, item: ordinal)])
      sizes.append(axis.size(surroundings.pixels.packed(size)))
    }
    self.specs = specs
    self.axis = axis
    self.sizes = sizes
    self.ordinals = ordinals
    pixels = surroundings.pixels
    self.container = container
    self.crossStart = crossStart
    crossLength = length
    start = Self.room(specs, sizes, axis, isMain: true, .start)
    end = Self.room(specs, sizes, axis, isMain: true, .end)
    sideStart = Self.room(specs, sizes, axis, isMain: false, .start)
    sideEnd = Self.room(specs, sizes, axis, isMain: false, .end)
  }

  /// The distance by which the items of one side reach beyond the content; they may overlap one
  /// another.
  private static func room(
    _ specs: [CompositionalBoundary],
    _ sizes: [AxisSize],
    _ axis: Axis,
    isMain: Bool,
    _ side: CompositionalBoundary.Side
  ) -> CGFloat {
    var reaches: [CGFloat] = []
    for (spec, size) in zip(specs, sizes) where spec.extendsBoundary {
      let along = isMain ? axis : axis.cross
      guard spec.side(along) == side, isMain || spec.side(axis) == .middle else { continue }
      let outwards = side == .start ? -spec.offset(along) : spec.offset(along)
      reaches.append((isMain ? size.main : size.cross) + outwards)
    }
    return CompositionalPolicy.boundaryRoom(reaches)
  }

  /// All boundary items in their places around content.
  func placed(contentStart: CGFloat, contentEnd: CGFloat) -> [SectionGeometry.Boundary] {
    specs.indices.map { index in
      let (spec, size) = (specs[index], sizes[index])
      let main = mainStart(spec, size, contentStart, contentEnd) + spec.offset(axis)
      let cross =
        crossStart + (crossLength - size.cross) * spec.side(axis.cross).share
        + spec.offset(axis.cross)
      return SectionGeometry.Boundary(
        spec: spec,
        box: AxisRect(main: main, cross: cross, size: size),
        ordinal: ordinals[index],
        edge: spec.side(axis),
        container: container
      )
    }
  }

  private func mainStart(
    _ spec: CompositionalBoundary,
    _ size: AxisSize,
    _ contentStart: CGFloat,
    _ contentEnd: CGFloat
  ) -> CGFloat {
    switch spec.side(axis) {
    case .start: spec.extendsBoundary ? contentStart - size.main : contentStart
    case .end: spec.extendsBoundary ? contentEnd : contentEnd - size.main
    case .middle: (contentStart + contentEnd - size.main) / 2
    }
  }
}
