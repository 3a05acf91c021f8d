// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct SnapshotPictureTests {
  /// A red square of 20 pt at (10, 10) on a white picture of 40 × 30 pt.
  private func picture(
    _ change: (inout SnapshotPicture.Mark) -> Void = { _ in }
  ) -> SnapshotPicture {
    var mark = SnapshotPicture.Mark(
      width: 20,
      height: 20,
      placement: [1, 0, 0, 1, 10, 10],
      corners: nil,
      opacity: 1,
      fill: SnapshotPicture.Ink(0xFF0000),
      radius: 0,
      texts: []
    )
    change(&mark)
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
      paper: SnapshotPicture.Ink(0xFFFFFF),
      marks: [mark]
    )
  }

  private func text(_ words: String) -> SnapshotPicture.Text {
    SnapshotPicture.Text(
      text: words,
      x: 2,
      y: 12,
      size: 10,
      weight: 600,
      anchor: .middle,
      ink: SnapshotPicture.Ink(0, opacity: 0.5)
    )
  }

  @Test func `PNGs that are painted at the same time have the same bytes`() async throws {
    let fonts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "web/fonts").path()
    let picture = picture { $0.texts = [text("Words")] }
    let pictures = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<Self.atOnce {
        group.addTask { try SnapshotPNG.bytes(of: picture, scale: 2, fonts: fonts) }
      }
      return try await group.reduce(into: Set<Data>()) { $0.insert($1) }
    }
    #expect(pictures.count == 1)
  }

  private static let atOnce = 40

  @Test func `SVG has a rectangle where the mark stands`() {
    let lines = SnapshotSVG.text(of: picture()).split(separator: "\n")
    #expect(lines[0].contains("width=\"40\" height=\"30\" viewBox=\"0 0 40 30\""))
    #expect(lines[1] == "<rect x=\"0\" y=\"0\" width=\"40\" height=\"30\" fill=\"#ffffff\"/>")
    #expect(
      lines[2] == "<g><rect transform=\"matrix(1 0 0 1 10 10)\" width=\"20\" height=\"20\" "
        + "fill=\"#ff0000\"/></g>"
    )
  }

  /// The left half of a mark, with a blue part that has a border of 2 pt.
  private let half = SnapshotPicture.Figure(
    outline: .init(
      steps: [
        .move([0, 0]), .line([10, 0]), .curve([10, 5, 10, 15, 10, 20]), .line([0, 20]), .close,
      ],
      isEvenOdd: true
    ),
    parts: [
      .init(
        rect: .init(x: 4, y: 4, width: 12, height: 8),
        radius: 2,
        opacity: 0.5,
        fill: .init(0x0000FF),
        stroke: .init(0),
        strokeWidth: 2,
        texts: []
      )
    ]
  )

  @Test func `SVG fills an outline and clips the parts within it`() {
    let svg = SnapshotSVG.text(of: picture { $0.figure = half })
    let way = "M0 0L10 0C10 5 10 15 10 20L0 20Z"
    let place = "transform=\"matrix(1 0 0 1 10 10)\""
    let wanted = [
      "<path \(place) d=\"\(way)\" fill-rule=\"evenodd\" fill=\"#ff0000\"/>",
      "<clipPath id=\"o0\"><path d=\"\(way)\" clip-rule=\"evenodd\"/></clipPath>",
      "<g \(place)><g clip-path=\"url(#o0)\"><g opacity=\"0.5\">",
      "<rect x=\"4\" y=\"4\" width=\"12\" height=\"8\" rx=\"2\" fill=\"#0000ff\"/>",
      "<rect x=\"5\" y=\"5\" width=\"10\" height=\"6\" rx=\"1\" stroke=\"#000000\" ",
      "stroke-width=\"2\" fill=\"none\"/></g></g></g>",
    ]
    let text = wanted.joined()
    #expect(svg.contains(text))
  }

  @Test
  func `A PNG with an outline and parts is another picture than without, and always the same`()
    throws
  {
    let plain = try SnapshotPNG.bytes(of: picture(), scale: 2, fonts: nil)
    let shaped = picture { $0.figure = half }
    var whole = shaped
    whole.marks[0].figure?.outline = nil
    let first = try SnapshotPNG.bytes(of: shaped, scale: 2, fonts: nil)
    #expect(first == (try SnapshotPNG.bytes(of: shaped, scale: 2, fonts: nil)))
    #expect(first != plain)
    #expect(first != (try SnapshotPNG.bytes(of: whole, scale: 2, fonts: nil)))
  }

  @Test func `a symbol is drawn with round lines, in SVG and in PNG`() throws {
    let symbol = SnapshotPicture.Symbol(
      steps: [.move([2, 10]), .line([18, 10])],
      lineWidth: 4,
      ink: .init(0x0000FF)
    )
    let part = SnapshotPicture.Part(
      rect: .init(x: 0, y: 0, width: 20, height: 20),
      radius: 0,
      opacity: 1,
      fill: nil,
      stroke: nil,
      strokeWidth: 0,
      texts: [],
      symbol: symbol
    )
    let marked = picture { $0.figure = .init(outline: nil, parts: [part]) }
    #expect(
      SnapshotSVG.text(of: marked).contains(
        "<path d=\"M2 10L18 10\" stroke=\"#0000ff\" stroke-width=\"4\" "
          + "stroke-linecap=\"round\" stroke-linejoin=\"round\" fill=\"none\"/>"
      )
    )
    let drawn = try SnapshotPNG.bytes(of: marked, scale: 1, fonts: nil)
    #expect(drawn != (try SnapshotPNG.bytes(of: picture(), scale: 1, fonts: nil)))
  }

  @Test func `SVG escapes what texts say and tells opacity`() {
    let svg = SnapshotSVG.text(
      of: picture {
        $0.opacity = 0.25
        $0.texts = [text("<b> & \u{7}c")]
      }
    )
    #expect(svg.contains("<g opacity=\"0.25\">"))
    #expect(
      svg.contains(
        "text-anchor=\"middle\" fill=\"#000000\" fill-opacity=\"0.5\">&lt;b&gt; &amp;  c<"
      )
    )
  }

  @Test func `SVG draws perspective as a polygon`() {
    let svg = SnapshotSVG.text(of: picture { $0.corners = [1, 2, 11, 2.5, 11, 8, 1, 9] })
    #expect(svg.contains("<polygon points=\"1,2 11,2.5 11,8 1,9\" fill=\"#ff0000\"/>"))
  }

  @Test func `PNG has the pixels of its scale, and the same bytes every time`() throws {
    let fonts = InstalledFolders().fonts
    let picture = picture { $0.texts = [text("Hello")] }
    let once = try SnapshotPNG.bytes(of: picture, scale: 3, fonts: fonts)
    let again = try SnapshotPNG.bytes(of: picture, scale: 3, fonts: fonts)
    #expect(once == again)
    #expect(Array(once.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // Width and height follow the length and the name of the first chunk: 120 by 90.
    #expect(Array(once[16..<24]) == [0, 0, 0, 120, 0, 0, 0, 90])
    let plain = try SnapshotPNG.bytes(of: self.picture(), scale: 3, fonts: fonts)
    #expect(plain != once)
  }

  @Test func `PNG paints nothing for a mark whose transform has no area`() throws {
    let flat = try SnapshotPNG.bytes(
      of: picture { $0.placement = [0, 0, 0, 1, 10, 10] },
      scale: 1,
      fonts: nil
    )
    var empty = picture()
    empty.marks = []
    #expect(flat == (try SnapshotPNG.bytes(of: empty, scale: 1, fonts: nil)))
  }

  @Test func `PNG refuses what would take all memory`() {
    var large = picture()
    large.rect.height = 1_000_000
    #expect(throws: CommandFailure.self) {
      try SnapshotPNG.bytes(of: large, scale: 1, fonts: nil)
    }
  }
}
