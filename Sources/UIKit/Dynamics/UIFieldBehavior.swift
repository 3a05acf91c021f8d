// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Moves items by where they are, how fast and how charged.
///
/// UIKit documents no units. Ours: gravity and vortex have that of `UIGravityBehavior`, noise and electric fields that
/// of `UIPushBehavior`; springs, drag and magnetic fields have none, since distance or speed is multiplied; a
/// velocity is in points per second.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// The number that `minimumRadius` is unless set, in points: next to nothing.
  private static let leastRadius = CGFloat(Float.ulpOfOne)
  /// How a field says what it does to an item.
  private typealias Evaluation = (
    UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
  ) -> CGVector

  private var kind: DynamicField.Kind?
  private var evaluation: Evaluation?

  /// Makes a field that does nothing; fields are made by the methods of the class.
  @preconcurrency @MainActor public required override init() {
    super.init()
  }

  /// Who is moved.
  open private(set) var items: [any UIDynamicItem] = []
  /// The middle of the field, in points.
  open var position = CGPoint.zero { didSet { changed() } }
  /// Where the field is at work, about its middle; everywhere unless set.
  open var region = UIRegion.infinite { didSet { changed() } }
  /// What the field is multiplied by; 1 unless set.
  open var strength: CGFloat = 1 { didSet { changed() } }
  /// The field fades by the distance from the middle, in points, to this power; not at all unless set.
  open var falloff: CGFloat = 0 { didSet { changed() } }
  /// The distance, in points, that shorter ones count as where the field fades.
  open var minimumRadius = leastRadius { didSet { changed() } }
  /// The direction of a linear gravity or velocity field.
  open var direction = CGVector.zero { didSet { changed() } }
  /// How smooth noise and turbulence are from place to place, 0 to 1.
  open var smoothness: CGFloat = 0 { didSet { changed() } }
  /// How fast noise and turbulence become others; at 0 they never do.
  open var animationSpeed: CGFloat = 0 { didSet { changed() } }

  /// Moves another item.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  /// Moves an item no more.
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

  /// Makes a field that slows items down, the more the faster they are.
  open class func dragField() -> Self { make(.drag) }
  /// Makes a field that moves items around its middle, in the direction in which angles grow.
  open class func vortexField() -> Self { make(.vortex) }
  /// Makes a field that pulls items to a place.
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = make(.radialGravity)
    field.position = position
    return field
  }
  /// Makes a field that pulls items in a direction, as far as that is long.
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
  /// Makes a field that pushes items as if by chance, the same at every run.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    make(.noise, smoothness, speed)
  }
  /// Makes a field that pushes items as if by chance, the more the faster they are.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    make(.turbulence, smoothness, speed)
  }
  /// Makes a field that pulls items to its middle, the more the further they are off.
  open class func springField() -> Self { make(.spring) }
  /// Makes a field that pushes charged items from its middle.
  open class func electricField() -> Self { make(.electric) }
  /// Makes a field that turns the way of charged items.
  open class func magneticField() -> Self { make(.magnetic) }
  /// Makes a field of one's own: the block is told field, place from its middle, speed, mass, charge and seconds that
  /// pass, and returns a force in the unit of `UIPushBehavior`.
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

  /// Pushes items for one step as the field's own block says.
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
