// SPDX-License-Identifier: Apache-2.0
import ObjectiveC
import UIKit

private var spinnerKey: UInt8 = 0

extension UIView {
  private var spinner: UIActivityIndicatorView? {
    get { objc_getAssociatedObject(self, &spinnerKey) as? UIActivityIndicatorView }
    set {
      objc_setAssociatedObject(self, &spinnerKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  func showSpinner() {
    let spinner = UIActivityIndicatorView(style: .gray)
    spinner.center = center
    spinner.startAnimating()
    addSubview(spinner)
    self.spinner = spinner
  }

  func hideSpinner() {
    spinner?.removeFromSuperview()
    spinner = nil
  }

  func pinToSuperview() {
    guard let superview = superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    topAnchor.constraint(equalTo: superview.topAnchor).isActive = true
    leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true
    trailingAnchor.constraint(equalTo: superview.trailingAnchor).isActive = true
    bottomAnchor.constraint(equalTo: superview.bottomAnchor).isActive = true
  }
}
