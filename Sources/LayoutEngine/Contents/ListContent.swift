// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a row, header or footer of a list shows, in plain values: lengths in points, colours, texts.
///
/// Where its parts stand follows from these and the row's size; see ``ListContentLayout``. The page
/// works it out by the same rules.
public struct ListContent: Hashable, Sendable {
  /// The picture before the text.
  public var image: ListImage?
  /// The text.
  public var text: ListText?
  /// The second text.
  public var secondaryText: ListText?
  /// The distance of content and accessories from the edges.
  public var margins = DirectionalInsets.zero
  /// The least height.
  public var minimumHeight: CGFloat = 0
  /// From the picture to the text.
  public var imageToText: CGFloat = 0
  /// Between texts beside each other, at least.
  public var textToSecondaryHorizontal: CGFloat = 0
  /// Between texts one below the other.
  public var textToSecondaryVertical: CGFloat = 0
  /// Whether the texts stand beside each other where there is room.
  public var prefersSideBySide = false
  /// The opacity of picture and texts, 0 to 1.
  public var opacity: CGFloat = 1
  /// How far the content is moved to the right of where reading starts.
  public var indentation: CGFloat = 0
  /// Whether accessories before the content move along.
  public var indentsAccessories = true
  /// Accessories before the content, in reading order.
  public var leading: [ListAccessory] = []
  /// Accessories behind the content, in reading order.
  public var trailing: [ListAccessory] = []
  /// Between an accessory and what stands beside it.
  public var accessorySpacing: CGFloat = 0
  /// The line at the upper edge.
  public var topSeparator: ListSeparator?
  /// The line at the lower edge.
  public var bottomSeparator: ListSeparator?
  /// What is behind everything.
  public var background = ListBackground()
  /// Whether one reads from the right.
  public var isRightToLeft = false
  /// Whether moving the row aside may uncover actions where reading starts.
  public var hasLeadingActions = false
  /// The same at the other side.
  public var hasTrailingActions = false

  /// Makes content that shows nothing.
  public init() {}
}

/// A text of a row.
public struct ListText: Hashable, Sendable {
  /// Where lines stand.
  public enum Alignment: UInt8, Hashable, Sendable {
    /// Where reading starts.
    case natural = 0
    /// In the middle.
    case center = 1
    /// At both edges; shown as `natural`.
    case justified = 2
  }

  /// The characters.
  public var string: String
  /// The font.
  public var font: TextFont
  /// The colour.
  public var colour: ContentColour
  /// Where the lines stand.
  public var alignment = Alignment.natural
  /// How many lines there may be; 0 stands for any number.
  public var lineLimit = 0

  /// Makes a text of any number of lines.
  public init(_ string: String, font: TextFont, colour: ContentColour) {
    self.string = string
    self.font = font
    self.colour = colour
  }
}

/// A picture of a row.
public struct ListImage: Hashable, Sendable {
  /// A path of a file of the page, or a symbol's name.
  public var name: String
  /// Whether `name` is a symbol's.
  public var isSymbol: Bool
  /// How large it is shown.
  public var size: CGSize
  /// The room in the middle of which it stands.
  public var slot: CGSize
  /// The colour of a symbol.
  public var tint: ContentColour
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0

  /// Makes a picture that takes its own size.
  public init(name: String, isSymbol: Bool, size: CGSize, tint: ContentColour) {
    self.name = name
    self.isSymbol = isSymbol
    self.size = size
    slot = size
    self.tint = tint
  }
}

/// A line between rows, one device pixel thick.
public struct ListSeparator: Hashable, Sendable {
  /// The distance from the edge where reading starts; `nil` starts at the text.
  public var leading: CGFloat?
  /// The distance from the other edge.
  public var trailing: CGFloat
  /// The colour.
  public var colour: ContentColour

  /// Makes a line.
  public init(leading: CGFloat?, trailing: CGFloat, colour: ContentColour) {
    self.leading = leading
    self.trailing = trailing
    self.colour = colour
  }
}

/// What is behind a row.
public struct ListBackground: Hashable, Sendable {
  /// The colour; `nil` is none.
  public var colour: ContentColour?
  /// The distance from the row's edges.
  public var insets = DirectionalInsets.zero
  /// The radius of the upper corners.
  public var topRadius: CGFloat = 0
  /// The radius of the lower corners.
  public var bottomRadius: CGFloat = 0
  /// The colour of the line around; `nil` is none.
  public var stroke: ContentColour?
  /// How thick that line is.
  public var strokeWidth: CGFloat = 0
  /// Whether what is behind shines through, blurred.
  public var isBlurred = false
  /// What it throws on what is behind; `nil` is nothing.
  public var shadow: ListShadow?

  /// Makes a background that shows nothing.
  public init() {}
}
