// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation
import QuartzCore

extension InterfaceMaker {
  /// Sets what Interface Builder sets by key paths, when all objects are there.
  func applyAttributes(of node: MarkupNode, to object: AnyObject) {
    for child in node.child("userDefinedRuntimeAttributes")?.children ?? [] {
      later.append { [unowned self] in apply(child, to: object) }
    }
  }

  /// Sets what Interface Builder sets by key paths of what does not wait for other objects.
  func applyAttributesNow(of node: MarkupNode, to object: AnyObject) {
    for child in node.child("userDefinedRuntimeAttributes")?.children ?? [] {
      apply(child, to: object)
    }
  }

  private func apply(_ node: MarkupNode, to object: AnyObject) {
    guard let path = node["keyPath"] else { return }
    var steps = path.split(separator: ".").map(String.init)
    let name = steps.removeLast()
    let view = object as? UIView
    let owner: AnyObject? = steps.isEmpty ? object : steps == ["layer"] ? view?.layer : nil
    let values = Self.values(of: node)
    if let owner {
      let inspected = owner as? any InspectedObject
      let isSet = values.contains {
        InterfaceWiring.set(name, of: owner, to: $0)
          || inspected?.setInspected(name, to: $0) == true
      }
      if isSet { return }
      if let view, Self.setStandard(name, of: view, values, onLayer: owner is CALayer) { return }
    }
    report("runtime-attribute", node, "\(type(of: object)) has no inspectable property \(path).")
  }

  /// A value in each type that a property may have.
  private static func values(of node: MarkupNode) -> [Any] {
    let inner = node.children.first { $0["key"] == "value" }
    switch node["type"] {
    case "number":
      let number = inner?.number("value") ?? node.number("value") ?? 0
      let whole = Int(exactly: number.rounded()) ?? 0
      return [
        number, Double(number), Float(number), whole, NSNumber(value: Double(number)),
        UInt(max(0, whole)), Int32(clamping: whole), Int16(clamping: whole), Int8(clamping: whole),
        UInt8(clamping: whole), whole != 0,
      ]
    case "boolean":
      let isSet = node.flag("value") ?? false
      return [isSet, NSNumber(value: isSet)]
    case "color": return inner?.colour.map { [$0, $0.cgColor] } ?? []
    case "image": return node.picture(of: "value").map { [$0] } ?? []
    case "size": return inner?.size.map { [$0] } ?? []
    case "rect": return inner?.rect.map { [$0] } ?? []
    case "point":
      guard let x = inner?.number("x"), let y = inner?.number("y") else { return [] }
      return [CGPoint(x: x, y: y)]
    default: return node.string("value").map { [$0, NSString(string: $0)] } ?? []
    }
  }

  /// Sets a property of UIKit's own; `false` when there is none of that name.
  private static func setStandard(
    _ name: String,
    of view: UIView,
    _ values: [Any],
    onLayer: Bool
  ) -> Bool {
    let number = values.lazy.compactMap { $0 as? CGFloat }.first
    let colour = values.lazy.compactMap { $0 as? UIColor }.first
    let isSet = values.lazy.compactMap { $0 as? Bool }.first
    let layer = view.layer
    switch name {
    case "cornerRadius": layer.cornerRadius = number ?? 0
    case "borderWidth": layer.borderWidth = number ?? 0
    case "borderColor", "borderUIColor": layer.borderColor = colour?.cgColor
    case "masksToBounds", "clipsToBounds": view.clipsToBounds = isSet ?? false
    case "shadowOpacity": layer.shadowOpacity = Float(number ?? 0)
    case "shadowRadius": layer.shadowRadius = number ?? 0
    case "shadowOffset": layer.shadowOffset = values.first as? CGSize ?? .zero
    case "shadowColor", "shadowUIColor": layer.shadowColor = colour?.cgColor
    case "zPosition": layer.zPosition = number ?? 0
    default: return onLayer ? false : setOfView(name, view, number, colour, isSet, values.first)
    }
    return true
  }

  private static func setOfView(
    _ name: String,
    _ view: UIView,
    _ number: CGFloat?,
    _ colour: UIColor?,
    _ isSet: Bool?,
    _ value: Any?
  ) -> Bool {
    switch name {
    case "backgroundColor": view.backgroundColor = colour
    case "tintColor": view.tintColor = colour
    case "alpha": view.alpha = number ?? 1
    case "hidden", "isHidden": view.isHidden = isSet ?? false
    case "tag": view.tag = Int(number ?? 0)
    case "text":
      (view as? UILabel)?.text = value as? String
      (view as? UITextField)?.text = value as? String
    case "placeholder": (view as? UITextField)?.placeholder = value as? String
    case "numberOfLines": (view as? UILabel)?.numberOfLines = Int(number ?? 1)
    case "textColor": (view as? UILabel)?.textColor = colour ?? .label
    case "accessibilityIdentifier": view.accessibilityIdentifier = value as? String
    case "accessibilityLabel": view.accessibilityLabel = value as? String
    default: return false
    }
    return true
  }
}
