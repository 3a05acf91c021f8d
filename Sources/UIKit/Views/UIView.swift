// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A rectangle that shows something.
///
/// Lengths are points, in the superview's coordinates.
@preconcurrency @MainActor
open class UIView: UIResponder {
  private var storedBounds: CGRect
  private var needsLayout = true
  /// Whether a layout pass has something to do in the view or within it; then one from any view around has too.
  var isPassPending = true
  /// Whether it has something to do within the view.
  var isPassPendingWithin = true
  /// The views that the view holds, and what it is held by.
  var tree = ViewTree()
  /// What constrains the view; recorded, see ``NSLayoutConstraint``.
  var ownConstraints: [NSLayoutConstraint] = []
  /// The point of the view that `center` places, in parts of its size; the middle unless its layer has another.
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// What the view has beside its geometry.
  var traits = ViewTraits()
  private var madeLayer: CALayer?

  /// Makes a view of a place and size.
  public init(frame: CGRect) {
    storedBounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  /// Makes a view without size.
  @preconcurrency @MainActor public override convenience init() {
    self.init(frame: .zero)
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
      let old = storedBounds.size
      storedBounds = newValue
      defer { KeyObservations.check(self) }
      resizeSubviews(from: old)
      setNeedsLayout()
    }
  }

  /// The middle, or where its layer's anchor point is, in the superview's coordinates.
  open var center: CGPoint

  /// The smallest rectangle around the transformed view, in the superview's coordinates.
  open var frame: CGRect {
    get { placement.frame }
    set {
      center = Placement.position(of: anchorPoint, in: newValue)
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

  /// The layer that the view draws in; its geometry is the view's.
  open var layer: CALayer {
    if let madeLayer { return madeLayer }
    let made = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    made.view = self
    madeLayer = made
    return made
  }

  /// Whether the view's layer has a mask, or the view has one.
  var isMasked: Bool { madeLayer?.mask != nil || traits.mask != nil }

  /// The class of the layer that the view makes.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Tree

  /// The view that holds this one.
  open var superview: UIView? { tree.superview }
  /// What the view holds, from back to front.
  open var subviews: [UIView] { tree.subviews }
  /// The window that the view is in; there are none here.
  open var window: UIWindow? { superview?.window }

  /// Puts a view in front of the others.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Puts a view among the others, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: place(of: siblingSubview) ?? 0)
  }

  /// Puts a view in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: place(of: siblingSubview).map { $0 + 1 } ?? subviews.count)
  }

  /// Takes the view out of what holds it.
  open func removeFromSuperview() { leaveSuperview() }

  /// Tells that a view was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells that a view is going to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Tells that another view is going to hold this one, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells that another view holds this one, or none.
  open func didMoveToSuperview() {}
  /// Tells that the view is going to be in another window; never called here.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Tells that the view is in another window; never called here.
  open func didMoveToWindow() {}

