// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

/// The content of a list's row, as `Tests/Vectors` writes it.
package struct SparseList: Decodable {
  package struct Colour: Decodable {
    var light: UInt32
    var dark: UInt32

    package var value: ContentColour { ContentColour(light: light, dark: dark) }
  }

  package struct Insets: Decodable {
    var top: CGFloat
    var leading: CGFloat
    var bottom: CGFloat
    var trailing: CGFloat

    package var value: DirectionalInsets {
      DirectionalInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
  }

  package struct Text: Decodable {
    var string: String
    var size: CGFloat
    var weight: Int
    var colour: Colour
    var alignment: UInt8
    var lineLimit: Int

    package var value: ListText {
      let font = TextFont(size: size, weight: TextFont.Weight(rawValue: weight) ?? .regular)
      var text = ListText(string, font: font, colour: colour.value)
      text.alignment = ListText.Alignment(rawValue: alignment) ?? .natural
      text.lineLimit = lineLimit
      return text
    }
  }

  package struct Image: Decodable {
    var name: String
    var isSymbol: Bool
    var width: CGFloat
    var height: CGFloat
    var slotWidth: CGFloat
    var slotHeight: CGFloat
    var cornerRadius: CGFloat
    var tint: Colour

    package var value: ListImage {
      let size = CGSize(width: width, height: height)
      var image = ListImage(name: name, isSymbol: isSymbol, size: size, tint: tint.value)
      image.slot = CGSize(width: slotWidth, height: slotHeight)
      image.cornerRadius = cornerRadius
      return image
    }
  }

  package struct Accessory: Decodable {
    var kind: UInt8
    var isHidden: Bool
    var isOn: Bool
    var showsLine: Bool
    var width: CGFloat
    var height: CGFloat
    var slotWidth: CGFloat
    var tint: Colour
    var ground: Colour?
    var text: Text?

    package var value: ListAccessory {
      var accessory = ListAccessory(
        ListAccessory.Kind(rawValue: kind) ?? .custom,
        size: CGSize(width: width, height: height),
        tint: tint.value
      )
      accessory.slotWidth = slotWidth
      accessory.isHidden = isHidden
      accessory.isOn = isOn
      accessory.showsLine = showsLine
      accessory.ground = ground?.value
      accessory.text = text?.value
      return accessory
    }
  }

  package struct Separator: Decodable {
    var leading: CGFloat?
    var trailing: CGFloat
    var colour: Colour

    package var value: ListSeparator {
      ListSeparator(leading: leading, trailing: trailing, colour: colour.value)
    }
  }

  package struct Background: Decodable {
    var insets: Insets
    var topRadius: CGFloat
    var bottomRadius: CGFloat
    var strokeWidth: CGFloat
    var colour: Colour?
    var stroke: Colour?
    var isBlurred: Bool
    var shadow: Shadow?

    struct Shadow: Decodable {
      var x: CGFloat
      var y: CGFloat
      var radius: CGFloat
      var opacity: CGFloat
      var colour: Colour
      var outline: [[CGFloat]]?

      var value: ListShadow {
        ListShadow(
          colour: colour.value,
          opacity: opacity,
          radius: radius,
          offset: CGSize(width: x, height: y),
          outline: outline.map { CellOutline(steps: $0.map(SparseFigure.Outline.step)) }
        )
      }
    }

    package var value: ListBackground {
      var background = ListBackground()
      background.insets = insets.value
      background.topRadius = topRadius
      background.bottomRadius = bottomRadius
      background.strokeWidth = strokeWidth
      background.colour = colour?.value
      background.stroke = stroke?.value
      background.isBlurred = isBlurred
      background.shadow = shadow?.value
      return background
    }
  }

  var margins: Insets
  var minimumHeight: CGFloat
  var imageToText: CGFloat
  var textToSecondaryHorizontal: CGFloat
  var textToSecondaryVertical: CGFloat
  var indentation: CGFloat
  var accessorySpacing: CGFloat
  var opacity: CGFloat
  var image: Image?
  var text: Text?
  var secondaryText: Text?
  var leading: [Accessory]
  var trailing: [Accessory]
  var topSeparator: Separator?
  var bottomSeparator: Separator?
  var background: Background
  var prefersSideBySide: Bool
  var indentsAccessories: Bool
  var isRightToLeft: Bool
  var hasLeadingActions: Bool
  var hasTrailingActions: Bool

  package var value: ListContent {
    var list = ListContent()
    list.margins = margins.value
    list.minimumHeight = minimumHeight
    list.imageToText = imageToText
    list.textToSecondaryHorizontal = textToSecondaryHorizontal
    list.textToSecondaryVertical = textToSecondaryVertical
    list.indentation = indentation
    list.accessorySpacing = accessorySpacing
    list.opacity = opacity
    list.image = image?.value
    list.text = text?.value
    list.secondaryText = secondaryText?.value
    list.leading = leading.map(\.value)
    list.trailing = trailing.map(\.value)
    list.topSeparator = topSeparator?.value
    list.bottomSeparator = bottomSeparator?.value
    list.background = background.value
    list.prefersSideBySide = prefersSideBySide
    list.indentsAccessories = indentsAccessories
    list.isRightToLeft = isRightToLeft
    list.hasLeadingActions = hasLeadingActions
    list.hasTrailingActions = hasTrailingActions
    return list
  }
}
