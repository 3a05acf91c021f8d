// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct SnapshotPictureTests {
  /// A red square of 20 pt at (10, 10) on white of 40 × 30 pt.
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

  @Test func `SVG has a rectangle where the mark stands`() {
    let lines = SnapshotSVG.text(of: picture()).split(separator: "\n")
    #expect(lines[0].contains("width=\"40\" height=\"30\" viewBox=\"0 0 40 30\""))
    #expect(lines[1] == "<rect x=\"0\" y=\"0\" width=\"40\" height=\"30\" fill=\"#ffffff\"/>")
    #expect(
      lines[2] == "<g><rect transform=\"matrix(1 0 0 1 10 10)\" width=\"20\" height=\"20\" "
        + "fill=\"#ff0000\"/></g>"
    )
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
    // Width and height stand behind the length and the name of the first chunk: 120 by 90.
    #expect(Array(once[16..<24]) == [0, 0, 0, 120, 0, 0, 0, 90])
    let plain = try SnapshotPNG.bytes(of: self.picture(), scale: 3, fonts: fonts)
    #expect(plain != once)
  }

  @Test func `PNG of a map without area leaves the rest of the picture alone`() throws {
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
