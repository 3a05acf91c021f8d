// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import UIKit

/// The button of signing in with Apple: its words in the middle, black or white.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case signIn = 0
    case `continue` = 1
    case signUp = 2

    public static let `default` = ButtonType.signIn

    var words: String {
      switch self {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    }
  }

  public enum Style: Int, Sendable {
    case white = 0
    case whiteOutline = 1
    case black = 2
  }

  /// The size that a button has by itself, and the part of its height that letters have.
  ///
  /// - Source: the least size and the size of letters in the guidelines for the button.
  private static let size = CGSize(width: 140, height: 30)
  private static let letters: CGFloat = 0.43

  private let label = UILabel()
  /// In points.
  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

  public init(
    authorizationButtonType type: ButtonType,
    authorizationButtonStyle style: Style
  ) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    show(type, style)
  }

  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public override convenience init(frame: CGRect) {
    self.init(type: .default, style: .black)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show(.default, .black)
  }

  private func show(_ type: ButtonType, _ style: Style) {
    let isDark = style == .black
    backgroundColor = isDark ? .black : .white
    layer.cornerRadius = cornerRadius
    if style == .whiteOutline {
      layer.borderWidth = 1
      layer.borderColor = UIColor.black.cgColor
    }
    label.text = type.words
    label.textColor = isDark ? .white : .black
    label.textAlignment = .center
    addSubview(label)
    (isAccessibilityElement, accessibilityLabel) = (true, type.words)
    accessibilityTraits = .button
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.font = .systemFont(ofSize: (bounds.height * Self.letters).rounded(), weight: .medium)
    label.adjustsFontSizeToFitWidth = true
    label.frame = bounds.insetBy(dx: cornerRadius, dy: 0)
  }

  open override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.8 : 1 } }
}
