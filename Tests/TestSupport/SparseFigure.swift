// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

/// The shape and the content of a cell, as `Tests/Vectors` writes them.
package struct SparseFigure: Decodable {
  package struct Outline: Decodable {
    var isEvenOdd: Bool
    /// For each step the number of its kind, then x and y of its points.
    var steps: [[CGFloat]]

    package var value: CellOutline {
      CellOutline(steps: steps.map(Self.step), isEvenOdd: isEvenOdd)
    }

    static func step(_ numbers: [CGFloat]) -> CellOutline.Step {
      let points = stride(from: 1, to: numbers.count, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch numbers[0] {
      case 0: return .move(points[0])
      case 1: return .line(points[0])
      case 2: return .quadratic(points[0], points[1])
      case 3: return .cubic(points[0], points[1], points[2])
      default: return .close
      }
    }
  }

  package struct Part: Decodable {
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat
    var cornerRadius: CGFloat
    var opacity: CGFloat
    var ground: SparseList.Colour?
    var stroke: SparseList.Colour?
    var strokeWidth: CGFloat
    var text: SparseList.Text?
    var image: SparseList.Image?
    var hasPlainInk: Bool
    var isAtRight: Bool
    var showsWholeImage: Bool

    package var value: CellPart {
      var part = CellPart(frame: CGRect(x: x, y: y, width: width, height: height))
      part.cornerRadius = cornerRadius
      part.opacity = opacity
      part.ground = ground?.value
      part.stroke = stroke?.value
      part.strokeWidth = strokeWidth
      part.text = text?.value
      part.image = image?.value
      part.hasPlainInk = hasPlainInk
      part.isAtRight = isAtRight
      part.showsWholeImage = showsWholeImage
      return part
    }
  }

  var width: CGFloat
  var height: CGFloat
  var outline: Outline?
  var parts: [Part]

  package var value: CellFigure {
    CellFigure(
      size: CGSize(width: width, height: height),
      outline: outline?.value,
      parts: parts.map(\.value)
    )
  }
}
