// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The layer of a view.
///
/// A view's layer has the view's geometry, opacity and background colour. Its border, rounded corners, mask and shadow
/// are painted, and what layers of their own kinds show. Animations change what is painted on a screen, and not the
/// values. Properties without an effect say so; they are stored, so that code can read what it set.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view with this layer; `nil` for a separate layer.
  package weak var view: (any LayerOwner)?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownAnchor = CGPoint(x: 0.5, y: 0.5)
  private var ownTransform = CATransform3D.identity
  private var ownOpacity: Float = 1
  private var ownHidden = false
  /// Whether people see the layer, so that changes of it are animated; see ``LayerAnimations/notePainted(_:)``.
  package var isOnScreen = false
  /// The layer of which this one shows the animated state; `nil` for any other layer.
  private weak var original: CALayer?
  /// The animations, in the order in which they were added.
  var attached: [AttachedAnimation] = []

  /// Makes a layer with size zero.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Makes a layer of a class that is known only at run time; see ``EngineInstantiation``.
  public required convenience init(by engine: EngineInstantiation) { self.init() }

  /// Makes a layer with the geometry and the look of another one.
  @preconcurrency @MainActor public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { take(layer) }
  }

  /// Makes a layer; the archive's values are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Geometry

  /// The rectangle, in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { setOwn(\.ownBounds, newValue, "bounds") } }
  }
  /// The bounds for what is painted now: a view does not lay its content out for them.
  var paintedBounds: CGRect {
    get { view?.paintedBounds ?? ownBounds }
    set { if let view { view.paintedBounds = newValue } else { ownBounds = newValue } }
  }
  /// The place of the anchor point, in the superlayer's coordinates.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set {
      if let view { view.center = newValue } else { setOwn(\.ownPosition, newValue, "position") }
    }
  }
  /// The point that `position` places and that transforms keep in place, as a fraction of the
  /// bounds; the default is the middle.
  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? ownAnchor }
    set {
      if let view {
        view.anchorPoint = newValue
      } else {
        setOwn(\.ownAnchor, newValue, "anchorPoint")
      }
    }
  }
  /// The distance of the anchor point in front of the layer's plane, in points; it has no effect
  /// here.
  open var anchorPointZ: CGFloat = 0
  /// The distance of the layer in front of others, in points; it has no effect here.
  open var zPosition: CGFloat = 0 {
    didSet { noteChange(of: "zPosition", oldValue, zPosition) }
  }
  /// The transform in space about the anchor point.
  open var transform: CATransform3D {
    get { view?.transform3D ?? ownTransform }
    set {
      if let view {
        view.transform3D = newValue
      } else {
        setOwn(\.ownTransform, newValue, "transform")
      }
    }
  }
  /// A transform for all sublayers, such as a perspective; it has no effect here.
  open var sublayerTransform = CATransform3DIdentity
  /// The smallest rectangle around the transformed layer, in the superlayer's coordinates.
  open var frame: CGRect {
    get { view?.frame ?? placement.frame }
    set {
      guard let view else {
        bounds.size = newValue.size
        position = Placement.position(of: ownAnchor, in: newValue)
        return
      }
      view.frame = newValue
    }
  }

  private func setOwn<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<CALayer, Value>,
    _ value: Value,
    _ key: String
  ) {
    let old = self[keyPath: path]
    self[keyPath: path] = value
    noteChange(of: key, old, value)
  }

  private var placement: Placement {
    Placement(
      size: ownBounds.size,
      position: ownPosition,
      anchorPoint: ownAnchor,
      transform: ownTransform
    )
  }

  /// The transform in the plane, if `transform` is one.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets a transform in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// Draws the layer; it has no effect here.
  open func render(in ctx: CGContext) {}
  /// Whether a point, in the layer's own coordinates, is inside the layer.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Tree

  private weak var ownSuperlayer: CALayer?
  /// The layer that contains this one; of a view's layer, that of its superview.
  open var superlayer: CALayer? { ownSuperlayer ?? view?.layerAround }
  /// The layers in this one, from back to front.
  open var sublayers: [CALayer]? {
    didSet {
      for layer in oldValue ?? [] where layer.ownSuperlayer === self { layer.ownSuperlayer = nil }
      for layer in sublayers ?? [] { layer.ownSuperlayer = self }
    }
  }
  /// The view in this layer's superlayer right behind this layer; `nil` if it lies behind all views.
  package weak var viewBehind: (any LayerOwner)?
  /// Adds a layer in front of the others, and of the views that are in the layer's view now.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    put(layer, at: .max)
  }
  /// Inserts a layer at an index, counted from the back; the layers of views count, too.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    put(layer, at: Int(idx))
  }
  /// Inserts a layer behind another one, which may be that of a view; for `nil`, behind all.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    put(layer, at: place(of: sibling) ?? 0)
  }
  /// Inserts a layer in front of another one, which may be that of a view; for `nil`, in front of all.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    put(layer, at: place(of: sibling).map { $0 + 1 } ?? .max)
  }
  /// Replaces a layer with another one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let place = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    newLayer.viewBehind = oldLayer.viewBehind
    sublayers?[place] = newLayer
  }
  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    ownSuperlayer?.sublayers?.removeAll { $0 === self }
    ownSuperlayer = nil
    isOnScreen = false
  }

  // MARK: Appearance

  /// The opacity, from 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let view {
        view.alpha = CGFloat(newValue)
      } else {
        setOwn(\.ownOpacity, newValue, "opacity")
      }
    }
  }
  /// Whether the layer is not shown.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownHidden }
    set { if let view { view.isHidden = newValue } else { ownHidden = newValue } }
  }
  /// The background colour.
  open var backgroundColor: CGColor? {
    get { view.map(\.groundColour) ?? ownColor }
    set {
      if let view {
        view.groundColour = newValue
      } else {
        setOwn(\.ownColor, newValue, "backgroundColor")
      }
    }
  }
  private var ownColor: CGColor?
  /// Whether sublayers are clipped to the layer's bounds; it has no effect here.
  open var masksToBounds = false
  /// The radius of the corners, in points; the radius of a cell's layer gives the cell its outline.
  open var cornerRadius: CGFloat = 0 {
    didSet { noteChange(of: "cornerRadius", oldValue, cornerRadius) }
  }
  /// The rounded corners of a cell's outline.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of rounded corners; it has no effect here.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0 {
    didSet { noteChange(of: "borderWidth", oldValue, borderWidth) }
  }
  /// The colour of the border.
  open var borderColor: CGColor? = CGColor.black {
    didSet { noteChange(of: "borderColor", oldValue, borderColor) }
  }
  /// The colour of the shadow; it has no effect here.
  open var shadowColor: CGColor? = CGColor.black {
    didSet { noteChange(of: "shadowColor", oldValue, shadowColor) }
  }
  /// The opacity of the shadow, 0 by default; it has no effect here.
  open var shadowOpacity: Float = 0 {
    didSet { noteChange(of: "shadowOpacity", oldValue, shadowOpacity) }
  }
  /// The offset of the shadow, in points; it has no effect here.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { noteChange(of: "shadowOffset", oldValue, shadowOffset) }
  }
  /// The blur of the shadow, in points; it has no effect here.
  open var shadowRadius: CGFloat = 3 {
    didSet { noteChange(of: "shadowRadius", oldValue, shadowRadius) }
  }
  /// The shape of the shadow; it has no effect here.
  open var shadowPath: CGPath? {
    didSet { noteChange(of: "shadowPath", oldValue, shadowPath) }
  }
  /// A layer whose opacity masks this one; a shape layer as the mask of a cell gives the cell its
  /// outline.
  open var mask: CALayer? {
    didSet {
      oldValue?.masked = nil
      mask?.masked = self
      view?.noteContentChange()
    }
  }
  /// The layer that this one masks.
  weak var masked: CALayer?
  /// The contents of the layer; a picture is painted.
  open var contents: Any? { didSet { view?.noteContentChange() } }
  /// Device pixels per point of the contents; it has no effect here.
  open var contentsScale: CGFloat = 1
  /// How the contents are fitted into the layer.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The visible part of the contents; it has no effect here.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether the layer is rendered as a bitmap; it has no effect here.
  open var shouldRasterize = false
  /// Device pixels per point of that bitmap; it has no effect here.
  open var rasterizationScale: CGFloat = 1
  /// Whether the back of the layer is visible; it has no effect here.
  open var isDoubleSided = true
  /// Whether the layer is opaque; it has no effect here.
  open var isOpaque = false
  /// Whether edges are smoothed; it has no effect here.
  open var allowsEdgeAntialiasing = false
  /// Whether the opacity applies to the layer and its sublayers as one image; it has no effect
  /// here.
  open var allowsGroupOpacity = true
  /// A name by which code can find the layer.
  open var name: String?
  /// The factor of the time's speed in the layer; it has no effect here.
  open var speed: Float = 1
  /// How many seconds the layer's time is ahead; it has no effect here.
  open var timeOffset: CFTimeInterval = 0
  /// The start of the layer's time, in seconds; it has no effect here.
  open var beginTime: CFTimeInterval = 0
  /// The object that is told about the layer; a weak reference.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Animations

  /// Adds a copy of an animation, in place of one with the same key; it begins with the next frame.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    guard let copy = anim.copy() as? CAAnimation else { return }
    if let key { removeAnimation(forKey: key) }
    if let transition = copy as? CATransition { view?.pass(by: transition) }
    let name = key ?? "tessera.\(ObjectIdentifier(copy).hashValue)"
    let animations = FrameClock.current.layerAnimations
    attached.append(AttachedAnimation(copy, key: name, by: animations))
    animations.add(self)
    CATransaction.note(copy)
  }
  /// Removes an animation.
  open func removeAnimation(forKey key: String) {
    let ended = attached.filter { $0.key == key }
    attached.removeAll { $0.key == key }
    for one in ended { one.end(finished: false) }
    if !ended.isEmpty { view?.noteContentChange() }
  }
  /// Removes all animations.
  open func removeAllAnimations() {
    guard !attached.isEmpty else { return }
    endAnimations()
    view?.noteContentChange()
  }
  /// The animation for a key, while it runs or if it stays after its end.
  open func animation(forKey key: String) -> CAAnimation? {
    attached.first { $0.key == key }?.animation
  }
  /// The keys of the animations.
  open func animationKeys() -> [String]? {
    attached.isEmpty ? nil : attached.map(\.key)
  }
  /// A copy of the layer as it is shown now, without the layers in it; `nil` while no window shows the layer.
  open func presentation() -> Self? {
    guard isInWindow else { return nil }
    let copy = type(of: self).init(by: EngineInstantiation())
    FrameClock.current.layerAnimations.shown(self) { copy.take(self) }
    (copy.original, copy.ownSuperlayer) = (self, superlayer)
    return copy
  }
  /// The layer with its set values: that of which this one is a copy, or the layer itself.
  open func model() -> Self { original as? Self ?? self }
  /// Takes the values of another layer, as far as the class of this one has them.
  func take(_ other: CALayer) {
    (bounds, position, anchorPoint) = (other.bounds, other.position, other.anchorPoint)
    (transform, opacity, isHidden) = (other.transform, other.opacity, other.isHidden)
    (backgroundColor, masksToBounds) = (other.backgroundColor, other.masksToBounds)
    (cornerRadius, maskedCorners) = (other.cornerRadius, other.maskedCorners)
    (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
    (shadowColor, shadowOpacity, shadowPath) =
      (other.shadowColor, other.shadowOpacity, other.shadowPath)
    (shadowOffset, shadowRadius) = (other.shadowOffset, other.shadowRadius)
    (zPosition, name, contents) = (other.zPosition, other.name, other.contents)
  }

  // MARK: Layout

  /// Requests another layout pass.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Runs the layout pass now, if one was requested.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Places the sublayers.
  open func layoutSublayers() {}
  /// Requests drawing; it has no effect here.
  open func setNeedsDisplay() { view?.noteContentChange() }
  /// Draws the layer; a view's layer of a class of source is asked.
  open func draw(in ctx: CGContext) {}
  /// Draws the contents; it has no effect here.
  open func display() {}
  /// Draws the contents now, if that was requested; it has no effect here.
  open func displayIfNeeded() {}
  /// Whether drawing was requested; the page always draws what is there.
  open func needsDisplay() -> Bool { false }
  /// Whether a change of a property draws the layer again; no.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The size that the layer prefers; its present one.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Actions

  /// What happens when a property changes: what the delegate, `actions` or the class answers; otherwise, of a layer
  /// without a view, an animation as the transaction says.
  open func action(forKey event: String) -> (any CAAction)? {
    if let given = delegate?.action(for: self, forKey: event) { return given }
    if let own = actions?[event] ?? Self.defaultAction(forKey: event) { return own }
    return view == nil ? implicitAction(for: event) : nil
  }
  /// What happens when a property of any layer of the class changes; nothing.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The farthest layer in the tree that contains a point, in the superlayer's coordinates; hidden
  /// layers, and what a layer that clips does not show, are left out.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let inner = convert(p, from: superlayer)
    let isInside = contains(inner)
    guard isInside || !masksToBounds else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(inner) { return hit }
    }
    return isInside ? self : nil
  }
}
