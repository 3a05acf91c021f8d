// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// Brings an item to a place as a spring does, and upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// Swings per second; ours, UIKit documents none.
  private static let frequency = 3.0
  /// The damping of a spring that `damping` says swings most: it comes to rest all the same.
  private static let leastDamping = 0.1

  private let item: any UIDynamicItem
  /// Where the item goes.
  open var snapPoint: CGPoint { didSet { changed() } }
  /// How much of the swinging is taken away, 0 to 1; half unless set.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  /// Brings an item's middle to a place.
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
