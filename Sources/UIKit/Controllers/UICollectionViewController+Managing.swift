// SPDX-License-Identifier: Apache-2.0

extension UICollectionViewController {
  /// Lets people move items by a long press, or no more.
  func installStandardGesture() {
    standardGesture.install(installsStandardGestureForInteractiveMovement ? managed : nil)
  }

  /// What is told of a controller that has items, but no cells.
  static let withoutCells =
    "the collection view controller has items, but does not override "
    + "collectionView(_:cellForItemAt:)"

  /// Selects nothing any more.
  func clearSelection(_ isAnimated: Bool) {
    for path in managed?.indexPathsForSelectedItems ?? [] {
      managed?.deselectItem(at: path, animated: isAnimated)
    }
  }

  /// The collection view of a controller that has none from a storyboard: it can be pulled also when all is seen.
  ///
  /// - Source: a guess, after what such controllers do on devices.
  static func plainView(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.alwaysBounceVertical = true
    return view
  }

  /// Takes a new collection view, and becomes its data source and delegate if it has none.
  func manage(_ collectionView: UICollectionView?) {
    managed = collectionView
    installStandardGesture()
    guard let collectionView else { return }
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    if collectionView.delegate == nil { collectionView.delegate = self }
    if let around = viewIfLoaded as? CollectionControllerView {
      around.content = collectionView
    } else {
      view = CollectionControllerView(of: self, content: collectionView)
    }
  }
}
