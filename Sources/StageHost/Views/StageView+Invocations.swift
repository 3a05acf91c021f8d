// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

extension StageView {
  /// Calls a method of the collection view or its layout, as an app would, so that users see its
  /// cost.
  func invoke(_ invocation: StageAction.Invocation, animation: ElementAnimation) {
    callFindings = []
    let selected = selectedItems
    let animates = Self.animates(invocation)
    collectionView.performAnimated(animates ? animation : nil) {
      run(invocation)
      viewport.settle()
      // A reload removes the selection, but the stage's selection stays.
      select(selected)
    }
  }

  private static func animates(_ invocation: StageAction.Invocation) -> Bool {
    switch invocation {
    case .reloadVisible, .reloadSelection: true
    default: false
    }
  }

  private func run(_ invocation: StageAction.Invocation) {
    let visible = collectionView.indexPathsForVisibleItems
    let selected = collectionView.indexPathsForSelectedItems ?? []
    switch invocation {
    case .invalidateLayout:
      collectionView.collectionViewLayout.invalidateLayout()
    case .reloadData:
      collectionView.reloadData()
    case .reloadVisible:
      collectionView.reloadItems(at: visible)
    case .reconfigureVisible:
      collectionView.reconfigureItems(at: visible)
    case .reloadSelection:
      collectionView.reloadItems(at: selected)
    case .scrollToSelection:
      guard let first = selected.first else { return }
      collectionView.scrollToItem(
        at: first,
        at: [.centeredVertically, .centeredHorizontally],
        animated: true
      )
    case .forgetModel:
      forgetModel()
    }
  }

  /// Reports an insertion that the data does not have; the collection view refuses it in UIKit's
  /// words.
  private func forgetModel() {
    do throws(CollectionUpdateError) {
      try collectionView.performUpdates {
        self.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    } catch {
      callFindings = [LayoutDiagnostic(code: "invalid-update", message: error.description)]
    }
  }
}
