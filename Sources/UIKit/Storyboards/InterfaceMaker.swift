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
  /// The identities of what other size classes have.
  var absent: Set<String> = []
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
    describe(made, node)
    if let item = node.child("navigationItem") { fill(made.navigationItem, item) }
    if let item = node.child("tabBarItem") { fill(made.tabBarItem, item) }
    made.interface = ControllerInterface(node: node, maker: self)
    describeBars(of: made, node)
    relate(made, node)
    applyAttributesNow(of: node, to: made)
    makeCompanions(of: node)
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
    case "splitViewController": UISplitViewController(nibName: nil, bundle: nil)
    case "pageViewController":
      UIPageViewController(
        transitionStyle: node["transitionStyle"] == "pageCurl" ? .pageCurl : .scroll,
        navigationOrientation: node["navigationOrientation"] == "vertical" ? .vertical : .horizontal
      )
    default: UIViewController()
    }
  }

  /// Gives a controller what its element says of how it is shown.
  private func describe(_ controller: UIViewController, _ node: MarkupNode) {
    if node.flag("hidesBottomBarWhenPushed") == true { controller.hidesBottomBarWhenPushed = true }
    if let style = UIModalPresentationStyle(interface: node["modalPresentationStyle"]) {
      controller.modalPresentationStyle = style
    }
    controller.modalTransitionStyle = node.choice(
      "modalTransitionStyle",
      [
        "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
      ],
      else: controller.modalTransitionStyle
    )
    node.give(
      controller,
      flags: [
        ("definesPresentationContext", \.definesPresentationContext),
        ("modalInPresentation", \.isModalInPresentation),
        ("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
      ]
    )
    // The older key is what all versions write.
    let size = node.child(keyed: "contentSizeForViewInPopover")
    if let size = (size ?? node.child(keyed: "preferredContentSize"))?.size {
      controller.preferredContentSize = size
    }
    if let edges = node.child(keyed: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = edges.edges
    }
    if let bar = node.child("toolbarItems") {
      let items = bar.children.filter { $0.name == "barButtonItem" }
      if !items.isEmpty { controller.toolbarItems = items.map(barButton) }
    }
  }

  /// An object of the app's class that an element names; `nil` without one.
  func custom<Object: AnyObject>(_ node: MarkupNode, _ base: Object.Type) -> Object? {
    guard let name = node["customClass"] else { return nil }
    guard let named = InterfaceWiring.named(node) else {
      let module = node["customModuleProvider"] == "target" ? nil : node["customModule"]
      let words = "there is no class \(name)" + (module.map { " of \($0)" } ?? "")
      report("missing-class", node, "\(words); a plain object takes its place.")
      return nil
    }
    let coded = (named as? UIViewController.Type)?.init(coder: NSCoder())
    return coded as? Object ?? (named as? UIView.Type)?.init(coder: NSCoder()) as? Object
      ?? InterfaceWiring.made(name) as? Object
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

  /// Keeps the object of an element no longer.
  func forget(_ node: MarkupNode) { node["id"].map { objects[$0] = nil } }

  /// Makes an object beside a controller or a view: a gesture, or another view.
  @discardableResult
  func object(_ node: MarkupNode) -> AnyObject? {
    if let recogniser = recogniser(node) {
      keep(recogniser, node)
      applyAttributes(of: node, to: recogniser)
      wire(recogniser, node)
      if node["customClass"] != nil { tellLater(recogniser) }
      return recogniser
    }
    if node.name == "customObject" { return customObject(node) }
    if node.name == "barButtonItem" { return barButton(node) }
    if node.name == "tableViewCell" { return unfinishedCell(node, node["reuseIdentifier"]) }
    return view(node)
  }

  private func recogniser(_ node: MarkupNode) -> UIGestureRecognizer? {
    switch node.name {
    case "tapGestureRecognizer":
      let made = custom(node, UITapGestureRecognizer.self) ?? UITapGestureRecognizer()
      made.numberOfTapsRequired = node["numberOfTapsRequired"].flatMap { Int($0) } ?? 1
      return made
    case "panGestureRecognizer":
      return custom(node, UIPanGestureRecognizer.self) ?? UIPanGestureRecognizer()
    case "pinchGestureRecognizer":
      return custom(node, UIPinchGestureRecognizer.self) ?? UIPinchGestureRecognizer()
    case "rotationGestureRecognizer":
      return custom(node, UIRotationGestureRecognizer.self) ?? UIRotationGestureRecognizer()
    case "screenEdgePanGestureRecognizer":
      return custom(node, UIScreenEdgePanGestureRecognizer.self)
        ?? UIScreenEdgePanGestureRecognizer()
    case "gestureRecognizer": return custom(node, UIGestureRecognizer.self)
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      let made = custom(node, UILongPressGestureRecognizer.self) ?? UILongPressGestureRecognizer()
      made.minimumPressDuration = node.number("minimumPressDuration").map(Double.init) ?? 0.5
      return made
    case "swipeGestureRecognizer":
      let made = custom(node, UISwipeGestureRecognizer.self) ?? UISwipeGestureRecognizer()
      let child = node.child(keyed: "direction") ?? node
      made.direction =
        child.flag("left") == true || node["direction"] == "left"
        ? .left
        : child.flag("up") == true || node["direction"] == "up"
          ? .up : child.flag("down") == true || node["direction"] == "down" ? .down : .right
      return made
    default: return nil
    }
  }

  /// Gives a container its children.
  private func relate(_ controller: UIViewController, _ node: MarkupNode) {
    let segues = node.child("connections")?.children.filter { $0["kind"] == "relationship" } ?? []
    let children = segues.compactMap { other($0["destination"]) }
    guard !children.isEmpty else { return }
    if let stack = controller as? UINavigationController {
      stack.viewControllers = children
    } else if let split = controller as? UISplitViewController {
      split.viewControllers = children
    } else if let tabs = controller as? UITabBarController {
      tabs.viewControllers = children
    }
  }

  /// Makes the controller at the end of a segue: as the action of the one at its start that the segue names makes it,
  /// or by its class.
  func destination(
    of segue: MarkupNode,
    from source: UIViewController?,
    sender: Any?
  ) -> UIViewController? {
    guard let name = segue["destinationCreationSelector"], let source else {
      return other(segue["destination"])
    }
    guard let make = InterfaceWiring.destination(name, of: source) else {
      report("missing-action", segue, "\(type(of: source)) has no segue action \(name).")
      return other(segue["destination"])
    }
    return other(segue["destination"]) { make($0, sender, segue["identifier"]) }
  }

  /// Makes another controller of the storyboard, with a function of the app's if there is one.
  func other(
    _ id: String?,
    _ create: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard depth < Self.deepest, let storyboard,
      let node = id.flatMap({ storyboard.controllers[$0] })
    else { return nil }
    if node.name == "viewControllerPlaceholder", let name = node["storyboardName"] {
      return UIStoryboard(name: name, bundle: nil)
        .referenced(node["referencedIdentifier"], depth: depth + 1, create)
    }
    return InterfaceMaker(file: file, storyboard: storyboard, depth: depth + 1)
      .controller(node, create)
  }

  /// The controller whose scene this is.
  weak var owner: UIViewController?

  /// Does what waited until all objects were there.
  func finish() {
    // What is made last may wait for what is made then.
    while !later.isEmpty {
      let work = later
      later = []
      for step in work { step() }
    }
    let made = customViews
    customViews = []
    for view in made { view.awakeFromNib() }
  }
}
