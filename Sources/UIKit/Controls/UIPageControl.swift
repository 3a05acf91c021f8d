// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A row of indicators, one for each page: dots, or pictures in their tint.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      guard numberOfPages != oldValue else { return }
      limit()
      noteSize()
    }
  }
  /// The index of the present page.
  open var currentPage = 0 {
    didSet {
      limit()
      noteChange(from: oldValue, to: currentPage)
    }
  }
  /// Whether the dot of a single page is hidden.
  open var hidesForSinglePage = false { didSet { noteContentChange() } }

  /// The colour of the dots; white, half as strong, unless given.
  open var pageIndicatorTintColor: UIColor? { didSet { noteContentChange() } }
  /// The colour of the present page's dot; white unless given.
  open var currentPageIndicatorTintColor: UIColor? { didSet { noteContentChange() } }

  /// The picture that pages have in place of a dot; `nil` for dots.
  open var preferredIndicatorImage: UIImage? { didSet { noteSize() } }
  /// The picture of the present page; `nil` for the one that it has among the others.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { noteSize() } }
  private var images: [Int: UIImage] = [:] { didSet { noteSize() } }
  private var currentImages: [Int: UIImage] = [:] { didSet { noteSize() } }

  /// Gives a page a picture of its own; `nil` takes it away.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }

  /// The picture of its own that a page has; `nil` for none.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Gives a page a picture of its own for the time in which it is the present one; `nil` takes it away.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
  }

  /// The picture of its own that a page has while it is the present one; `nil` for none.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  /// The picture that a page shows now; `nil` for a dot.
  ///
  /// - Source: UIPageControl.h: pictures of single pages override preferred ones, and a page without a picture for the
  ///   time in which it is present keeps its picture.
  func shownImage(forPage page: Int) -> UIImage? {
    let present = currentImages[page] ?? preferredCurrentPageIndicatorImage
    return (page == currentPage ? present : nil) ?? images[page] ?? preferredIndicatorImage
  }

  // MARK: Places

  /// The side of a dot, the gap between two indicators, and the width of the row beyond them, in points.
  private static let dot: CGFloat = 7
  private static let gap: CGFloat = 9
  private static let margin: CGFloat = 25
  private static let height: CGFloat = 26
  /// The side of a symbol in place of a dot, in points: so large that a disc, which covers three quarters of its
  /// symbol, is as large as a dot.
  private static let symbol = dot / 0.75

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let largest = largest
    let gaps = CGFloat(pageCount - 1) * Self.gap
    return CGSize(
      width: CGFloat(pageCount) * largest.width + gaps + Self.margin,
      height: max(Self.height, largest.height)
    )
  }

  /// The size of the largest indicator; each of them has that much room.
  private var largest: CGSize {
    let own = [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap { $0 }
    let all = own + images.values + currentImages.values
    return all.map(Self.size).reduce(CGSize(width: Self.dot, height: Self.dot)) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  /// The size of a page's picture, or of a dot.
  ///
  /// - Source: observed: symbols are as large as dots, and other pictures as large as they are.
  private static func size(of image: UIImage?) -> CGSize {
    guard let image else { return CGSize(width: dot, height: dot) }
    guard case .symbol = image.source else { return image.size }
    return CGSize(width: symbol, height: symbol)
  }

  /// The place of a page's indicator in the middle of a rectangle.
  func place(ofPage page: Int, in box: CGRect) -> CGRect {
    let step = largest.width + Self.gap
    let middle = box.midX + (CGFloat(page) - CGFloat(numberOfPages - 1) / 2) * step
    let size = Self.size(of: shownImage(forPage: page))
    return CGRect(
      x: middle - size.width / 2,
      y: box.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Keeps the present page among the pages.
  private func limit() {
    let inside = max(0, min(currentPage, max(0, numberOfPages - 1)))
    if inside != currentPage { currentPage = inside }
  }

  private func noteSize() {
    invalidateIntrinsicContentSize()
    noteContentChange()
  }
}
