// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
import Foundation

/// The controllers of a storyboard, which is read from its file beside the source.
@preconcurrency @MainActor
open class UIStoryboard {
  /// The name of the file, without its extension.
  let name: String
  private let root: MarkupNode?
  /// The elements of controllers by their identities.
  let controllers: [String: MarkupNode]
  /// The other elements of controllers' scenes, such as gestures, by the identities of the controllers.
  let companions: [String: [MarkupNode]]

  /// Reads a storyboard; one that is missing, or cannot be read, has no controllers, and a note says so.
  public init(name: String, bundle storyboardBundleOrNil: AppFoundation.Bundle?) {
    self.name = name
    root = InterfaceFile.read(name + ".storyboard")
    if root == nil, !InterfaceFile.exists(name + ".storyboard") {
      SourceNotes.current.report(
        "missing-storyboard",
        "There is no \(name).storyboard beside the source; its controllers are empty."
      )
    }
    controllers = InterfaceFile.controllers(in: root)
    companions = InterfaceFile.companions(in: root)
  }

  /// A storyboard that exists beside the source.
  package static func found(named name: String) -> UIStoryboard? {
    InterfaceFile.exists(name + ".storyboard") ? UIStoryboard(name: name, bundle: nil) : nil
  }

  /// Makes the controller that is shown first; `nil` when none is.
  open func instantiateInitialViewController() -> UIViewController? {
    referenced(nil, depth: 0)
  }

  /// The controller that another storyboard means: the first one, or one with an identifier.
  func referenced(
    _ identifier: String?,
    depth: Int,
    _ create: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    let found =
      identifier.map { node($0) } ?? root?["initialViewController"].flatMap { controllers[$0] }
    return found.map { make($0, create, depth: depth) }
  }

  /// Makes the controller that is shown first, with a function of the app's.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    let node = root?["initialViewController"].flatMap { controllers[$0] }
    return node.flatMap { make($0, creator.map { create in { create($0) } }) as? Controller }
  }

  /// Makes a controller; an identifier that is not there gives a plain one, and a note says so.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let node = node(identifier) { return make(node) }
    SourceNotes.current.report(
      "missing-controller",
      "\(name).storyboard has no controller \u{201C}\(identifier)\u{201D}; an empty one takes its place."
    )
    if let named = InterfaceWiring.named(identifier) as? UIViewController.Type,
      let made = named.init(coder: NSCoder())
    {
      return made
    }
    return UIViewController()
  }

  /// Makes a controller with a function of the app's.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = node(identifier).map { make($0, creator.map { create in { create($0) } }) }
    if let made = made as? Controller { return made }
    if let made = creator?(NSCoder()) { return made }
    guard let made = Controller(coder: NSCoder()) else {
      fatalError(
        "\(name).storyboard has no controller \(identifier), and \(Controller.self) needs one"
      )
    }
    return made
  }

  private func node(_ identifier: String) -> MarkupNode? {
    controllers.values.first { $0["storyboardIdentifier"] == identifier }
      ?? controllers.values.first { $0["customClass"] == identifier }
  }

  /// What an element says of a controller that was made without it.
  func interface(of controller: UIViewController, _ node: MarkupNode) -> ControllerInterface {
    let maker = InterfaceMaker(file: name + ".storyboard", storyboard: self)
    maker.keep(controller, node)
    return ControllerInterface(node: node, maker: maker)
  }

  /// Makes the controller of an element.
  func make(
    _ node: MarkupNode,
    _ create: ((NSCoder) -> UIViewController?)? = nil,
    depth: Int = 0
  ) -> UIViewController {
    let maker = InterfaceMaker(file: name + ".storyboard", storyboard: self, depth: depth)
    if node.name == "viewControllerPlaceholder", let end = maker.other(node["id"]) { return end }
    return maker.controller(node, create)
  }
}

/// Files of Interface Builder beside the source.
@MainActor
enum InterfaceFile {
  private static var kept: [String: MarkupNode] = [:]
  /// The colours that files keep beside their names, for those that no catalogue has.
  private(set) static var colours: [String: UIColor] = [:]
  private static weak var keptFiles: AppFiles?

  static func exists(_ name: String) -> Bool { AppFiles.current.path(named: name) != nil }

  /// Reads a file; what is wrong with it is told with its line.
  static func read(_ name: String) -> MarkupNode? {
    if keptFiles !== AppFiles.current {
      (kept, keptFiles) = ([:], AppFiles.current)
      colours = [:]
    }
    if let known = kept[name] { return known }
    guard let path = AppFiles.current.path(named: name) else { return nil }
    guard let bytes = AppFiles.current.content(of: path) else {
      SourceNotes.current.report("bad-interface", "\(name) cannot be read, or is too large.")
      return nil
    }
    do throws(MarkupNode.Failure) {
      let root = try MarkupNode.read(bytes)
      guard root.name == "document" else {
        SourceNotes.current.report(
          "bad-interface",
          "\(name):\(root.line): it is no file of Interface Builder; its root is <\(root.name)>."
        )
        return nil
      }
      kept[name] = root
      keepColours(of: root)
      return root
    } catch {
      SourceNotes.current.report("bad-interface", "\(name):\(error.line): \(error.reason).")
      return nil
    }
  }

  private static func keepColours(of root: MarkupNode) {
    for node in root.child("resources")?.children ?? [] {
      guard node.name == "namedColor" || node.name == "systemColor", let name = node["name"],
        let colour = node.child("color")?.colour
      else { continue }
      colours[name] = colour
    }
  }

  /// The first scene whose controller has a class, among all storyboards beside the source.
  static func scene(of name: String) -> (storyboard: UIStoryboard, node: MarkupNode)? {
    for path in AppFiles.current.paths(withExtension: "storyboard") {
      let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      guard read(file + ".storyboard") != nil else { continue }
      let storyboard = UIStoryboard(name: file, bundle: nil)
      if let node = storyboard.controllers.values.first(where: { $0["customClass"] == name }) {
        return (storyboard, node)
      }
    }
    return nil
  }

  private static func isController(_ node: MarkupNode) -> Bool {
    node.name.lowercased().hasSuffix("controller")
  }

  /// The elements of controllers, and of references to others, by their identities.
  static func controllers(in root: MarkupNode?) -> [String: MarkupNode] {
    let scenes = root?.child("scenes")?.children ?? []
    let nodes = scenes.flatMap { $0.child("objects")?.children ?? [] }
    return Dictionary(
      nodes.filter { isController($0) || $0.name == "viewControllerPlaceholder" }
        .compactMap { node in node["id"].map { ($0, node) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The elements of scenes beside their controllers, by the controllers' identities.
  static func companions(in root: MarkupNode?) -> [String: [MarkupNode]] {
    var found: [String: [MarkupNode]] = [:]
    for scene in root?.child("scenes")?.children ?? [] {
      let nodes = scene.child("objects")?.children ?? []
      guard let controller = nodes.first(where: isController),
        let id = controller["id"]
      else { continue }
      found[id] = nodes.filter {
        $0 !== controller && $0.name != "placeholder" && $0.name != "exit"
      }
    }
    return found
  }
}
