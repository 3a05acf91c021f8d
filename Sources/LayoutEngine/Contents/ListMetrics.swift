// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Every length of lists, in points, in one place: Apple documents none of them.
///
/// Each is rated: *likely* stands in several independent sources, *guess* is ours and looks right
/// beside the system's lists. Another table replaces this one in ``current``; lists that are shown
/// take it over when their layout is invalidated.
public struct ListMetrics: Hashable, Sendable {
  /// The lengths of one kind of content.
  public struct Content: Hashable, Sendable {
    /// The distance of the content from the edges.
    public var margins: DirectionalInsets
    /// The least height.
    public var minimumHeight: CGFloat
    /// From the picture to the text.
    public var imageToText: CGFloat
    /// Between texts beside each other, at least.
    public var textToSecondaryHorizontal: CGFloat
    /// Between texts one below the other.
    public var textToSecondaryVertical: CGFloat

    /// Makes lengths; the gaps are those of rows unless given.
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

  /// A row; height 44: likely; the rest: guess.
  public var row = Content(margins: Self.margins(11, 11), minimumHeight: 44)
  /// The margin at both sides of a list of cards, of a narrow view; likely.
  public var narrowMargin: CGFloat = 16
  /// The same of a wide view; likely.
  public var wideMargin: CGFloat = 20
  /// From this width on a view is wide; likely.
  public var wideWidth: CGFloat = 414
  /// The radius of the corners of cards; likely, for iOS 13 to 18.
  public var cornerRadius: CGFloat = 10
  /// Between an accessory and what stands beside it; guess.
  public var accessorySpacing: CGFloat = 12
  /// For each level of an outline; guess.
  public var indentationWidth: CGFloat = 16
  /// Where the separator of a row ends, from the trailing edge; guess.
  public var separatorTrailing: CGFloat = 0

  // MARK: Headers and footers

  /// A header of a plain list; height 28: guess.
  public var plainHeader = Content(margins: Self.margins(3, 4), minimumHeight: 28)
  /// A footer of a plain list; guess.
  public var plainFooter = Content(margins: Self.margins(4, 4), minimumHeight: 28)
  /// A header of a grouped list; height 38: guess; its text stands at the bottom.
  public var groupedHeader = Content(margins: Self.margins(16, 6), minimumHeight: 38)
  /// A footer of a grouped list; guess.
  public var groupedFooter = Content(margins: Self.margins(8, 8), minimumHeight: 38)
  /// A header of a list of cards that stands out; guess.
  public var prominentHeader = Content(margins: Self.margins(16, 8), minimumHeight: 44)
  /// A header of a sidebar; guess.
  public var sidebarHeader = Content(margins: Self.margins(10, 8), minimumHeight: 44)
  /// Above each section of a grouped list without a header; about 35: guess.
  public var groupedSectionSpacing: CGFloat = 35
  /// Above each header of a plain list, if nobody says otherwise; more than 0 from iOS 15 on; guess.
  public var plainHeaderTopPadding: CGFloat = 22
  /// The same of the other lists; guess.
  public var groupedHeaderTopPadding: CGFloat = 0

  // MARK: Sidebars

  /// The radius of the corners of a selected row; guess.
  public var sidebarCornerRadius: CGFloat = 10
  /// The distance of a selected row's background from its edges; guess.
  public var sidebarBackgroundInsets = DirectionalInsets(
    top: 1,
    leading: 8,
    bottom: 1,
    trailing: 8
  )

  // MARK: Pictures and accessories

  /// The width that the system reserves for pictures of its lists; guess.
  public var standardImageWidth: CGFloat = 28
  /// The height that it reserves; guess.
  public var standardImageHeight: CGFloat = 24
  /// The sides of pictures that are files; guess.
  public var pictureSide: CGFloat = 40
  /// The side of a symbol as a multiple of its point size; guess.
  public var symbolScale: CGFloat = 1.25
  /// The width that the system reserves for an accessory; guess.
  public var standardAccessoryWidth: CGFloat = 28
  /// What accessories measure; guess.
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

  /// The margin at both sides for a width.
  package func margin(forWidth width: CGFloat) -> CGFloat {
    width < wideWidth ? narrowMargin : wideMargin
  }

  private static let side: CGFloat = 16

  private static func margins(_ top: CGFloat, _ bottom: CGFloat) -> DirectionalInsets {
    DirectionalInsets(top: top, leading: side, bottom: bottom, trailing: side)
  }
}
