// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The paths that make a symbol, from back to front, by the rules of the page.
///
/// Names are those of SF Symbols: a drawing's name, and then `fill`, `circle`, `square` or `triangle` around it, `slash` or half
/// a fill. Other parts are left out, and an unknown name is a circle. A weight at the end makes lines thicker or thinner.
///
/// - Source: `web/renderer/cells/symbols.js`; `Tests/Vectors/symbols.json` holds both sides to the same paths.
struct SymbolForm {
  /// One of the paths, in a square of 24.
  struct Layer: Equatable {
    /// The path in the words of SVG.
    var lines: String
    /// Whether its inside is painted, and its lines otherwise.
    var isFilled = false
    /// Whether the ground is seen through it, in place of what was painted before.
    var isHole = false
    /// Around the middle.
    var scale = 1.0
    /// How far it is moved down then.
    var dy = 0.0
    /// Whether only its left half is painted.
    var isHalf = false
  }

  /// The side of the square in which the drawings are made.
  static let side = 24.0
  /// The width of their lines in the square.
  static let stroke = 1.7
  /// How much thicker lines are by the weight that ends a name, from `weight1`, the thinnest, to `weight9`.
  static let weights = [0.45, 0.62, 0.8, 1, 1.15, 1.32, 1.5, 1.7, 1.9]
  private static let weight = "weight"
  /// The drawing for an unknown name.
  static let unknown = "circle"
  /// The most parts of a name that name a drawing.
  static let mostParts = 4

  private static let slash = "M4 4l16 16"
  /// What a symbol can stand in, by the part of its name.
  private static let rings = [
    "circle": Layer(lines: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z", scale: 0.56),
    "square": Layer(
      lines: """
        M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11A2.5 \
        2.5 0 0 1 6.5 4z
        """,
      scale: 0.56
    ),
    "triangle": Layer(lines: "M12 3.5L21.5 20h-19z", scale: 0.5, dy: 2.5),
  ]
  /// Parts of names that fill the left half of a symbol, as in the stars of a rating.
  private static let halves: Set = ["lefthalf", "leadinghalf"]

  private let drawing: SymbolDrawing
  /// The parts of the name after the drawing's.
  private let rest: [Substring]

  /// Reads a name: it has the drawing for as many of its first parts as there is one for.
  init(_ name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).prefix(
      2 * Self.mostParts
    )
    for count in (1...Self.mostParts).reversed() where count <= parts.count {
      guard let known = SymbolDrawing.named[parts.prefix(count).joined(separator: ".")] else {
        continue
      }
      (drawing, rest) = (known, Array(parts.dropFirst(count)))
      return
    }
    (drawing, rest) = (SymbolDrawing.named[Self.unknown] ?? SymbolDrawing(lines: ""), [])
  }

  /// How thick the lines of a symbol are in the square.
  static func stroke(of name: String) -> Double {
    guard let last = name.split(separator: ".").last, last.hasPrefix(weight),
      let number = Int(last.dropFirst(weight.count)), weights.indices.contains(number - 1)
    else { return stroke }
    return stroke * weights[number - 1]
  }

  /// The paths from back to front.
  var layers: [Layer] {
    let isFilled = rest.contains("fill") || rest.contains("filled")
    let ring = rest.contains("on") ? nil : rest.lazy.compactMap { Self.rings[String($0)] }.first
    let whole =
      ring.map { inRing($0, isFilled: isFilled) }
      ?? (isFilled ? filled : [Layer(lines: drawing.lines)])
    return whole + (rest.contains("slash") ? [Layer(lines: Self.slash)] : [])
  }

  /// What is filled; `nil` for drawings without an inside.
  private var inside: String? {
    let lines = drawing.filled ?? drawing.lines
    return lines.isEmpty ? nil : lines
  }

  private var filled: [Layer] {
    let isHalf = rest.contains { Self.halves.contains(String($0)) }
    var layers = inside.map { [Layer(lines: $0, isFilled: true, isHalf: isHalf)] } ?? []
    layers.append(Layer(lines: drawing.lines))
    if let marks = drawing.marks, !isHalf { layers.append(Layer(lines: marks, isHole: true)) }
    return layers
  }

  private func inRing(_ ring: Layer, isFilled: Bool) -> [Layer] {
    let around = Layer(lines: ring.lines)
    var glyph = ring
    (glyph.lines, glyph.isHole) = (drawing.lines, isFilled)
    guard isFilled else { return [around, glyph] }
    var ground = around
    ground.isFilled = true
    guard let inside else { return [ground, around, glyph] }
    var body = glyph
    (body.lines, body.isFilled) = (inside, true)
    return [ground, around, body, glyph]
  }
}

extension SymbolForm {
  /// A part of a symbol in its place, from back to front.
  struct Part {
    /// What paints it, in an ink without opacity; of a hole, in black.
    var operations: [PaintOperation]
    /// Whether it takes away what the parts before it painted.
    var isHole: Bool
  }

  /// The parts of a symbol in the middle of a rectangle, as large as possible.
  ///
  /// They are painted as a group, which is then seen through as far as the ink is.
  static func parts(of name: String, _ ink: PaintInk, in rect: ContentRect) -> [Part] {
    let size = max(0, min(rect.width, rect.height)) / side
    let middle = CGPoint(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
    let solid = PaintInk(ink.colour)
    let width = stroke(of: name) * size
    return SymbolForm(name).layers.map { layer in
      let ink = layer.isHole ? PaintInk(0) : solid
      return Part(
        operations: layer.operations(ink, size, around: middle, lines: width),
        isHole: layer.isHole
      )
    }
  }
}

extension SymbolForm.Layer {
  fileprivate func operations(
    _ ink: PaintInk,
    _ size: Double,
    around middle: CGPoint,
    lines width: Double
  ) -> [PaintOperation] {
    let side = SymbolForm.side
    let steps = DrawnWay.steps(of: lines).compactMap { step in
      step.mapped { point in
        CGPoint(
          x: middle.x + (point.x - side / 2) * size * scale,
          y: middle.y + dy * size + (point.y - side / 2) * size * scale
        )
      }.painted
    }
    let way = PaintShape.way(steps, isEvenOdd: false)
    // Lines are as thick in a ring as without one.
    guard isFilled else { return [.stroke(way, ink, width: width)] }
    guard isHalf else { return [.fill(way, ink)] }
    let reach = side / 2 * size
    let half = PaintBox(x: middle.x - reach, y: middle.y - reach, width: reach, height: 2 * reach)
    return [.group(PaintGroup(clip: .box(half))), .fill(way, ink), .end]
  }
}
