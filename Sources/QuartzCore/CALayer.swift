// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a view draws in.
///
/// A view's layer has the view's geometry, opacity and ground. What else a layer can show is recorded, so that
/// code finds what it set; the page paints cells from a description.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose layer it is; `nil` for a layer of its own.
  package weak var view: (any LayerOwner)?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownAnchor = CGPoint(x: 0.5, y: 0.5)
  private var ownTransform = CATransform3D.identity
  private var ownOpacity: Float = 1
  private var ownHidden = false
  private var animations: [String: CAAnimation] = [:]

  /// Makes a layer without size.
  @preconcurrency @MainActor public required override init() {
    super.init()
  }

  /// Makes a copy of the geometry of another layer.
  public convenience init(layer: Any) {
    self.init()
    guard let layer = layer as? CALayer else { return }
    bounds = layer.bounds
    position = layer.position
    anchorPoint = layer.anchorPoint
    transform = layer.transform
  }

  /// Makes a layer from an archive; archives hold nothing that a layer here reads.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Geometry

  /// The rectangle, in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
  }
  /// Where the anchor point is, in the superlayer's coordinates.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set { if let view { view.center = newValue } else { ownPosition = newValue } }
  }
  /// The point that `position` places and transforms leave, in parts of the bounds; the middle unless set.
  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? ownAnchor }
    set { if let view { view.anchorPoint = newValue } else { ownAnchor = newValue } }
  }
  /// How far the anchor point is before the layer's plane, in points; recorded.
  open var anchorPointZ: CGFloat = 0
  /// How far the layer is before others, in points; recorded.
  open var zPosition: CGFloat = 0
  /// The map of space about the anchor point.
  open var transform: CATransform3D {
    get { view?.transform3D ?? ownTransform }
    set { if let view { view.transform3D = newValue } else { ownTransform = newValue } }
  }
  /// A map for all sublayers, such as a perspective; recorded.
  open var sublayerTransform = CATransform3DIdentity
  /// The smallest rectangle around the transformed layer, in the superlayer's coordinates.
  open var frame: CGRect {
    get { view?.frame ?? placement.frame }
    set {
      guard let view else {
        ownBounds.size = newValue.size
        ownPosition = Placement.position(of: ownAnchor, in: newValue)
        return
      }
      view.frame = newValue
    }
  }

  private var placement: Placement {
    Placement(
      size: ownBounds.size,
      position: ownPosition,
      anchorPoint: ownAnchor,
      transform: ownTransform
    )
  }

  /// The transform if it is one of the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets a transform of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// Draws the layer; nothing is drawn here.
  open func render(in ctx: CGContext) {}
  /// Whether a point, in the layer's own coordinates, is in it.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Tree

  /// The layer that holds this one.
  open private(set) weak var superlayer: CALayer?
  /// The layers that this one holds, from back to front.
  open var sublayers: [CALayer]? {
    didSet {
      for layer in oldValue ?? [] where layer.superlayer === self { layer.superlayer = nil }
      for layer in sublayers ?? [] { layer.superlayer = self }
    }
  }
  /// Puts a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
  }
  /// Puts a layer among the others, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
  }
  /// Puts a layer behind another, or behind all.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(place))
  }
  /// Puts a layer in front of another, or of all.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
    insertSublayer(layer, at: UInt32(place))
  }
  /// Puts a layer in the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let place = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    sublayers?[place] = newLayer
  }
  /// Takes the layer out of what holds it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  // MARK: Appearance

  /// The opacity, 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }
  /// Whether the layer is not shown.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownHidden }
    set { if let view { view.isHidden = newValue } else { ownHidden = newValue } }
  }
  /// The colour of the ground.
  open var backgroundColor: CGColor? {
    get { view.map(\.groundColour) ?? ownColor }
    set { if let view { view.groundColour = newValue } else { ownColor = newValue } }
  }
  private var ownColor: CGColor?
  /// Whether what the layer holds is cut off at its edges; recorded.
  open var masksToBounds = false
  /// The radius of the corners, in points; that of a cell gives it its shape.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round; recorded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of round corners; recorded.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the line along the edges, in points; recorded.
  open var borderWidth: CGFloat = 0
  /// The colour of the line along the edges; recorded.
  open var borderColor: CGColor? = CGColor.black
  /// The colour of the shadow; recorded.
  open var shadowColor: CGColor? = CGColor.black
  /// The opacity of the shadow, none unless set; recorded.
  open var shadowOpacity: Float = 0
  /// Where the shadow falls, in points; recorded.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points; recorded.
  open var shadowRadius: CGFloat = 3
  /// The shape of the shadow; recorded.
  open var shadowPath: CGPath?
  /// A layer whose opacity cuts this one out; that of a cell gives it its shape, if it is a shape layer.
  open var mask: CALayer? { didSet { view?.noteContentChange() } }
  /// What the layer shows; recorded.
  open var contents: Any?
  /// Device pixels for each point of the contents; recorded.
  open var contentsScale: CGFloat = 1
  /// How the contents are fitted into the layer; recorded.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The part of the contents that is shown; recorded.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether the layer is kept as a picture; recorded.
  open var shouldRasterize = false
  /// Device pixels for each point of that picture; recorded.
  open var rasterizationScale: CGFloat = 1
  /// Whether the back is seen; recorded.
  open var isDoubleSided = true
  /// Whether the layer covers what is behind it; recorded.
  open var isOpaque = false
  /// Whether edges are smoothed; recorded.
  open var allowsEdgeAntialiasing = false
  /// Whether the opacity is that of the layer and its sublayers as one; recorded.
  open var allowsGroupOpacity = true
  /// A name to find the layer by.
  open var name: String?
  /// How fast time passes in the layer; recorded.
  open var speed: Float = 1
  /// By how many seconds the layer's time is ahead; recorded.
  open var timeOffset: CFTimeInterval = 0
  /// When the layer's time begins, in seconds; recorded.
  open var beginTime: CFTimeInterval = 0
  /// What is told about the layer; not kept alive.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Animations

  /// Adds an animation, which is over at once: the layer has its last values already.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { animations[key] = anim }
    anim.delegate?.animationDidStart(anim)
    anim.delegate?.animationDidStop(anim, finished: true)
    if anim.isRemovedOnCompletion, let key { animations[key] = nil }
  }
  /// Forgets an animation.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Forgets all animations.
  open func removeAllAnimations() { animations = [:] }
  /// The animation of a key, where it outlasts itself.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// The keys of the animations that outlast themselves.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  /// The layer as it is on its way, which is as it is.
  open func presentation() -> Self? { self }
  /// The layer as it was set.
  open func model() -> Self { self }

  // MARK: Layout

  /// Asks for another layout pass.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Does the layout pass now when one was asked for.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Places what the layer holds.
  open func layoutSublayers() {}
  /// Asks for drawing; nothing is drawn here.
  open func setNeedsDisplay() {}
  /// Draws the contents; nothing is drawn here.
  open func display() {}
}
