// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The view of a controller; it tells the controller about its layout.
@MainActor
class ControllerView: UIView {
  private weak var controller: UIViewController?

  init(of controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    controller?.viewWillLayoutSubviews()
    super.layoutSubviews()
    layOutContent()
    controller?.placeBars()
    spreadSafeArea()
    layOutOwnList()
    controller?.viewDidLayoutSubviews()
  }

  /// Places the view's content.
  func layOutContent() {}
}

/// The view of a collection view controller; the collection view fills it.
@MainActor
final class CollectionControllerView: ControllerView {
  var content: UICollectionView {
    didSet { adopt() }
  }

  init(of controller: UIViewController, content: UICollectionView) {
    self.content = content
    super.init(of: controller)
    adopt()
  }

  required init?(coder: NSCoder) { nil }

  private func adopt() {
    content.coveredInsets = safeAreaInsets
    setNeedsLayout()
  }

  override func layOutContent() {
    content.frame = CGRect(origin: .zero, size: bounds.size)
  }

  /// The collection view is not a subview of this view, so it is laid out here each time.
  override func layoutIfNeeded() {
    super.layoutIfNeeded()
    content.layoutIfNeeded()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    content.coveredInsets = safeAreaInsets
  }
}
