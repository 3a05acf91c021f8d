// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Moves items by their place, their speed and their charge.
///
/// UIKit documents no units, so these are ours. Gravity and vortex fields have the unit of
/// `UIGravityBehavior`, noise and electric fields that of `UIPushBehavior`. Springs, drag and
/// magnetic fields have no unit, because they multiply a distance or a speed. A velocity is in
/// points per second.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// The default of `minimumRadius`, in points: almost 0.
  private static let leastRadius = CGFloat(Float.ulpOfOne)
  /// Returns the force of a field on an item.
  private typealias Evaluation = (
    UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
  ) -> CGVector

  private var kind: DynamicField.Kind?
  private var evaluation: Evaluation?

  /// Makes a field without effect; use the class methods to make fields.
  @preconcurrency @MainActor public required override init() {
    super.init()
  }

  /// The items that the field moves.
  open private(set) var items: [any UIDynamicItem] = []
  /// The centre of the field, in points.
  open var position = CGPoint.zero { didSet { changed() } }
  /// The region of the field, relative to its centre; the default is everywhere.
  open var region = UIRegion.infinite { didSet { changed() } }
  /// The factor of the field's force; the default is 1.
  open var strength: CGFloat = 1 { didSet { changed() } }
  /// The exponent with which the force decreases by the distance from the centre; the default is 0.
  open var falloff: CGFloat = 0 { didSet { changed() } }
  /// The smallest distance for the decrease of the force, in points; shorter distances count as
  /// this one.
  open var minimumRadius = leastRadius { didSet { changed() } }
  /// The direction of a linear gravity or velocity field.
  open var direction = CGVector.zero { didSet { changed() } }
  /// How similar noise and turbulence are at neighbouring places, from 0 to 1.
  open var smoothness: CGFloat = 0 { didSet { changed() } }
  /// How fast noise and turbulence change; with 0 they do not change.
  open var animationSpeed: CGFloat = 0 { didSet { changed() } }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  // MARK: Making

  private class func make(_ kind: DynamicField.Kind) -> Self {
    let field = Self()
    field.kind = kind
    return field
  }

  private class func make(
    _ kind: DynamicField.Kind,
    _ smoothness: CGFloat,
    _ speed: CGFloat
  )
    -> Self
  {
    let field = make(kind)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Makes a field that slows items down, in proportion to their speed.
  open class func dragField() -> Self { make(.drag) }
  /// Makes a field that moves items around its centre, in the direction of growing angles.
  open class func vortexField() -> Self { make(.vortex) }
  /// Makes a field that pulls items towards a place.
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = make(.radialGravity)
    field.position = position
    return field
  }
  /// Makes a field that pulls items in a direction; the length of the vector is the strength.
  open class func linearGravityField(direction: CGVector) -> Self {
    let field = make(.linearGravity)
    field.direction = direction
    return field
  }
  /// Makes a field that gives items a speed, in points per second, whatever else moves them.
  open class func velocityField(direction: CGVector) -> Self {
    let field = make(.velocity)
    field.direction = direction
    return field
  }
  /// Makes a field of random forces, which are the same in every run.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    make(.noise, smoothness, speed)
  }
  /// Makes a field of random forces, in proportion to the items' speed.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    make(.turbulence, smoothness, speed)
  }
  /// Makes a field that pulls items to its centre, in proportion to their distance.
  open class func springField() -> Self { make(.spring) }
  /// Makes a field that pushes charged items away from its centre.
  open class func electricField() -> Self { make(.electric) }
  /// Makes a field that deflects moving charged items.
  open class func magneticField() -> Self { make(.magnetic) }
  /// Makes a custom field.
  ///
  /// The block gets the field, the place relative to its centre, the speed, the mass, the charge
  /// and the time of the step in seconds. It returns a force in the unit of `UIPushBehavior`.
  open class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self {
    let field = Self()
    field.evaluation = block
    return field
  }

  // MARK: Simulation

  override func describe(in scene: inout DynamicsScene) {
    let bodies = items.map { scene.body(of: $0) }
    guard let kind else { return }
    var field = DynamicField(kind: kind)
    field.bodies = bodies
    field.position = SIMD2(position)
    field.region = region.part
    field.strength = Double(strength)
    field.falloff = Double(falloff)
    field.minimumRadius = max(0, Double(minimumRadius))
    field.direction = SIMD2(direction)
    field.noise = DynamicNoise(smoothness: Double(smoothness), speed: Double(animationSpeed))
    scene.world.fields.append(field)
  }

  /// Applies the force of the field's own block to items for one step.
  func evaluate(in animator: UIDynamicAnimator) {
    guard let evaluation else { return }
    for item in items {
      guard let body = animator.body(of: item), !body.isAnchored else { continue }
      let place = body.position - SIMD2(position)
      guard region.part.contains(place) else { continue }
      let force = SIMD2(
        evaluation(
          self,
          CGPoint(x: place.x, y: place.y),
          CGVector(dx: body.velocity.x, dy: body.velocity.y),
          CGFloat(body.mass),
          CGFloat(body.charge),
          DynamicsWorld.step
        )
      )
      guard force.x.isFinite, force.y.isFinite else { continue }
      let impulse = force * (Double(strength) * DynamicField.force * DynamicsWorld.step)
      animator.push(item, impulse, at: .zero)
    }
  }
}
