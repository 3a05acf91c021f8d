// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The content of a list's row, header or footer in plain values: lengths in points, colours,
/// texts.
///
/// ``ListContentLayout`` computes the places of its parts from these values and the row's size. The
/// page uses the same rules.
public struct ListContent: Hashable, Sendable {
  /// The image before the text.
  public var image: ListImage?
  /// The text.
  public var text: ListText?
  /// The secondary text.
  public var secondaryText: ListText?
  /// The distance of content and accessories from the edges.
  public var margins = DirectionalInsets.zero
  /// The smallest height.
  public var minimumHeight: CGFloat = 0
  /// The distance from the image to the text.
  public var imageToText: CGFloat = 0
  /// The smallest distance between texts side by side.
  public var textToSecondaryHorizontal: CGFloat = 0
  /// The distance between texts one below the other.
  public var textToSecondaryVertical: CGFloat = 0
  /// Whether the texts are side by side if there is enough space.
  public var prefersSideBySide = false
  /// The opacity of image and texts, from 0 to 1.
  public var opacity: CGFloat = 1
  /// How far the content is indented from the leading edge.
  public var indentation: CGFloat = 0
  /// Whether accessories before the content are indented too.
  public var indentsAccessories = true
  /// Accessories before the content, in reading order.
  public var leading: [ListAccessory] = []
  /// Accessories after the content, in reading order.
  public var trailing: [ListAccessory] = []
  /// The distance between an accessory and its neighbours.
  public var accessorySpacing: CGFloat = 0
  /// The separator at the upper edge; `nil` for none.
  public var topSeparator: ListSeparator?
  /// The separator at the lower edge; `nil` for none.
  public var bottomSeparator: ListSeparator?
  /// The background of the row.
  public var background = ListBackground()
  /// Whether the reading direction is from right to left.
  public var isRightToLeft = false
  /// Whether the row may have swipe actions at its leading edge.
  public var hasLeadingActions = false
  /// Whether the row may have swipe actions at its trailing edge.
  public var hasTrailingActions = false

  /// Makes content without visible parts.
  public init() {}
}

/// A text of a row.
public struct ListText: Hashable, Sendable {
  /// How lines are aligned.
  public enum Alignment: UInt8, Hashable, Sendable {
    /// At the leading edge.
    case natural = 0
    /// In the middle.
    case center = 1
    /// Justified; shown as `natural`.
    case justified = 2
  }

  /// The text.
  public var string: String
  /// The font.
  public var font: TextFont
  /// The colour.
  public var colour: ContentColour
  /// How the lines are aligned.
  public var alignment = Alignment.natural
  /// The greatest number of lines; 0 means any number.
  public var lineLimit = 0
  /// The text with its attributes, which is measured in place of the plain one; it is not sent to pages.
  package var styled: StyledParagraphs?

  /// Makes a text with any number of lines.
  public init(_ string: String, font: TextFont, colour: ContentColour) {
    self.string = string
    self.font = font
    self.colour = colour
  }
}

/// An image of a row.
public struct ListImage: Hashable, Sendable {
  /// The path of a file of the page, or the name of a symbol.
  public var name: String
  /// Whether `name` is the name of a symbol.
  public var isSymbol: Bool
  /// The size at which it is shown.
  public var size: CGSize
  /// The space in the middle of which it is placed.
  public var slot: CGSize
  /// The colour of a symbol.
  public var tint: ContentColour
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0

  /// Makes an image that takes its own size.
  public init(name: String, isSymbol: Bool, size: CGSize, tint: ContentColour) {
    self.name = name
    self.isSymbol = isSymbol
    self.size = size
    slot = size
    self.tint = tint
  }
}

/// A separator between rows; its width is one device pixel.
public struct ListSeparator: Hashable, Sendable {
  /// The distance from the leading edge; `nil` means that it starts at the text.
  public var leading: CGFloat?
  /// The distance from the trailing edge.
  public var trailing: CGFloat
  /// The colour.
  public var colour: ContentColour

  /// Makes a separator from its insets and its colour.
  public init(leading: CGFloat?, trailing: CGFloat, colour: ContentColour) {
    self.leading = leading
    self.trailing = trailing
    self.colour = colour
  }
}

/// The background of a row.
public struct ListBackground: Hashable, Sendable {
  /// The colour; `nil` for none.
  public var colour: ContentColour?
  /// The distance from the row's edges.
  public var insets = DirectionalInsets.zero
  /// The radius of the upper corners.
  public var topRadius: CGFloat = 0
  /// The radius of the lower corners.
  public var bottomRadius: CGFloat = 0
  /// The colour of the border; `nil` for none.
  public var stroke: ContentColour?
  /// The width of the border.
  public var strokeWidth: CGFloat = 0
  /// Whether what is behind it shows through, blurred.
  public var isBlurred = false
  /// The shadow; `nil` for none.
  public var shadow: ListShadow?

  /// Makes an invisible background.
  public init() {}
}
