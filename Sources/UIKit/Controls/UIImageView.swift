// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A view that shows a picture.
///
/// The first picture in a cell that has a name is the one that the page paints.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet {
      if image != oldValue {
        invalidateIntrinsicContentSize()
        noteContentChange()
      }
    }
  }
  /// The picture while the view is highlighted; recorded.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted; recorded.
  open var isHighlighted = false
  /// Pictures that are shown in turn; recorded.
  open var animationImages: [UIImage]?
  /// How long one turn takes, in seconds; recorded.
  open var animationDuration: TimeInterval = 0
  /// How symbols are shown; recorded.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether pictures are shown in turn: they never are.
  open var isAnimating: Bool { false }

  /// Makes a view of a place and size without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view of a picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Makes a view of a picture's size.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Makes a view from an archive, from which it reads nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows pictures in turn; nothing moves here.
  open func startAnimating() {}
  /// Shows one picture only.
  open func stopAnimating() {}

  /// The picture's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
