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

  private var models: [ObjectIdentifier: NSObject] = [:]

  /// Makes looks without a choice.
  package init() {}

  /// The object that stands for all views of a class.
  func model<Model: NSObject>(_ make: () -> Model) -> Model {
    if let known = models[ObjectIdentifier(Model.self)] as? Model { return known }
    let made = make()
    models[ObjectIdentifier(Model.self)] = made
    return made
  }

  /// Whether the app chose any.
  var hasLooks: Bool { !models.isEmpty }

  /// The look of a class, if the app chose one.
  func chosen<Model: NSObject>(for type: Model.Type) -> Model? {
    models[ObjectIdentifier(type)] as? Model
  }
}

extension UINavigationBar {
  /// Makes a bar with the look that the app chose for all.
  static func styled() -> UINavigationBar {
    let bar = UINavigationBar()
    guard let model = Appearances.current.chosen(for: UINavigationBar.self) else { return bar }
    if let tint = model.traits.tintColor { bar.tintColor = tint }
    bar.barTintColor = model.barTintColor
    bar.backgroundColor = model.backgroundColor
    bar.isTranslucent = model.isTranslucent
    bar.prefersLargeTitles = model.prefersLargeTitles
    bar.titleTextAttributes = model.titleTextAttributes
    bar.largeTitleTextAttributes = model.largeTitleTextAttributes
    bar.shadowImage = model.shadowImage
    bar.standardAppearance = model.standardAppearance
    bar.compactAppearance = model.compactAppearance
    bar.scrollEdgeAppearance = model.scrollEdgeAppearance
    return bar
  }
}

extension UITabBar {
  /// Makes a bar with the look that the app chose for all.
  static func styled() -> UITabBar {
    let bar = UITabBar()
    guard let model = Appearances.current.chosen(for: UITabBar.self) else { return bar }
    if let tint = model.traits.tintColor { bar.tintColor = tint }
    bar.barTintColor = model.barTintColor
    bar.backgroundColor = model.backgroundColor
    bar.isTranslucent = model.isTranslucent
    bar.unselectedItemTintColor = model.unselectedItemTintColor
    bar.standardAppearance = model.standardAppearance
    bar.scrollEdgeAppearance = model.scrollEdgeAppearance
    return bar
  }
}

// Views get the looks when they come into a window; apps may choose them between making a bar and that.

extension UINavigationBar {
  /// Takes what was chosen for all since the bar was made, when it is placed for the first time.
  func takeLateLook() {
    guard !wasPlaced else { return }
    wasPlaced = true
    guard let model = Appearances.current.chosen(for: UINavigationBar.self) else { return }
    if traits.tintColor == nil, let tint = model.traits.tintColor { tintColor = tint }
    barTintColor = barTintColor ?? model.barTintColor
    backgroundColor = backgroundColor ?? model.backgroundColor
    isTranslucent = isTranslucent && model.isTranslucent
    prefersLargeTitles = prefersLargeTitles || model.prefersLargeTitles
    titleTextAttributes = titleTextAttributes ?? model.titleTextAttributes
    largeTitleTextAttributes = largeTitleTextAttributes ?? model.largeTitleTextAttributes
    shadowImage = shadowImage ?? model.shadowImage
    compactAppearance = compactAppearance ?? model.compactAppearance
    scrollEdgeAppearance = scrollEdgeAppearance ?? model.scrollEdgeAppearance
    if !hasOwnLook { standardAppearance = model.standardAppearance }
  }
}

extension UITabBar {
  /// Takes what was chosen for all since the bar was made, when it is placed for the first time.
  func takeLateLook() {
    guard !wasPlaced else { return }
    wasPlaced = true
    guard let model = Appearances.current.chosen(for: UITabBar.self) else { return }
    if traits.tintColor == nil, let tint = model.traits.tintColor { tintColor = tint }
    barTintColor = barTintColor ?? model.barTintColor
    backgroundColor = backgroundColor ?? model.backgroundColor
    isTranslucent = isTranslucent && model.isTranslucent
    unselectedItemTintColor = unselectedItemTintColor ?? model.unselectedItemTintColor
    scrollEdgeAppearance = scrollEdgeAppearance ?? model.scrollEdgeAppearance
    if !hasOwnLook { standardAppearance = model.standardAppearance }
  }
}
