// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Observed offsets and notifications.

import UIKit

class ObservingHeaderLayout: UICollectionViewFlowLayout {
  private var observation: NSKeyValueObservation?
  private var notificationToken: NSObjectProtocol?
  private var keyboardHeight: CGFloat = 0

  override init() {
    super.init()
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  deinit {
    observation?.invalidate()
    if let notificationToken = notificationToken {
      NotificationCenter.default.removeObserver(notificationToken)
    }
    NotificationCenter.default.removeObserver(self)
  }

  private func commonInit() {
    estimatedItemSize = .zero
    itemSize = CGSize(width: 100, height: 100)
    headerReferenceSize = CGSize(width: 0, height: 60)
    sectionHeadersPinToVisibleBounds = true
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification,
      object: nil
    )
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(orientationChanged),
      name: UIDevice.orientationDidChangeNotification,
      object: nil
    )
    notificationToken = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification,
      object: nil,
      queue: .main
    ) { [weak self] _ in
      self?.invalidateLayout()
    }
  }

  @objc private func keyboardWillShow(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return }
    keyboardHeight = frame.cgRectValue.height
    let duration =
      notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
      ?? 0.25
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: [.curveEaseInOut, .beginFromCurrentState]
    ) {
      self.invalidateLayout()
      self.collectionView?.layoutIfNeeded()
    }
  }

  @objc func orientationChanged() { invalidateLayout() }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    if observation == nil {
      observation = collectionView.observe(\.contentOffset, options: [.new, .old]) {
        [weak self] view, change in
        guard let new = change.newValue, new != change.oldValue else { return }
        self?.contentOffsetDidChange(new)
      }
    }
    let available =
      collectionView.bounds.width - collectionView.safeAreaInsets.left
      - collectionView.safeAreaInsets.right
    let columns = max(1, floor(available / 110))
    let side = ((available - minimumInteritemSpacing * (columns - 1)) / columns).rounded(.down)
    itemSize = CGSize(width: side, height: side)
    sectionInset.bottom = keyboardHeight
  }

  private func contentOffsetDidChange(_ offset: CGPoint) {
    guard offset.y < 0 else { return }
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutAttributes = true
    invalidateLayout(with: context)
  }
}
