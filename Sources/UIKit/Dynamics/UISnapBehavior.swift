// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Moves an item to a place like a spring, and turns it upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// The frequency in swings per second; ours, because UIKit documents none.
  private static let frequency = 3.0
  /// The smallest damping of the spring, so that it comes to rest even if `damping` is 0.
  private static let leastDamping = 0.1

  private let item: any UIDynamicItem
  /// The place to which the item moves.
  open var snapPoint: CGPoint { didSet { changed() } }
  /// How much swinging is damped, from 0 to 1; the default is 0.5.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  /// Makes a behaviour that moves an item's centre to a place.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override func describe(in scene: inout DynamicsScene) {
    var spring = DynamicSpring(body: scene.body(of: item))
    spring.anchor = SIMD2(snapPoint)
    spring.frequency = Self.frequency
    let share = min(max(0, Double(damping)), 1)
    spring.damping = Self.leastDamping + (1 - Self.leastDamping) * share
    scene.world.springs.append(spring)
    spring.kind = .angle
    scene.world.springs.append(spring)
  }
}
