// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

extension InterfaceMaker {
  /// Connects an object by the connections of its element, when all objects are there.
  func wire(_ object: AnyObject, _ node: MarkupNode) {
    guard let connections = node.child("connections") else { return }
    later.append { [unowned self] in
      for connection in connections.children { connect(object, connection) }
      connectCollections(of: object, connections.children)
    }
  }

  private func connect(_ object: AnyObject, _ node: MarkupNode) {
    switch node.name {
    case "outlet":
      guard let name = node["property"], let value = node["destination"].flatMap({ objects[$0] })
      else { return }
      if InterfaceWiring.set(name, of: object, to: value) { return }
      if !StandardOutlets.set(name, of: object, to: value) {
        report("missing-outlet", node, "\(type(of: object)) has no outlet \(name).")
      }
    case "action": act(object, node)
    case "segue": trigger(object, node)
    default: break
    }
  }

  /// Sets the outlets that have several objects, in the order of the file.
  private func connectCollections(of object: AnyObject, _ nodes: [MarkupNode]) {
    let collections = nodes.filter { $0.name == "outletCollection" }
    var names: [String] = []
    for node in collections {
      if let name = node["property"], !names.contains(name) { names.append(name) }
    }
    for name in names {
      let parts = collections.filter { $0["property"] == name }
      let values = parts.compactMap { $0["destination"].flatMap { objects[$0] } }
      if name == "gestureRecognizers", let view = object as? UIView {
        for case let recogniser as UIGestureRecognizer in values {
          view.addGestureRecognizer(recogniser)
        }
      } else if !InterfaceWiring.set(name, of: object, to: values), let first = parts.first {
        report("missing-outlet", first, "\(type(of: object)) has no outlets \(name).")
      }
    }
  }

  private func act(_ object: AnyObject, _ node: MarkupNode) {
    // Actions for the first responder go to the controller.
    let target = node["destination"].flatMap { objects[$0] } ?? owner
    guard let name = node["selector"], let call = InterfaceWiring.selector(name) else {
      return report("missing-action", node, "there is no action \(node["selector"] ?? "").")
    }
    if let button = object as? UIBarButtonItem { (button.target, button.action) = (target, call) }
    if let recogniser = object as? UIGestureRecognizer, let target {
      recogniser.addTarget(target, action: call)
    }
    if let control = object as? UIControl, let target {
      let usual: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
      control.addTarget(
        target,
        action: call,
        for: node["eventType"].flatMap(UIControl.Event.init(interface:)) ?? usual
      )
    }
  }

  /// Lets a control, a button of a bar, a gesture, or the selection of a cell show another controller.
  private func trigger(_ object: AnyObject, _ node: MarkupNode) {
    guard let identifier = node["id"], node["kind"] != "embed", node["kind"] != "relationship"
    else { return }
    let segue = { @MainActor [weak owner, weak object] in
      guard let owner, let object else { return }
      owner.performSegue(of: node, sender: object)
    }
    switch object {
    case let control as UIControl:
      control.addAction(
        UIAction(identifier: .init(identifier)) { _ in segue() },
        for: .touchUpInside
      )
    case let button as UIBarButtonItem:
      let call = Selector("segue:") { _, _ in segue() }
      (button.target, button.action) = (owner, call)
    case let recogniser as UIGestureRecognizer:
      if let owner {
        recogniser.addTarget(owner, action: Selector("segue:") { _, _ in segue() })
      }
    case let cell as UITableViewCell: cell.selectionSegue = segue
    case let cell as UICollectionViewCell: cell.selectionSegue = segue
    default: break
    }
  }
}

/// Outlets of UIKit's own classes.
@MainActor
enum StandardOutlets {
  /// Sets a data source, a delegate or another outlet; `false` when the object has none of that name.
  static func set(_ name: String, of object: AnyObject, to value: AnyObject) -> Bool {
    switch name {
    case "view": return true
    case "dataSource": return setSource(of: object, value)
    case "delegate": return setDelegate(of: object, value)
    case "prefetchDataSource": return true
    case "selectedBackgroundView":
      (object as? UICollectionViewCell)?.selectedBackgroundView = value as? UIView
      (object as? UITableViewCell)?.selectedBackgroundView = value as? UIView
    case "backgroundView":
      (object as? UICollectionView)?.backgroundView = value as? UIView
      (object as? UITableView)?.backgroundView = value as? UIView
    case "accessoryView": (object as? UITableViewCell)?.accessoryView = value as? UIView
    case "inputView": (object as? UITextField)?.inputView = value as? UIView
    case "inputAccessoryView": (object as? UITextField)?.inputAccessoryView = value as? UIView
    case "tableView": return object is UITableViewController
    case "collectionView": return object is UICollectionViewController
    default: return false
    }
    return true
  }

  private static func setSource(of object: AnyObject, _ value: AnyObject) -> Bool {
    switch object {
    case let view as UICollectionView: view.dataSource = value as? any UICollectionViewDataSource
    case let view as UITableView: view.dataSource = value as? any UITableViewDataSource
    case let view as UIPickerView: view.dataSource = value as? any UIPickerViewDataSource
    case let pages as UIPageViewController:
      pages.dataSource = value as? any UIPageViewControllerDataSource
    default: return false
    }
    return true
  }

  private static func setDelegate(of object: AnyObject, _ value: AnyObject) -> Bool {
    switch object {
    case let view as UICollectionView: view.delegate = value as? any UICollectionViewDelegate
    case let view as UITableView: view.delegate = value as? any UITableViewDelegate
    case let view as UITextView: view.delegate = value as? any UITextViewDelegate
    case let view as UIScrollView: view.delegate = value as? any UIScrollViewDelegate
    case let view as UITextField: view.delegate = value as? any UITextFieldDelegate
    case let view as UISearchBar: view.delegate = value as? any UISearchBarDelegate
    case let view as UIPickerView: view.delegate = value as? any UIPickerViewDelegate
    case let gesture as UIGestureRecognizer:
      gesture.delegate = value as? any UIGestureRecognizerDelegate
    case let tabs as UITabBarController: tabs.delegate = value as? any UITabBarControllerDelegate
    case let stack as UINavigationController:
      stack.delegate = value as? any UINavigationControllerDelegate
    case let pages as UIPageViewController:
      pages.delegate = value as? any UIPageViewControllerDelegate
    case let split as UISplitViewController:
      split.delegate = value as? any UISplitViewControllerDelegate
    // Maps, pages of the web and bars ask nobody what matters here.
    case is UIView: return true
    default: return false
    }
    return true
  }
}

extension UIControl.Event {
  /// Reads the name that Interface Builder writes; `nil` for another one.
  init?(interface name: String) {
    let known: [String: Self] = [
      "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
      "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
      "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
      "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
      "touchCancel": .touchCancel, "valueChanged": .valueChanged,
      "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
      "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
      "editingDidEndOnExit": .editingDidEndOnExit,
    ]
    guard let found = known[name] else { return nil }
    self = found
  }
}
