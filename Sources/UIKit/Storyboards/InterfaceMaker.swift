// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// Makes the objects of a storyboard's scene, or of a nib.
@MainActor
final class InterfaceMaker {
  /// The most controllers that contain one another.
  private static let deepest = 8

  let file: String
  let storyboard: UIStoryboard?
  private let depth: Int
  /// The objects by their identities.
  var objects: [String: AnyObject] = [:]
  /// What is done when all objects are there.
  var later: [() -> Void] = []
  /// Views of the app's classes, which are told when all objects are there.
  private var customViews: [UIView] = []

  init(file: String, storyboard: UIStoryboard?, depth: Int = 0) {
    (self.file, self.storyboard, self.depth) = (file, storyboard, depth)
  }

  func report(_ code: String, _ node: MarkupNode, _ message: String) {
    SourceNotes.current.report(code, "\(file):\(node.line): \(message)")
  }

  // MARK: Controllers

  /// Makes a controller; its view is made when it is first asked for.
  func controller(
    _ node: MarkupNode,
    _ create: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    let made = create?(NSCoder()) ?? custom(node, UIViewController.self) ?? plain(node)
    keep(made, node)
    made.title = node["title"] ?? made.title
    if let item = node.child("navigationItem") { fill(made.navigationItem, item) }
    if let item = node.child("tabBarItem") { fill(made.tabBarItem, item) }
    if node.flag("hidesBottomBarWhenPushed") == true { made.hidesBottomBarWhenPushed = true }
    made.interface = ControllerInterface(node: node, maker: self)
    describeBars(of: made, node)
    relate(made, node)
    made.awakeFromNib()
    return made
  }

  private func plain(_ node: MarkupNode) -> UIViewController {
    switch node.name {
    case "navigationController": UINavigationController(nibName: nil, bundle: nil)
    case "tabBarController": UITabBarController()
    case "collectionViewController":
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    case "tableViewController": UITableViewController(style: .plain)
    default: UIViewController()
    }
  }

  /// An object of the app's class that an element names; `nil` without one.
  func custom<Object: AnyObject>(_ node: MarkupNode, _ base: Object.Type) -> Object? {
    guard let name = node["customClass"] else { return nil }
    guard let named = InterfaceWiring.named(name) else {
      report("missing-class", node, "there is no class \(name); a plain object takes its place.")
      return nil
    }
    let coded = (named as? UIViewController.Type)?.init(coder: NSCoder())
    return coded as? Object ?? (named as? UIView.Type)?.init(coder: NSCoder()) as? Object
  }

  func keep(_ object: AnyObject, _ node: MarkupNode) {
    if let id = node["id"] { objects[id] = object }
    // Controllers and cells are told by who makes them.
    if node["customClass"] != nil, let view = object as? UIView,
      !(view is UICollectionReusableView || view is UITableViewCell)
    {
      customViews.append(view)
    }
  }

  /// Gives a container its children.
  private func relate(_ controller: UIViewController, _ node: MarkupNode) {
    let segues = node.child("connections")?.children.filter { $0["kind"] == "relationship" } ?? []
    let children = segues.compactMap { other($0["destination"]) }
    guard !children.isEmpty else { return }
    if let stack = controller as? UINavigationController {
      stack.viewControllers = children
    } else if let tabs = controller as? UITabBarController {
      tabs.viewControllers = children
    }
  }

  /// Makes another controller of the storyboard.
  func other(_ id: String?) -> UIViewController? {
    guard depth < Self.deepest, let storyboard,
      let node = id.flatMap({ storyboard.controllers[$0] })
    else { return nil }
    if node.name == "viewControllerPlaceholder", let name = node["storyboardName"] {
      return UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    }
    return InterfaceMaker(file: file, storyboard: storyboard, depth: depth + 1).controller(node)
  }

  private func fill(_ item: UINavigationItem, _ node: MarkupNode) {
    keep(item, node)
    item.title = node["title"] ?? item.title
    item.prompt = node["prompt"]
    switch node["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    for child in node.children where child.name == "barButtonItem" {
      let button = barButton(child)
      if child["key"] == "leftBarButtonItem" { item.leftBarButtonItem = button }
      if child["key"] == "rightBarButtonItem" { item.rightBarButtonItem = button }
    }
  }

  private func barButton(_ node: MarkupNode) -> UIBarButtonItem {
    let button = UIBarButtonItem(title: node["title"], style: .plain, target: nil, action: nil)
    if let name = node["image"] {
      button.image = node["catalog"] == "system" ? UIImage(systemName: name) : UIImage(named: name)
    }
    keep(button, node)
    wire(button, node)
    return button
  }

