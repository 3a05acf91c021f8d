// SPDX-License-Identifier: Apache-2.0
import GalleryLayouts
import UIKit

/// The objects that an app would give the layout classes of the gallery.
@MainActor
enum GalleryCompanions {
  /// The answers and views of a layout; `nil` for a layout that needs none.
  static func companion(of layout: UICollectionViewLayout) -> (any LayoutCompanion)? {
    switch layout {
    case is BadgedGridLayout: ItemBadges()
    case let layout as ChatLayout: ChatMessages(layout)
    case let layout as JustifiedRowsLayout: PictureProportions(layout)
    case let layout as MapLayout: ItemCoordinates(layout)
    case let layout as ParallaxLayout: ParallaxViews(layout)
    case is SpreadsheetLayout: SheetCells()
    case let layout as SunflowerLayout: SunflowerEdits(layout)
    case let layout as TimelineLayout: EventHours(layout)
    case let layout as WaterfallLayout: PictureHeights(layout)
    default: nil
    }
  }

  /// The delegate that gives a flow layout the sections' own measures; tags also have their own sizes.
  static func sizes(of layout: UICollectionViewLayout) -> (any FlowDelegate)? {
    guard layout is UICollectionViewFlowLayout else { return nil }
    return layout is LeftAlignedLayout ? ItemFlowDelegate() : UniformFlowDelegate()
  }
}
