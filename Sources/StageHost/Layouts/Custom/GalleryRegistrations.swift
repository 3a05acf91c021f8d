// SPDX-License-Identifier: Apache-2.0
import Foundation
import GalleryLayouts
import LayoutEngine
import StageProtocol

/// The layout classes of the gallery.
@MainActor
enum GalleryRegistrations {
  /// The layouts that a layout file names by their class.
  static let kinds: [LayoutKind] = [
    circle.kind(), carousel.kind().pinching("itemSize"), sectionCards.kind(),
    stack.kind().pinching("spread", detents: [0, halfOpen, 1]),
    badgedGrid.kind().pinching("itemSize"), map.kind().pinching("pointsPerDegree"),
    coverFlow.kind().pinching("itemSize"), shelves.kind(), sunflower.kind(),
    arithmeticGrid.kind(), hexagons.kind(), leftAligned.kind(), justifiedRows.kind(),
    mosaic.kind(), chat.kind(), spreadsheet.kind(), timeline.kind(), parallax.kind(),
    waterfall.kind(), springy.kind(), spotlight.kind().pinching("cardSize"),
  ]

  static let itemLength = 8.0...600.0
  private static let spacing = 0.0...200.0
  private static let fullTurn = 6.28
  /// The default of a pile: half of the way to a grid.
  private static let halfOpen = 0.5

  static func itemSize<Layout>(
    _ properties: LayoutProperties<Layout>,
    _ path: ReferenceWritableKeyPath<Layout, CGSize>
  ) -> LayoutProperty<Layout> {
    properties.size(
      PropertyWords("itemSize", "Item size", in: "Items", "Size of every item."),
      itemLength,
      path
    )
  }

  private static var waterfall: LayoutRegistration<WaterfallLayout> {
    LayoutRegistration(
      "Waterfall",
      make: { WaterfallLayout() },
      companion: heights,
      properties: {
        [
          $0.integer(
            PropertyWords(
              "columns",
              "Columns",
              in: "Columns",
              "How many columns stand beside each other; all have the same width."
            ),
            1...12,
            \.numberOfColumns
          ),
          $0.choice(
            PropertyWords(
              "placement",
              "Next item goes to",
              in: "Columns",
              "Which column takes the next picture."
            ),
            [.alternate: "Next column", .shortest: "Shortest column"],
            \.placement
          ),
          $0.number(
            PropertyWords(
              "cellPadding",
              "Cell padding",
              in: "Spacing",
              "Free space around each picture; neighbours are twice as far apart."
            ),
            0...60,
            step: 1,
            \.cellPadding
          ),
          $0.number(
            PropertyWords(
              "headerHeight",
              "Headers",
              in: "Spacing",
              "Height of the sections' headers; 0 for none."
            ),
            0...200,
            step: 1,
            \.headerHeight
          ),
        ]
      }
    )
  }

  private static func heights(_ layout: WaterfallLayout) -> any LayoutCompanion {
    let heights = PictureHeights()
    layout.delegate = heights
    return heights
  }

  private static var circle: LayoutRegistration<CircleLayout> {
    LayoutRegistration(
      "Circle",
      make: { CircleLayout() },
      properties: {
        [
          $0.number(
            PropertyWords(
              "spread",
              "Spread",
              in: "Circle",
              "How far the items stand from the middle, as a part of what fits; 0 piles them up."
            ),
            0...1,
            step: 0.01,
            unit: "",
            \.spread
          ),
          $0.number(
            PropertyWords(
              "startAngle",
              "Start angle",
              in: "Circle",
              "Where the first item stands, clockwise from the top."
            ),
            0...fullTurn,
            step: 0.01,
            unit: "rad",
            \.startAngle
          ),
          $0.flag(
            PropertyWords(
              "turnsItems",
              "Turned",
              in: "Circle",
              "Whether items are turned outwards or stand upright."
            ),
            \.turnsItems
          ),
          itemSize($0, \.itemSize),
        ]
      }
    )
  }

  private static var stack: LayoutRegistration<StackLayout> {
    LayoutRegistration(
      "Stack",
      make: { StackLayout() },
      properties: {
        [
          $0.number(
            PropertyWords(
              "spread",
              "Spread",
              in: "Stack",
              "How far the pile is fanned out; at 1 it is a grid."
            ),
            0...1,
            step: 0.01,
            unit: "",
            \.spread
          ),
          $0.number(
            PropertyWords(
              "spacing",
              "Spacing",
              in: "Stack",
              "Distance between the cards of the grid."
            ),
            spacing,
            step: 1,
            \.spacing
          ),
          itemSize($0, \.itemSize),
        ]
      }
    )
  }

  private static var map: LayoutRegistration<MapLayout> {
    LayoutRegistration(
      "Map",
      scrolls: "both",
      make: { MapLayout() },
      companion: coordinates,
      properties: {
        [
          $0.number(
            PropertyWords(
              "pointsPerDegree",
              "Scale",
              in: "Map",
              "Points for each degree of latitude and longitude."
            ),
            1...60,
            step: 0.5,
            unit: "pt/°",
            \.pointsPerDegree
          ),
          $0.flag(
            PropertyWords(
              "keepsAttributes",
              "Keep attributes",
              in: "Map",
              "Whether all attributes are made once, or anew whenever they are asked for."
            ),
            \.keepsAttributes
          ),
          itemSize($0, \.itemSize),
        ]
      }
    )
  }

  private static func coordinates(_ layout: MapLayout) -> any LayoutCompanion {
    let coordinates = ItemCoordinates()
    layout.delegate = coordinates
    return coordinates
  }
}
