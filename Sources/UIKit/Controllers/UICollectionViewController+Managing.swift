// SPDX-License-Identifier: Apache-2.0

extension UICollectionViewController {
  /// Lets people move items by a long press, or no more.
  func installStandardGesture() {
    standardGesture.install(installsStandardGestureForInteractiveMovement ? managed : nil)
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