  private func fill(_ item: UITabBarItem, _ node: MarkupNode) {
    keep(item, node)
    if let system = node["systemItem"].flatMap(UITabBarItem.SystemItem.init(interface:)) {
      let made = UITabBarItem(tabBarSystemItem: system, tag: 0)
      (item.title, item.image) = (made.title, made.image)
    }
    item.title = node["title"] ?? item.title
    let picture = { (name: String) in
      node["catalog"] == "system" || node["selectedImageCatalog"] == "system"
        ? UIImage(systemName: name) : UIImage(named: name)
    }
    if let name = node["image"] { item.image = picture(name) }
    if let name = node["selectedImage"] { item.selectedImage = picture(name) }
    item.badgeValue = node["badgeValue"]
    if let tag = node["tag"].flatMap({ Int($0) }) { item.tag = tag }
  }

  /// Gives the bars of a container their looks.
  private func describeBars(of controller: UIViewController, _ node: MarkupNode) {
    if let stack = controller as? UINavigationController, let own = node.child("navigationBar") {
      let bar = stack.navigationBar
      bar.prefersLargeTitles = own.flag("largeTitles") ?? bar.prefersLargeTitles
      bar.isTranslucent = own.flag("translucent") ?? bar.isTranslucent
      if own["barStyle"] == "black" { bar.barStyle = .black }
      if let tint = own.child(keyed: "tintColor")?.colour { bar.tintColor = tint }
      if let ground = own.child(keyed: "barTintColor")?.colour { bar.barTintColor = ground }
      if let title = own.child(keyed: "titleTextAttributes")?.child(keyed: "textColor")?.colour {
        bar.titleTextAttributes = [.foregroundColor: title]
      }
      if let title = own.child(keyed: "largeTitleTextAttributes")?.child(keyed: "textColor")?.colour
      {
        bar.largeTitleTextAttributes = [.foregroundColor: title]
      }
    }
    if let tabs = controller as? UITabBarController, let own = node.child("tabBar") {
      if let tint = own.child(keyed: "tintColor")?.colour { tabs.tabBar.tintColor = tint }
      if let tint = own.child(keyed: "selectedImageTintColor")?.colour {
        tabs.tabBar.tintColor = tint
      }
      if let ground = own.child(keyed: "barTintColor")?.colour { tabs.tabBar.barTintColor = ground }
    }
  }

  // MARK: Connections

  /// Connects an object by the connections of its element, when all objects are there.
  func wire(_ object: AnyObject, _ node: MarkupNode) {
    guard let connections = node.child("connections") else { return }
    later.append { [unowned self] in
      for connection in connections.children { connect(object, connection) }
    }
  }

  private func connect(_ object: AnyObject, _ node: MarkupNode) {
    switch node.name {
    case "outlet", "outletCollection":
      guard let name = node["property"], let value = node["destination"].flatMap({ objects[$0] })
      else { return }
      if isStandard(name, of: object, value) { return }
      if !InterfaceWiring.set(name, of: object, to: value) {
        report("missing-outlet", node, "\(type(of: object)) has no outlet \(name).")
      }
    case "action":
      let target = node["destination"].flatMap { objects[$0] }
      guard let name = node["selector"], let call = InterfaceWiring.selector(name) else {
        return report("missing-action", node, "there is no action \(node["selector"] ?? "").")
      }
      if let button = object as? UIBarButtonItem { (button.target, button.action) = (target, call) }
      if let control = object as? UIControl, let target {
        control.addTarget(
          target,
          action: call,
          for: control is UIButton ? .touchUpInside : .valueChanged
        )
      }
    case "segue": trigger(object, node)
    default: break
    }
  }

  /// Data sources and delegates, which are not outlets of an app's own.
  private func isStandard(_ name: String, of object: AnyObject, _ value: AnyObject) -> Bool {
    switch (object, name) {
    case (let view as UICollectionView, "dataSource"):
      view.dataSource = value as? any UICollectionViewDataSource
    case (let view as UICollectionView, "delegate"):
      view.delegate = value as? any UICollectionViewDelegate
    case (let view as UITableView, "dataSource"):
      view.dataSource = value as? any UITableViewDataSource
    case (let view as UITableView, "delegate"):
      view.delegate = value as? any UITableViewDelegate
    case (_, "view"), (_, "delegate"), (_, "dataSource"): return name == "view"
    default: return false
    }
    return true
  }

  /// Lets a control or a cell show another controller.
  private func trigger(_ object: AnyObject, _ node: MarkupNode) {
    guard let identifier = node["id"] else { return }
    let segue = { [weak self] in self?.owner?.performSegue(of: node, sender: object) }
    if let control = object as? UIControl {
      control.addAction(
        UIAction(identifier: .init(identifier)) { _ in segue() },
        for: .touchUpInside
      )
    } else if let button = object as? UIBarButtonItem {
      button.primaryAction = UIAction(title: button.title ?? "") { _ in segue() }
    }
  }

  /// The controller whose scene this is.
  weak var owner: UIViewController?

  /// Does what waited until all objects were there.
  func finish() {
    let work = later
    later = []
    for step in work { step() }
    let made = customViews
    customViews = []
    for view in made { view.awakeFromNib() }
  }
}
