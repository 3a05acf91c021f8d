// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// All lengths of lists, in points, in one place, because Apple documents none of them.
///
/// Each has a rating: *likely* lengths are given by several independent sources; a *guess* is ours
/// and looks right compared with the system's lists. ``current`` can be replaced by another table;
/// visible lists use it when their layout is next invalidated.
public struct ListMetrics: Hashable, Sendable {
  /// The lengths of one kind of content.
  public struct Content: Hashable, Sendable {
    /// The distance of the content from the edges.
    public var margins: DirectionalInsets
    /// The smallest height.
    public var minimumHeight: CGFloat
    /// The distance from the image to the text.
    public var imageToText: CGFloat
    /// The smallest distance between texts side by side.
    public var textToSecondaryHorizontal: CGFloat
    /// The distance between texts one below the other.
    public var textToSecondaryVertical: CGFloat

    /// Makes lengths; the distances are those of rows by default.
    public init(
      margins: DirectionalInsets,
      minimumHeight: CGFloat,
      imageToText: CGFloat = 16,
      textToSecondaryHorizontal: CGFloat = 12,
      textToSecondaryVertical: CGFloat = 3
    ) {
      self.margins = margins
      self.minimumHeight = minimumHeight
      self.imageToText = imageToText
      self.textToSecondaryHorizontal = textToSecondaryHorizontal
      self.textToSecondaryVertical = textToSecondaryVertical
    }
  }

  /// The table in use.
  @preconcurrency @MainActor public static var current = ListMetrics()

  // MARK: Rows

  /// A row; the height 44 is likely; the rest is a guess.
  public var row = Content(margins: Self.margins(11, 11), minimumHeight: 44)
  /// The margin at both sides of a list of cards in a narrow view; likely.
  public var narrowMargin: CGFloat = 16
  /// The margin at both sides of a list of cards in a wide view; likely.
  public var wideMargin: CGFloat = 20
  /// The width from which a view is wide; likely.
  public var wideWidth: CGFloat = 414
  /// The radius of the corners of cards, for iOS 13 to 18; likely.
  public var cornerRadius: CGFloat = 10
  /// The distance between an accessory and its neighbours; guess.
  public var accessorySpacing: CGFloat = 12
  /// The indentation for each level of an outline; guess.
  public var indentationWidth: CGFloat = 16
  /// The distance between the end of a row's separator and the trailing edge; guess.
  public var separatorTrailing: CGFloat = 0

  // MARK: Headers and footers

  /// A header of a plain list; the height 28 is a guess.
  public var plainHeader = Content(margins: Self.margins(3, 4), minimumHeight: 28)
  /// A footer of a plain list; guess.
  public var plainFooter = Content(margins: Self.margins(4, 4), minimumHeight: 28)
  /// A header of a grouped list, with its text at the bottom; the height 38 is a guess.
  public var groupedHeader = Content(margins: Self.margins(16, 6), minimumHeight: 38)
  /// A footer of a grouped list; guess.
  public var groupedFooter = Content(margins: Self.margins(8, 8), minimumHeight: 38)
  /// A prominent header of a list of cards; guess.
  public var prominentHeader = Content(margins: Self.margins(16, 8), minimumHeight: 44)
  /// A header of a sidebar; guess.
  public var sidebarHeader = Content(margins: Self.margins(10, 8), minimumHeight: 44)
  /// The space above each section of a grouped list without a header; about 35 is a guess.
  public var groupedSectionSpacing: CGFloat = 35
  /// The default space above each header of a plain list; more than 0 since iOS 15; guess.
  public var plainHeaderTopPadding: CGFloat = 22
  /// The default space above each header of other lists; guess.
  public var groupedHeaderTopPadding: CGFloat = 0

  // MARK: Sidebars

  /// The radius of the corners of a selected row; guess.
  public var sidebarCornerRadius: CGFloat = 10
  /// The insets of a selected row's background; guess.
  public var sidebarBackgroundInsets = DirectionalInsets(
    top: 1,
    leading: 8,
    bottom: 1,
    trailing: 8
  )

  // MARK: Pictures and accessories

  /// The width that the system reserves for images of its lists; guess.
  public var standardImageWidth: CGFloat = 28
  /// The height that the system reserves for images of its lists; guess.
  public var standardImageHeight: CGFloat = 24
  /// The sides of images that are files; guess.
  public var pictureSide: CGFloat = 40
  /// The side of a symbol divided by its point size; guess.
  public var symbolScale: CGFloat = 1.25
  /// The width that the system reserves for an accessory; guess.
  public var standardAccessoryWidth: CGFloat = 28
  /// The sizes of accessories; guess.
  public var accessorySizes: [ListAccessory.Kind: CGSize] = [
    .checkmark: CGSize(width: 16, height: 14),
    .disclosureIndicator: CGSize(width: 8, height: 14),
    .detail: CGSize(width: 22, height: 22),
    .delete: CGSize(width: 22, height: 22),
    .insert: CGSize(width: 22, height: 22),
    .multiselect: CGSize(width: 22, height: 22),
    .outlineDisclosure: CGSize(width: 14, height: 14),
    .popUpMenu: CGSize(width: 10, height: 16),
    .reorder: CGSize(width: 22, height: 12),
  ]

  /// Makes the table for iOS 13 to 18.
  public init() {}

  /// The margin at both sides for a view's width.
  package func margin(forWidth width: CGFloat) -> CGFloat {
    width < wideWidth ? narrowMargin : wideMargin
  }

  private static let side: CGFloat = 16

  private static func margins(_ top: CGFloat, _ bottom: CGFloat) -> DirectionalInsets {
    DirectionalInsets(top: top, leading: side, bottom: bottom, trailing: side)
  }
}
