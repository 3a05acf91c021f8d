// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A view that shows an image.
///
/// Where a cell is shown by a plain description, its first named image is the cell's image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    didSet {
      if image != oldValue {
        invalidateIntrinsicContentSize()
        noteContentChange()
      }
    }
  }
  /// The image while the view is highlighted; it has no effect here.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted; it has no effect here.
  open var isHighlighted = false
  /// Images that are shown in turn; they have no effect here.
  open var animationImages: [UIImage]?
  /// The duration of one turn, in seconds; it has no effect here.
  open var animationDuration: TimeInterval = 0
  /// The configuration of symbols; the image's own is replaced by it.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      invalidateIntrinsicContentSize()
      noteContentChange()
    }
  }
  /// The image as it is shown: a symbol in its preferred configuration.
  var shownImage: UIImage? {
    preferredSymbolConfiguration.flatMap { image?.withConfiguration($0) } ?? image
  }
  /// The table's cell of which it is a standard part, which shows it also where it is no view.
  weak var tableCell: UITableViewCell?
  /// Whether images are shown in turn; always `false`.
  open var isAnimating: Bool { false }

  /// Makes a view with a frame and without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view with an image and its size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Makes a view with an image and its size; the highlighted image is stored.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Makes a view; the archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Shows images in turn; it has no effect here.
  open func startAnimating() {}
  /// Stops showing images in turn; it has no effect here.
  open func stopAnimating() {}

  /// The image's size; without an image, the present size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }
}
