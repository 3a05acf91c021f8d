// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// The physical properties of items.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items with these properties.
  open private(set) var items: [any UIDynamicItem]
  /// The fraction of its speed that an item keeps in a collision, from 0 to 1.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// The friction against items that slide along it.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// The mass of each unit of area; the default is 1.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// How fast its linear speed decreases.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// How fast its angular speed decreases.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// The charge for electric and magnetic fields; the default is 0.
  open var charge: CGFloat = 0 { didSet { changed() } }
  /// Whether it keeps its place in collisions.
  open var isAnchored = false { didSet { changed() } }
  /// Whether it may rotate; the default is `true`.
  open var allowsRotation = true { didSet { changed() } }

  /// Makes a behaviour for items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

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

  /// Adds to an item's linear speed, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    dynamicAnimator?.add(velocity, 0, to: item)
  }

  /// An item's linear speed, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator?.velocity(of: item).linear ?? .zero
  }

  /// Adds to an item's angular speed, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    dynamicAnimator?.add(.zero, velocity, to: item)
  }

  /// An item's angular speed, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.velocity(of: item).angular ?? 0
  }

  override func describe(in scene: inout DynamicsScene) {
    for item in items {
      let number = scene.body(of: item)
      var body = scene.world.bodies[number]
      body.elasticity = max(0, Double(elasticity))
      body.friction = max(0, Double(friction))
      body.density = max(0, Double(density))
      body.resistance = Double(resistance)
      body.angularResistance = Double(angularResistance)
      body.charge = Double(charge)
      body.isAnchored = isAnchored
      body.allowsRotation = allowsRotation
      scene.world.bodies[number] = body
    }
  }
}
