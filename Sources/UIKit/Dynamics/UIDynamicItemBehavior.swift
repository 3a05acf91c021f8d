// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// What items are made of.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// Whom the numbers are for.
  open private(set) var items: [any UIDynamicItem]
  /// The part of its speed that an item keeps when it hits something, 0 to 1.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// How strongly it holds to what slides along it.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// How much there is of it for each unit of area; 1 unless set.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// How its speed fades.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// How its spin fades.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// What electric and magnetic fields move it by; none unless set.
  open var charge: CGFloat = 0 { didSet { changed() } }
  /// Whether it stays where it is whatever hits it.
  open var isAnchored = false { didSet { changed() } }
  /// Whether it may be turned; true unless set.
  open var allowsRotation = true { didSet { changed() } }

  /// Makes a behaviour of items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Says it of another item.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  /// Says it of an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  /// Adds to an item's speed, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    dynamicAnimator?.add(velocity, 0, to: item)
  }

  /// An item's speed, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator?.velocity(of: item).linear ?? .zero
  }

  /// Adds to an item's spin, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    dynamicAnimator?.add(.zero, velocity, to: item)
  }

  /// An item's spin, in radians per second.
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
