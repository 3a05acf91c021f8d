// SPDX-License-Identifier: Apache-2.0
import UIKit

final class FramesController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let model = FramesViewModel(client: DemoClient())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Frames"
    collectionView.register(FrameCell.self, forCellWithReuseIdentifier: "frame")
    model.frames.bind { [weak self] _ in
      DispatchQueue.main.async { self?.collectionView.reloadData() }
    }
    model.load()
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { model.frames.value.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "frame", for: indexPath)
    (cell as? FrameCell)?.caption.text = model.frames.value[indexPath.item].caption
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: view.frame.width, height: 320) }
}
