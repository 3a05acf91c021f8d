// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A rectangle that shows something.
///
/// Lengths are points, in the superview's coordinates.
@preconcurrency @MainActor
open class UIView: NSObject {
  private var storedBounds: CGRect
  private var needsLayout = true

  /// Makes a view of a place and size; without size unless given.
  public init(frame: CGRect = .zero) {
    storedBounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  /// Makes a view from an archive; archives hold nothing that a view here reads.
  public required init?(coder: NSCoder) {
    storedBounds = .zero
    center = .zero
    super.init()
  }

  /// The visible rectangle, in the view's own coordinates.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      guard newValue != storedBounds else { return }
      storedBounds = newValue
      setNeedsLayout()
    }
  }

  /// The middle, in the superview's coordinates.
  open var center: CGPoint

  /// The smallest rectangle around the transformed view, in the superview's coordinates.
  open var frame: CGRect {
    get {
      let image = PlaneTransform(transform3D).bounds(of: bounds.size)
      return image.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
    }
  }

  /// The map of space about the centre; the last one set of the two transforms counts.
  open var transform3D = CATransform3D.identity
  /// The map of the plane about the centre; the last one set of the two transforms counts.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The opacity, 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is not shown.
  open var isHidden = false
  /// The colour of the ground; `nil` is none.
  open var backgroundColor: UIColor?
  /// A number to find the view by.
  open var tag = 0

  /// What the system covers at each edge.
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }

  /// What the host of the view says that the system covers.
  package var coveredInsets = UIEdgeInsets.zero {
    didSet {
      if coveredInsets != oldValue { safeAreaInsetsDidChange() }
    }
  }

  /// What looks at the view's touches, in the order in which it was added; only those of a collection
  /// view are fed.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for recognizer in oldValue ?? [] where recognizer.view === self { recognizer.view = nil }
      for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
    }
  }

  /// Adds a recogniser, which leaves the view that it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a recogniser; what it follows is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizers?.contains(gestureRecognizer) == true else { return }
    gestureRecognizer.abandon()
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Tells that the system covers other parts of the edges.
  open func safeAreaInsetsDidChange() {}

  /// What the content means, which decides whether it follows the direction of the language.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// The direction in which the view's content runs.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The direction that an attribute leads to; the language is one that runs from left to right here.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction that an attribute leads to where the language has a direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Stands for as little room as possible, where a view is asked for its size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero

  /// Stands for as much room as there is, where a view is asked for its size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(
    width: expandedLength,
    height: expandedLength
  )

  /// The length by which UIKit means as much as possible, in points.
  private nonisolated static let expandedLength: CGFloat = 10000

  /// The size that the view would like to have within another one: its present size, unless it has
  /// content to measure.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that meets a target as well as the content allows.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that has each length of the target that is required, and else the length that the
  /// content needs.
  ///
  /// Views have no constraints here: `sizeThatFits(_:)` tells what the content needs.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let hasWidth = horizontalFittingPriority >= .required
    let hasHeight = verticalFittingPriority >= .required
    let needed = sizeThatFits(
      CGSize(
        width: hasWidth ? targetSize.width : .greatestFiniteMagnitude,
        height: hasHeight ? targetSize.height : .greatestFiniteMagnitude
      )
    )
    return CGSize(
      width: hasWidth ? targetSize.width : needed.width,
      height: hasHeight ? targetSize.height : needed.height
    )
  }

  /// Asks for another layout pass at the next chance.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Does the layout pass now when one was asked for.
  open func layoutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
  }

  /// Places what the view holds.
  open func layoutSubviews() {}
}
