// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

extension InterfaceMaker {
  /// The distance between views, in points, that Interface Builder calls the standard one.
  private static let standardSpacing: CGFloat = 8

  /// Gives a view what only its kind of views has.
  func describeKind(_ view: UIView, _ node: MarkupNode) {
    (view as? UIControl).map { describe($0, node) }
    (view as? UIScrollView).map { describe($0, node) }
    switch view {
    case let view as UILabel: describe(view, node)
    case let view as UIButton: describe(view, node)
    case let view as UIImageView: describe(view, node)
    case let view as UIStackView: describe(view, node)
    case let view as UITextField: describe(view, node)
    case let view as UISegmentedControl: describe(view, node)
    case let view as UIPageControl: describe(view, node)
    case let view as UISwitch: describe(view, node)
    case let view as UITextView: describe(view, node)
    case let view as UIActivityIndicatorView: describe(view, node)
    case let view as UIProgressView: describe(view, node)
    case let view as UISlider: describe(view, node)
    case let view as UIStepper: describe(view, node)
    case let view as UIDatePicker: describe(view, node)
    case let view as UISearchBar: describe(view, node)
    case let view as UICollectionView: describe(view, node)
    case let view as UITableView: describe(view, node)
    case let view as UIToolbar: describeAlone(view, node)
    case let view as UINavigationBar: describeAlone(view, node)
    case let view as UITabBar: describeAlone(view, node)
    default: break
    }
  }

  func describe(_ label: UILabel, _ node: MarkupNode) {
    label.text = node.string("text")
    label.numberOfLines = Int(node["numberOfLines"] ?? "") ?? 1
    if let mode = NSLineBreakMode(interface: node["lineBreakMode"]) { label.lineBreakMode = mode }
    if node.flag("adjustsFontSizeToFit") == true { label.adjustsFontSizeToFitWidth = true }
    if let scale = node.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
    if node.flag("enabled") == false { label.isEnabled = false }
    if node.flag("highlighted") == true { label.isHighlighted = true }
    label.preferredMaxLayoutWidth = node.number("preferredMaxLayoutWidth") ?? 0
    switch node["baselineAdjustment"] {
    case "alignCenters": label.baselineAdjustment = .alignCenters
    case "none": label.baselineAdjustment = .none
    default: break
    }
    if let alignment = node["textAlignment"].flatMap({ NSTextAlignment(interface: $0) }) {
      label.textAlignment = alignment
    }
    if let font = node.child(keyed: "fontDescription")?.font { label.font = font }
    if let colour = node.child(keyed: "textColor")?.colour { label.textColor = colour }
    if let colour = node.child(keyed: "shadowColor")?.colour { label.shadowColor = colour }
    if let offset = node.child(keyed: "shadowOffset")?.size { label.shadowOffset = offset }
    if let colour = node.child(keyed: "highlightedColor")?.colour {
      label.highlightedTextColor = colour
    }
    if node.flag("adjustsFontForContentSizeCategory") == true {
      label.adjustsFontForContentSizeCategory = true
    }
    if let text = node.child(keyed: "attributedText")?.attributedText {
      label.attributedText = text
    }
  }

