// SPDX-License-Identifier: Apache-2.0

/// A class whose views can all get a look at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// A class within whose instances a look can apply.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// The looks that an app chose for the views of a class.
///
/// Navigation and tab bars get theirs when they are made or placed, other views when they come into a window.
@MainActor
package final class Appearances {
  /// Those of the app that was launched last.
  package static var current = Appearances()

  /// The look of the objects of a class, perhaps only of those within others.
  private struct Look {
    let owner: AnyClass
    /// Within what the objects are, the innermost first.
    let containers: [AnyClass]
    /// Stands for the objects: what is set there is their look.
    let model: NSObject

    /// How much the look says of the objects that it is for.
    ///
    /// A subclass counts more than what it is within; that order is a guess.
    var certainty: (Int, Int) { (superclasses(of: owner).count, containers.count) }

    @MainActor func applies(to object: NSObject, in holder: UIResponder?) -> Bool {
      guard superclasses(of: type(of: object)).contains(where: { $0 == owner }) else {
        return false
      }
      var wanted = containers[...]
      var around = holder ?? (object as? UIResponder)?.next
      while let container = wanted.first, let present = around {
        if superclasses(of: type(of: present)).contains(where: { $0 == container }) {
          wanted.removeFirst()
        }
        around = present.next
      }
      return wanted.isEmpty
    }
  }

  private var looks: [Look] = []

  /// Makes looks without a choice.
  package init() {}

  /// The object that stands for all objects of a class, perhaps only for those within others.
  ///
  /// - Parameters:
  ///   - owner: The class, which may be one of the app; its look is one of the class of UIKit that it extends.
  ///   - containers: Within what they are, the innermost first.
  ///   - make: Makes the object.
  /// - Returns: The object, the same for the same class and containers.
  func model<Model: NSObject>(
    of owner: AnyClass,
    within containers: [any UIAppearanceContainer.Type] = [],
    _ make: () -> Model
  ) -> Model {
    let containers = containers.map { $0 as AnyClass }
    let known = looks.first {
      $0.owner == owner && $0.containers.elementsEqual(containers, by: ==)
    }
    if let known = known?.model as? Model { return known }
    let look = Look(owner: owner, containers: containers, model: make())
    looks.append(look)
    looks.sort { $0.certainty > $1.certainty }
    return look.model as? Model ?? make()
  }

  /// Whether the app chose any.
  var hasLooks: Bool { !looks.isEmpty }

  /// The looks of an object where it is now, or in a holder that does not hold it as a view yet; those that say most of
  /// it come first.
  func chosen<Model: NSObject>(for object: Model, in holder: UIResponder? = nil) -> [Model] {
    looks.compactMap { look in
      guard let model = look.model as? Model, model !== object, look.applies(to: object, in: holder)
      else {
        return nil
      }
      return model
    }
  }
}

/// A class and all classes above it.
private func superclasses(of owner: AnyClass) -> [AnyClass] {
  var all = [owner]
  while let next = _getSuperclass(all[all.count - 1]) { all.append(next) }
  return all
}

extension UINavigationBar {
  /// Makes a bar with the look that the app chose for all.
  static func styled() -> UINavigationBar {
    let bar = UINavigationBar()
    for model in Appearances.current.chosen(for: bar) { bar.take(model) }
    return bar
  }
}

extension UITabBar {
  /// Makes a bar with the look that the app chose for all.
  static func styled() -> UITabBar {
    let bar = UITabBar()
    for model in Appearances.current.chosen(for: bar) { bar.take(model) }
    return bar
  }
}

// Bars get the looks when they are made and when they are placed; apps may choose them between both.

extension UINavigationBar {
  /// Takes what was chosen for all since the bar was made, when it is placed for the first time.
  func takeLateLook() {
    guard !wasPlaced else { return }
    wasPlaced = true
    for model in Appearances.current.chosen(for: self) { take(model) }
  }

  /// Takes what a look says and the bar has not.
  private func take(_ model: UINavigationBar) {
    if traits.tintColor == nil, let tint = model.traits.tintColor { tintColor = tint }
    barTintColor = barTintColor ?? model.barTintColor
    backgroundColor = backgroundColor ?? model.backgroundColor
    isTranslucent = isTranslucent && model.isTranslucent
    prefersLargeTitles = prefersLargeTitles || model.prefersLargeTitles
    titleTextAttributes = titleTextAttributes ?? model.titleTextAttributes
    largeTitleTextAttributes = largeTitleTextAttributes ?? model.largeTitleTextAttributes
    shadowImage = shadowImage ?? model.shadowImage
    if backgroundImage == nil { setBackgroundImage(model.backgroundImage, for: .default) }
    compactAppearance = compactAppearance ?? model.compactAppearance
    scrollEdgeAppearance = scrollEdgeAppearance ?? model.scrollEdgeAppearance
    if !hasOwnLook, model.hasOwnLook { standardAppearance = model.standardAppearance }
  }
}

extension UITabBar {
  /// Takes what was chosen for all since the bar was made, when it is placed for the first time.
  func takeLateLook() {
    guard !wasPlaced else { return }
    wasPlaced = true
    for model in Appearances.current.chosen(for: self) { take(model) }
  }

  /// Takes what a look says and the bar has not.
  private func take(_ model: UITabBar) {
    if traits.tintColor == nil, let tint = model.traits.tintColor { tintColor = tint }
    barTintColor = barTintColor ?? model.barTintColor
    backgroundColor = backgroundColor ?? model.backgroundColor
    isTranslucent = isTranslucent && model.isTranslucent
    unselectedItemTintColor = unselectedItemTintColor ?? model.unselectedItemTintColor
    scrollEdgeAppearance = scrollEdgeAppearance ?? model.scrollEdgeAppearance
    if !hasOwnLook, model.hasOwnLook { standardAppearance = model.standardAppearance }
  }
}
