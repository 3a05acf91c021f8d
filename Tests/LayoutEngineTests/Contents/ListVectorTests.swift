// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import TestSupport
import Testing

/// The rows of `Tests/Vectors/lists.json`, which the page's tests read too.
@Suite struct ListVectorTests {
  private struct Vectors: Decodable {
    var rows: [Row]
    var lines: [Line]
  }

  private struct Line: Decodable {
    struct Separator: Decodable {
      var leading: CGFloat?
      var trailing: CGFloat
    }

    var name: String
    var width: CGFloat
    var row: Parts
    var separator: Separator
    var line: [CGFloat]
  }

  private struct Row: Decodable {
    var name: String
    var width: CGFloat
    var height: CGFloat?
    var row: Parts
    var places: Places
  }

  private struct Parts: Decodable {
    var image: Box?
    var text: Text?
    var secondaryText: Text?
    var leading: [Box]?
    var trailing: [Box]?
    var indentation: CGFloat?
    var indentsAccessories: Bool?
    var prefersSideBySide: Bool?
    var isRightToLeft: Bool?

    struct Text: Decodable {
      var string: String
      var size: CGFloat
      var lineLimit: Int?
    }

    struct Box: Decodable {
      var width: CGFloat
      var height: CGFloat
      var slotWidth: CGFloat
      var slotHeight: CGFloat?
    }

    var value: ListContent {
      var list = ListContent()
      list.margins = .init(top: 11, leading: 16, bottom: 11, trailing: 16)
      list.minimumHeight = 44
      list.imageToText = 10
      list.textToSecondaryHorizontal = 12
      list.textToSecondaryVertical = 3
      list.accessorySpacing = 12
      list.image = image.map { box in
        let size = CGSize(width: box.width, height: box.height)
        var image = ListImage(name: "star", isSymbol: true, size: size, tint: black)
        image.slot = CGSize(width: box.slotWidth, height: box.slotHeight ?? 0)
        return image
      }
      list.text = text.map(Self.text)
      list.secondaryText = secondaryText.map(Self.text)
      list.leading = (leading ?? []).map(Self.accessory)
      list.trailing = (trailing ?? []).map(Self.accessory)
      list.indentation = indentation ?? 0
      list.indentsAccessories = indentsAccessories ?? true
      list.prefersSideBySide = prefersSideBySide ?? false
      list.isRightToLeft = isRightToLeft ?? false
      return list
    }

    private static func text(_ text: Text) -> ListText {
      var value = ListText(text.string, font: TextFont(size: text.size), colour: black)
      value.lineLimit = text.lineLimit ?? 0
      return value
    }

    private static func accessory(_ box: Box) -> ListAccessory {
      let size = CGSize(width: box.width, height: box.height)
      var accessory = ListAccessory(.checkmark, size: size, tint: black)
      accessory.slotWidth = box.slotWidth
      return accessory
    }
  }

  private struct Places: Decodable, Equatable {
    var height: CGFloat
    var image: [CGFloat]?
    var text: [CGFloat]?
    var secondaryText: [CGFloat]?
    var textStart: CGFloat
    var contentEnd: CGFloat
    var leading: [[CGFloat]]?
    var trailing: [[CGFloat]]?

    init(_ layout: ListContentLayout) {
      height = layout.height
      image = layout.image.map(Self.numbers)
      text = layout.text.map(Self.numbers)
      secondaryText = layout.secondaryText.map(Self.numbers)
      textStart = layout.textStart
      contentEnd = layout.contentEnd
      leading = layout.leading.isEmpty ? nil : layout.leading.map(Self.numbers)
      trailing = layout.trailing.isEmpty ? nil : layout.trailing.map(Self.numbers)
    }

    private static func numbers(_ box: CGRect) -> [CGFloat] {
      [box.minX, box.minY, box.width, box.height]
    }
  }

  private func vectors() throws -> Vectors {
    try JSONDecoder().decode(Vectors.self, from: try vectorFile("lists.json"))
  }

  @Test func `draws separators as the page does`() throws {
    let vectors = try vectors()
    expect(!vectors.lines.isEmpty)
    for line in vectors.lines {
      let row = line.row.value
      let separator = ListSeparator(
        leading: line.separator.leading,
        trailing: line.separator.trailing,
        colour: black
      )
      let found = ListContentLayout(row, width: line.width)
        .line(of: separator, isTop: true, isRightToLeft: row.isRightToLeft)
      expect([found.minX, found.width], equals: line.line, "\(line.name)")
    }
  }

  @Test func `places rows as the page does`() throws {
    let vectors = try vectors()
    expect(!vectors.rows.isEmpty)
    for row in vectors.rows {
      let layout = ListContentLayout(row.row.value, width: row.width, height: row.height)
      expect(Places(layout), equals: row.places, "\(row.name)")
    }
  }
}

private let black = ContentColour(light: 0xFF)
