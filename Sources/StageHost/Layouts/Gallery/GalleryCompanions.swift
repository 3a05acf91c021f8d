// SPDX-License-Identifier: Apache-2.0
import GalleryLayouts
import UIKit

/// What an app would give the layout classes of the gallery.
@MainActor
enum GalleryCompanions {
  /// What answers a layout's own questions and shows its own views; `nil` for one that has none.
  static func companion(of layout: UICollectionViewLayout) -> (any LayoutCompanion)? {
    switch layout {
    case is BadgedGridLayout: ItemBadges()
    case let layout as ChatLayout: ChatMessages(layout)
    case let layout as JustifiedRowsLayout: PictureProportions(layout)
    case let layout as MapLayout: ItemCoordinates(layout)
    case let layout as ParallaxLayout: ParallaxViews(layout)
    case let layout as SunflowerLayout: SunflowerEdits(layout)
    case let layout as TimelineLayout: EventHours(layout)
    case let layout as WaterfallLayout: PictureHeights(layout)
    default: nil
    }
  }

  /// What gives a flow layout the sections' own measures; tags have sizes of their own too.
  static func sizes(of layout: UICollectionViewLayout) -> (any FlowDelegate)? {
    guard layout is UICollectionViewFlowLayout else { return nil }
    return layout is LeftAlignedLayout ? ItemFlowDelegate() : UniformFlowDelegate()
  }
}
