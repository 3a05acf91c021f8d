// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The shape of a cell and its parts, where its own views define them; lengths are points in the
/// cell.
public struct CellFigure: Hashable, Sendable {
  /// The size of the cell for which the places are valid.
  public var size: CGSize
  /// The visible part of the cell; `nil` means all of it.
  public var outline: CellOutline?
  /// The parts of the cell, from back to front.
  public var parts: [CellPart]
  /// How the cell is painted, from back to front, where parts cannot say it all; empty for a cell that its
  /// parts show.
  ///
  /// Groups end within the steps.
  public var steps: [ScreenStep]

  /// Makes a figure without parts and outline.
  public init(
    size: CGSize,
    outline: CellOutline? = nil,
    parts: [CellPart] = [],
    steps: [ScreenStep] = []
  ) {
    self.size = size
    self.outline = outline
    self.parts = parts
    self.steps = steps
  }
}

/// The outline of the visible part of a cell.
public struct CellOutline: Hashable, Sendable {
  /// One step of the outline.
  public enum Step: Hashable, Sendable {
    /// Begins a subpath at a point.
    case move(CGPoint)
    /// Adds a line to a point.
    case line(CGPoint)
    /// Adds a quadratic curve: the control point, then the end.
    case quadratic(CGPoint, CGPoint)
    /// Adds a cubic curve: two control points, then the end.
    case cubic(CGPoint, CGPoint, CGPoint)
    /// Closes the subpath with a line to its start.
    case close

    /// The points of the step.
    public var points: [CGPoint] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .quadratic(let beside, let end): [beside, end]
      case .cubic(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }

  /// The steps, in order.
  public var steps: [Step]
  /// Whether points are inside only if an odd number of outlines surrounds them.
  public var isEvenOdd: Bool

  /// Makes an outline from its steps.
  public init(steps: [Step], isEvenOdd: Bool = false) {
    self.steps = steps
    self.isEvenOdd = isEvenOdd
  }
}

/// One part of a cell: a background, a text, an image, or several of them.
public struct CellPart: Hashable, Sendable {
  /// The rectangle of the part, in points in the cell.
  public var frame: CGRect
  /// The background colour; `nil` for none.
  public var ground: ContentColour?
  /// The radius of its corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The colour of its border; `nil` for none.
  public var stroke: ContentColour?
  /// The width of its border, in points.
  public var strokeWidth: CGFloat = 0
  /// The opacity, from 0 to 1.
  public var opacity: CGFloat = 1
  /// The text, centred vertically.
  public var text: ListText?
  /// Whether the text's colour is chosen to be readable on the cell's background, instead of its
  /// own colour.
  public var hasPlainInk = false
  /// Whether lines are aligned at the right.
  public var isAtRight = false
  /// The image.
  public var image: ListImage?
  /// Whether the whole image is visible; otherwise it fills the part.
  public var showsWholeImage = false

  /// Makes a part without content.
  public init(frame: CGRect) {
    self.frame = frame
  }

  /// Whether the part shows nothing.
  public var isEmpty: Bool {
    ground == nil && text == nil && image == nil && (stroke == nil || strokeWidth <= 0)
  }
}
