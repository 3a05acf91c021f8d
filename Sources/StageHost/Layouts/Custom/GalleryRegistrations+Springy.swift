// SPDX-License-Identifier: Apache-2.0
import GalleryLayouts
import LayoutEngine
import StageDocuments
import StageProtocol

/// The layout of the gallery that uses dynamics.
extension GalleryRegistrations {
  static var springy: LayoutRegistration<SpringyLayout> {
    LayoutRegistration(
      "Springy rows",
      make: { SpringyLayout() },
      companion: { _ in FlowCompanion() },
      properties: {
        [
          $0.number(
            PropertyWords("rowHeight", "Row height", in: "Rows", "Height of each row."),
            itemLength,
            step: 1,
            \.rowHeight
          ),
          $0.number(
            PropertyWords(
              "damping",
              "Damping",
              in: "Springs",
              "How soon rows come to rest; at 1 they do not swing."
            ),
            0.05...1,
            step: 0.05,
            unit: "",
            \.damping
          ),
          $0.number(
            PropertyWords("frequency", "Frequency", in: "Springs", "Swings per second."),
            0.2...6,
            step: 0.1,
            unit: "Hz",
            \.frequency
          ),
          $0.number(
            PropertyWords(
              "resistance",
              "Resistance",
              in: "Springs",
              "How far from the finger rows at first do not follow it at all."
            ),
            100...6000,
            step: 50,
            \.resistance
          ),
        ] + $0.flow(FlowParameters.minimumLineSpacing)
      }
    )
  }
}
