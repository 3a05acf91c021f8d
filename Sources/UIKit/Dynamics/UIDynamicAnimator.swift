// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Told when a simulation comes to rest and when it continues.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Tells that items move again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Tells that all items rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing, because the method is optional.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing, because the method is optional.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves views, or elements of a layout, by behaviours, in a physical simulation.
///
/// It uses the stage host's clock, in steps of equal length: the same calls and frames give the
/// same numbers. An animator of a layout invalidates the layout whenever an item moved.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject, FrameListener {
  /// The view in whose coordinates items move.
  open private(set) weak var referenceView: UIView?
  private weak var layout: UICollectionViewLayout?
  /// The object that is told when all items rest and when they move; a weak reference.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviours, in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether an item is moving.
  open private(set) var isRunning = false

  private var scene = DynamicsScene()
  private var isStale = true
  /// The time that was told and is not simulated yet, in seconds; less than a step.
  private var rest = 0.0
  private var time = 0.0

  /// Makes an animator without a view or layout.
  @preconcurrency @MainActor public override convenience init() {
    self.init(referenceView: nil, layout: nil)
  }

  /// Makes an animator for the subviews of a view.
  public convenience init(referenceView view: UIView) {
    self.init(referenceView: view, layout: nil)
  }

  /// Makes an animator for the elements of a layout; the items are layout attributes.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init(referenceView: nil, layout: layout)
  }

  private init(referenceView: UIView?, layout: UICollectionViewLayout?) {
    self.referenceView = referenceView
    self.layout = layout
    super.init()
    FrameClock.current.add(self)
  }

  /// The simulated time, in seconds.
  open var elapsedTime: TimeInterval { time }

  /// Adds a behaviour; one that an animator already has stays there.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator == nil else { return }
    behaviors.append(behavior)
    behavior.attach(to: self)
    noteChange()
  }

  /// Removes a behaviour; its items stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.attach(to: nil)
    noteChange()
  }

  /// Removes all behaviours.
  open func removeAllBehaviors() {
    let all = behaviors
    behaviors = []
    for behavior in all { behavior.attach(to: nil) }
    noteChange()
  }

  /// The items of all behaviours that intersect a rectangle, in the order in which they were added.
  ///
  /// - Complexity: O(*n*) in the items.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    rebuild()
    return scene.items.filter { Self.frame(of: $0).intersects(rect) }
  }

  fileprivate var allItems: [any UIDynamicItem] {
    rebuild()
    return scene.items
  }

  /// Reads the present place of an item; its speed stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    rebuild()
    scene.read(item)
    resume()
  }

  private static func frame(of item: any UIDynamicItem) -> CGRect {
    let size = item.bounds.size
    let rect = CGRect(
      x: -size.width / 2,
      y: -size.height / 2,
      width: size.width,
      height: size.height
    )
    return rect.applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y)
  }

  // MARK: Speeds

  /// The speed of an item, in points per second and radians per second.
  func velocity(of item: any UIDynamicItem) -> (linear: CGPoint, angular: CGFloat) {
    rebuild()
    guard let number = scene.number(of: item) else { return (.zero, 0) }
    let body = scene.world.bodies[number]
    return (CGPoint(x: body.velocity.x, y: body.velocity.y), CGFloat(body.spin))
  }

  /// Adds to the speed of an item.
  func add(_ linear: CGPoint, _ angular: CGFloat, to item: any UIDynamicItem) {
    rebuild()
    guard let number = scene.number(of: item) else { return }
    scene.world.bodies[number].velocity += SIMD2(linear)
    scene.world.bodies[number].spin += Double(angular)
    resume()
  }

  /// Gives an item an impulse, in units of mass times points per second.
  func push(_ item: any UIDynamicItem, _ impulse: SIMD2<Double>, at offset: SIMD2<Double>) {
    guard let number = scene.number(of: item) else { return }
    let arm = offset.turned(by: scene.world.bodies[number].angle)
    scene.world.bodies[number].push(impulse, at: arm)
  }

  /// What a field needs to know about an item: place, speed, mass and charge.
  func body(of item: any UIDynamicItem) -> DynamicBody? {
    rebuild()
    return scene.number(of: item).map { scene.world.bodies[$0] }
  }

  // MARK: Time

  /// Notes that behaviours changed.
  func noteChange() {
    isStale = true
    resume()
  }

  private func resume() {
    scene.world.wake()
    guard !isRunning else { return }
    delegate?.dynamicAnimatorWillResume(self)
    isRunning = true
    rest = 0
  }

  package var wantsFrames: Bool { isRunning }

  package func moves(_ layout: AnyObject) -> Bool {
    layout === self.layout && !behaviors.isEmpty
  }

  package func frame(at now: Double, elapsed: Double) {
    rest += elapsed
    // The small addition makes sums of sixtieths reach whole steps.
    let steps = Int(rest / DynamicsWorld.step + Self.hair)
    rest -= Double(steps) * DynamicsWorld.step
    for _ in 0..<steps where isRunning { step() }
    if let layout {
      layout.invalidateLayout(with: layout.makeInvalidationContext())
    }
  }

  private static let hair = 1e-6

  private func step() {
    rebuild()
    let all = behaviors.flatMap(\.flattened)
    for push in all.compactMap({ $0 as? UIPushBehavior }) { push.fire(in: self) }
    for field in all.compactMap({ $0 as? UIFieldBehavior }) { field.evaluate(in: self) }
    scene.world.advance()
    time += DynamicsWorld.step
    scene.write()
    for behavior in all {
      behavior.stepped(scene)
      behavior.action?()
    }
    guard scene.world.isAtRest, !isStale else { return }
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func rebuild() {
    guard isStale else { return }
    isStale = false
    var fresh = DynamicsScene()
    fresh.reference = referenceBounds
    fresh.world.time = scene.world.time
    fresh.inherit(scene)
    for behavior in behaviors.flatMap(\.flattened) { behavior.describe(in: &fresh) }
    fresh.settle()
    scene = fresh
  }

  /// The bounds of the view, or of all content.
  private var referenceBounds: CGRect {
    if let referenceView { return referenceView.bounds }
    guard let layout else { return .null }
    return CGRect(origin: .zero, size: layout.collectionViewContentSize)
  }
}

extension UIDynamicAnimator {
  /// The attributes of a cell that a behaviour moves; `nil` if none does.
  public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    attributes(.cell, nil, indexPath)
  }

  /// The attributes of a supplementary view that a behaviour moves; `nil` if none does.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementaryView, kind, indexPath)
  }

  /// The attributes of a decoration view that a behaviour moves; `nil` if none does.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, decorationViewKind, indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory,
    _ kind: String?,
    _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    allItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }
}
