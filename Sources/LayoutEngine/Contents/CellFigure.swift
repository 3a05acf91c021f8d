// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The shape of a cell and what stands in it, where its own views say so; lengths are points in the cell.
public struct CellFigure: Hashable, Sendable {
  /// The size of the cell for which the places hold.
  public var size: CGSize
  /// What is seen of the cell; `nil` is all of it.
  public var outline: CellOutline?
  /// What stands in the cell, from back to front.
  public var parts: [CellPart]

  /// Makes a figure without parts and outline.
  public init(size: CGSize, outline: CellOutline? = nil, parts: [CellPart] = []) {
    self.size = size
    self.outline = outline
    self.parts = parts
  }
}

/// A way around what is seen of a cell.
public struct CellOutline: Hashable, Sendable {
  /// One step of the way.
  public enum Step: Hashable, Sendable {
    /// Begins a part somewhere.
    case move(CGPoint)
    /// Goes straight.
    case line(CGPoint)
    /// Goes on a curve with one point beside it.
    case quadratic(CGPoint, CGPoint)
    /// Goes on a curve with two points beside it.
    case cubic(CGPoint, CGPoint, CGPoint)
    /// Goes straight to where the part began.
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
  /// Whether only what an odd number of lines is around counts as within.
  public var isEvenOdd: Bool

  /// Makes an outline.
  public init(steps: [Step], isEvenOdd: Bool = false) {
    self.steps = steps
    self.isEvenOdd = isEvenOdd
  }
}

/// One thing that stands in a cell: a ground, a text, a picture, or more than one of them.
public struct CellPart: Hashable, Sendable {
  /// Where it stands.
  public var frame: CGRect
  /// The colour behind it; `nil` is none.
  public var ground: ContentColour?
  /// The radius of its corners.
  public var cornerRadius: CGFloat = 0
  /// The colour of the line around it; `nil` is none.
  public var stroke: ContentColour?
  /// How thick that line is.
  public var strokeWidth: CGFloat = 0
  /// The opacity, 0 to 1.
  public var opacity: CGFloat = 1
  /// The text, in the middle of the height.
  public var text: ListText?
  /// Whether the text is in a colour that can be read on the cell's ground, rather than in its own.
  public var hasPlainInk = false
  /// Whether the lines end at the right.
  public var isAtRight = false
  /// The picture.
  public var image: ListImage?
  /// Whether all of the picture is seen; else it covers the part.
  public var showsWholeImage = false

  /// Makes a part that shows nothing.
  public init(frame: CGRect) {
    self.frame = frame
  }

  /// Whether there is anything to be seen.
  public var isEmpty: Bool {
    ground == nil && text == nil && image == nil && (stroke == nil || strokeWidth <= 0)
  }
}
