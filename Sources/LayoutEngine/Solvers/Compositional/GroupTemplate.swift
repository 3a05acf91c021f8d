// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One solved instance of a section's group: the places of its cells and views.
///
/// Frames are points from the corner of the instance's box, x from the leading edge.
struct GroupTemplate: Sendable {
  struct Cell: Hashable, Sendable {
    var frame: CGRect
    var zIndex = 0
    /// Whether the cell's content decides its width.
    var measuresWidth = false
    /// Whether the cell's content decides its height.
    var measuresHeight = false
  }

  /// A view anchored to a cell or to a group.
  struct View: Hashable, Sendable {
    var spec: CompositionalSupplementary
    var host: CGRect
    /// The cell that the view is anchored to; `nil` for a group's view.
    var cell: Int?
    /// Its number among the template's group views of its kind.
    var ordinal = 0
  }

  /// The box of a cell or a group, before its content insets.
  struct Box: Hashable, Sendable {
    var frame: CGRect
    /// The part of the frame within the content insets.
    var content: CGRect
    /// The number of groups around it; 0 for the section's own group.
    var depth: Int { path.count }
    /// The path of subitems from the section's group.
    var path: [Int]
    var isGroup: Bool
    var measuresWidth: Bool
    var measuresHeight: Bool
    /// The box to which fractions refer, in points.
    var container: CGSize
    /// The axis on which it has an equal share of the group around it, in place of its own length.
    var shared: Axis?
  }

  /// The size of the instance's box with the spacing around it, in points.
  var size = CGSize.zero
  var cells: [Cell] = []
  var views: [View] = []
  /// The boxes of cells and groups, if the solver shall note them; a group comes after the boxes in
  /// it.
  var boxes: [Box] = []
  /// The number of group views of each kind.
  var groupViews: [String: Int] = [:]
  var findings: [GroupFinding] = []
  /// The greatest distance by which anything reaches out of the box.
  var overhang: CGFloat = 0
  /// The greatest number of cells that the template ever contained.
  private var tried = 0
  /// The number of cells after the last one that were tried and did not fit: the result depends on
  /// their sizes, too.
  var lookahead: Int { tried - cells.count }

  /// Moves everything that was appended after a mark, or between two marks.
  mutating func move(from mark: Mark, upTo end: Mark? = nil, by shift: CGPoint) {
    guard shift != .zero else { return }
    for index in mark.cells..<(end?.cells ?? cells.count) {
      cells[index].frame = cells[index].frame.offsetBy(dx: shift.x, dy: shift.y)
    }
    for index in mark.views..<(end?.views ?? views.count) {
      views[index].host = views[index].host.offsetBy(dx: shift.x, dy: shift.y)
    }
    for index in mark.boxes..<(end?.boxes ?? boxes.count) {
      boxes[index].frame = boxes[index].frame.offsetBy(dx: shift.x, dy: shift.y)
      boxes[index].content = boxes[index].content.offsetBy(dx: shift.x, dy: shift.y)
    }
  }

  /// A state of a template: the numbers of its parts.
  struct Mark: Hashable, Sendable {
    var cells = 0
    var views = 0
    var findings = 0
    var boxes = 0
  }

  var mark: Mark {
    Mark(
      cells: cells.count,
      views: views.count,
      findings: findings.count,
      boxes: boxes.count
    )
  }

  /// Removes everything that was appended after a mark.
  mutating func rollBack(to mark: Mark) {
    tried = max(tried, cells.count)
    cells.removeLast(cells.count - mark.cells)
    views.removeLast(views.count - mark.views)
    boxes.removeLast(boxes.count - mark.boxes)
    findings.removeLast(findings.count - mark.findings)
  }

  /// Counts group views and notes how far elements reach out; to be called once at the end.
  mutating func finish(_ pixels: CompositionalPixels) {
    tried = max(tried, cells.count)
    let box = CGRect(origin: .zero, size: size)
    var reach: CGFloat = 0
    func take(_ frame: CGRect) {
      reach = max(reach, -frame.minX, -frame.minY)
      reach = max(reach, frame.maxX - box.maxX, frame.maxY - box.maxY)
    }
    for cell in cells { take(cell.frame) }
    for index in views.indices {
      take(views[index].spec.frame(in: views[index].host, measured: nil, pixels))
      guard views[index].cell == nil else { continue }
      let kind = views[index].spec.kind
      views[index].ordinal = groupViews[kind, default: 0]
      groupViews[kind, default: 0] += 1
    }
    overhang = reach
  }
}

/// A finding about a group, with the path to it from the section's group.
struct GroupFinding: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    case cannotFit
    case negativeContentSize
    case subitemsNeverReached
    case fractionOfEstimate
    case copiesExceedGroup
    case invalidDimension
    case noCells
    case noLength
    case tooMuch
    case uniformNeedsEstimate
  }

  var kind: Kind
  /// Indexes of subitems, from the section's group inwards; empty for that group itself.
  var path: [Int]
}