  private func describe(_ button: UIButton, _ node: MarkupNode) {
    if let font = node.child(keyed: "fontDescription")?.font { button.titleLabel?.font = font }
    if let mode = NSLineBreakMode(interface: node["lineBreakMode"]) {
      button.titleLabel?.lineBreakMode = mode
    }
    for state in node.children where state.name == "state" {
      let kind: UIControl.State =
        switch state["key"] {
        case "selected": .selected
        case "disabled": .disabled
        case "highlighted": .highlighted
        default: .normal
        }
      if let title = state.string("title") { button.setTitle(title, for: kind) }
      if let image = state.picture { button.setImage(image, for: kind) }
      if let image = state.picture(of: "backgroundImage") {
        button.setBackgroundImage(image, for: kind)
      }
      if let symbol = state.child(keyed: "preferredSymbolConfiguration")?.symbolConfiguration {
        button.setPreferredSymbolConfiguration(symbol, forImageIn: kind)
      }
      if let title = state.child(keyed: "attributedTitle")?.attributedText {
        button.setAttributedTitle(title, for: kind)
      }
      if let colour = state.child(keyed: "titleColor")?.colour {
        button.setTitleColor(colour, for: kind)
      }
    }
    node.give(
      button,
      flags: [
        ("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction),
        ("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
        ("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted),
        ("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted),
      ]
    )
    switch node["role"] {
    case "primary": button.role = .primary
    case "cancel": button.role = .cancel
    case "destructive": button.role = .destructive
    default: break
    }
    if let inset = node.child(keyed: "contentEdgeInsets")?.insets {
      button.contentEdgeInsets = inset
    }
    if let inset = node.child(keyed: "titleEdgeInsets")?.insets { button.titleEdgeInsets = inset }
    if let inset = node.child(keyed: "imageEdgeInsets")?.insets { button.imageEdgeInsets = inset }
    if let own = node.child("buttonConfiguration") {
      // What a state says counts only for buttons without a configuration.
      button.setTitle(nil, for: .normal)
      button.configuration = UIButton.Configuration(interface: own)
    }
  }

  private func describe(_ control: UIControl, _ node: MarkupNode) {
    if node.flag("enabled") == false { control.isEnabled = false }
    if node.flag("selected") == true { control.isSelected = true }
    switch node["contentHorizontalAlignment"] {
    case "left": control.contentHorizontalAlignment = .left
    case "right": control.contentHorizontalAlignment = .right
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    case "fill": control.contentHorizontalAlignment = .fill
    default: break
    }
    switch node["contentVerticalAlignment"] {
    case "top": control.contentVerticalAlignment = .top
    case "bottom": control.contentVerticalAlignment = .bottom
    case "fill": control.contentVerticalAlignment = .fill
    default: break
    }
  }

  private func describe(_ view: UIScrollView, _ node: MarkupNode) {
    node.give(
      view,
      flags: [
        ("pagingEnabled", \.isPagingEnabled), ("scrollEnabled", \.isScrollEnabled),
        ("bounces", \.bounces), ("bouncesZoom", \.bouncesZoom),
        ("alwaysBounceVertical", \.alwaysBounceVertical),
        ("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
        ("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
        ("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
        ("directionalLockEnabled", \.isDirectionalLockEnabled),
        ("delaysContentTouches", \.delaysContentTouches), ("scrollsToTop", \.scrollsToTop),
      ]
    )
    switch node["indicatorStyle"] {
    case "black": view.indicatorStyle = .black
    case "white": view.indicatorStyle = .white
    default: break
    }
    if let inset = node.child(keyed: "scrollIndicatorInsets")?.insets {
      view.scrollIndicatorInsets = inset
    }
    if let inset = node.child(keyed: "contentInset")?.insets { view.contentInset = inset }
    if let scale = node.number("minimumZoomScale") { view.minimumZoomScale = scale }
    if let scale = node.number("maximumZoomScale") { view.maximumZoomScale = scale }
    switch node["keyboardDismissMode"] {
    case "onDrag": view.keyboardDismissMode = .onDrag
    case "interactive": view.keyboardDismissMode = .interactive
    default: break
    }
    switch node["contentInsetAdjustmentBehavior"] {
    case "never": view.contentInsetAdjustmentBehavior = .never
    case "always": view.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
  }

  func describe(_ view: UIImageView, _ node: MarkupNode) {
    view.image = node.picture ?? view.image
    view.highlightedImage = node.picture(of: "highlightedImage")
    if let symbol = node.child(keyed: "preferredSymbolConfiguration")?.symbolConfiguration {
      view.preferredSymbolConfiguration = symbol
    }
    if node.flag("highlighted") == true { view.isHighlighted = true }
  }

  private func describe(_ stack: UIStackView, _ node: MarkupNode) {
    stack.axis = node["axis"] == "vertical" ? .vertical : .horizontal
    stack.spacing =
      node["spacingType"] == "standard" ? Self.standardSpacing : node.number("spacing") ?? 0
    if node.flag("baselineRelativeArrangement") == true {
      stack.isBaselineRelativeArrangement = true
    }
    stack.alignment =
      switch node["alignment"] {
      case "center": .center
      case "top": .top
      case "bottom": .bottom
      case "leading": .leading
      case "trailing": .trailing
      case "firstBaseline": .firstBaseline
      case "lastBaseline", "baseline": .lastBaseline
      default: .fill
      }
    stack.distribution =
      switch node["distribution"] {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
  }
}
