// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing

@testable import LayoutEngine

/// Where the parts of a row stand, worked out from its lengths.
@Suite struct ListContentTests {
  private static let black = ContentColour(light: 0xFF)

  /// Margins of 16 at the sides and 11 above and below, as rows have.
  private static var row: ListContent {
    var row = ListContent()
    row.margins = .init(top: 11, leading: 16, bottom: 11, trailing: 16)
    row.minimumHeight = 44
    row.imageToText = 10
    row.textToSecondaryHorizontal = 12
    row.textToSecondaryVertical = 3
    row.accessorySpacing = 12
    row.text = ListText("A", font: TextFont(size: 17), colour: black)
    return row
  }

  private static func accessory(_ kind: ListAccessory.Kind, _ width: CGFloat) -> ListAccessory {
    ListAccessory(kind, size: CGSize(width: width, height: 14), tint: black)
  }

  @Test func `puts one line in the middle of the least height`() {
    let layout = ListContentLayout(Self.row, width: 300)
    expect(layout.height, equals: 44)
    // A line is 21 high: (44 - 21) / 2 from the top.
    expect(layout.text, equals: CGRect(x: 16, y: 11.5, width: 268, height: 21))
    expect(layout.secondaryText, equals: nil)
    expect(layout.image, equals: nil)
  }

  @Test func `puts the second text below the first`() {
    var row = Self.row
    row.secondaryText = ListText("B", font: TextFont(size: 15), colour: Self.black)
    let layout = ListContentLayout(row, width: 300)
    // 11 + 21 + 3 + 19 + 11.
    expect(layout.height, equals: 65)
    expect(layout.text?.minY, equals: 11)
    expect(layout.secondaryText, equals: CGRect(x: 16, y: 35, width: 268, height: 19))
  }

  @Test func `puts a value at the end of the line as long as both fit`() {
    var row = Self.row
    row.prefersSideBySide = true
    row.secondaryText = ListText("Value", font: TextFont(size: 17), colour: Self.black)
    let value = TextFont(size: 17).width(of: "Value").rounded(.up)
    let text = TextFont(size: 17).width(of: "A").rounded(.up)
    let wide = ListContentLayout(row, width: 300)
    expect(wide.isSideBySide)
    expect(wide.height, equals: 44)
    expect(wide.secondaryText, equals: CGRect(x: 284 - value, y: 11.5, width: value, height: 21))
    expect(wide.text, equals: CGRect(x: 16, y: 11.5, width: text, height: 21))
    // Exactly wide enough, and a quarter of a point too narrow.
    let least = 32 + text + 12 + value
    expect(ListContentLayout(row, width: least).isSideBySide)
    let narrow = ListContentLayout(row, width: least - 0.25)
    expect(!narrow.isSideBySide)
    expect(narrow.height, equals: 67)
    expect(row.preferredWidth, equals: least)
  }

  @Test func `puts a picture in the middle of its slot before the text`() {
    var row = Self.row
    var image = ListImage(
      name: "star",
      isSymbol: true,
      size: CGSize(width: 20, height: 24),
      tint: Self.black
    )
    image.slot = CGSize(width: 30, height: 24)
    row.image = image
    let layout = ListContentLayout(row, width: 300)
    expect(layout.height, equals: 46)
    expect(layout.image, equals: CGRect(x: 21, y: 11, width: 20, height: 24))
    expect(layout.textStart, equals: 56)
  }

  @Test func `keeps room for accessories on both sides, hidden ones too`() {
    var row = Self.row
    row.leading = [Self.accessory(.delete, 22)]
    row.leading[0].slotWidth = 28
    row.trailing = [Self.accessory(.checkmark, 16), Self.accessory(.disclosureIndicator, 8)]
    row.trailing[1].isHidden = true
    let layout = ListContentLayout(row, width: 300)
    expect(layout.leading, equals: [CGRect(x: 19, y: 15, width: 22, height: 14)])
    expect(layout.textStart, equals: 56)
    expect(
      layout.trailing,
      equals: [
        CGRect(x: 300 - 16 - 8 - 12 - 16, y: 15, width: 16, height: 14),
        CGRect(x: 300 - 16 - 8, y: 15, width: 8, height: 14),
      ]
    )
    expect(layout.contentEnd, equals: 236)
  }

