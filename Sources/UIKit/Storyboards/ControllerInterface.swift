// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// What a storyboard says of a controller: its view, outlets and segues.
@MainActor
final class ControllerInterface {
  private let node: MarkupNode
  private let maker: InterfaceMaker

  init(node: MarkupNode, maker: InterfaceMaker) { (self.node, self.maker) = (node, maker) }

  /// The storyboard.
  var storyboard: UIStoryboard? { maker.storyboard }

  /// Makes the view with its outlets; `nil` when the storyboard has none.
  func loadView(of controller: UIViewController) -> UIView? {
    maker.owner = controller
    let key =
      node.children.first { $0["key"] == "view" }
      ?? node.children.first { ["collectionView", "tableView"].contains($0.name) }
    let view = key.map { made(of: $0, for: controller) }
    view?.frame = UIScreen.main.bounds
    maker.wire(controller, node)
    maker.finish()
    return view
  }

  /// A plain view tells the controller about its layout.
  private func made(of node: MarkupNode, for controller: UIViewController) -> UIView {
    guard node.name == "view", node["customClass"] == nil else { return maker.view(node) }
    let view = ControllerView(of: controller)
    maker.keep(view, node)
    maker.fill(view, node)
    return view
  }

  /// The element of a segue.
  func segue(_ identifier: String) -> MarkupNode? { maker.segue(identifier, in: node) }

  /// Makes the controller at the end of a segue.
  func destination(of segue: MarkupNode) -> UIViewController? { maker.other(segue["destination"]) }
}

extension InterfaceMaker {
  /// Finds a segue in a scene by its identifier.
  func segue(_ identifier: String, in node: MarkupNode) -> MarkupNode? {
    if node.name == "segue", node["identifier"] == identifier { return node }
    for child in node.children {
      if let found = segue(identifier, in: child) { return found }
    }
    return nil
  }
}

extension UIViewController {
  /// Shows the controller at the end of a segue, after the app was asked and told.
  func performSegue(of node: MarkupNode, sender: Any?) {
    let identifier = node["identifier"]
    if let identifier, !shouldPerformSegue(withIdentifier: identifier, sender: sender) { return }
    if node["kind"] == "unwind" {
      if let stack = navigationController, stack.viewControllers.count > 1 {
        stack.popViewController(animated: true)
      } else {
        dismiss(animated: true)
      }
      return
    }
    guard let end = interface?.destination(of: node) else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: end)
    prepare(for: segue, sender: sender)
    switch node["kind"] {
    case "presentation", "modal", "popoverPresentation", "popover": present(end, animated: true)
    default: show(end, sender: sender)
    }
  }
}
