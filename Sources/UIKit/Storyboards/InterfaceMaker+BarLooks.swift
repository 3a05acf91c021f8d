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

  /// Gives a bar that an app places itself its items and its look.
  func describeAlone(_ bar: UINavigationBar, _ node: MarkupNode) {
    let items = node.child("items")?.children.filter { $0.name == "navigationItem" } ?? []
    bar.items = items.map { child in
      let item = UINavigationItem(title: child["title"] ?? "")
      fill(item, child)
      return item
    }
    describe(bar, node)
  }

  /// Gives a bar that an app places itself its items and its look.
  func describeAlone(_ bar: UIToolbar, _ node: MarkupNode) {
    let items = node.child("items")?.children.filter { $0.name == "barButtonItem" } ?? []
    if !items.isEmpty { bar.items = items.map(barButton) }
    describe(bar, node)
  }

  /// Gives a bar that an app places itself its items and its look.
  func describeAlone(_ bar: UITabBar, _ node: MarkupNode) {
    let items = node.child("items")?.children.filter { $0.name == "tabBarItem" } ?? []
    bar.items = items.map { child in
      let item = UITabBarItem(title: nil, image: nil, tag: 0)
      fill(item, child)
      return item
    }
    describe(bar, node)
  }

  /// The looks that bars have while an item's controller is shown.
  func describeLooks(of item: UINavigationItem, _ node: MarkupNode) {
    item.standardAppearance = node.child(keyed: "standardAppearance").map(look)
    item.scrollEdgeAppearance = node.child(keyed: "scrollEdgeAppearance").map(look)
    item.compactAppearance = node.child(keyed: "compactAppearance").map(look)
  }

  private func describe(_ bar: UINavigationBar, _ node: MarkupNode) {
    if node["barStyle"] == "black" { bar.barStyle = .black }
    node.give(
      bar,
      flags: [("largeTitles", \.prefersLargeTitles), ("translucent", \.isTranslucent)],
      colours: [("barTintColor", \.barTintColor)],
      pictures: [
        ("shadowImage", \.shadowImage), ("backIndicatorImage", \.backIndicatorImage),
        ("backIndicatorTransitionMask", \.backIndicatorTransitionMaskImage),
      ]
    )
    if let tint = node.child(keyed: "tintColor")?.colour { bar.tintColor = tint }
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
    if node["barStyle"] == "black" { bar.barStyle = .black }
    if let tint = node.child(keyed: "tintColor")?.colour { bar.tintColor = tint }
    if let tint = node.child(keyed: "selectedImageTintColor")?.colour { bar.tintColor = tint }
    node.give(
      bar,
      flags: [("translucent", \.isTranslucent)],
      colours: [
        ("barTintColor", \.barTintColor), ("unselectedItemTintColor", \.unselectedItemTintColor),
      ],
      pictures: [
        ("backgroundImage", \.backgroundImage), ("shadowImage", \.shadowImage),
        ("selectionIndicatorImage", \.selectionIndicatorImage),
      ]
    )
    bar.itemPositioning = node.choice(
      "itemPositioning",
      ["fill": .fill, "centered": .centered],
      else: bar.itemPositioning
    )
    if let own = node.child(keyed: "standardAppearance") { bar.standardAppearance = tabLook(own) }
    if let own = node.child(keyed: "scrollEdgeAppearance") {
      bar.scrollEdgeAppearance = tabLook(own)
    }
  }

  private func describe(_ bar: UIToolbar, _ node: MarkupNode) {
    if node["barStyle"] == "black" { bar.barStyle = .black }
    node.give(
      bar,
      flags: [("translucent", \.isTranslucent)],
      colours: [("barTintColor", \.barTintColor)]
    )
    if let tint = node.child(keyed: "tintColor")?.colour { bar.tintColor = tint }
    if let own = node.child(keyed: "standardAppearance") { bar.standardAppearance = toolLook(own) }
    if let own = node.child(keyed: "scrollEdgeAppearance") {
      bar.scrollEdgeAppearance = toolLook(own)
    }
  }

  // MARK: Appearances

  private func look(_ node: MarkupNode) -> UINavigationBarAppearance {
    let made = UINavigationBarAppearance()
    adopt(node, made)
    made.titleTextAttributes = node.child(keyed: "titleTextAttributes")?.textAttributes ?? [:]
    made.largeTitleTextAttributes =
      node.child(keyed: "largeTitleTextAttributes")?.textAttributes ?? [:]
    if let offset = node.child(keyed: "titlePositionAdjustment")?.offset {
      made.titlePositionAdjustment = offset
    }
    adopt(node.child(keyed: "buttonAppearance"), made.buttonAppearance)
    adopt(node.child(keyed: "doneButtonAppearance"), made.doneButtonAppearance)
    adopt(node.child(keyed: "backButtonAppearance"), made.backButtonAppearance)
    return made
  }

  private func toolLook(_ node: MarkupNode) -> UIToolbarAppearance {
    let made = UIToolbarAppearance()
    adopt(node, made)
    adopt(node.child(keyed: "buttonAppearance"), made.buttonAppearance)
    adopt(node.child(keyed: "doneButtonAppearance"), made.doneButtonAppearance)
    return made
  }

  private func tabLook(_ node: MarkupNode) -> UITabBarAppearance {
    let made = UITabBarAppearance()
    adopt(node, made)
    made.selectionIndicatorTintColor = node.child(keyed: "selectionIndicatorTintColor")?.colour
    let kinds = [
      ("stackedLayoutAppearance", made.stackedLayoutAppearance),
      ("inlineLayoutAppearance", made.inlineLayoutAppearance),
      ("compactInlineLayoutAppearance", made.compactInlineLayoutAppearance),
    ]
    for (key, look) in kinds {
      guard let own = node.child(keyed: key) else { continue }
      let states = [
        ("normal", look.normal), ("selected", look.selected), ("disabled", look.disabled),
      ]
      for (key, state) in states { own.child(keyed: key).map { adopt($0, state) } }
    }
    return made
  }

  private func adopt(_ node: MarkupNode, _ state: UITabBarItemStateAppearance) {
    if let title = node.child(keyed: "titleTextAttributes")?.textAttributes {
      state.titleTextAttributes = title
    }
    if let badge = node.child(keyed: "badgeTextAttributes")?.textAttributes {
      state.badgeTextAttributes = badge
    }
    if let offset = node.child(keyed: "titlePositionAdjustment")?.offset {
      state.titlePositionAdjustment = offset
    }
    node.give(
      state,
      colours: [("iconColor", \.iconColor), ("badgeBackgroundColor", \.badgeBackgroundColor)]
    )
  }

  private func adopt(_ node: MarkupNode?, _ look: UIBarButtonItemAppearance) {
    guard let node else { return }
    let states = [
      ("normal", look.normal), ("highlighted", look.highlighted), ("disabled", look.disabled),
    ]
    for (key, state) in states {
      guard let own = node.child(keyed: key) else { continue }
      if let title = own.child(keyed: "titleTextAttributes")?.textAttributes {
        state.titleTextAttributes = title
      }
      if let offset = own.child(keyed: "titlePositionAdjustment")?.offset {
        state.titlePositionAdjustment = offset
      }
    }
  }

  /// A colour that the file names counts; a line of no colour is none, and an effect of nothing is none.
  private func adopt(_ node: MarkupNode, _ look: UIBarAppearance) {
    if let ground = node.child(keyed: "backgroundColor")?.colour { look.backgroundColor = ground }
    if let line = node.child(keyed: "shadowColor") { look.shadowColor = line.colour }
    if let effect = node.child(keyed: "backgroundEffect") {
      look.backgroundEffect =
        effect.name == "blurEffect" ? UIBlurEffect(style: effect.ownBlurStyle) : nil
    }
    node.give(
      look,
      pictures: [("backgroundImage", \.backgroundImage), ("shadowImage", \.shadowImage)]
    )
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