  /// The view itself or the first one within it with a number.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Whether a point, in the view's own coordinates, is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The front view at a point, in the view's own coordinates, that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontView(at: point, with: event)
  }

  open override var next: UIResponder? { superview }

  // MARK: Appearance

  /// Whether what the view holds is cut off at its edges.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The colour of what can be touched; the superview's unless set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { traits.tintColor ?? superview?.tintColor ?? .tintColor }
    set {
      traits.tintColor = newValue
      tintColorDidChange()
    }
  }
  /// Tells that the tint is another.
  open func tintColorDidChange() {}
  /// How the content is fitted into the view.
  open var contentMode: ContentMode {
    get { traits.contentMode }
    set { traits.contentMode = newValue }
  }
  /// Whether touches reach the view; true unless set.
  open var isUserInteractionEnabled: Bool {
    get { traits.isUserInteractionEnabled }
    set { traits.isUserInteractionEnabled = newValue }
  }
  /// A view whose opacity cuts this one out; of one within a cell only its frame and corners count.
  open var mask: UIView? {
    get { traits.mask }
    set {
      traits.mask = newValue
      noteContentChange()
    }
  }
  /// Draws the content; nothing is drawn here.
  open func draw(_ rect: CGRect) {}
  /// Asks for drawing; nothing is drawn here.
  open func setNeedsDisplay() {}
  /// Asks for drawing a part; nothing is drawn here.
  open func setNeedsDisplay(_ rect: CGRect) {}

  // MARK: Traits

  /// What the view knows of the device and the settings: those of the collection view around it.
  open var traitCollection: UITraitCollection {
    let around = superview?.traitCollection ?? LayoutEnvironment.currentTraits
    return traits.overrides.isEmpty
      ? around : UITraitCollection(traits.overrides.over(around.values))
  }
  /// Tells that traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The style that the view and what it holds are shown in whatever the device's is; recorded.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.style }
    set { traits.style = newValue }
  }

  // MARK: Constraints

  /// Asks for `updateConstraints()` at the next layout pass.
  open func setNeedsUpdateConstraints() {
    traits.needsConstraints = true
    notePendingPass()
  }
  /// Whether `updateConstraints()` is going to be called.
  open func needsUpdateConstraints() -> Bool { traits.needsConstraints }
  /// Updates the constraints of the view and of what it holds where that was asked for.
  open func updateConstraintsIfNeeded() {
    guard isPassPending else { return }
    if isPassPendingWithin { for view in tree.subviews { view.updateConstraintsIfNeeded() } }
    guard traits.needsConstraints else { return }
    traits.needsConstraints = false
    updateConstraints()
  }
  /// Changes constraints; overrides call super last.
  open func updateConstraints() {}
  /// Whether the view works by constraints alone.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The size that the content needs by itself; a side without need is `noIntrinsicMetric`.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Tells that the content needs another size.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  /// Room between the edges and what the view holds, in points.
  open var layoutMargins: UIEdgeInsets {
    get { traits.layoutMargins }
    set {
      guard traits.layoutMargins != newValue else { return }
      traits.layoutMargins = newValue
      layoutMarginsDidChange()
    }
  }
  /// Tells that the margins are others.
  open func layoutMarginsDidChange() {}

  // MARK: System insets

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

  /// Stands for a side of a size that the content does not need.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

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

  /// Gives the view the size that it would like to have; its upper left stays.
  open func sizeToFit() {
    let place = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    frame.origin = place
  }

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
  /// Constraints tell what the content needs, and without any `sizeThatFits(_:)` does.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let hasWidth = horizontalFittingPriority >= .required
    let hasHeight = verticalFittingPriority >= .required
    let constrained = ConstraintFit(of: constrainedView)?.size(
      width: hasWidth ? targetSize.width : nil,
      height: hasHeight ? targetSize.height : nil
    )
    let needed =
      constrained
      ?? sizeThatFits(
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

  /// The view whose constraints say how large this one has to be.
  var constrainedView: UIView { self }

  /// Asks for another layout pass at the next chance.
  open func setNeedsLayout() {
    needsLayout = true
    notePendingPass()
  }

  /// Does the layout passes now that were asked for in the view and within it.
  open func layoutIfNeeded() {
    guard isPassPending else { return }
    updateConstraintsIfNeeded()
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    let isPendingWithin = isPassPendingWithin
    (isPassPending, isPassPendingWithin) = (false, false)
    if needsLayout { notePendingPass() }
    if isPendingWithin { forEachHeld { $0.layoutIfNeeded() } }
  }

  /// Calls a body with each view that a pass reaches from this one.
  func forEachHeld(_ body: (UIView) -> Void) {
    for view in tree.subviews { body(view) }
  }

  /// Whether a view is among the subviews without having been put there.
  func holdsByItself(_ view: UIView) -> Bool { false }

  /// Where a view is kept that is put among the subviews at an index, and whether that is behind those that
  /// are there by themselves.
  func treePlace(ofIndex index: Int) -> (index: Int, isBehind: Bool) { (index, false) }

  /// Places what the view holds.
  open func layoutSubviews() {}
}
