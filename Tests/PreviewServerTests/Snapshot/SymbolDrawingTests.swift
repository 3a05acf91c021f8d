// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct SymbolDrawingTests {
  @Test func `the drawings are those of the page`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("web/renderer/cells/symbols.js"),
      encoding: .utf8
    )
    #expect(page.components(separatedBy: "{ lines: '").count - 1 == SymbolDrawing.ways.count)
    for (name, way) in SymbolDrawing.ways {
      let key = name.contains(".") ? "'\(name)'" : name
      #expect(page.contains("  \(key): { lines: '\(way)' },"), "\(name)")
    }
    #expect(page.contains("const SYMBOL_SIDE = \(Int(SymbolDrawing.side));"))
    #expect(page.contains("const SYMBOL_STROKE = \(SymbolDrawing.stroke);"))
  }

  @Test(arguments: [
    ("square.and.pencil", "square.and.pencil"), ("square.and.arrow.up", "square.and"),
    ("square.grid.2x2.fill", "square.grid"), ("square.stack", "square"), ("flame.fill", "flame"),
    ("fork.knife", "fork"), ("unheard.of", "circle"), ("", "circle"),
  ])
  func `a name has the drawing of as many of its parts as there is one for`(
    name: String,
    drawn: String
  ) {
    #expect(SymbolDrawing.way(of: name) == SymbolDrawing.ways[drawn])
  }

  @Test func `every drawing is read to its end`() {
    for (name, way) in SymbolDrawing.ways {
      let steps = DrawnWay.steps(of: way)
      let moves = way.filter { $0 == "M" || $0 == "m" }.count
      let closes = way.filter { $0 == "z" }.count
      #expect(steps.filter { if case .move = $0 { true } else { false } }.count == moves, "\(name)")
      #expect(steps.filter { $0 == .close }.count == closes, "\(name)")
    }
  }

  @Test func `lines go from where the one before ended, and straight across or down`() {
    #expect(
      DrawnWay.steps(of: "M5 12.5l4.5 4.5L19 7.5") == [
        .move(CGPoint(x: 5, y: 12.5)), .line(CGPoint(x: 9.5, y: 17)),
        .line(CGPoint(x: 19, y: 7.5)),
      ]
    )
    #expect(
      DrawnWay.steps(of: "M4 5h16v4H4z") == [
        .move(CGPoint(x: 4, y: 5)), .line(CGPoint(x: 20, y: 5)), .line(CGPoint(x: 20, y: 9)),
        .line(CGPoint(x: 4, y: 9)), .close,
      ]
    )
    // Numbers need no space before a sign or a second decimal point.
    #expect(
      DrawnWay.steps(of: "M1 2l.5.25-1-.5") == [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 1.5, y: 2.25)),
        .line(CGPoint(x: 0.5, y: 1.75)),
      ]
    )
  }

  @Test func `a smooth curve mirrors the point beside the one before`() {
    #expect(
      DrawnWay.steps(of: "M0 0c1 2 3 4 5 4s2 1 4 0") == [
        .move(.zero),
        .curve(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 4)),
        .curve(CGPoint(x: 7, y: 4), CGPoint(x: 7, y: 5), CGPoint(x: 9, y: 4)),
      ]
    )
  }

  @Test func `arcs go round the right side`() throws {
    // Half a circle around (12, 12), from its top over the left to its bottom: two quarters.
    let steps = DrawnWay.steps(of: "M12 4a8 8 0 1 0 0 16")
    #expect(steps.count == 3)
    guard case .curve(_, _, let left) = steps[1], case .curve(_, _, let bottom) = steps[2] else {
      Issue.record("arcs are curves")
      return
    }
    #expect(abs(left.x - 4) < 1e-9 && abs(left.y - 12) < 1e-9)
    #expect(bottom == CGPoint(x: 12, y: 20))
    // A quarter clockwise, from the right to the bottom: its middle is at 45°.
    let quarter = DrawnWay.steps(of: "M20 12A8 8 0 0 1 12 20")
    guard quarter.count == 2, case .curve(let first, let second, let end) = quarter[1] else {
      Issue.record("a quarter is one curve")
      return
    }
    let middle = (20 + 3 * first.x + 3 * second.x + end.x) / 8
    #expect(abs(middle - (12 + 8 * 0.5.squareRoot())) < 0.01)
  }

  @Test func `a symbol fills the shorter side in the middle, and a name's end does not matter`() {
    let rect = ContentRect(x: 10, y: 0, width: 48, height: 96)
    let plus = SymbolDrawing.lines(of: "plus", in: rect)
    // "M12 5v14M5 12h14", twice as large and 24 pt further down.
    #expect(
      plus.steps == [
        .move(34, 34), .line(34, 62), .move(20, 48), .line(48, 48),
      ]
    )
    #expect(plus.width == 3.4)
    #expect(SymbolDrawing.way(of: "heart.fill") == SymbolDrawing.ways["heart"])
    #expect(SymbolDrawing.way(of: "arrow.up.circle") == SymbolDrawing.ways["arrow.up"])
    #expect(SymbolDrawing.way(of: "nobody.knows") == SymbolDrawing.ways["circle"])
  }
}
