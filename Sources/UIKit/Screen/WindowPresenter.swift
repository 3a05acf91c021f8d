// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The shade behind a sheet; a tap on it closes the sheet.
@MainActor
final class SheetDimming: UIView {
  weak var presented: UIViewController?

  /// Closes the sheet.
  func tapped() {
    guard let presented else { return }
    let controller = presented.relations.recorded.presentation
    let told =
      controller?.delegate ?? presented.relations.recorded.sheet?.delegate
      ?? presented.relations.recorded.popover?.delegate
    let shown = presented.presentationController
    let mayClose = shown.map { told?.presentationControllerShouldDismiss($0) ?? true } ?? true
    guard !presented.isModalInPresentation, mayClose else {
      if let shown { told?.presentationControllerDidAttemptToDismiss(shown) }
      return
    }
    if let shown { told?.presentationControllerWillDismiss(shown) }
    presented.dismiss(animated: true)
    if let shown { told?.presentationControllerDidDismiss(shown) }
  }
}

/// Puts the views of presented controllers in front of a window's other views, and takes them away.
@MainActor
package final class WindowPresenter {
  private struct Shown {
    var controller: UIViewController
    var dimming: SheetDimming
  }

  /// The most controllers that are presented over one another.
  private static let most = 32

  private let window: UIWindow
  private var shown: [Shown] = []

  /// Presents in a window.
  package init(_ window: UIWindow) { self.window = window }

  /// The controllers that are presented over the root, the first one at the back.
  private var wanted: [UIViewController] {
    var wanted: [UIViewController] = []
    var next = window.rootViewController.flatMap(Self.presented(within:))
    while let controller = next, wanted.count < Self.most,
      !wanted.contains(where: { $0 === controller })
    {
      wanted.append(controller)
      next = Self.presented(within: controller)
    }
    return wanted
  }

  /// The controller that a controller or one in it presents.
  private static func presented(within controller: UIViewController) -> UIViewController? {
    controller.presentedViewController
      ?? controller.children.lazy.compactMap { presented(within: $0) }.first
  }

  /// Shows the present presentations.
  package func update() {
    let wanted = wanted
    let kept = zip(shown, wanted).prefix { $0.controller === $1 }.count
    for gone in shown[kept...].reversed() { remove(gone) }
    shown.removeSubrange(kept...)
    for controller in wanted[kept...] { add(controller) }
    for each in shown { place(each) }
  }

  /// Closes the frontmost presentation.
  ///
  /// - Returns: Whether there was one.
  package func dismissLast() -> Bool {
    guard let last = shown.last?.controller, let presenter = last.presentingViewController else {
      return false
    }
    presenter.dismiss(animated: true)
    return true
  }

  /// The controller in front of all others.
  package var front: UIViewController? { shown.last?.controller ?? window.rootViewController }

  private func add(_ controller: UIViewController) {
    let dimming = SheetDimming(frame: window.bounds)
    dimming.presented = controller
    controller.beginAppearanceTransition(true, animated: true)
    guard let view = controller.view else { return }
    window.addSubview(dimming)
    window.addSubview(view)
    view.manager = controller
    let one = Shown(controller: controller, dimming: dimming)
    shown.append(one)
    place(one)
    controller.endAppearanceTransition()
  }

  private func remove(_ gone: Shown) {
    gone.controller.beginAppearanceTransition(false, animated: true)
    gone.dimming.removeFromSuperview()
    gone.controller.viewIfLoaded?.removeFromSuperview()
    gone.controller.endAppearanceTransition()
  }

  private func place(_ shown: Shown) {
    guard let view = shown.controller.viewIfLoaded else { return }
    let size = window.bounds.size
    shown.dimming.frame = window.bounds
    if shown.controller is UIAlertController {
      view.frame = window.bounds
      shown.dimming.isHidden = false
      shown.dimming.backgroundColor = UIColor.black.withAlphaComponent(BarPolicy.dimming)
      return
    }
    guard shown.controller.isSheet else {
      view.frame = window.bounds
      shown.dimming.backgroundColor = nil
      shown.dimming.isHidden = true
      return
    }
    shown.dimming.isHidden = false
    shown.dimming.backgroundColor = UIColor.black.withAlphaComponent(BarPolicy.dimming)
    let layer = view.layer
    layer.cornerRadius = BarPolicy.sheetRadius
    layer.masksToBounds = true
    if size.width >= BarPolicy.wide {
      let wanted = CGSize(
        width: min(size.width, BarPolicy.formSheet.width),
        height: min(size.height, BarPolicy.formSheet.height)
      )
      view.frame = CGRect(
        x: (size.width - wanted.width) / 2,
        y: (size.height - wanted.height) / 2,
        width: wanted.width,
        height: wanted.height
      )
      return
    }
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let most = size.height - window.safeAreaInsets.top - BarPolicy.sheetTop
    let sheet = shown.controller.relations.recorded.sheet
    let top = size.height - (sheet?.height(within: max(0, most)) ?? most)
    layer.cornerRadius = sheet?.preferredCornerRadius ?? BarPolicy.sheetRadius
    view.frame = CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
  }
}

extension UIViewController {
  /// Whether the controller is presented as a sheet.
  fileprivate var isSheet: Bool {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: false
    }
  }
}
