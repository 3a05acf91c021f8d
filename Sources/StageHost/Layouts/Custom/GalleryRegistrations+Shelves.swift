// SPDX-License-Identifier: Apache-2.0
import Foundation
import GalleryLayouts

/// The layouts of the gallery that use the compositional layout.
extension GalleryRegistrations {
  private static let shelfLength = 0.0...80.0
  private static let mostShrinking = 0.8

  static var shelves: LayoutRegistration<ShelvesLayout> {
    LayoutRegistration(
      "Shelves",
      make: { ShelvesLayout() },
      properties: {
        [
          scrolling($0),
          $0.choice(
            PropertyWords(
              "bounce",
              "Bounce",
              in: "Shelves",
              "Whether a shelf can be pulled beyond its ends."
            ),
            [.automatic: "Automatic", .always: "Always", .never: "Never"],
            \.bounce
          ),
          $0.size(
            PropertyWords("cardSize", "Card size", in: "Cards", "Size of every card."),
            itemLength,
            \.cardSize
          ),
          length($0, "spacing", "Spacing", "Distance between neighbouring cards.", \.spacing),
          length($0, "margin", "Margin", "Distance of a shelf's ends from the edges.", \.margin),
          $0.number(
            PropertyWords(
              "shrinking",
              "Shrinking",
              in: "Cards",
              "By how much cards shrink on their way from the middle to the edge; the shelf's handler "
                + "does it in every layout pass."
            ),
            0...mostShrinking,
            step: 0.01,
            unit: "",
            \.shrinking
          ),
        ]
      }
    )
  }

  private static func scrolling(
    _ properties: LayoutProperties<ShelvesLayout>
  ) -> LayoutProperty<ShelvesLayout> {
    properties.choice(
      PropertyWords(
        "scrolling",
        "Scrolling",
        in: "Shelves",
        "Where a shelf comes to rest; in turn gives each of the first five another way."
      ),
      [
        .inTurn: "In turn", .continuous: "Continuous", .leadingBoundary: "Leading boundary",
        .paging: "Paging", .groupPaging: "Group paging",
        .groupPagingCentered: "Group paging, centred",
      ],
      \.scrolling
    )
  }

  static var spotlight: LayoutRegistration<SpotlightLayout> {
    LayoutRegistration(
      "Spotlight",
      make: { SpotlightLayout() },
      properties: {
        [
          $0.size(
            PropertyWords("cardSize", "Card size", in: "Cards", "Size of the card in the middle."),
            itemLength,
            \.cardSize
          ),
          $0.number(
            PropertyWords(
              "spacing",
              "Spacing",
              in: "Cards",
              "Distance between neighbouring cards."
            ),
            shelfLength,
            step: 1,
            \.spacing
          ),
          $0.number(
            PropertyWords(
              "farScale",
              "Scale",
              in: "Away from the middle",
              "How large a card is that is one card or more away from the middle."
            ),
            part,
            step: 0.01,
            unit: "",
            \.farScale
          ),
          $0.number(
            PropertyWords(
              "farAlpha",
              "Opacity",
              in: "Away from the middle",
              "How much is seen of it."
            ),
            part,
            step: 0.01,
            unit: "",
            \.farAlpha
          ),
          $0.number(
            PropertyWords("tilt", "Tilt", in: "Away from the middle", "How far it leans."),
            leaning,
            step: 1,
            unit: "°",
            \.tilt
          ),
        ]
      }
    )
  }

  private static let part = 0.0...1.0
  private static let leaning = -45.0...45.0

  private static func length(
    _ properties: LayoutProperties<ShelvesLayout>,
    _ key: String,
    _ label: String,
    _ help: String,
    _ path: ReferenceWritableKeyPath<ShelvesLayout, CGFloat>
  ) -> LayoutProperty<ShelvesLayout> {
    properties.number(
      PropertyWords(key, label, in: "Cards", help),
      shelfLength,
      step: 1,
      path
    )
  }
}
