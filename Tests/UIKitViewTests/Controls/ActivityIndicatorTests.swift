// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Spinners hide themselves while they stand still.
@MainActor
@Suite(.ownProcess) struct ActivityIndicatorTests {
  @Test func `a spinner is hidden until it turns, and when it has stopped`() {
    let spinner = UIActivityIndicatorView(style: .medium)
    expect(spinner.isHidden)
    spinner.startAnimating()
    expect(spinner.isHidden, equals: false)
    spinner.stopAnimating()
    expect(spinner.isHidden)
    spinner.hidesWhenStopped = false
    expect(spinner.isHidden, equals: false)
    spinner.isHidden = true
    spinner.startAnimating()
    spinner.stopAnimating()
    expect(spinner.isHidden)
  }

  @Test func `a stack closes up around a spinner that has stopped`() {
    let (above, below) = (UIView(), UIView())
    for view in [above, below] { view.heightAnchor.constraint(equalToConstant: 40).isActive = true }
    let spinner = UIActivityIndicatorView(style: .medium)
    let stack = UIStackView(arrangedSubviews: [above, spinner, below])
    stack.axis = .vertical
    stack.spacing = 16
    stack.frame.size.width = 200
    let height = { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height }
    spinner.startAnimating()
    // The spinner is 20 points high.
    expect(height(), equals: 132)
    spinner.stopAnimating()
    expect(height(), equals: 96)
  }
}
