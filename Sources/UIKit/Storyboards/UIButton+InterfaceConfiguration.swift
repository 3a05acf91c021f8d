// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

extension UIButton.Configuration {
  /// Reads the configuration that Interface Builder writes.
  @MainActor init(interface node: MarkupNode) {
    self =
      switch node["style"] {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      default: .plain()
      }
    title = node["title"] ?? node.child("attributedString")?.child("fragment")?["content"]
    subtitle = node["subtitle"]
    image = node.picture
    adoptPlaces(of: node)
    adoptLooks(of: node)
  }

  private mutating func adoptPlaces(of node: MarkupNode) {
    imagePadding = node.number("imagePadding") ?? imagePadding
    titlePadding = node.number("titlePadding") ?? titlePadding
    contentInsets = node.child(keyed: "contentInsets")?.directionalInsets ?? contentInsets
    switch node["imagePlacement"] {
    case "top": imagePlacement = .top
    case "bottom": imagePlacement = .bottom
    case "trailing": imagePlacement = .trailing
    default: break
    }
    switch node["titleAlignment"] {
    case "leading": titleAlignment = .leading
    case "center": titleAlignment = .center
    case "trailing": titleAlignment = .trailing
    default: break
    }
    switch node["buttonSize"] {
    case "mini": buttonSize = .mini
    case "small": buttonSize = .small
    case "large": buttonSize = .large
    default: break
    }
  }

  @MainActor private mutating func adoptLooks(of node: MarkupNode) {
    switch node["cornerStyle"] {
    case "capsule": cornerStyle = .capsule
    case "large": cornerStyle = .large
    case "medium": cornerStyle = .medium
    case "small": cornerStyle = .small
    case "fixed": cornerStyle = .fixed
    default: break
    }
    if node.flag("showsActivityIndicator") == true { showsActivityIndicator = true }
    baseForegroundColor = node.child(keyed: "baseForegroundColor")?.colour
    baseBackgroundColor = node.child(keyed: "baseBackgroundColor")?.colour
    preferredSymbolConfigurationForImage =
      node.child(keyed: "preferredSymbolConfiguration")?.symbolConfiguration
    if let own = node.child("backgroundConfiguration") {
      background.backgroundColor = own.child(keyed: "backgroundColor")?.colour
      background.strokeColor = own.child(keyed: "strokeColor")?.colour
      background.strokeWidth = own.number("strokeWidth") ?? background.strokeWidth
      background.cornerRadius = own.number("cornerRadius") ?? background.cornerRadius
    }
    if let font = node.child(keyed: "titleFontDescription")?.font {
      titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.font = font
        return attributes
      }
    }
  }
}
