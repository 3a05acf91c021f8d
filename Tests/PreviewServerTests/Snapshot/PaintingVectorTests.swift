// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import TestSupport
import Testing

@testable import PreviewServer
@testable import StageProtocol

/// SVG has what the page asks of a canvas for the same operations.
@Suite struct PaintingVectorTests {
  private struct Painting {
    var name: String
    var operations: [PaintOperation]
    var svg: [String]
  }

  private static let list = ValueForm<[PaintOperation]>.list(PaintOperation.form.value)

  private func paintings() throws -> [Painting] {
    let json = try JSONParser.parse([UInt8](try vectorFile("painting.json")))
    let whole = try FieldReader(json, path: "", limits: .standard)
    return try whole.array("paintings").map { value in
      let reader = try FieldReader(value, path: "", limits: .standard)
      return Painting(
        name: try reader.text("name"),
        operations: try Self.list.read(try reader.value("operations"), { "" }, .standard),
        svg: try ValueForm<[String]>.list(.text).read(try reader.value("svg"), { "" }, .standard)
      )
    }
  }

  private func picture(_ operations: [PaintOperation]) -> SnapshotPicture {
    let rect = Snapshot.Rect(x: 0, y: 0, width: 40, height: 30)
    let snapshot = Snapshot(
      bounds: rect,
      contentWidth: 40,
      contentHeight: 30,
      elements: [],
      diagnostics: []
    )
    return SnapshotPicture(
      snapshot: snapshot,
      rect: rect,
      paper: PaintInk(0xFFFFFF),
      operations: operations
    )
  }

  @Test func `SVG is written from operations as the vectors say`() throws {
    let paintings = try paintings()
    expect(!paintings.isEmpty)
    for painting in paintings {
      let lines = SnapshotSVG.text(of: picture(painting.operations)).split(separator: "\n")
      // Before them stand the head and the paper, behind them the end.
      expect(
        lines.dropFirst(2).dropLast().map(String.init),
        equals: painting.svg,
        "\(painting.name)"
      )
    }
  }

  @Test func `a picture is the same after it was told by a host`() throws {
    for painting in try paintings() {
      let picture = picture(painting.operations)
      let told = try JSONDecoder().decode(
        SnapshotPicture.self,
        from: try JSONEncoder().encode(picture)
      )
      expect(told.operations, equals: painting.operations, "\(painting.name)")
      expect(told.paper, equals: picture.paper)
      expect(told.rect, equals: picture.rect)
    }
  }

  @Test func `inks are colours of style sheets, and nothing else`() {
    for ink in [PaintInk(0x0A0B0C), PaintInk(0x3A7BD5, opacity: 0.58), PaintInk(0, opacity: 0)] {
      expect(PaintInk(words: ink.words), equals: ink)
    }
    expect(PaintInk(0x3A7BD5, opacity: 0.5).words, equals: "rgba(58, 123, 213, 0.5)")
    for words in ["", "red", "#12", "rgba(1, 2, 3)", "rgba(256, 0, 0, 1)", "rgba(1, 2, 3, 2)"] {
      expect(PaintInk(words: words), equals: nil, "\(words)")
    }
  }

  @Test func `a step with too few points is none`() {
    expect(PaintStep(.cubic, [1, 2, 3, 4]), equals: nil)
    expect(PaintStep(.close, [1, 2]), equals: nil)
  }
}