  @Test func `indents accessories with the content or leaves them at the edge`() {
    var row = Self.row
    row.leading = [Self.accessory(.delete, 22)]
    row.indentation = 20
    expect(ListContentLayout(row, width: 300).leading[0].minX, equals: 36)
    expect(ListContentLayout(row, width: 300).textStart, equals: 70)
    row.indentsAccessories = false
    expect(ListContentLayout(row, width: 300).leading[0].minX, equals: 16)
    expect(ListContentLayout(row, width: 300).textStart, equals: 70)
  }

  @Test func `is its own mirror image where one reads from the right`() {
    var row = Self.row
    row.leading = [Self.accessory(.delete, 22)]
    row.trailing = [Self.accessory(.checkmark, 16)]
    row.isRightToLeft = true
    let layout = ListContentLayout(row, width: 300)
    expect(layout.leading[0].minX, equals: 262)
    expect(layout.trailing[0].minX, equals: 16)
    expect(layout.text?.maxX, equals: 250)
    let line = ListSeparator(leading: nil, trailing: 0, colour: Self.black)
    let shown = layout.line(of: line, isTop: false, isRightToLeft: true)
    expect(shown, equals: CGRect(x: 0, y: 44, width: 250, height: 0))
  }

  @Test func `begins a separator at the text unless an inset is given`() {
    var row = Self.row
    row.indentation = 20
    let layout = ListContentLayout(row, width: 300)
    let plain = ListSeparator(leading: nil, trailing: 0, colour: Self.black)
    expect(
      layout.line(of: plain, isTop: false, isRightToLeft: false),
      equals: CGRect(x: 36, y: 44, width: 264, height: 0)
    )
    let inset = ListSeparator(leading: 5, trailing: 7, colour: Self.black)
    expect(
      layout.line(of: inset, isTop: true, isRightToLeft: false),
      equals: CGRect(x: 5, y: 0, width: 288, height: 0)
    )
  }

  @Test func `a line and the height follow the size of picture and text`() {
    var row = Self.row
    let line = ListSeparator(leading: nil, trailing: 0, colour: Self.black)
    for (side, start) in [(CGFloat(20), CGFloat(46)), (60, 86)] {
      // A margin of 16, the picture, and 10 to the text.
      row.image = ListImage(
        name: "a",
        isSymbol: false,
        size: CGSize(width: side, height: side),
        tint: Self.black
      )
      let layout = ListContentLayout(row, width: 300)
      expect(layout.line(of: line, isTop: false, isRightToLeft: false).minX, equals: start)
    }
    // The picture of 60 between margins of 11.
    expect(ListContentLayout(row, width: 300).height, equals: 82)
    row.image = nil
    row.text = ListText("A", font: TextFont(size: 34), colour: Self.black)
    // A line takes 1.21 times the size, rounded up: 42, between margins of 11.
    expect(ListContentLayout(row, width: 300).height, equals: 64)
  }

  @Test func `limits the lines of a text`() {
    var row = Self.row
    row.text = ListText("a\nb\nc", font: TextFont(size: 17), colour: Self.black)
    expect(ListContentLayout(row, width: 300).height, equals: 85)
    row.text?.lineLimit = 2
    expect(ListContentLayout(row, width: 300).height, equals: 64)
  }

  @Test func `survives a row that is too narrow for its accessories`() {
    var row = Self.row
    row.trailing = [Self.accessory(.label, 200)]
    let layout = ListContentLayout(row, width: 50)
    expect(layout.height.isFinite)
    expect(layout.text?.width, equals: 0)
  }
}
