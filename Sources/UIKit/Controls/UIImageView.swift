// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A view that shows an image.
///
/// Where a cell is shown by a plain description, its first named image is the cell's image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image; one that consists of several ones shows them in turn at once.
  open var image: UIImage? {
    didSet {
      if image != oldValue {
        film = nil
        if image?.images != nil { startAnimating() }
        invalidateIntrinsicContentSize()
        noteContentChange()
      }
    }
  }
  /// The image while the view is highlighted.
  open var highlightedImage: UIImage? { didSet { noteContentChange() } }
  /// Whether the view is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { noteContentChange() } }
  }
  /// Images that are shown in turn after `startAnimating()`.
  open var animationImages: [UIImage]?
  /// Images that are shown in turn while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of one turn, in seconds; 0, the default, for 30 images in a second.
  open var animationDuration: TimeInterval = 0
  /// How often the images are shown; 0, the default, for without end.
  open var animationRepeatCount = 0
  /// The images that are shown in turn.
  private var film: ImageFilm? { didSet { oldValue?.runs = false } }
  /// The configuration of symbols; the image's own is replaced by it.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      invalidateIntrinsicContentSize()
      noteContentChange()
    }
  }
  /// The image as it is shown: the present one of several, and a symbol in its preferred configuration.
  var shownImage: UIImage? {
    let chosen = film?.picture ?? (isHighlighted ? highlightedImage : nil) ?? image
    return preferredSymbolConfiguration.flatMap { chosen?.withConfiguration($0) } ?? chosen
  }
  /// The table's cell of which it is a standard part, which shows it also where it is no view.
  weak var tableCell: UITableViewCell?
  /// Whether images are shown in turn.
  open var isAnimating: Bool { film?.isOver == false }

  /// Makes a view with a frame and without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view with an image and its size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    show(first: image)
  }

  /// Makes a view with an image and its size, and one for while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    show(first: image)
    self.highlightedImage = highlightedImage
  }

  /// Makes a view; the archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// A property has no observers while its object is made.
  private func show(first image: UIImage?) { self.image = image }

  /// Shows images in turn, from the first one: those of the view, otherwise those of its image.
  open func startAnimating() {
    let own = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages
    let images = own ?? image?.images ?? []
    guard !images.isEmpty else { return }
    film = ImageFilm(
      images,
      duration: own == nil ? image?.duration ?? 0 : animationDuration,
      turns: own == nil ? 0 : animationRepeatCount
    ) { [weak self] in self?.noteContentChange() }
    film?.runs = window != nil
    noteContentChange()
  }

  /// Stops showing images in turn, and shows the image.
  open func stopAnimating() {
    guard film != nil else { return }
    film = nil
    noteContentChange()
  }

  /// Nobody sees what changes outside of windows; overrides call super.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    film?.runs = window != nil
  }

  /// The image's size; without an image, the present size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }
}
