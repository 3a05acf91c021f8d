// SPDX-License-Identifier: Apache-2.0
import Foundation
import GalleryLayouts
import LayoutEngine
import StageDocuments
import StageProtocol

/// The layouts of the gallery that fill the width with cells.
extension GalleryRegistrations {
  private typealias Key = FlowParameters
  private static let gap = 0.0...60.0
  private static let headers = 0.0...200.0

  static var arithmeticGrid: LayoutRegistration<ArithmeticGridLayout> {
    LayoutRegistration(
      "Arithmetic grid",
      make: { ArithmeticGridLayout() },
      properties: {
        [
          $0.points("minimumSide", "Least side", "No tile is narrower.", 16...400, \.minimumSide),
          $0.points("spacing", "Spacing", "Between tiles and at the edges.", gap, \.spacing),
          $0.points("headerHeight", "Headers", "Height of headers.", headers, \.headerHeight),
        ]
      }
    )
  }

  static var hexagons: LayoutRegistration<HexagonLayout> {
    LayoutRegistration(
      "Hexagons",
      make: { HexagonLayout() },
      properties: {
        [
          $0.points("cellWidth", "Cell width", "From side to side.", 16...300, \.cellWidth),
          $0.points("spacing", "Spacing", "Between neighbours.", gap, \.spacing),
        ]
      }
    )
  }

  static var leftAligned: LayoutRegistration<LeftAlignedLayout> {
    LayoutRegistration(
      "Left-aligned tags",
      make: { LeftAlignedLayout() },
      companion: { _ in TagCompanion() },
      properties: {
        $0.flow(
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

  static var justifiedRows: LayoutRegistration<JustifiedRowsLayout> {
    LayoutRegistration(
      "Photo rows",
      make: { JustifiedRowsLayout() },
      companion: { layout in
        let proportions = PictureProportions()
        layout.delegate = proportions
        return proportions
      },
      properties: {
        [
          $0.points("rowHeight", "Row height", "Rows are at most so high.", 20...400, \.rowHeight),
          $0.points("spacing", "Spacing", "Between pictures and at the edges.", gap, \.spacing),
          $0.points("headerHeight", "Headers", "Height of headers.", headers, \.headerHeight),
        ]
      }
    )
  }

  static var mosaic: LayoutRegistration<MosaicLayout> {
    LayoutRegistration(
      "Mosaic",
      make: { MosaicLayout() },
      properties: {
        [
          $0.points("spacing", "Spacing", "Between pictures and at the edges.", gap, \.spacing),
          $0.flag(
            PropertyWords(
              "alternates",
              "Alternate",
              in: "Layout",
              "Whether large pictures stand left and right in turn."
            ),
            \.alternates
          ),
        ]
      }
    )
  }

  static var chat: LayoutRegistration<ChatLayout> {
    LayoutRegistration(
      "Chat",
      make: { ChatLayout() },
      companion: { layout in
        let messages = ChatMessages()
        layout.delegate = messages
        return messages
      },
      properties: {
        [
          $0.points("spacing", "Spacing", "Between messages.", gap, \.spacing),
          $0.points("margin", "Margin", "Distance from the edges.", gap, \.margin),
          $0.number(
            PropertyWords(
              "share",
              "Widest message",
              in: "Layout",
              "How much of the width a message may take."
            ),
            0.3...1,
            step: 0.01,
            unit: "",
            \.share
          ),
        ]
      }
    )
  }
}

extension LayoutProperties {
  /// A length in whole points.
  func points(
    _ key: String,
    _ label: String,
    _ help: String,
    _ range: ClosedRange<Double>,
    _ path: ReferenceWritableKeyPath<Layout, CGFloat>
  ) -> LayoutProperty<Layout> {
    number(PropertyWords(key, label, in: "Layout", help), range, step: 1, path)
  }
}
