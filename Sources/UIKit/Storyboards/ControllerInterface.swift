// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// What a storyboard says of a controller: its view, outlets and segues.
@MainActor
final class ControllerInterface {
  let node: MarkupNode
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
    if let view {
      keepGuides(of: view)
      view.frame = UIScreen.main.bounds
    }
    for companion in maker.storyboard?.companions[node["id"] ?? ""] ?? [] {
      maker.object(companion)
    }
    maker.wire(controller, node)
    maker.finish()
    // The controller keeps what makes it, so this must not keep the controller.
    maker.forget(node)
    return view
  }

  /// Files from before safe areas have guides for what bars cover.
  private func keepGuides(of view: UIView) {
    for guide in node.child("layoutGuides")?.children ?? [] {
      maker.keep(BarGuide.make(of: view, isLower: guide["type"] == "bottom"), guide)
    }
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
  func destination(
    of segue: MarkupNode,
    from source: UIViewController,
    sender: Any?
  ) -> UIViewController? { maker.destination(of: segue, from: source, sender: sender) }

  /// Makes the transition of a segue; one of the app's own class if the segue names it.
  func transition(
    of node: MarkupNode,
    from source: UIViewController,
    to end: UIViewController
  ) -> UIStoryboardSegue {
    if let name = node["customClass"] {
      if let own = InterfaceWiring.segue(name, node["identifier"], source, end) { return own }
      maker.report("missing-class", node, "there is no segue \(name) that can be made.")
    }
    return UIStoryboardSegue(identifier: node["identifier"], source: source, destination: end)
  }

  /// Lets a popover point at what its segue names, or else at what a person touched.
  func anchor(_ popover: UIPopoverPresentationController, of node: MarkupNode, _ sender: Any?) {
    let button = node["popoverAnchorBarButtonItem"].flatMap { maker.objects[$0] }
    popover.barButtonItem = button as? UIBarButtonItem ?? sender as? UIBarButtonItem
    let view = node["popoverAnchorView"].flatMap { maker.objects[$0] }
    if popover.barButtonItem == nil { popover.sourceView = view as? UIView ?? sender as? UIView }
    if let arrows = node.child(keyed: "popoverArrowDirection") {
      let sides: [(String, UIPopoverArrowDirection)] = [
        ("up", .up), ("down", .down), ("left", .left), ("right", .right),
      ]
      let named = sides.filter { arrows.flag($0.0) == true }.map(\.1)
      popover.permittedArrowDirections = UIPopoverArrowDirection(named)
    }
  }
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
    if node["kind"] == "unwind" { return unwind(node, sender) }
    guard let end = interface?.destination(of: node, from: self, sender: sender) else { return }
    guard let segue = interface?.transition(of: node, from: self, to: end) else { return }
    segue.performHandler = { [unowned self] in show(end, by: node, sender) }
    adopt(node, for: end, sender)
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Gives a controller the way in which its segue presents it, before the app is told of the segue.
  private func adopt(_ node: MarkupNode, for end: UIViewController, _ sender: Any?) {
    let isPopover = node["kind"]?.hasPrefix("popover") == true
    guard isPopover || ["presentation", "modal"].contains(node["kind"]) else { return }
    if let style = UIModalPresentationStyle(interface: node["modalPresentationStyle"]) {
      end.modalPresentationStyle = style
    } else if isPopover {
      end.modalPresentationStyle = .popover
    }
    if end.modalPresentationStyle == .popover, let popover = end.popoverPresentationController {
      interface?.anchor(popover, of: node, sender)
    }
  }

  private func show(_ end: UIViewController, by node: MarkupNode, _ sender: Any?) {
    switch node["kind"] {
    case "presentation", "modal", "popoverPresentation", "popover":
      present(end, animated: node.flag("animates") ?? true)
    case "showDetail", "replace": showDetailViewController(end, sender: sender)
    default: show(end, sender: sender)
    }
  }

  /// Goes back to the nearest controller with the segue's action.
  private func unwind(_ node: MarkupNode, _ sender: Any?) {
    let action = node["unwindAction"] ?? ""
    guard let end = unwindingEnd(action) else {
      if let stack = navigationController, stack.viewControllers.count > 1 {
        stack.popViewController(animated: true)
      } else {
        dismiss(animated: true)
      }
      return
    }
    let segue = UIStoryboardSegue(
      identifier: node["identifier"],
      source: self,
      destination: end
    )
    prepare(for: segue, sender: sender)
    InterfaceWiring.selector(action)?.call?(end, segue)
    if end.presentedViewController != nil
      || end.navigationController?.presentedViewController != nil
      || end.tabBarController?.presentedViewController != nil
    {
      end.dismiss(animated: true)
    }
    guard let stack = end.navigationController, stack.topViewController !== end,
      stack.viewControllers.contains(end)
    else { return }
    stack.popToViewController(end, animated: true)
  }

  /// The nearest controller behind this one, in its stack or below it, that has an action.
  private func unwindingEnd(_ action: String) -> UIViewController? {
    var seen: [UIViewController] = []
    var place: UIViewController? = self
    while let present = place, !seen.contains(present) {
      seen.append(present)
      let stack =
        (present as? UINavigationController ?? present.navigationController)?
        .viewControllers ?? []
      let tabs = (present as? UITabBarController)?.selectedViewController
      let inner = (tabs as? UINavigationController)?.viewControllers ?? []
      let known = [present] + stack.reversed() + [tabs].compactMap { $0 } + inner.reversed()
      let found = known.first { $0 !== self && InterfaceWiring.hasAction(action, $0) }
      if let found { return found }
      place = present.parent ?? present.presentingViewController
    }
    return nil
  }
}
