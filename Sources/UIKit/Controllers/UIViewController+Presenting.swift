// SPDX-License-Identifier: Apache-2.0

/// Who presents for whom.
extension UIViewController {
  /// Shows a controller; one that presents already goes on with that.
  ///
  /// - Source: the reference of `present(_:animated:completion:)`: the presenting controller is the one that fills
  ///   the screen, or for the styles of the context, the nearest one that defines it.
  func presents(_ controller: UIViewController) {
    let presenter = presenter(of: controller)
    guard presenter.relations.presented == nil, controller.relations.presenting == nil,
      controller !== presenter
    else { return }
    presenter.relations.presented = controller
    controller.relations.presenting = presenter
  }

  /// Ends the presentation by the nearest controller around this one that presents, otherwise the one of which
  /// this controller is a part.
  func dismisses() {
    guard let presenter = presentingNow ?? presentingViewController?.presentingNow else { return }
    presenter.relations.presented?.relations.presenting = nil
    presenter.relations.presented = nil
  }

  /// This controller or the nearest one around it that presents another one.
  private var presentingNow: UIViewController? {
    relations.presented != nil ? self : parent?.presentingNow
  }

  private func presenter(of controller: UIViewController) -> UIViewController {
    let style = controller.modalPresentationStyle
    let isInContext = style == .currentContext || style == .overCurrentContext
    var presenter = self
    while let around = presenter.parent, !(isInContext && presenter.definesPresentationContext) {
      presenter = around
    }
    return presenter
  }
}
