// SPDX-License-Identifier: Apache-2.0
import Foundation
import GalleryLayouts
import LayoutEngine
import UIKit

/// The layouts of the gallery with elements that follow the scrolling.
extension GalleryRegistrations {
  private static let lengths = 0.0...600.0
  private static let cells = 16.0...400.0
  private static let teams = 1...4

  static var spreadsheet: LayoutRegistration<SpreadsheetLayout> {
    LayoutRegistration(
      "Spreadsheet",
      scrolls: "both",
      make: { SpreadsheetLayout() },
      properties: {
        [
          itemSize($0, \.itemSize),
          $0.points("headingWidth", "First column", "Its width.", cells, \.headingWidth),
          $0.points("spacing", "Spacing", "Between cells.", 0...20, \.spacing),
          $0.flag(
            PropertyWords("freezesRow", "First row stays", in: "Frozen", "At the top."),
            \.freezesRow
          ),
          $0.flag(
            PropertyWords("freezesColumn", "First column stays", in: "Frozen", "At the left."),
            \.freezesColumn
          ),
        ]
      }
    )
  }

  static var timeline: LayoutRegistration<TimelineLayout> {
    LayoutRegistration(
      "Timeline",
      scrolls: "both",
      viewKinds: [TimelineLayout.hourKind],
      make: { TimelineLayout() },
      companion: { layout in
        let hours = EventHours()
        layout.delegate = hours
        return hours
      },
      properties: {
        [
          $0.points("hourHeight", "Hour", "Height of an hour.", cells, \.hourHeight),
          $0.points("dayWidth", "Day", "Width of a day.", cells, \.dayWidth),
          $0.points(
            "minimumEventHeight",
            "Least event",
            "No event is lower.",
            8...200,
            \.minimumEventHeight
          ),
          $0.points("dayHeaderHeight", "Days", "Height of their names.", cells, \.dayHeaderHeight),
          $0.points("hourWidth", "Hours", "Width of their names.", cells, \.hourWidth),
        ]
      }
    )
  }

  static var parallax: LayoutRegistration<ParallaxLayout> {
    LayoutRegistration(
      "Parallax",
      viewKinds: ParallaxElement.allCases.map(\.kind) + [ParallaxLayout.imageKind],
      make: { ParallaxLayout.forGallery },
      companion: { ParallaxViews($0) },
      shows: { data, values in
        SectionGroups.shown(Int(values.number("team").rounded()) - 1, of: data)
      },
      properties: { heights(of: $0) + effects(of: $0) }
    )
  }

  private static func heights(
    of properties: LayoutProperties<ParallaxLayout>
  ) -> [LayoutProperty<ParallaxLayout>] {
    [
      properties.integer(
        PropertyWords("team", "Group", in: "Menu", "Which data the menu has chosen."),
        teams,
        \.team
      ),
      properties.points("headerHeight", "Header", "Its height.", lengths, \.headerHeight),
      properties.points("menuHeight", "Menu", "Its height.", lengths, \.menuHeight),
      properties.points(
        "sectionHeaderHeight",
        "Section headers",
        "Their height.",
        lengths,
        \.sectionHeaderHeight
      ),
      properties.points(
        "sectionFooterHeight",
        "Section footers",
        "Their height.",
        lengths,
        \.sectionFooterHeight
      ),
      properties.points("itemHeight", "Cells", "Their height.", cells, \.itemHeight),
      properties.points("lineSpacing", "Spacing", "Before each cell.", 0...60, \.lineSpacing),
    ]
  }

  private static func effects(
    of properties: LayoutProperties<ParallaxLayout>
  ) -> [LayoutProperty<ParallaxLayout>] {
    let words = { PropertyWords($0, $1, in: "Effects", $2) }
    return [
      properties.flag(
        words("isHeaderStretchy", "Stretchy header", "Grows when the content is pulled down."),
        \.settings.isHeaderStretchy
      ),
      properties.flag(
        words("isAlphaOnHeaderActive", "Header darkens", "As it leaves."),
        \.settings.isAlphaOnHeaderActive
      ),
      properties.number(
        words("headerOverlayMaxAlphaValue", "Darkest", "How dark the header becomes at most."),
        0...1,
        step: 0.05,
        unit: "",
        \.settings.headerOverlayMaxAlphaValue
      ),
      properties.flag(
        words("isMenuSticky", "Sticky menu", "Stays at the top."),
        \.settings.isMenuSticky
      ),
      properties.flag(
        words("isSectionHeadersSticky", "Sticky section headers", "Stay below the menu."),
        \.settings.isSectionHeadersSticky
      ),
      properties.flag(
        words("isParallaxOnCellsEnabled", "Parallax", "Pictures move slower than their cells."),
        \.settings.isParallaxOnCellsEnabled
      ),
      properties.number(
        words("maxParallaxOffset", "Parallax at most", "How far pictures move."),
        0...120,
        step: 1,
        \.settings.maxParallaxOffset
      ),
    ]
  }
}

/// The settings of a parallax layout as parameters, one number each.
extension ParallaxLayout {
  fileprivate static var forGallery: ParallaxLayout {
    let layout = ParallaxLayout()
    layout.settings.showsPictures = true
    return layout
  }

  /// The chosen button of the menu, from 1.
  fileprivate var team: Int {
    get { selectedMenuItem + 1 }
    set { selectedMenuItem = newValue - 1 }
  }

  fileprivate var headerHeight: CGFloat {
    get { settings.headerSize.height }
    set { settings.headerSize.height = newValue }
  }

  fileprivate var menuHeight: CGFloat {
    get { settings.menuSize.height }
    set { settings.menuSize.height = newValue }
  }

  fileprivate var sectionHeaderHeight: CGFloat {
    get { settings.sectionHeaderSize.height }
    set { settings.sectionHeaderSize.height = newValue }
  }

  fileprivate var sectionFooterHeight: CGFloat {
    get { settings.sectionFooterSize.height }
    set { settings.sectionFooterSize.height = newValue }
  }

  fileprivate var itemHeight: CGFloat {
    get { settings.itemSize?.height ?? collectionView?.bounds.height ?? 0 }
    set { settings.itemSize = CGSize(width: 0, height: newValue) }
  }

  fileprivate var lineSpacing: CGFloat {
    get { settings.minimumLineSpacing }
    set { settings.minimumLineSpacing = newValue }
  }
}
