// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// The looks of the bars of containers.
extension InterfaceMaker {
  /// Gives the bars of a container their looks.
  func describeBars(of controller: UIViewController, _ node: MarkupNode) {
    if let stack = controller as? UINavigationController {
      if node.flag("navigationBarHidden") == true { stack.isNavigationBarHidden = true }
      if node.flag("toolbarHidden") == false { stack.isToolbarHidden = false }
      if let own = node.child("navigationBar") { describe(stack.navigationBar, own) }
      if let own = node.child("toolbar") { describe(stack.toolbar, own) }
    }
    if let tabs = controller as? UITabBarController, let own = node.child("tabBar") {
      describe(tabs.tabBar, own)
    }
  }

  private func describe(_ bar: UINavigationBar, _ node: MarkupNode) {
    bar.prefersLargeTitles = node.flag("largeTitles") ?? bar.prefersLargeTitles
    bar.isTranslucent = node.flag("translucent") ?? bar.isTranslucent
    if node["barStyle"] == "black" { bar.barStyle = .black }
    if let tint = node.child(keyed: "tintColor")?.colour { bar.tintColor = tint }
    if let ground = node.child(keyed: "barTintColor")?.colour { bar.barTintColor = ground }
    if let title = node.child(keyed: "titleTextAttributes")?.textAttributes {
      bar.titleTextAttributes = title
    }
    if let title = node.child(keyed: "largeTitleTextAttributes")?.textAttributes {
      bar.largeTitleTextAttributes = title
    }
    if let own = node.child(keyed: "standardAppearance") { bar.standardAppearance = look(own) }
    if let own = node.child(keyed: "scrollEdgeAppearance") { bar.scrollEdgeAppearance = look(own) }
    if let own = node.child(keyed: "compactAppearance") { bar.compactAppearance = look(own) }
  }

  private func describe(_ bar: UITabBar, _ node: MarkupNode) {
    if let tint = node.child(keyed: "tintColor")?.colour { bar.tintColor = tint }
    if let tint = node.child(keyed: "selectedImageTintColor")?.colour { bar.tintColor = tint }
    if let ground = node.child(keyed: "barTintColor")?.colour { bar.barTintColor = ground }
    if let tint = node.child(keyed: "unselectedItemTintColor")?.colour {
      bar.unselectedItemTintColor = tint
    }
    for key in ["standardAppearance", "scrollEdgeAppearance"] {
      guard let own = node.child(keyed: key) else { continue }
      let made = UITabBarAppearance()
      adopt(own, made)
      if key == "standardAppearance" {
        bar.standardAppearance = made
      } else {
        bar.scrollEdgeAppearance = made
      }
    }
  }

  private func describe(_ bar: UIToolbar, _ node: MarkupNode) {
    if let tint = node.child(keyed: "tintColor")?.colour { bar.tintColor = tint }
    if let ground = node.child(keyed: "barTintColor")?.colour { bar.barTintColor = ground }
  }

  private func look(_ node: MarkupNode) -> UINavigationBarAppearance {
    let made = UINavigationBarAppearance()
    adopt(node, made)
    made.titleTextAttributes = node.child(keyed: "titleTextAttributes")?.textAttributes ?? [:]
    made.largeTitleTextAttributes =
      node.child(keyed: "largeTitleTextAttributes")?.textAttributes ?? [:]
    return made
  }

  /// A colour that the file names counts; a line of no colour is none.
  private func adopt(_ node: MarkupNode, _ look: UIBarAppearance) {
    if let ground = node.child(keyed: "backgroundColor")?.colour { look.backgroundColor = ground }
    if let line = node.child(keyed: "shadowColor") { look.shadowColor = line.colour }
    look.backgroundImage = node.picture(of: "backgroundImage")
  }
}

extension MarkupNode {
  /// The colour and the font of a title.
  @MainActor fileprivate var textAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.foregroundColor] = child(keyed: "textColor")?.colour
    attributes[.font] = child("fontDescription")?.font
    return attributes
  }
}
