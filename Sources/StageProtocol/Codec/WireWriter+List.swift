// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension WireWriter {
  /// Writes the content of a list's row, in the order of `PROTOCOL.md`.
  mutating func putList(_ list: ListContent) {
    putVarint(bits(of: list).rawValue)
    putInsets(list.margins)
    putLength(list.minimumHeight)
    putLength(list.imageToText)
    putLength(list.textToSecondaryHorizontal)
    putLength(list.textToSecondaryVertical)
    putLength(list.indentation)
    putLength(list.accessorySpacing)
    putOpacity(list.opacity)
    if let image = list.image { putImage(image) }
    if let text = list.text { putListText(text) }
    if let text = list.secondaryText { putListText(text) }
    for side in [list.leading, list.trailing] {
      let sent = side.prefix(ListWire.accessories)
      putVarint(UInt64(sent.count))
      for accessory in sent { putAccessory(accessory) }
    }
    if let separator = list.topSeparator { putSeparator(separator) }
    if let separator = list.bottomSeparator { putSeparator(separator) }
    putBackground(list.background)
  }

  private func bits(of list: ListContent) -> ListBits {
    var bits: ListBits = []
    if list.image != nil { bits.insert(.image) }
    if list.text != nil { bits.insert(.text) }
    if list.secondaryText != nil { bits.insert(.secondaryText) }
    if list.prefersSideBySide { bits.insert(.sideBySide) }
    if list.indentsAccessories { bits.insert(.indentsAccessories) }
    if list.isRightToLeft { bits.insert(.rightToLeft) }
    if list.topSeparator != nil { bits.insert(.topSeparator) }
    if list.bottomSeparator != nil { bits.insert(.bottomSeparator) }
    if list.background.colour != nil { bits.insert(.background) }
    if list.background.stroke != nil { bits.insert(.stroke) }
    if list.background.isBlurred { bits.insert(.blurred) }
    if list.background.shadow != nil { bits.insert(.shadow) }
    if list.background.shadow?.sentOutline != nil { bits.insert(.shadowOutline) }
    if list.hasLeadingActions { bits.insert(.leadingActions) }
    if list.hasTrailingActions { bits.insert(.trailingActions) }
    return bits
  }

  /// Writes a length in points; a length that is not a number counts as zero.
  mutating func putLength(_ length: CGFloat) {
    let bound = Double(ListWire.length)
    let steps = length.isFinite ? (length * ListWire.steps).rounded() : 0
    putSigned(Int64(min(max(steps, -bound), bound)))
  }

  private mutating func putInsets(_ insets: DirectionalInsets) {
    putLength(insets.top)
    putLength(insets.leading)
    putLength(insets.bottom)
    putLength(insets.trailing)
  }

  mutating func putTheme(_ colour: ContentColour) {
    for value in [colour.light, colour.dark] {
      for byte in withUnsafeBytes(of: value.bigEndian, Array.init) { putByte(byte) }
    }
  }

  mutating func putImage(_ image: ListImage) {
    putByte(image.isSymbol ? ListWire.symbol : 0)
    putText(image.name)
    putLength(image.size.width)
    putLength(image.size.height)
    putLength(image.slot.width)
    putLength(image.slot.height)
    putLength(image.cornerRadius)
    putTheme(image.tint)
  }

  mutating func putListText(_ text: ListText) {
    putText(text.string)
    putLength(text.font.size)
    putVarint(UInt64(text.font.weight.rawValue))
    putTheme(text.colour)
    putByte(text.alignment.rawValue)
    putVarint(UInt64(max(0, text.lineLimit)))
  }

  private mutating func putAccessory(_ accessory: ListAccessory) {
    var bits: AccessoryBits = []
    if accessory.isHidden { bits.insert(.hidden) }
    if accessory.isOn { bits.insert(.on) }
    if accessory.showsLine { bits.insert(.line) }
    if accessory.ground != nil { bits.insert(.ground) }
    if accessory.text != nil { bits.insert(.text) }
    putByte(accessory.kind.rawValue)
    putByte(bits.rawValue)
    putLength(accessory.size.width)
    putLength(accessory.size.height)
    putLength(accessory.slotWidth)
    putTheme(accessory.tint)
    if let ground = accessory.ground { putTheme(ground) }
    if let text = accessory.text { putListText(text) }
  }

  private mutating func putSeparator(_ separator: ListSeparator) {
    putByte(separator.leading == nil ? 0 : ListWire.leadingInset)
    if let leading = separator.leading { putLength(leading) }
    putLength(separator.trailing)
    putTheme(separator.colour)
  }

  private mutating func putBackground(_ background: ListBackground) {
    putInsets(background.insets)
    putLength(background.topRadius)
    putLength(background.bottomRadius)
    putLength(background.strokeWidth)
    if let colour = background.colour { putTheme(colour) }
    if let stroke = background.stroke { putTheme(stroke) }
    guard let shadow = background.shadow else { return }
    putLength(shadow.offset.width)
    putLength(shadow.offset.height)
    putLength(max(0, shadow.radius))
    putOpacity(shadow.opacity)
    putTheme(shadow.colour)
    if let outline = shadow.sentOutline { putOutline(outline) }
  }

  /// An opacity in 1/255; an opacity that is not finite counts as opaque.
  mutating func putOpacity(_ opacity: CGFloat) {
    let sound = opacity.isFinite ? min(max(opacity, 0), 1) : 1
    putByte(UInt8((sound * ListWire.opacitySteps).rounded()))
  }
}

extension ListShadow {
  /// The outline, unless it has too many steps for the wire.
  fileprivate var sentOutline: CellOutline? {
    outline.flatMap { $0.steps.count <= FigureWire.steps ? $0 : nil }
  }
}
