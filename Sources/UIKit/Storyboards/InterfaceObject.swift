// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// What a storyboard or a nib tells that all of its objects are there: responders, layouts, and classes of an app that
/// override the method of Objective-C's `NSObject`, which the source pass lets conform.
public protocol InterfaceObject: AnyObject {
  /// Called after all objects of the file, and their connections, were made.
  @MainActor func awakeFromNib()
}

extension UIResponder: InterfaceObject {}
extension UICollectionViewLayout: InterfaceObject {}
extension UIBarButtonItem: InterfaceObject {}
extension UIGestureRecognizer: InterfaceObject {}
extension NSLayoutConstraint: InterfaceObject {}

extension InterfaceMaker {
  /// Makes an object that is no view or controller, such as a data source or what sets a controller up.
  func customObject(_ node: MarkupNode) -> AnyObject? {
    if let id = node["id"], let known = objects[id] { return known }
    var made: AnyObject = NSObject()
    if let name = node["customClass"] {
      guard let own = InterfaceWiring.made(name) else {
        report("missing-class", node, "there is no class \(name) whose objects can be made.")
        return nil
      }
      made = own
    }
    keep(made, node)
    applyAttributes(of: node, to: made)
    wire(made, node)
    tellLater(made)
    return made
  }

  /// Tells an object that all objects of the file are there, when they are.
  func tellLater(_ made: AnyObject) {
    later.append { (made as? any InterfaceObject)?.awakeFromNib() }
  }

  /// Makes the objects of a controller's scene that are connected with the controller or each other alone.
  ///
  /// A device makes these together with the controller. Others wait for its view.
  func makeCompanions(of node: MarkupNode) {
    let all = (storyboard?.companions[node["id"] ?? ""] ?? []).filter { $0.name == "customObject" }
    var early = all
    var count = -1
    while count != early.count {
      count = early.count
      let known = Set(objects.keys).union(early.compactMap { $0["id"] })
      early = early.filter { object in
        let outlets = object.child("connections")?.children ?? []
        return outlets.allSatisfy { $0["destination"].map(known.contains) ?? true }
      }
    }
    let waiting = later
    later = []
    for object in early { _ = customObject(object) }
    let work = later
    later = waiting
    for step in work { step() }
  }
}
