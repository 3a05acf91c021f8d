// SPDX-License-Identifier: Apache-2.0

extension UIView: TraitTeller {
  var traitRegistrations: [TraitRegistration] {
    get { traits.registrations }
    set { traits.registrations = newValue }
  }

  /// What the view and what it holds know in place of what is around.
  public var traitOverrides: any UITraitOverrides {
    get { traits.overrides }
    set {
      guard let overrides = newValue as? SetTraits else { return }
      let before = (traits.ownStyle, traits.ownLevel)
      changeTraits { traits.overrides = overrides }
      if before != (traits.ownStyle, traits.ownLevel) { noteChosenStyle() }
    }
  }

  /// Is no longer told of changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traits.registrations.removeAll { $0 === registration }
  }

  /// Tells the view and what it holds of the traits that something changes.
  func changeTraits(_ change: () -> Void) {
    let previous = traitCollection
    change()
    if traitCollection.values != previous.values { tellTraitChangeWithin(from: previous) }
  }

  private func tellTraitChangeWithin(from previous: UITraitCollection) {
    tellTraitChange(from: previous)
    setNeedsLayout()
    forEachHeld { $0.tellTraitChangeWithin(from: previous) }
  }
}

extension UIViewController: TraitTeller {
  var traitRegistrations: [TraitRegistration] {
    get { relations.traitRegistrations }
    set { relations.traitRegistrations = newValue }
  }

  /// What the controller's view and what it holds know in place of what is around; asking for it makes the view.
  public var traitOverrides: any UITraitOverrides {
    get { view.traitOverrides }
    set {
      let previous = traitCollection
      view.traitOverrides = newValue
      if traitCollection.values != previous.values { tellTraitChange(from: previous) }
    }
  }

  /// Is no longer told of changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    relations.traitRegistrations.removeAll { $0 === registration }
  }
}
