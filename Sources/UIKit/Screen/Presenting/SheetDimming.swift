// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The shade behind a sheet; a tap on it closes the sheet.
@MainActor
final class SheetDimming: UIView {
  weak var presented: UIViewController?

  /// Closes the sheet.
  func tapped() { presented?.closeByHand() }
}

extension UIViewController {
  /// Whether a person may close the presented controller; who forbids it is told of the attempt.
  func mayCloseByHand() -> Bool {
    guard let shown = presentationController else { return true }
    let told = relations.recorded.told
    let isFree = !isModalInPresentation && told?.presentationControllerShouldDismiss(shown) ?? true
    if !isFree { told?.presentationControllerDidAttemptToDismiss(shown) }
    return isFree
  }

  /// Closes the presented controller as a person does.
  func closeByHand() {
    guard mayCloseByHand() else { return }
    let told = relations.recorded.told
    let shown = presentationController
    if let shown { told?.presentationControllerWillDismiss(shown) }
    dismiss(animated: true) {
      if let shown { told?.presentationControllerDidDismiss(shown) }
    }
  }
}
