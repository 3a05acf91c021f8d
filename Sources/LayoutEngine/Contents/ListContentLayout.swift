// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The places of the parts of a list's row.
///
/// The page computes them as well: `web/renderer/cells/listLayout.js` gives the reasons, and
/// `Tests/Vectors/lists.json` tests both sides.
///
/// Rectangles are points in the row's coordinates. Accessories are at the leading and the trailing
/// edge, in their slots. Between them are the image's slot and then the texts. The texts are side
/// by side if that is preferred and each fits on one line, and otherwise one below the other.
/// Everything is centred in the height between the margins. No width is negative.
public struct ListContentLayout: Hashable, Sendable {
  /// The height that the content prefers at the width, in whole points; a given height is returned
  /// unchanged.
  public private(set) var height: CGFloat
  /// The place of the image.
  public private(set) var image: CGRect?
  /// The place of the text.
  public private(set) var text: CGRect?
  /// The place of the secondary text.
  public private(set) var secondaryText: CGRect?
  /// Whether the texts are side by side.
  public private(set) var isSideBySide = false
  /// The accessories before the content, in reading order.
  public private(set) var leading: [CGRect] = []
  /// The accessories after the content, in reading order.
  public private(set) var trailing: [CGRect] = []
  /// Where the text starts, from the leading edge.
  public private(set) var textStart: CGFloat = 0
  /// Where the content ends, from the leading edge.
  public private(set) var contentEnd: CGFloat = 0

  private let width: CGFloat

