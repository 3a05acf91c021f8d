// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageProtocol
import Testing

@testable import PreviewServer

@Suite struct SnapshotPictureTests {
  /// A red square of 20 pt at (10, 10), with other things in it, on white of 40 × 30 pt.
  private func picture(
    _ operations: PaintOperation...,
    in group: PaintGroup = PaintGroup(place: [1, 0, 0, 1, 10, 10]),
    ground: PaintShape = .box(PaintBox(x: 0, y: 0, width: 20, height: 20))
  ) -> SnapshotPicture {
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
      operations: [.group(group), .fill(ground, PaintInk(0xFF0000))] + operations + [.end]
    )
  }

  private func text(_ words: String, in face: FontFace? = nil) -> PaintOperation {
    .text(
      PaintText(
        text: words,
        x: 2,
        y: 12,
        size: 10,
        weight: 600,
        anchor: .middle,
        ink: PaintInk(0, opacity: 0.5),
        face: face?.path
      )
    )
  }

  @Test func `an SVG leaves a symbol's hole out by a mask, and is seen through as a whole`() {
    let place = ContentRect(x: 0, y: 0, width: 24, height: 24)
    let symbol = PaintOperation.symbol(
      "minus.circle.fill",
      PaintInk(0x007AFF, opacity: 0.5),
      place
    )
    // Before it stand the head, the paper, the group and its ground; after it end the group and the file.
    let lines = SnapshotSVG.text(of: picture(symbol)).split(separator: "\n").dropFirst(4)
    expect(
      lines.map { String($0.prefix(10)) },
      equals: [
        "<g opacity", "<mask id=\"", "<g mask=\"u", "<path d=\"M", "<path d=\"M", "</g>", "</g>",
        "</g>", "</svg>",
      ]
    )
    let square = "<rect x=\"0\" y=\"0\" width=\"24\" height=\"24\" fill=\"#ffffff\"/>"
    expect(lines.dropFirst().first?.contains(square), equals: true)
  }

  @Test func `PNGs that are painted at the same time have the same bytes`() async throws {
    let fonts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "web/fonts").path()
    let picture = picture(text("Words"))
    let pictures = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<Self.atOnce {
        group.addTask { try SnapshotPNG.bytes(of: picture, scale: 2, fonts: fonts) }
      }
      return try await group.reduce(into: Set<Data>()) { $0.insert($1) }
    }
    expect(pictures.count, equals: 1)
  }

  private static let atOnce = 40

  @Test func `SVG is as large as the picture, and has its paper and its ground`() {
    let lines = SnapshotSVG.text(of: picture()).split(separator: "\n")
    expect(lines[0].contains("width=\"40\" height=\"30\" viewBox=\"0 0 40 30\""))
    expect(
      lines.dropFirst(),
      equals: [
        "<rect x=\"0\" y=\"0\" width=\"40\" height=\"30\" fill=\"#ffffff\"/>",
        "<g transform=\"matrix(1 0 0 1 10 10)\">",
        "<rect x=\"0\" y=\"0\" width=\"20\" height=\"20\" fill=\"#ff0000\"/>",
        "</g>", "</svg>",
      ]
    )
  }

  /// The left half of the square.
  private let half = PaintShape.way(
    [
      .move(0, 0), .line(10, 0), PaintStep(.cubic, [10, 5, 10, 15, 10, 20]), .line(0, 20), .close,
    ].compactMap(\.self),
    isEvenOdd: true
  )

  /// A blue part of half opacity, with a line of 2 pt around it.
  private var part: [PaintOperation] {
    let box = PaintBox(x: 4, y: 4, width: 12, height: 8, radius: 2)
    return [
      .group(PaintGroup(opacity: 0.5)), .fill(.box(box), PaintInk(0x0000FF)),
      .stroke(.box(box.inset(by: 1)), PaintInk(0), width: 2), .end,
    ]
  }

  /// The square as half of it, with the part.
  private func halved(clip: PaintShape?) -> SnapshotPicture {
    var picture = picture(ground: half)
    let inner = [.group(PaintGroup(clip: clip))] + part + [.end]
    picture.operations.insert(contentsOf: inner, at: picture.operations.count - 1)
    return picture
  }

  @Test
  func `A PNG with an outline and parts is another picture than without, and always the same`()
    throws
  {
    let plain = try SnapshotPNG.bytes(of: picture(), scale: 2, fonts: nil)
    let shaped = halved(clip: half)
    let first = try SnapshotPNG.bytes(of: shaped, scale: 2, fonts: nil)
    expect(first, equals: (try SnapshotPNG.bytes(of: shaped, scale: 2, fonts: nil)))
    #expect(first != plain)
    #expect(first != (try SnapshotPNG.bytes(of: halved(clip: nil), scale: 2, fonts: nil)))
  }

  @Test func `a line lies within its box when that is inset by half of its width`() {
    let box = PaintBox(x: 4, y: 4, width: 12, height: 1, radius: 2).inset(by: 1)
    expect(box, equals: PaintBox(x: 5, y: 5, width: 10, height: 0, radius: 1))
  }

  @Test func `every operation is painted as PNG`() throws {
    let plain = try SnapshotPNG.bytes(of: picture(), scale: 2, fonts: nil)
    let blue = PaintInk(0x0000FF)
    let box = PaintBox(x: 2, y: 2, width: 9, height: 9, radius: 3)
    let rect = ContentRect(x: 2, y: 2, width: 9, height: 9)
    let curve = [.move(2, 2), PaintStep(.quadratic, [9, 2, 9, 9])].compactMap(\.self)
    let operations: [PaintOperation] = [
      .fill(.disc(x: 6, y: 6, radius: 3), blue), .stroke(.box(box), blue, width: 1),
      .stroke(.way(curve, isEvenOdd: false), blue, width: 1), .symbol("star", blue, rect),
      .image(PaintImage(name: "/a.png", box: box, ground: blue)),
    ]
    let pictures = try operations.map {
      try SnapshotPNG.bytes(of: picture($0), scale: 2, fonts: nil)
    }
    expect(Set(pictures + [plain]).count, equals: operations.count + 1)
    let nothing = picture(.image(PaintImage(name: "/a.png", box: box)))
    expect(plain, equals: (try SnapshotPNG.bytes(of: nothing, scale: 2, fonts: nil)))
  }

  @Test func `SVG escapes what texts say and tells opacity`() {
    let svg = SnapshotSVG.text(of: picture(text("<b> & \u{7}c"), in: PaintGroup(opacity: 0.25)))
    expect(svg.contains("<g opacity=\"0.25\">"))
    expect(
      svg.contains(
        "text-anchor=\"middle\" fill=\"#000000\" fill-opacity=\"0.5\">&lt;b&gt; &amp;  c<"
      )
    )
  }

  @Test func `each face that comes with the page has other letters`() throws {
    let fonts = InstalledFolders().fonts
    let faces: [FontFace?] = [nil] + FontFace.shipped
    let pictures = try faces.map {
      try SnapshotPNG.bytes(of: picture(text("Hello", in: $0)), scale: 3, fonts: fonts)
    }
    expect(Set(pictures).count, equals: 8)
    let documents = faces.map { SnapshotSVG.text(of: picture(text("Hello", in: $0))) }
    // After the built-in font and its slanted letters, each of the others has slanted ones, too.
    let signs = [
      "font-style=\"italic\"": [1, 3, 5, 7], "'JetBrains Mono'": [2, 3], "ui-rounded": [4, 5],
      "ui-serif": [6, 7],
    ]
    for (sign, places) in signs {
      expect(documents.indices.filter { documents[$0].contains(sign) }, equals: places)
    }
  }

  @Test func `PNG has the pixels of its scale, and the same bytes every time`() throws {
    let fonts = InstalledFolders().fonts
    let picture = picture(text("Hello"))
    let once = try SnapshotPNG.bytes(of: picture, scale: 3, fonts: fonts)
    let again = try SnapshotPNG.bytes(of: picture, scale: 3, fonts: fonts)
    expect(once, equals: again)
    expect(Array(once.prefix(8)), equals: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // Width and height follow the length and the name of the first chunk: 120 by 90.
    expect(Array(once[16..<24]), equals: [0, 0, 0, 120, 0, 0, 0, 90])
    let plain = try SnapshotPNG.bytes(of: self.picture(), scale: 3, fonts: fonts)
    #expect(plain != once)
  }

  @Test func `PNG paints nothing for a mark whose transform has no area`() throws {
    let flat = try SnapshotPNG.bytes(
      of: picture(in: PaintGroup(place: [0, 0, 0, 1, 10, 10])),
      scale: 1,
      fonts: nil
    )
    var empty = picture()
    empty.operations = []
    expect(flat, equals: (try SnapshotPNG.bytes(of: empty, scale: 1, fonts: nil)))
  }

  @Test func `PNG refuses what would take all memory`() {
    var large = picture()
    large.rect.height = 1_000_000
    #expect(throws: CommandFailure.self) {
      try SnapshotPNG.bytes(of: large, scale: 1, fonts: nil)
    }
  }
}
