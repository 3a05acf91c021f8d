// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation

/// A rectangle that shows content.
///
/// Lengths are in points, in the superview's coordinates.
@preconcurrency @MainActor
open class UIView: UIResponder {
  private var storedBounds: CGRect
  var needsLayout = true
  /// Whether a layout pass has something to do in the view or within it; then one from any view around has too.
  var isPassPending = true
  /// Whether it has something to do within the view.
  var isPassPendingWithin = true
  /// The superview; it is no part of a value, because reading a weak reference of one copies all of it.
  weak var treeSuperview: UIView?
  /// The controller whose view it is.
  weak var manager: UIViewController?
  /// The subviews.
  var tree = ViewTree()
  /// The active constraints of the view; they place what is in a cell, see ``NSLayoutConstraint``.
  var ownConstraints: [NSLayoutConstraint] = []
  /// The point of the view that `center` places, as a fraction of its size; the middle, unless its
  /// layer has another one.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The properties of the view in addition to its geometry.
  var traits = ViewTraits()
  private var madeLayer: CALayer?

  /// Makes a view with a frame.
  public init(frame: CGRect) {
    storedBounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  /// Makes a view with size zero.
  @preconcurrency @MainActor public override convenience init() {
    self.init(frame: .zero)
  }

  /// Makes a view; the archive's values are not read.
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
      let old = storedBounds
      storedBounds = newValue
      noteChange(.bounds(old))
      defer { KeyObservations.check(self) }
      resizeSubviews(from: old.size)
      setNeedsLayout()
    }
  }

  /// The bounds for what is painted now: nothing is laid out for them.
  package var paintedBounds: CGRect {
    get { storedBounds }
    set { storedBounds = newValue }
  }

  /// The place of the layer's anchor point, by default the middle, in the superview's coordinates.
  open var center: CGPoint {
    didSet { if center != oldValue { noteChange(.position(oldValue)) } }
  }

  /// The smallest rectangle around the transformed view, in the superview's coordinates.
  open var frame: CGRect {
    get { placement.frame }
    set {
      center = Placement.position(of: anchorPoint, in: newValue)
      var size = newValue.size
      if traits.isZoomed {
        size = CGSize(width: size.width / transform.a, height: size.height / transform.d)
      }
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  /// The transform in space about the centre; of the two transforms, the one that was set last
  /// counts.
  open var transform3D = CATransform3D.identity {
    didSet { if transform3D != oldValue { noteChange(.transform(oldValue)) } }
  }
  /// The transform in the plane about the centre; of the two transforms, the one that was set last
  /// counts.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1 {
    didSet { if alpha != oldValue { noteChange(.opacity(oldValue)) } }
  }
  /// Whether the view is not shown.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      noteOtherSize()
      noteChange(.visibility)
    }
  }
  func noteChange(_ change: ViewMotion.Change) { ViewMotion.note(change, of: self) }
  /// The background colour; `nil` for none.
  open var backgroundColor: UIColor? {
    didSet { noteChange(.ground(oldValue)) }
  }
  package var chosenGround: UIColor? {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }
  /// A number by which code can find the view.
  open var tag = 0

  /// What the system covers at each edge, in points.
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }

  /// What the system covers at each edge, as the stage host sets it.
  package var coveredInsets = UIEdgeInsets.zero {
    didSet {
      if coveredInsets != oldValue { safeAreaInsetsDidChange() }
    }
  }

  /// The view's recognisers, in the order in which they were added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for recognizer in oldValue ?? [] where recognizer.view === self { recognizer.view = nil }
      for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
    }
  }

  /// Adds a recogniser and removes it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a recogniser; its gesture is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizers?.contains(gestureRecognizer) == true else { return }
    gestureRecognizer.abandon()
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// The view's layer; it has the view's geometry.
  open var layer: CALayer {
    if let madeLayer { return madeLayer }
    let made = (Self.layerClass as? CALayer.Type)?.init(by: EngineInstantiation()) ?? CALayer()
    made.view = self
    madeLayer = made
    return made
  }

  /// The layer, unless nobody asked for it yet and it would have a layer's default values.
  var usedLayer: CALayer? {
    madeLayer ?? (Self.layerClass == CALayer.self ? nil : layer)
  }

  /// Whether the view or its layer has a mask.
  var isMasked: Bool { madeLayer?.mask != nil || traits.mask != nil }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Tree

  /// The view that contains this one.
  open var superview: UIView? { treeSuperview }
  /// The views in this one, from back to front.
  open var subviews: [UIView] { tree.subviews }
  /// The window that contains the view; `nil` in a stage.
  open var window: UIWindow? { superview?.window }

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) {
    insert(view, at: .max)
    view.manager?.tellAppearance(true)
  }

  /// Inserts a view at an index, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
    view.manager?.tellAppearance(true)
  }

  /// Inserts a view behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: place(of: siblingSubview) ?? 0)
  }

  /// Inserts a view in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: place(of: siblingSubview).map { $0 + 1 } ?? subviews.count)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    manager?.tellAppearance(false)
    leaveSuperview()
  }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view got another superview, or none.
  open func didMoveToSuperview() {}
  /// Called before the view gets another window, or none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view got another window, or none.
  open func didMoveToWindow() {}

  /// The view itself, or its first subview at any depth, with a tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Whether a point, in the view's own coordinates, is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    touchedBounds.contains(point)
  }

  /// The frontmost view that takes touches at a point, in the view's own coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontView(at: point, with: event)
  }

  open override var next: UIResponder? { manager ?? superview }

  // MARK: Appearance

  /// Whether subviews are clipped to the view's bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The colour of controls and symbols; by default the superview's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { traits.tintColor ?? superview?.tintColor ?? .tintColor }
    set {
      traits.tintColor = newValue
      tintColorDidChange()
      tellInheritedTint()
    }
  }
  /// Called when the tint has changed.
  open func tintColorDidChange() {}
  /// How the content is fitted into the view.
  open var contentMode: ContentMode {
    get { traits.contentMode }
    set { traits.contentMode = newValue }
  }
  /// Whether touches reach the view; the default is `true`.
  open var isUserInteractionEnabled: Bool {
    get { traits.isUserInteractionEnabled }
    set { traits.isUserInteractionEnabled = newValue }
  }
  /// A view whose opacity masks this one; in a cell, only its frame and its rounded corners are
  /// used.
  open var mask: UIView? {
    get { traits.mask }
    set {
      traits.mask = newValue
      noteContentChange()
    }
  }
  /// Draws the content; called on an app's screen when the view is painted.
  open func draw(_ rect: CGRect) {}
  /// Requests drawing.
  open func setNeedsDisplay() { noteContentChange() }
  /// Requests drawing of a part.
  open func setNeedsDisplay(_ rect: CGRect) { noteContentChange() }

  // MARK: Traits

  /// The traits of the device and its settings, from the collection view that contains the view.
  open var traitCollection: UITraitCollection {
    let device = (self as? UIWindow)?.deviceTraits ?? ShownDevice.current.traits
    return traits(over: superview?.traitCollection ?? device)
  }
  /// Called when traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// A style for the view and its subviews that replaces the device's; seen on the screens of apps.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.style }
    set {
      changeTraits { traits.style = newValue }
      noteChosenStyle()
    }
  }

  // MARK: Constraints

  /// Requests a call of `updateConstraints()` in the next layout pass.
  open func setNeedsUpdateConstraints() {
    traits.needsConstraints = true
    notePendingPass()
  }
  /// Whether `updateConstraints()` will be called.
  open func needsUpdateConstraints() -> Bool { traits.needsConstraints }
  /// Updates the constraints of the view and its subviews, where that was requested.
  open func updateConstraintsIfNeeded() {
    guard isPassPending else { return }
    if isPassPendingWithin { for view in tree.subviews { view.updateConstraintsIfNeeded() } }
    guard traits.needsConstraints else { return }
    traits.needsConstraints = false
    if let manager { manager.updateViewConstraints() } else { updateConstraints() }
  }
  /// Changes constraints; overrides call super at their end.
  open func updateConstraints() {}
  /// Whether the view needs constraints for its layout.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The size that the content needs, in points; a length that it does not need is
  /// `noIntrinsicMetric`.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Notes that the content needs another size.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    noteOtherSize()
  }
  /// The space between the view's edges and its content, in points.
  open var layoutMargins: UIEdgeInsets {
    get { MarginPolicy.margins(of: self, own: traits.layoutMargins) }
    set {
      guard traits.layoutMargins != newValue else { return }
      traits.layoutMargins = newValue
      layoutMarginsDidChange()
    }
  }
  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}

  // MARK: System insets

  /// Called when the safe area's insets have changed.
  open func safeAreaInsetsDidChange() {}

  /// The meaning of the content, which decides whether it follows the language's direction.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// The direction of the view's content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: languageDirection)
  }

  /// The direction for an attribute in the language of the screen whose code runs.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: ReadingDirection.current)
  }

  /// The direction for an attribute in a language with a direction.
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

  /// The value for a length that the content does not need.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The target for the smallest possible size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero

  /// The target for the greatest possible size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(
    width: expandedLength,
    height: expandedLength
  )

  /// The length that means the greatest possible one in UIKit, in points.
  private nonisolated static let expandedLength: CGFloat = 10000

  /// The size that the view prefers within another one: its present size, unless it has content to
  /// measure.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view its preferred size; its top left corner stays.
  open func sizeToFit() {
    let place = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    frame.origin = place
  }

  /// The size closest to a target that the content allows.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size with each required length of the target; other lengths are those that the content
  /// needs.
  ///
  /// Constraints decide what the content needs; without constraints, `sizeThatFits(_:)` does.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let hasWidth = horizontalFittingPriority >= .required
    let hasHeight = verticalFittingPriority >= .required
    let constrained = constrainedView.constrainedSize(
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

  /// The view whose constraints decide the size of this one.
  var constrainedView: UIView { self }

  /// The insets of the alignment rectangle from the frame; constraints take them for zero here.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Whether the view can have the focus; nothing asks here.
  open var canBecomeFocused: Bool { false }
  /// Whether a recogniser of the view may begin; asked before its delegate.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Called when the layer lays out its own layers; a pass of the view calls ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) {}
  /// Draws a layer whose delegate the view is; nothing unless overridden.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// What happens when a property of the layer changes; nothing, because blocks animate views.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  /// Called when assistive software chooses the view; never here.
  open func accessibilityActivate() -> Bool { false }

  /// Requests another layout pass.
  open func setNeedsLayout() {
    needsLayout = true
    notePendingPass()
  }

  /// Does the layout passes now that were asked for in the view and within it.
  open func layoutIfNeeded() {
    guard isPassPending else { return }
    updateConstraintsIfNeeded()
    if needsLayout { passLayout() }
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

  /// Places the view's content.
  open func layoutSubviews() {}
}
