// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutLibrary
import StageProtocol
import UIKit

/// Finds out whether the type of a layout file that shows cells can also answer what the layout asks its delegate.
@MainActor
enum DelegateTrial {
  /// Whether it can, tried in a process of its own; `false` for layouts that ask nothing.
  static func isSound(_ layout: LayoutEntry, _ instance: LayoutInstance) -> Bool {
    guard instance.adoptDelegate != nil else { return false }
    return Rehearsal.run { tell in
      let instance = layout.make(StagePreviewData(data: SourceTrial.sample))
      if attempt(instance) { tell("answered") }
    }.words == ["answered"]
  }

  /// Lays everything out with the type as the delegate; says whether it could be that.
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
    // Of what is out of sight too.
    _ = instance.layout.layoutAttributesForElements(
      in: CGRect(origin: .zero, size: instance.layout.collectionViewContentSize)
    )
    return true
  }
}