  /// Places the parts of content in a width, and in a height if one is given.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  public init(_ content: ListContent, width: CGFloat, height: CGFloat? = nil) {
    self.width = width
    self.height = 0
    let margins = content.margins
    var start = margins.leading + (content.indentsAccessories ? content.indentation : 0)
    for accessory in content.leading { start += accessory.slotWidth + content.accessorySpacing }
    if !content.indentsAccessories { start += content.indentation }
    var end = width - margins.trailing
    for accessory in content.trailing { end -= accessory.slotWidth + content.accessorySpacing }
    contentEnd = max(start, end)
    textStart = start
    if let image = content.image { textStart += image.slot.width + content.imageToText }
    let room = max(0, contentEnd - textStart)
    let texts = ListTexts(content, room: room)
    isSideBySide = texts.isSideBySide
    let inner = max(texts.height, content.image?.slot.height ?? 0)
    let wanted = max(content.minimumHeight, inner + margins.top + margins.bottom).rounded(.up)
    self.height = height ?? wanted
    let middle = (margins.top + self.height - margins.bottom) / 2
    placeAccessories(content)
    if let picture = content.image {
      image = CGRect(
        x: start + (picture.slot.width - picture.size.width) / 2,
        y: middle - picture.size.height / 2,
        width: picture.size.width,
        height: picture.size.height
      )
    }
    place(texts, content, middle: middle)
    if content.isRightToLeft { mirror() }
  }

  private mutating func place(_ texts: ListTexts, _ content: ListContent, middle: CGFloat) {
    let top = middle - texts.height / 2
    if content.text != nil {
      let width = isSideBySide ? texts.first.width : max(0, contentEnd - textStart)
      text = CGRect(x: textStart, y: top, width: width, height: texts.first.height)
    }
    guard content.secondaryText != nil else { return }
    let size = texts.second
    if isSideBySide {
      secondaryText = CGRect(
        x: contentEnd - size.width,
        y: top + (texts.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
      text?.origin.y = top + (texts.height - texts.first.height) / 2
    } else {
      secondaryText = CGRect(
        x: textStart,
        y: top + texts.height - size.height,
        width: max(0, contentEnd - textStart),
        height: size.height
      )
    }
  }

  private mutating func placeAccessories(_ content: ListContent) {
    var start =
      content.margins.leading + (content.indentsAccessories ? content.indentation : 0)
    for accessory in content.leading {
      leading.append(slot(accessory, start))
      start += accessory.slotWidth + content.accessorySpacing
    }
    var end = width - content.margins.trailing
    for accessory in content.trailing.reversed() {
      end -= accessory.slotWidth
      trailing.insert(slot(accessory, end), at: 0)
      end -= content.accessorySpacing
    }
  }

  /// The place of an accessory, centred in the whole height.
  private func slot(_ accessory: ListAccessory, _ start: CGFloat) -> CGRect {
    CGRect(
      x: start + (accessory.slotWidth - accessory.size.width) / 2,
      y: (height - accessory.size.height) / 2,
      width: accessory.size.width,
      height: accessory.size.height
    )
  }

  private mutating func mirror() {
    image = image.map(mirrored)
    text = text.map(mirrored)
    secondaryText = secondaryText.map(mirrored)
    leading = leading.map(mirrored)
    trailing = trailing.map(mirrored)
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The line of a separator at an edge of the row; its height is 0.
  public func line(of separator: ListSeparator, isTop: Bool, isRightToLeft: Bool) -> CGRect {
    let start = separator.leading ?? textStart
    let line = CGRect(
      x: start,
      y: isTop ? 0 : height,
      width: max(0, width - start - separator.trailing),
      height: 0
    )
    return isRightToLeft ? mirrored(line) : line
  }
}

/// The sizes of a row's texts at a width.
struct ListTexts {
  private(set) var first = CGSize.zero
  private(set) var second = CGSize.zero
  private(set) var height: CGFloat = 0
  private(set) var isSideBySide = false

  init(_ content: ListContent, room: CGFloat) {
    // Widths that the wire rounds must break the same lines.
    let room = (room / CellMetrics.widthGrid).rounded() * CellMetrics.widthGrid
    let (text, secondary) = (content.text, content.secondaryText)
    if content.prefersSideBySide, let text, let secondary {
      let widths = [text, secondary].map { $0.lineSize.width.rounded(.up) }
      isSideBySide = widths[0] + content.textToSecondaryHorizontal + widths[1] <= room
      if isSideBySide {
        first = CGSize(width: widths[0], height: text.lineSize.height)
        second = CGSize(width: widths[1], height: secondary.lineSize.height)
        height = max(first.height, second.height)
        return
      }
    }
    first = Self.size(text, room)
    second = Self.size(secondary, room)
    let gap = first.height > 0 && second.height > 0 ? content.textToSecondaryVertical : 0
    height = first.height + gap + second.height
  }

  private static func size(_ text: ListText?, _ room: CGFloat) -> CGSize {
    guard let text else { return .zero }
    if let styled = text.styled {
      let lines = styled.lines(within: room, limit: text.lineLimit)
      return CGSize(width: room, height: StyledParagraphs.size(of: lines).height)
    }
    let lines = text.font.lines(of: text.string, within: room, limit: text.lineLimit)
    return CGSize(width: room, height: CGFloat(lines.count) * text.font.lineHeight)
  }
}

extension ListText {
  /// The size of the text on one line, in points.
  var lineSize: CGSize {
    styled.map { StyledParagraphs.size(of: $0.lines(within: .infinity, limit: 1)) }
      ?? CGSize(width: font.width(of: string), height: font.lineHeight)
  }
}

extension ListContent {
  /// The width that the content prefers with each text on one line, in whole points.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  public var preferredWidth: CGFloat {
    var width = margins.leading + indentation + margins.trailing
    for accessory in leading + trailing { width += accessory.slotWidth + accessorySpacing }
    if let image { width += image.slot.width + imageToText }
    let widths = [text, secondaryText].map { $0?.lineSize.width ?? 0 }
    if prefersSideBySide, widths.allSatisfy({ $0 > 0 }) {
      width += widths[0].rounded(.up) + textToSecondaryHorizontal + widths[1].rounded(.up)
    } else {
      width += max(widths[0], widths[1])
    }
    return width.rounded(.up)
  }
}
