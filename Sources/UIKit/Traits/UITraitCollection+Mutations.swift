// SPDX-License-Identifier: Apache-2.0

extension UITraitCollection {
  /// Sets traits of a collection that is being made.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// Makes traits of which only what the mutations set is known.
  public convenience init(mutations: TraitMutations) {
    var changed: any UIMutableTraits = ChangedTraits(values: Values())
    mutations(&changed)
    self.init((changed as? ChangedTraits)?.values ?? Values())
  }

  /// The same traits but for what the mutations set.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    var changed: any UIMutableTraits = ChangedTraits(values: values)
    mutations(&changed)
    return UITraitCollection((changed as? ChangedTraits)?.values ?? values)
  }

  /// What is known of a trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    values.value(of: trait)
  }

  /// Whether colours look otherwise than with other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
  }
}

/// Traits that are being changed.
private struct ChangedTraits: UIMutableTraits {
  var values: UITraitCollection.Values

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values.value(of: trait) }
    set { values.set(trait, to: newValue) }
  }
}
