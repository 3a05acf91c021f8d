// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import StageProtocol
import TestSupport
import Testing

@testable import PreviewServer

@Suite struct SymbolDrawingTests {
  @Test func `the drawings are those of the page`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("web/renderer/cells")
    let drawings = try String(
      contentsOf: folder.appendingPathComponent("symbolDrawings.js"),
      encoding: .utf8
    )
    expect(
      drawings.components(separatedBy: "{ lines: '").count - 1,
      equals: SymbolDrawing.named.count
    )
    for (name, drawing) in SymbolDrawing.named {
      let key = name.contains(".") ? "'\(name)'" : name
      let filled = drawing.filled.map { ", filled: '\($0)'" } ?? ""
      let marks = drawing.marks.map { ", marks: '\($0)'" } ?? ""
      #expect(
        drawings.contains("  \(key): { lines: '\(drawing.lines)'\(filled)\(marks) },"),
        "\(name)"
      )
    }
    let page = try String(contentsOf: folder.appendingPathComponent("symbols.js"), encoding: .utf8)
    expect(page.contains("const SYMBOL_SIDE = \(Int(SymbolForm.side));"))
    expect(page.contains("const SYMBOL_STROKE = \(SymbolForm.stroke);"))
    let weights = SymbolForm.weights.map { $0 == 1 ? "1" : "\($0)" }.joined(separator: ", ")
    expect(page.contains("const WEIGHTS = [\(weights)];"))
  }

  @Test(arguments: [
    ("square.and.pencil", "square.and.pencil"), ("square.and.arrow.up", "square.and"),
    ("square.grid.2x2", "square.grid"), ("square.stack", "square.stack"), ("flame", "flame"),
    ("square.and.arrow.down", "square.and.arrow.down"), ("fork.knife", "fork"),
    ("unheard.of", "circle"), ("", "circle"),
  ])
  func `a name has the drawing of as many of its parts as there is one for`(
    name: String,
    drawn: String
  ) {
    expect(SymbolForm(name).layers.first?.lines, equals: SymbolDrawing.named[drawn]?.lines)
  }

  @Test func `a weight at the end of a name makes its lines thicker, and nothing else`() {
    // 1.7 of the square of 24; bold lines are half as thick again.
    expect(SymbolForm.stroke(of: "star.fill"), equals: 1.7)
    expect(SymbolForm.stroke(of: "star.fill.weight7"), equals: 1.7 * 1.5)
    expect(SymbolForm("star.fill.weight7").layers, equals: SymbolForm("star.fill").layers)
    expect(SymbolForm.stroke(of: "star.weight0"), equals: 1.7)
    expect(SymbolForm.stroke(of: "unheard.of.weight9"), equals: 1.7 * 1.9)
  }

  @Test func `every drawing is read to its end`() {
    for (name, drawing) in SymbolDrawing.named {
      for way in [drawing.lines, drawing.filled, drawing.marks].compactMap({ $0 }) {
        let steps = DrawnWay.steps(of: way)
        let moves = way.filter { $0 == "M" || $0 == "m" }.count
        let closes = way.filter { $0 == "z" }.count
        expect(
          steps.filter { if case .move = $0 { true } else { false } }.count,
          equals: moves,
          "\(name)"
        )
        expect(steps.filter { $0 == .close }.count, equals: closes, "\(name)")
      }
    }
  }

  private struct Vector: Decodable {
    struct Layer: Decodable {
      var lines: String
      var isFilled: Bool?
      var isHole: Bool?
      var scale: Double?
      var dy: Double?
      var isHalf: Bool?
    }

    var name: String
    var layers: [Layer]
  }

  @Test func `a symbol has the paths that the page gives it`() throws {
    let file = try JSONDecoder().decode(
      [String: VectorPart].self,
      from: Data(try vectorFile("symbols.json"))
    )
    let symbols = try #require(file["symbols"]?.symbols)
    expect(!symbols.isEmpty)
    for symbol in symbols {
      let layers = symbol.layers.map { layer in
        SymbolForm.Layer(
          lines: layer.lines,
          isFilled: layer.isFilled ?? false,
          isHole: layer.isHole ?? false,
          scale: layer.scale ?? 1,
          dy: layer.dy ?? 0,
          isHalf: layer.isHalf ?? false
        )
      }
      expect(SymbolForm(symbol.name).layers, equals: layers, "\(symbol.name)")
    }
  }

  /// The words about the vectors, or the vectors.
  private struct VectorPart: Decodable {
    var symbols: [Vector]?

    init(from decoder: any Decoder) throws {
      symbols = try? [Vector](from: decoder)
    }
  }

  @Test func `lines go from where the one before ended, and straight across or down`() {
    expect(
      DrawnWay.steps(of: "M5 12.5l4.5 4.5L19 7.5"),
      equals: [
        .move(CGPoint(x: 5, y: 12.5)), .line(CGPoint(x: 9.5, y: 17)),
        .line(CGPoint(x: 19, y: 7.5)),
      ]
    )
    expect(
      DrawnWay.steps(of: "M4 5h16v4H4z"),
      equals: [
        .move(CGPoint(x: 4, y: 5)), .line(CGPoint(x: 20, y: 5)), .line(CGPoint(x: 20, y: 9)),
        .line(CGPoint(x: 4, y: 9)), .close,
      ]
    )
    // Numbers need no space before a sign or a second decimal point.
    expect(
      DrawnWay.steps(of: "M1 2l.5.25-1-.5"),
      equals: [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 1.5, y: 2.25)),
        .line(CGPoint(x: 0.5, y: 1.75)),
      ]
    )
  }

  @Test func `a smooth curve mirrors the point beside the one before`() {
    expect(
      DrawnWay.steps(of: "M0 0c1 2 3 4 5 4s2 1 4 0"),
      equals: [
        .move(.zero),
        .curve(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 4)),
        .curve(CGPoint(x: 7, y: 4), CGPoint(x: 7, y: 5), CGPoint(x: 9, y: 4)),
      ]
    )
  }

  @Test func `arcs go round the right side`() throws {
    // Half a circle around (12, 12), from its top over the left to its bottom: two quarters.
    let steps = DrawnWay.steps(of: "M12 4a8 8 0 1 0 0 16")
    expect(steps.count, equals: 3)
    guard case .curve(_, _, let left) = steps[1], case .curve(_, _, let bottom) = steps[2] else {
      Issue.record("arcs are curves")
      return
    }
    #expect(abs(left.x - 4) < 1e-9 && abs(left.y - 12) < 1e-9)
    expect(bottom, equals: CGPoint(x: 12, y: 20))
    // A quarter clockwise, from the right to the bottom: its middle is at 45°.
    let quarter = DrawnWay.steps(of: "M20 12A8 8 0 0 1 12 20")
    guard quarter.count == 2, case .curve(let first, let second, let end) = quarter[1] else {
      Issue.record("a quarter is one curve")
      return
    }
    let middle = (20 + 3 * first.x + 3 * second.x + end.x) / 8
    #expect(abs(middle - (12 + 8 * 0.5.squareRoot())) < 0.01)
  }

  private static let rect = ContentRect(x: 10, y: 0, width: 48, height: 96)

  @Test func `a symbol fills the shorter side in the middle`() {
    let plus = SymbolForm.parts(of: "plus", PaintInk(0), in: Self.rect).flatMap(\.operations)
    // "M12 5v14M5 12h14", twice as large and 24 pt further down.
    let way: [PaintStep] = [.move(34, 34), .line(34, 62), .move(20, 48), .line(48, 48)]
    expect(plus, equals: [.stroke(.way(way, isEvenOdd: false), PaintInk(0), width: 3.4)])
  }

  @Test func `half a symbol is filled to its middle`() throws {
    let half = SymbolForm.parts(of: "play.lefthalf.fill", PaintInk(0), in: Self.rect)
      .flatMap(\.operations)
    // The square of 48 pt begins at (10, 24).
    let clip = PaintBox(x: 10, y: 24, width: 24, height: 48)
    expect(half.first, equals: .group(PaintGroup(clip: .box(clip))))
    #expect(half.count == 4 && half[2] == .end)
  }

  @Test func `a mark on a filled symbol is a hole, with lines as thick as in a plain symbol`()
    throws
  {
    let ink = PaintInk(0x007AFF, opacity: 0.5)
    let parts = SymbolForm.parts(of: "minus.circle.fill", ink, in: Self.rect)
    // The disc, the line around it, and the mark.
    expect(parts.map(\.isHole), equals: [false, false, true])
    // The group of the parts is seen through, not each of them.
    guard case .fill(_, let disc) = parts[0].operations.first,
      case .stroke(.way(let steps, _), let drawn, let width) = parts[2].operations.first
    else {
      Issue.record("a disc and a line")
      return
    }
    expect([disc, drawn], equals: [PaintInk(0x007AFF), PaintInk(0)])
    expect(width, equals: 3.4)
    // "M5 12h14" at 56 % of twice its size around (34, 48).
    let way: [PaintStep] = [.move(34 - 7.84, 48), .line(34 - 7.84 + 14 * 1.12, 48)]
    for (step, expected) in zip(steps, way) {
      expect(zip(step.numbers, expected.numbers).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }
}
