// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What knows traits and is told when they change.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// What is known of the device and the settings.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Stands for something that is told of changes, to take it back by.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// What somebody may have tell of changes of single traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Is called with what changed and the traits from before.
  typealias TraitChangeHandler<Environment> = (
    _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Is no longer told of changes.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Is told after any of some traits changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(for: traits, handler)
  }

  /// Is told after any of some traits changed; the handler names a class of what is told, mostly `Self`.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    register(for: traits, handler)
  }

  private func register<Environment>(
    for traits: [UITrait],
    _ handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
    (self as? any TraitTeller)?.traitRegistrations.append(registration)
    return registration
  }

  /// Has an object called after any of some traits changed, with what changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    let object = target as AnyObject
    return register(for: traits) { [weak object] (environment: AnyObject, _) in
      guard let object else { return }
      action.call?(object, environment)
    }
  }

  /// Is called itself after any of some traits changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
}

/// A view or controller, which keeps who is told.
@MainActor
protocol TraitTeller: UITraitChangeObservable {
  var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitTeller {
  /// Tells that traits changed: the object itself, then whoever registered for one of those that did.
  func tellTraitChange(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    for registration in traitRegistrations { registration.tell(self, from: previous) }
  }
}

/// Somebody who is told of changes of some traits.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  /// Calls the handler if one of the traits is another than before.
  func tell(_ environment: any UITraitEnvironment, from previous: UITraitCollection) {
    let values = environment.traitCollection.values
    guard traits.contains(where: { !values.agrees(with: previous.values, about: $0) }) else {
      return
    }
    handler(environment, previous)
  }
}
