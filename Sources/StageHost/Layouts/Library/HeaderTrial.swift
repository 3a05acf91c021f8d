// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutLibrary
import UIKit

/// Finds out whether a flow layout of a layout file takes for granted that its sections have headers.
///
/// Such a layout asks its superclass for them and force-unwraps the answer; in an app a delegate or a storyboard gives
/// them a size.
@MainActor
enum HeaderTrial {
  /// The size of headers that are given, in points; the flow layout takes the length along its scrolling.
  static let size = CGSize(width: 50, height: 50)
  private static let placedWord = "placed"

  /// Whether the layout cannot place its items without headers and can with them, tried in processes of their own.
  static func needsHeaders(
    _ layout: LayoutEntry,
    _ untouched: LayoutInstance,
    _ ready: @escaping @MainActor (LayoutInstance) -> Void
  ) -> Bool {
    guard let flow = untouched.layout as? UICollectionViewFlowLayout,
      type(of: flow) != UICollectionViewFlowLayout.self
    else { return false }
    return !rehearse(layout, ready)
      && rehearse(layout) { instance in
        ready(instance)
        give(to: instance.layout)
      }
  }

  /// Gives a flow layout headers.
  static func give(to layout: UICollectionViewLayout) {
    (layout as? UICollectionViewFlowLayout)?.headerReferenceSize = size
  }

  private static func rehearse(
    _ layout: LayoutEntry,
    _ ready: @escaping @MainActor (LayoutInstance) -> Void
  ) -> Bool {
    Rehearsal.run { tell in
      let instance = layout.make(StagePreviewData(data: SourceTrial.sample))
      ready(instance)
      place(instance)
      tell(placedWord)
    }.words == [placedWord]
  }

  /// Has a layout place everything.
  static func place(_ instance: LayoutInstance) {
    let provider = StageDataSource(data: SourceTrial.sample)
    let view = UICollectionView(frame: SourceTrial.screen, collectionViewLayout: instance.layout)
    (view.dataSource, view.delegate) = (provider, instance.delegate)
    // The layout prepares for a question.
    _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    let whole = CGRect(origin: .zero, size: instance.layout.collectionViewContentSize)
    _ = instance.layout.layoutAttributesForElements(in: whole.union(SourceTrial.screen))
  }
}
