// SPDX-License-Identifier: Apache-2.0

extension UICollectionViewController {
  /// Takes a new collection view, and becomes its data source and delegate if it has none.
  func manage(_ collectionView: UICollectionView?) {
    managed = collectionView
    standardGesture.install(
      installsStandardGestureForInteractiveMovement ? collectionView : nil
    )
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
