// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension WireReader {
  /// Reads the content of a list's row, in the order of `PROTOCOL.md`.
  mutating func listContent(_ limits: Limits) throws(ProtocolError) -> ListContent {
    let bits = ListBits(rawValue: try varint("list.bits"))
    let isStray = bits.contains(.shadowOutline) && !bits.contains(.shadow)
    guard bits.isSubset(of: .known), !isStray else { throw unknownBits("list.bits") }
    var list = ListContent()
    list.margins = try insets("list.margins")
    list.minimumHeight = try length("list.minimumHeight")
    list.imageToText = try length("list.imageToText")
    list.textToSecondaryHorizontal = try length("list.textToSecondaryHorizontal")
    list.textToSecondaryVertical = try length("list.textToSecondaryVertical")
    list.indentation = try length("list.indentation")
    list.accessorySpacing = try length("list.accessorySpacing")
    list.opacity = CGFloat(try byte("list.opacity")) / ListWire.opacitySteps
    if bits.contains(.image) { list.image = try image(limits) }
    if bits.contains(.text) { list.text = try listText("list.text", limits) }
    if bits.contains(.secondaryText) {
      list.secondaryText = try listText("list.secondaryText", limits)
    }
    list.leading = try accessories("list.leading", limits)
    list.trailing = try accessories("list.trailing", limits)
    if bits.contains(.topSeparator) { list.topSeparator = try separator("list.topSeparator") }
    if bits.contains(.bottomSeparator) {
      list.bottomSeparator = try separator("list.bottomSeparator")
    }
    list.background = try background(bits)
    list.prefersSideBySide = bits.contains(.sideBySide)
    list.indentsAccessories = bits.contains(.indentsAccessories)
    list.isRightToLeft = bits.contains(.rightToLeft)
    list.hasLeadingActions = bits.contains(.leadingActions)
    list.hasTrailingActions = bits.contains(.trailingActions)
    return list
  }

  mutating func unknownBits(_ field: StaticString) -> ProtocolError {
    failure(ErrorCode.unknownBits, field, "has bits that this version does not know")
  }

  mutating func length(_ field: StaticString) throws(ProtocolError) -> CGFloat {
    CGFloat(try bounded(try signed(field), ListWire.length, field)) / ListWire.steps
  }

  private mutating func insets(
    _ field: StaticString
  ) throws(ProtocolError) -> DirectionalInsets {
    let top = try length(field)
    let leading = try length(field)
    let bottom = try length(field)
    return DirectionalInsets(
      top: top,
      leading: leading,
      bottom: bottom,
      trailing: try length(field)
    )
  }

  mutating func size(_ field: StaticString) throws(ProtocolError) -> CGSize {
    let width = try length(field)
    return CGSize(width: width, height: try length(field))
  }

  mutating func theme(_ field: StaticString) throws(ProtocolError) -> ContentColour {
    let light = try rgba(field)
    return ContentColour(light: light, dark: try rgba(field))
  }

  private mutating func rgba(_ field: StaticString) throws(ProtocolError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<MemoryLayout<UInt32>.size {
      value = value << UInt32(UInt8.bitWidth) | UInt32(try byte(field))
    }
    return value
  }

  mutating func image(_ limits: Limits) throws(ProtocolError) -> ListImage {
    let field: StaticString = "list.image"
    let bits = try byte(field)
    guard bits <= ListWire.symbol else { throw unknownBits(field) }
    let name = try text(field, limits: limits)
    let size = try size(field)
    let slot = try self.size(field)
    let radius = try length(field)
    var image = ListImage(
      name: name,
      isSymbol: bits == ListWire.symbol,
      size: size,
      tint: try theme(field)
    )
    image.slot = slot
    image.cornerRadius = radius
    return image
  }

  mutating func listText(
    _ field: StaticString,
    _ limits: Limits
  ) throws(ProtocolError) -> ListText {
    let string = try text(field, limits: limits)
    let size = try length(field)
    let number = try varint(field)
    guard let weight = TextFont.Weight(rawValue: Int(number)) else {
      throw failure(ErrorCode.unknownValue, field, "has the weight \(number)")
    }
    let colour = try theme(field)
    let place = try byte(field)
    guard let alignment = ListText.Alignment(rawValue: place) else {
      throw failure(ErrorCode.unknownValue, field, "has the alignment \(place)")
    }
    guard size > 0 else {
      throw failure(ErrorCode.outOfRange, field, "needs a size above 0")
    }
    var text = ListText(string, font: TextFont(size: size, weight: weight), colour: colour)
    text.alignment = alignment
    text.lineLimit = Int(try varint(field))
    return text
  }

  private mutating func accessories(
    _ field: StaticString,
    _ limits: Limits
  ) throws(ProtocolError) -> [ListAccessory] {
    let count = try count(field, recordBytes: 1, limit: ListWire.accessories)
    var accessories: [ListAccessory] = []
    for _ in 0..<count { accessories.append(try accessory(field, limits)) }
    return accessories
  }

  private mutating func accessory(
    _ field: StaticString,
    _ limits: Limits
  ) throws(ProtocolError) -> ListAccessory {
    let number = try byte(field)
    guard let kind = ListAccessory.Kind(rawValue: number) else {
      throw failure(ErrorCode.unknownValue, field, "has the kind \(number)")
    }
    let bits = AccessoryBits(rawValue: try byte(field))
    guard bits.isSubset(of: .known) else { throw unknownBits(field) }
    let size = try size(field)
    let slot = try length(field)
    var accessory = ListAccessory(kind, size: size, tint: try theme(field))
    accessory.slotWidth = slot
    accessory.isHidden = bits.contains(.hidden)
    accessory.isOn = bits.contains(.on)
    accessory.showsLine = bits.contains(.line)
    if bits.contains(.ground) { accessory.ground = try theme(field) }
    if bits.contains(.text) { accessory.text = try listText(field, limits) }
    return accessory
  }

  private mutating func separator(_ field: StaticString) throws(ProtocolError) -> ListSeparator {
    let bits = try byte(field)
    guard bits <= ListWire.leadingInset else { throw unknownBits(field) }
    let leading = bits == ListWire.leadingInset ? try length(field) : nil
    let trailing = try length(field)
    return ListSeparator(leading: leading, trailing: trailing, colour: try theme(field))
  }

  private mutating func background(_ bits: ListBits) throws(ProtocolError) -> ListBackground {
    let field: StaticString = "list.background"
    var background = ListBackground()
    background.insets = try insets(field)
    background.topRadius = try length(field)
    background.bottomRadius = try length(field)
    background.strokeWidth = try length(field)
    if bits.contains(.background) { background.colour = try theme(field) }
    if bits.contains(.stroke) { background.stroke = try theme(field) }
    background.isBlurred = bits.contains(.blurred)
    if bits.contains(.shadow) { background.shadow = try shadow() }
    guard bits.contains(.shadowOutline) else { return background }
    let steps = try outlineSteps("list.background.shadow.outline")
    background.shadow?.outline = CellOutline(steps: steps)
    return background
  }

  private mutating func shadow() throws(ProtocolError) -> ListShadow {
    let field: StaticString = "list.background.shadow"
    let offset = try size(field)
    let radius = try length(field)
    guard radius >= 0 else {
      throw failure(ErrorCode.outOfRange, field, "has a radius below 0")
    }
    let opacity = CGFloat(try byte(field)) / ListWire.opacitySteps
    return ListShadow(colour: try theme(field), opacity: opacity, radius: radius, offset: offset)
  }
}
