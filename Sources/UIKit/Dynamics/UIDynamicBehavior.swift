// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What things do under an animator; made of others where it is a subclass of somebody's own.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  private weak var parent: UIDynamicBehavior?
  private weak var animator: UIDynamicAnimator?

  /// Makes a behaviour that does nothing by itself.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// The behaviours that this one is made of.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at every step of the simulation.
  open var action: (() -> Void)?
  /// The animator that the behaviour is under.
  open var dynamicAnimator: UIDynamicAnimator? { animator ?? parent?.dynamicAnimator }

  /// Makes another behaviour part of this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent == nil, behavior.animator == nil, behavior !== self else { return }
    behavior.parent = self
    childBehaviors.append(behavior)
    changed()
  }

  /// Takes a part out of this behaviour.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent === self else { return }
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    changed()
  }

  /// Tells that another animator is going to have the behaviour, or none.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Puts the behaviour under an animator, or under none.
  func attach(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    self.animator = animator
  }

  /// Says that the simulation has to look again.
  func changed() { dynamicAnimator?.noteChange() }

  /// Puts into a scene what the behaviour does.
  func describe(in scene: inout DynamicsScene) {}

  /// Told after a step with what touches what.
  func stepped(_ scene: DynamicsScene) {}

  /// The behaviour and all that it is made of.
  var flattened: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.flattened) }
}
