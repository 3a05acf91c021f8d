// SPDX-License-Identifier: Apache-2.0
import Foundation
import GalleryLayouts
import LayoutEngine
import StageDocuments
import StageProtocol

/// The flow layouts of the gallery, with the parameters of the flow layout that they use.
extension GalleryRegistrations {
  private typealias Key = FlowParameters

  static var carousel: LayoutRegistration<CarouselLayout> {
    LayoutRegistration(
      "Carousel",
      scrolls: "horizontal",
      make: { CarouselLayout() },
      companion: { _ in FlowCompanion() },
      properties: {
        [
          $0.choice(
            PropertyWords(
              "snap",
              "Comes to rest",
              in: "Carousel",
              "Where a scroll ends: anywhere, at the nearest item, or one item further."
            ),
            [.free: "Anywhere", .item: "At an item", .page: "One further"],
            \.snap
          ),
          $0.number(
            PropertyWords(
              "zoom",
              "Zoom",
              in: "Carousel",
              "Scale of the item in the middle; its neighbours have 1."
            ),
            0.5...2,
            step: 0.05,
            unit: "×",
            \.zoom
          ),
          $0.number(
            PropertyWords(
              "farAlpha",
              "Far opacity",
              in: "Carousel",
              "Opacity of items that are an item or more away from the middle."
            ),
            0...1,
            step: 0.05,
            unit: "",
            \.farAlpha
          ),
        ] + $0.flow(Key.itemSize, Key.minimumLineSpacing)
      }
    )
  }

  static var sectionCards: LayoutRegistration<SectionCardsLayout> {
    LayoutRegistration(
      "Section cards",
      make: { SectionCardsLayout() },
      companion: { _ in FlowCompanion() },
      properties: {
        [
          $0.flag(
            PropertyWords("showsCards", "Cards", in: "Cards", "Whether sections have cards."),
            \.showsCards
          ),
          $0.integer(
            PropertyWords(
              "cardZIndex",
              "Depth",
              in: "Cards",
              "Below 0 the cards lie behind the items, above 0 over them."
            ),
            -1...1,
            \.cardZIndex
          ),
          $0.number(
            PropertyWords(
              "cardOutset",
              "Outset",
              in: "Cards",
              "How far a card reaches beyond its items on every side."
            ),
            0...60,
            step: 1,
            \.cardOutset
          ),
        ]
          + $0.flow(
            Key.itemSize,
            Key.minimumLineSpacing,
            Key.minimumInteritemSpacing,
            Key.sectionInset,
            Key.headerReferenceSize,
            Key.sectionHeadersPinToVisibleBounds
          )
      }
    )
  }

  private static let liftRange = 0.5...2.0

  static var badgedGrid: LayoutRegistration<BadgedGridLayout> {
    LayoutRegistration(
      "Badged grid",
      badgeKinds: [BadgedGridLayout.badgeKind],
      make: { BadgedGridLayout() },
      companion: { _ in FlowCompanion() },
      properties: {
        [
          $0.choice(
            PropertyWords("corner", "Corner", in: "Badges", "Which corner the badge is on."),
            [
              .topLeading: "Top leading", .topTrailing: "Top trailing",
              .bottomLeading: "Bottom leading", .bottomTrailing: "Bottom trailing",
            ],
            \.corner
          ),
          $0.size(
            PropertyWords("badgeSize", "Badge size", in: "Badges", "Size of each badge."),
            itemLength,
            \.badgeSize
          ),
          $0.number(
            PropertyWords(
              "liftScale",
              "Lifted",
              in: "Items",
              "How many times as large an item is while it follows a finger."
            ),
            liftRange,
            step: 0.05,
            unit: "×",
            \.liftScale
          ),
        ]
          + $0.flow(
            Key.itemSize,
            Key.minimumLineSpacing,
            Key.minimumInteritemSpacing,
            Key.sectionInset,
            Key.headerReferenceSize
          )
      }
    )
  }

  static var coverFlow: LayoutRegistration<CoverFlowLayout> {
    LayoutRegistration(
      "Cover flow",
      scrolls: "horizontal",
      make: { CoverFlowLayout() },
      companion: { _ in FlowCompanion() },
      properties: {
        [
          $0.number(
            PropertyWords(
              "sideAngle",
              "Side angle",
              in: "Covers",
              "How far the covers at the sides are turned."
            ),
            0...1.5,
            step: 0.01,
            unit: "rad",
            \.sideAngle
          ),
          $0.number(
            PropertyWords(
              "eyeDistance",
              "Eye distance",
              in: "Covers",
              "How far the eye is from the covers; the smaller, the more dramatic."
            ),
            200...2000,
            step: 10,
            \.eyeDistance
          ),
          $0.number(
            PropertyWords(
              "sideSpacing",
              "Side spacing",
              in: "Covers",
              "Distance between two covers at the side."
            ),
            8...200,
            step: 1,
            \.sideSpacing
          ),
        ] + $0.flow(Key.itemSize)
      }
    )
  }
}
