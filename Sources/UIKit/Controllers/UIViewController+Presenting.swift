// SPDX-License-Identifier: Apache-2.0

/// Who presents for whom.
extension UIViewController {
  /// Shows a controller; one that presents already goes on with that.
  ///
  /// - Source: the reference of `present(_:animated:completion:)`: the presenting controller is the one that fills
  ///   the screen, or for the styles of the context, the nearest one that defines it.
  func presents(
    _ controller: UIViewController,
    animated: Bool = true,
    _ completion: (() -> Void)? = nil
  ) {
    let presenter = presenter(of: controller)
    guard presenter.relations.presented == nil, controller.relations.presenting == nil,
      controller !== presenter
    else { return }
    presenter.relations.presented = controller
    controller.relations.presenting = presenter
    controller.relations.presentation.isAnimated = animated
    // Where nobody shows it, it is there at once.
    guard presenter.viewIfLoaded?.window?.presenter != nil else {
      completion?()
      return
    }
    controller.relations.presentation.completion = completion
  }

  /// Ends the presentation by the nearest controller around this one that presents, otherwise the one of which
  /// this controller is a part.
  func dismisses(animated: Bool = true, _ completion: (() -> Void)? = nil) {
    guard let presenter = presentingNow ?? presentingViewController?.presentingNow,
      let presented = presenter.relations.presented
    else {
      completion?()
      return
    }
    let front = presented.frontPresented
    presented.relations.presenting = nil
    presenter.relations.presented = nil
    // The frontmost one is seen to go.
    front.relations.presentation.isAnimated = animated
    guard front.viewIfLoaded?.window?.presenter != nil else {
      completion?()
      return
    }
    front.relations.presentation.completion = completion
  }

  /// The controller in front of those that this one presents; itself, if it presents none.
  private var frontPresented: UIViewController {
    var (front, levels) = (self, 0)
    while let next = front.relations.presented, levels < Self.mostPresented {
      (front, levels) = (next, levels + 1)
    }
    return front
  }

  private static let mostPresented = 32

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
