// SPDX-License-Identifier: Apache-2.0
import Foundation
import GalleryLayouts
import LayoutEngine
import StageProtocol

/// The layout of the gallery that shows gestures.
extension GalleryRegistrations {
  private static let halfTurn = 3.15

  static var sunflower: LayoutRegistration<SunflowerLayout> {
    LayoutRegistration(
      "Sunflower",
      make: { SunflowerLayout() },
      companion: edits,
      properties: { shape($0) + touches($0) }
    )
  }

  private static func shape(
    _ properties: LayoutProperties<SunflowerLayout>
  ) -> [LayoutProperty<SunflowerLayout>] {
    [
      properties.choice(
        PropertyWords(
          "arrangement",
          "Arrangement",
          in: "Shape",
          "How the items stand; a swipe beside them goes on to the next."
        ),
        [.spiral: "Spiral", .ring: "Ring", .grid: "Grid"],
        \.arrangement
      ),
      properties.number(
        PropertyWords(
          "spread",
          "Spread",
          in: "Shape",
          "How far the items reach, as a part of what fits; a pinch changes it."
        ),
        0...1,
        step: 0.01,
        unit: "",
        \.spread
      ),
      properties.number(
        PropertyWords(
          "turn",
          "Turn",
          in: "Shape",
          "How far the whole is turned; a finger that drags an item turns it."
        ),
        -halfTurn...halfTurn,
        step: 0.01,
        unit: "rad",
        \.turn
      ),
      properties.number(
        PropertyWords(
          "tilt",
          "Tilt",
          in: "Shape",
          "How far each item is tilted; two fingers that turn tilt them."
        ),
        -halfTurn...halfTurn,
        step: 0.01,
        unit: "rad",
        \.tilt
      ),
      itemSize(properties, \.itemSize),
    ]
  }

  private static func touches(
    _ properties: LayoutProperties<SunflowerLayout>
  ) -> [LayoutProperty<SunflowerLayout>] {
    [
      properties.flag(
        PropertyWords(
          "delaysTouches",
          "Delay touches",
          in: "Double tap",
          "Items are highlighted only when a finger is known not to tap twice."
        ),
        \.delaysTouches
      ),
      properties.flag(
        PropertyWords(
          "cancelsTouches",
          "Cancel touches",
          in: "Double tap",
          "A double tap ends the touch of its item, so that it selects nothing."
        ),
        \.cancelsTouches
      ),
    ]
  }

  private static func edits(_ layout: SunflowerLayout) -> any LayoutCompanion {
    let edits = SunflowerEdits()
    layout.delegate = edits
    return edits
  }
}
