// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct CellContentTests {
  private func size(_ content: CellContent, width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize
  {
    content.preferredSize(fitting: AxisLimits(width: width, height: height))
  }

  /// In the widths below, a is 1588 units at 400 and 1618 at 600, b 1748 and 1775, of 2816 in an em.
  private func row(_ title: String, _ subtitle: String = "", image: String = "") -> CellContent {
    CellContent(style: .row, title: title, subtitle: subtitle, image: image)
  }

  @Test func `a row is 46 points high for one line beside its chip`() {
    // 30 pt of chip, 8 pt above and below.
    expect(size(row("a"), width: 390), equals: CGSize(width: 390, height: 46))
  }

  @Test func `a row with a picture and two lines of text is as high as the picture needs`() {
    // 21 + 2 + 16 = 39 pt of text beside 40 pt of picture.
    expect(size(row("a", "b", image: "x.png"), width: 390).height, equals: 56)
    expect(size(row("a", "b"), width: 390).height, equals: 55)
  }

  @Test func `a row grows with the lines of its title`() {
    // 16 + 30 + 12 before and 16 after leave 100 pt. Nine a of 9.587 pt are 86.3 pt, so each of the
    // three words has a line of its own: 63 + 16 pt.
    expect(size(row("aaaaaaaaa aaaaaaaaa aaaaaaaaa"), width: 174).height, equals: 79)
  }

  @Test func `a row is naturally as wide as its text on one line`() {
    // 58 before, ten a of 9.587 pt are 95.87, 16 after: 169.87, rounded up.
    expect(size(row("aaaaaaaaaa")), equals: CGSize(width: 170, height: 46))
  }

  @Test func `a tile with nothing but a title is a tag`() {
    let tag = CellContent(title: "aaaaaaaaaa")
    let text = TextFont(size: 12, weight: .medium).width(of: "aaaaaaaaaa")
    expect(size(tag), equals: CGSize(width: (text + 20).rounded(.up), height: 32))
    expect(size(tag, height: 30), equals: CGSize(width: (text + 20).rounded(.up), height: 30))
    expect(size(tag, width: 300), equals: CGSize(width: 300, height: 32))
  }

  @Test func `a tile wraps its title on three lines and keeps one for the subtitle`() {
    // 160 pt leave 140; nine a of 7.47 pt are 67.2, so two words of nine with a space are 137.7.
    let word = "aaaaaaaaa"
    let tile = { (count: Int) in
      CellContent(title: Array(repeating: word, count: count).joined(separator: " "), subtitle: "b")
    }
    expect([2, 3, 5, 9].map { size(tile($0), width: 160).height }, equals: [52, 68, 84, 84])
  }

  @Test func `a narrow tile has one line and is never as low as a tag`() {
    let tile = CellContent(title: "aaaaaaaaa aaaaaaaaa aaaaaaaaa")
    expect(size(tile, width: 100).height, equals: 44)
  }

  @Test func `pictures, glyphs and empty tiles are square`() {
    for content in [
      CellContent(image: "x.png"), CellContent(), CellContent(style: .glyph, title: "x"),
    ] {
      expect(size(content, width: 77), equals: CGSize(width: 77, height: 77))
      expect(size(content, height: 55), equals: CGSize(width: 55, height: 55))
    }
    expect(size(CellContent()), equals: CGSize(width: 120, height: 120))
    expect(size(CellContent(style: .glyph, title: "x")), equals: CGSize(width: 64, height: 64))
  }

  @Test func `a header is one or two lines high`() {
    // 17 pt at 600: nine a are 87.9 pt, 132 pt leave 100.
    let header = CellContent(style: .header, title: "aaaaaaaaa aaaaaaaaa aaaaaaaaa")
    expect(size(header, width: 132).height, equals: 58)
    expect(size(CellContent(style: .header, title: "a"), width: 132).height, equals: 37)
    expect(size(CellContent(style: .header), width: 132).height, equals: 37)
  }

  @Test func `a footer is as high as all of its lines`() {
    // 12 pt: nine a are 60.9 pt, 102 pt leave 70.
    let footer = CellContent(style: .footer, title: "aaaaaaaaa aaaaaaaaa aaaaaaaaa")
    expect(size(footer, width: 102).height, equals: 61)
  }

  @Test(arguments: [CellContent.Style.tile, .header, .footer, .row])
  func `the natural size gives every text its room`(style: CellContent.Style) {
    let content = CellContent(style: style, title: "Kyoto garden in May", subtitle: "4032 × 3024")
    let natural = size(content)
    expect(size(content, width: natural.width).height, equals: natural.height)
    expect(
      size(content, width: natural.width, height: 7),
      equals: CGSize(width: natural.width, height: 7)
    )
  }

  /// Cells of `Tests/Vectors/cells.json`, whose lines the page's tests read.
  private struct Cells: Decodable {
    struct Cell: Decodable {
      var name: String
      var style: String
      var title: String
      var subtitle: String?
      var image: String?
      var width: CGFloat
      var height: CGFloat

      var content: CellContent {
        let styles: [String: CellContent.Style] = [
          "tile": .tile, "header": .header, "footer": .footer, "glyph": .glyph, "row": .row,
        ]
        return CellContent(
          style: styles[style] ?? .list,
          title: title,
          subtitle: subtitle ?? "",
          image: image ?? ""
        )
      }
    }

    var cells: [Cell]
  }

  @Test func `cells are as high as the lines that the page shows in them`() throws {
    let cells = try JSONDecoder().decode(Cells.self, from: try vectorFile("cells.json")).cells
    expect(!cells.isEmpty)
    for cell in cells {
      expect(size(cell.content, width: cell.width).height, equals: cell.height, "\(cell.name)")
    }
  }

  @Test func `the metrics are those of the vectors`() throws {
    struct Vectors: Decodable { var metrics: [String: Metrics] }
    enum Metrics: Decodable, Equatable {
      case number(Double)
      case font([Double])
      case group([String: Metrics])

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let number = try? value.decode(Double.self) {
          self = .number(number)
        } else if let font = try? value.decode([Double].self) {
          self = .font(font)
        } else {
          self = .group(try value.decode([String: Metrics].self))
        }
      }
    }
    func number(_ value: CGFloat) -> Metrics { .number(Double(value)) }
    func font(_ font: TextFont) -> Metrics { .font([font.size, Double(font.weight.rawValue)]) }
    let (tile, tag) = (CellMetrics.Tile.self, CellMetrics.Tag.self)
    let (header, footer, row) =
      (CellMetrics.Header.self, CellMetrics.Footer.self, CellMetrics.Row.self)
    let own: [String: Metrics] = [
      "widthGrid": number(CellMetrics.widthGrid),
      "tile": .group([
        "inset": number(tile.inset), "tightInset": number(tile.tightInset),
        "roomyWidth": number(tile.roomyWidth), "roomyHeight": number(tile.roomyHeight),
        "wideWidth": number(tile.wideWidth), "wideLines": number(CGFloat(tile.wideLines)),
        "cutSubtitleWidth": number(tile.cutSubtitleWidth), "gap": number(tile.gap),
        "title": font(tile.title), "narrowTitle": font(tile.narrowTitle),
        "smallTitle": font(tile.smallTitle), "subtitle": font(tile.subtitle),
      ]),
      "tag": .group([
        "below": number(tag.below), "inset": number(tag.inset), "title": font(tag.title),
        "height": number(tag.height),
      ]),
      "header": .group([
        "inset": number(header.inset), "verticalInset": number(header.verticalInset),
        "gap": number(header.gap), "title": font(header.title), "subtitle": font(header.subtitle),
        "titleLines": number(CGFloat(header.titleLines)),
        "subtitleShare": number(header.subtitleShare),
      ]),
      "footer": .group([
        "inset": number(footer.inset), "verticalInset": number(footer.verticalInset),
        "title": font(footer.title),
      ]),
      "row": .group([
        "inset": number(row.inset), "verticalInset": number(row.verticalInset),
        "image": number(row.image), "chip": number(row.chip), "imageGap": number(row.imageGap),
        "gap": number(row.gap), "title": font(row.title), "subtitle": font(row.subtitle),
        "minimumHeight": number(row.minimumHeight),
      ]),
    ]
    let bytes = try vectorFile("cells.json")
    expect(try JSONDecoder().decode(Vectors.self, from: bytes).metrics, equals: own)
  }
}
