// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

extension InterfaceMaker {
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
    case let view as UIToolbar:
      let items = node.child("items")?.children.filter { $0.name == "barButtonItem" } ?? []
      if !items.isEmpty { view.items = items.map(barButton) }
    case let view as UINavigationBar:
      let items = node.child("items")?.children.filter { $0.name == "navigationItem" } ?? []
      view.items = items.map { child in
        let item = UINavigationItem(title: child["title"] ?? "")
        fill(item, child)
        return item
      }
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
      if let title = state.child(keyed: "attributedTitle")?.attributedText {
        button.setAttributedTitle(title, for: kind)
      }
      if let colour = state.child(keyed: "titleColor")?.colour {
        button.setTitleColor(colour, for: kind)
      }
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
    if let pages = node.flag("pagingEnabled") { view.isPagingEnabled = pages }
    if let scrolls = node.flag("scrollEnabled") { view.isScrollEnabled = scrolls }
    if let bounces = node.flag("bounces") { view.bounces = bounces }
    if let bounces = node.flag("alwaysBounceVertical") { view.alwaysBounceVertical = bounces }
    if let bounces = node.flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = bounces }
    if let shows = node.flag("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = shows
    }
    if let shows = node.flag("showsVerticalScrollIndicator") {
      view.showsVerticalScrollIndicator = shows
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

  private func describe(_ picker: UIDatePicker, _ node: MarkupNode) {
    switch node["datePickerMode"] {
    case "time": picker.datePickerMode = .time
    case "date": picker.datePickerMode = .date
    case "countDownTimer": picker.datePickerMode = .countDownTimer
    default: break
    }
    switch node["style"] {
    case "wheels": picker.preferredDatePickerStyle = .wheels
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    default: break
    }
  }

  private func describe(_ bar: UISearchBar, _ node: MarkupNode) {
    bar.placeholder = node.string("placeholder")
    bar.text = node["text"] ?? bar.text
    if node["searchBarStyle"] == "minimal" { bar.searchBarStyle = .minimal }
    if node.flag("showsCancelButton") == true { bar.showsCancelButton = true }
    if let ground = node.child(keyed: "barTintColor")?.colour { bar.barTintColor = ground }
    let titles = node.child("scopeButtonTitles")?.children.map(\.text) ?? []
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
  }

  private func describe(_ control: UISwitch, _ node: MarkupNode) {
    control.isOn = node.flag("on") ?? false
    if let colour = node.child(keyed: "onTintColor")?.colour { control.onTintColor = colour }
    if let colour = node.child(keyed: "thumbTintColor")?.colour { control.thumbTintColor = colour }
  }

  private func describe(_ pages: UIPageControl, _ node: MarkupNode) {
    pages.numberOfPages = Int(node["numberOfPages"] ?? "") ?? 0
    pages.currentPage = Int(node["currentPage"] ?? "") ?? 0
    if let colour = node.child(keyed: "pageIndicatorTintColor")?.colour {
      pages.pageIndicatorTintColor = colour
    }
    if let colour = node.child(keyed: "currentPageIndicatorTintColor")?.colour {
      pages.currentPageIndicatorTintColor = colour
    }
  }

  private func describe(_ view: UIProgressView, _ node: MarkupNode) {
    view.progress = Float(node.number("progress") ?? 0)
    if let colour = node.child(keyed: "progressTintColor")?.colour {
      view.progressTintColor = colour
    }
    if let colour = node.child(keyed: "trackTintColor")?.colour { view.trackTintColor = colour }
  }

  private func describe(_ stepper: UIStepper, _ node: MarkupNode) {
    stepper.minimumValue = Double(node.number("minimumValue") ?? 0)
    stepper.maximumValue = Double(node.number("maximumValue") ?? 100)
    stepper.stepValue = Double(node.number("stepValue") ?? 1)
    stepper.value = Double(node.number("value") ?? 0)
  }

  private func describe(_ view: UITextView, _ node: MarkupNode) {
    view.text = node.string("text") ?? ""
    if let alignment = node["textAlignment"].flatMap({ NSTextAlignment(interface: $0) }) {
      view.textAlignment = alignment
    }
    if let font = node.child(keyed: "fontDescription")?.font { view.font = font }
    if let colour = node.child(keyed: "textColor")?.colour { view.textColor = colour }
    view.isEditable = node.flag("editable") ?? true
    if let text = node.child(keyed: "attributedText")?.attributedText { view.attributedText = text }
  }

  private func describe(_ spinner: UIActivityIndicatorView, _ node: MarkupNode) {
    let styles: [String: UIActivityIndicatorView.Style] = [
      "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray,
    ]
    if let style = node["style"].flatMap({ styles[$0] }) { spinner.style = style }
    spinner.hidesWhenStopped = node.flag("hidesWhenStopped") ?? false
    if let colour = node.child(keyed: "color")?.colour { spinner.color = colour }
    if node.flag("animating") == true { spinner.startAnimating() }
    if node.flag("hidden") == true { spinner.isHidden = true }
  }

  private func describe(_ slider: UISlider, _ node: MarkupNode) {
    slider.minimumValue = Float(node.number("minValue") ?? 0)
    slider.maximumValue = Float(node.number("maxValue") ?? 1)
    slider.value = Float(node.number("value") ?? 0)
    if let colour = node.child(keyed: "minimumTrackTintColor")?.colour {
      slider.minimumTrackTintColor = colour
    }
    if let colour = node.child(keyed: "maximumTrackTintColor")?.colour {
      slider.maximumTrackTintColor = colour
    }
  }

  func describe(_ view: UIImageView, _ node: MarkupNode) {
    view.image = node.picture ?? view.image
    view.highlightedImage = node.picture(of: "highlightedImage")
    if let size = node.symbolSize {
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size)
    }
  }

  private func describe(_ stack: UIStackView, _ node: MarkupNode) {
    stack.axis = node["axis"] == "vertical" ? .vertical : .horizontal
    stack.spacing = node.number("spacing") ?? 0
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

  private func describe(_ field: UITextField, _ node: MarkupNode) {
    field.text = node.string("text")
    field.placeholder = node.string("placeholder")
    if let font = node.child(keyed: "fontDescription")?.font { field.font = font }
    switch node["borderStyle"] {
    case "roundedRect": field.borderStyle = .roundedRect
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    default: break
    }
    if let colour = node.child(keyed: "textColor")?.colour { field.textColor = colour }
    if let alignment = node["textAlignment"].flatMap({ NSTextAlignment(interface: $0) }) {
      field.textAlignment = alignment
    }
    if node.child("textInputTraits")?.flag("secureTextEntry") == true {
      field.isSecureTextEntry = true
    }
    switch node["clearButtonMode"] {
    case "always": field.clearButtonMode = .always
    case "whileEditing": field.clearButtonMode = .whileEditing
    case "unlessEditing": field.clearButtonMode = .unlessEditing
    default: break
    }
  }

  private func describe(_ control: UISegmentedControl, _ node: MarkupNode) {
    for (place, segment) in (node.child("segments")?.children ?? []).enumerated() {
      if let picture = segment.picture {
        control.insertSegment(with: picture, at: place, animated: false)
      } else {
        control.insertSegment(withTitle: segment["title"], at: place, animated: false)
      }
    }
    control.selectedSegmentIndex = Int(node["selectedSegmentIndex"] ?? "") ?? 0
    if let colour = node.child(keyed: "selectedSegmentTintColor")?.colour {
      control.selectedSegmentTintColor = colour
    }
  }
}
