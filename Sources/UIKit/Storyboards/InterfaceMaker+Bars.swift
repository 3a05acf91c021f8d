// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

extension InterfaceMaker {
  func fill(_ item: UINavigationItem, _ node: MarkupNode) {
    keep(item, node)
    item.title = node["title"] ?? item.title
    item.prompt = node["prompt"]
    item.backButtonTitle = node["backButtonTitle"]
    node.give(
      item,
      flags: [
        ("hidesBackButton", \.hidesBackButton),
        ("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
      ]
    )
    item.largeTitleDisplayMode = node.choice(
      "largeTitleDisplayMode",
      ["always": .always, "never": .never],
      else: item.largeTitleDisplayMode
    )
    item.backButtonDisplayMode = node.choice(
      "backButtonDisplayMode",
      ["generic": .generic, "minimal": .minimal],
      else: item.backButtonDisplayMode
    )
    item.style = node.choice("style", ["browser": .browser, "editor": .editor], else: item.style)
    describeLooks(of: item, node)
    for child in node.children {
      switch (child.name, child["key"]) {
      case ("barButtonItem", "leftBarButtonItem"): item.leftBarButtonItem = barButton(child)
      case ("barButtonItem", "rightBarButtonItem"): item.rightBarButtonItem = barButton(child)
      case ("barButtonItem", "backBarButtonItem"): item.backBarButtonItem = barButton(child)
      case ("leftBarButtonItems", _): item.leftBarButtonItems = child.children.map(barButton)
      case ("rightBarButtonItems", _): item.rightBarButtonItems = child.children.map(barButton)
      case (_, "titleView"): item.titleView = view(child)
      default: break
      }
    }
  }

  /// Makes a button of a bar: a standard one, one with a text or a picture, or one with a view of its own.
  func barButton(_ node: MarkupNode) -> UIBarButtonItem {
    let custom: UIBarButtonItem? = custom(node, UIBarButtonItem.self)
    let system = node["systemItem"].flatMap(UIBarButtonItem.SystemItem.init(interface:))
    let button = custom ?? UIBarButtonItem()
    (button.title, button.systemItem) = (node["title"], system)
    if node["style"] == "done" { button.style = .done }
    node.give(
      button,
      flags: [
        ("selected", \.isSelected),
        ("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
      ],
      pictures: [("image", \.image), ("landscapeImage", \.landscapeImagePhone)]
    )
    if let inset = node.child(keyed: "imageInsets")?.insets { button.imageInsets = inset }
    button.width = node.number("width") ?? button.width
    button.isEnabled = node.flag("enabled") ?? true
    if let tag = node["tag"].flatMap({ Int($0) }) { button.tag = tag }
    if let tint = node.child(keyed: "tintColor")?.colour { button.tintColor = tint }
    if let inner = node.child(keyed: "customView") { button.customView = fitted(view(inner)) }
    keep(button, node)
    applyAttributes(of: node, to: button)
    wire(button, node)
    if custom != nil { tellLater(button) }
    return button
  }

  /// A bar gives a view the size that its element says, or the one that its content needs.
  private func fitted(_ view: UIView) -> UIView {
    if view.bounds.isEmpty { view.sizeToFit() }
    return view
  }

  func fill(_ item: UITabBarItem, _ node: MarkupNode) {
    keep(item, node)
    if let system = node["systemItem"].flatMap(UITabBarItem.SystemItem.init(interface:)) {
      let made = UITabBarItem(tabBarSystemItem: system, tag: 0)
      (item.title, item.image) = (made.title, made.image)
    }
    item.title = node["title"] ?? item.title
    item.image = node.picture ?? item.image
    item.selectedImage = selectedPicture(node)
    item.image = item.image ?? item.selectedImage
    if let colour = node.child(keyed: "badgeColor")?.colour { item.badgeColor = colour }
    if let inset = node.child(keyed: "imageInsets")?.insets { item.imageInsets = inset }
    if let offset = node.child(keyed: "titlePositionAdjustment")?.offset {
      item.titlePositionAdjustment = offset
    }
    if node.flag("enabled") == false { item.isEnabled = false }
    item.badgeValue = node["badgeValue"]
    if let tag = node["tag"].flatMap({ Int($0) }) { item.tag = tag }
  }

  /// The picture of a chosen tab, which says in older files itself whether it is a symbol.
  private func selectedPicture(_ node: MarkupNode) -> UIImage? {
    guard let name = node["selectedImage"], node["selectedImageCatalog"] == "system" else {
      return node.picture(of: "selectedImage")
    }
    return UIImage(systemName: name)
  }
}

extension UIBarButtonItem.SystemItem {
  /// Reads the name that storyboards have; `nil` for another one.
  init?(interface name: String) {
    let known: [String: Self] = [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
      "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
      "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
      "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
      "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
      "undo": .undo, "redo": .redo, "close": .close,
    ]
    guard let found = known[name] else { return nil }
    self = found
  }
}
