// SPDX-License-Identifier: Apache-2.0
import RxSwift
import UIKit

/// The delegate of a collection view without another one: it tells what is selected.
@MainActor
final class SelectionDelegate: NSObject, UICollectionViewDelegate {
  private static var all: [ObjectIdentifier: SelectionDelegate] = [:]

  private weak var view: UICollectionView?
  let selected = PublishSubject<IndexPath>()
  let deselected = PublishSubject<IndexPath>()

  private init(_ view: UICollectionView) {
    self.view = view
    super.init()
  }

  /// The one of a collection view; one that has another delegate gets none, and nothing is told.
  static func of(_ view: UICollectionView) -> SelectionDelegate? {
    let key = ObjectIdentifier(view)
    if let known = all[key], known.view === view { return known }
    guard view.delegate == nil else { return nil }
    let made = SelectionDelegate(view)
    all = all.filter { $0.value.view != nil }
    all[key] = made
    view.delegate = made
    return made
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.onNext(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    deselected.onNext(indexPath)
  }
}
