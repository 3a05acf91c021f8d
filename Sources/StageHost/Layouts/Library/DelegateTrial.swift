// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutLibrary
import StageProtocol
import UIKit

/// Finds out whether the type of a layout file that shows cells can also be the delegate that the
/// layout asks.
@MainActor
enum DelegateTrial {
  /// Tries the delegate in a copy of the process; `false` for layouts that ask no delegate.
  static func isSound(_ layout: LayoutEntry, _ instance: LayoutInstance) -> Bool {
    guard instance.adoptDelegate != nil else { return false }
    return Rehearsal.run { tell in
      let instance = layout.make(StagePreviewData(data: SourceTrial.sample))
      if attempt(instance) { tell("answered") }
    }.words == ["answered"]
  }

  /// Lays everything out with the type as the delegate; returns whether it can be the delegate.
  static func attempt(_ instance: LayoutInstance) -> Bool {
    guard let source = instance.source, let cells = OwnCells(source) else { return false }
    if cells.count == 0 { _ = cells.filled(from: SourceTrial.sample) }
    instance.useSource(asDelegate: true)
    guard instance.isAnsweredBySource else { return false }
    let provider = StageDataSource(data: cells.shown(of: SourceTrial.sample))
    let view = UICollectionView(
      frame: SourceTrial.screen,
      collectionViewLayout: instance.layout
    )
    cells.attach(to: view, beside: provider)
    (view.dataSource, view.delegate) = (cells, instance.delegate)
    view.layoutIfNeeded()
    // Elements outside the viewport are laid out, too.
    _ = instance.layout.layoutAttributesForElements(
      in: CGRect(origin: .zero, size: instance.layout.collectionViewContentSize)
    )
    return true
  }
}
