// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A view that stands above the keyboard, or in its place.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The ground of such a view.
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  /// The ground; both are the same here.
  public let inputViewStyle: Style
  /// Whether constraints decide its height.
  open var allowsSelfSizing = false

  /// Makes a view with a frame and a ground.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Makes a view; the archive's values are not read.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A controller of what stands above the keyboard.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// Its view.
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }
}
