// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What items do under an animator; a custom subclass combines other behaviours.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  private weak var parent: UIDynamicBehavior?
  private weak var animator: UIDynamicAnimator?

  /// Makes a behaviour without an effect of its own.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// The behaviours that this one contains.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at every step of the simulation.
  open var action: (() -> Void)?
  /// The animator that has the behaviour.
  open var dynamicAnimator: UIDynamicAnimator? { animator ?? parent?.dynamicAnimator }

  /// Adds a behaviour to this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent == nil, behavior.animator == nil, behavior !== self else { return }
    behavior.parent = self
    childBehaviors.append(behavior)
    changed()
  }

  /// Removes a behaviour from this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent === self else { return }
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    changed()
  }

  /// Called before the behaviour gets another animator, or none.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Sets the animator; `nil` for none.
  func attach(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    self.animator = animator
  }

  /// Notes that the simulation must read the behaviour again.
  func changed() { dynamicAnimator?.noteChange() }

  /// Adds the behaviour's effects to a scene.
  func describe(in scene: inout DynamicsScene) {}

  /// Called after a step, with the present contacts.
  func stepped(_ scene: DynamicsScene) {}

  /// The behaviour and all behaviours in it, at any depth.
  var flattened: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.flattened) }
}
