// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

extension InterfaceMaker {
  /// Makes the view of an element with all that is in it.
  func view(_ node: MarkupNode) -> UIView {
    let made = custom(node, UIView.self) ?? plainView(node)
    keep(made, node)
    fill(made, node)
    return made
  }

  private func plainView(_ node: MarkupNode) -> UIView {
    switch node.name {
    case "label": UILabel()
    case "button": UIButton(type: node["buttonType"] == "system" ? .system : .custom)
    case "imageView": UIImageView()
    case "textField": UITextField()
    case "textView": UITextView()
    case "searchBar": UISearchBar()
    case "switch": UISwitch()
    case "slider": UISlider()
    case "stepper": UIStepper()
    case "segmentedControl": UISegmentedControl()
    case "pageControl": UIPageControl()
    case "progressView": UIProgressView()
    case "activityIndicatorView": UIActivityIndicatorView()
    case "stackView": UIStackView()
    case "scrollView": UIScrollView()
    case "collectionView":
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case "tableView": UITableView(frame: .zero, style: node.tableStyle)
    default: UIView()
    }
  }

  /// Gives a view what its element says, its subviews and its constraints.
  func fill(_ view: UIView, _ node: MarkupNode) {
    describe(view, node)
    (view as? UILabel).map { describe($0, node) }
    (view as? UIButton).map { describe($0, node) }
    (view as? UIImageView).map { describe($0, node) }
    (view as? UIStackView).map { describe($0, node) }
    (view as? UITextField).map { describe($0, node) }
    (view as? UISegmentedControl).map { describe($0, node) }
    (view as? UIPageControl).map { $0.numberOfPages = Int(node["numberOfPages"] ?? "") ?? 0 }
    (view as? UISwitch).map { $0.isOn = node.flag("on") ?? true }
    (view as? UIPageControl).map { $0.currentPage = Int(node["currentPage"] ?? "") ?? 0 }
    (view as? UITextView).map { describe($0, node) }
    (view as? UIActivityIndicatorView).map { describe($0, node) }
    (view as? UIProgressView).map { $0.progress = Float(node.number("progress") ?? 0) }
    (view as? UISlider).map { describe($0, node) }
    (view as? UISearchBar).map { $0.placeholder = node["placeholder"] }
    (view as? UICollectionView).map { describe($0, node) }
    (view as? UITableView).map { describe($0, node) }
    for child in node.children where child.name == "viewLayoutGuide" {
      keep(guide(of: view, child), child)
    }
    for child in node.child("subviews")?.children ?? [] {
      let inner = self.view(child)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(inner)
      } else {
        view.addSubview(inner)
      }
      if child.name == "containerView" { embed(inner, child) }
    }
    for child in node.child("constraints")?.children ?? [] { constrain(view, child) }
    wire(view, node)
  }

  private func guide(of view: UIView, _ node: MarkupNode) -> UILayoutGuide {
    guard let scroller = view as? UIScrollView else { return view.safeAreaLayoutGuide }
    return switch node["key"] {
    case "contentLayoutGuide": scroller.contentLayoutGuide
    case "frameLayoutGuide": scroller.frameLayoutGuide
    default: view.safeAreaLayoutGuide
    }
  }

  private func embed(_ view: UIView, _ node: MarkupNode) {
    let segue = node.child("connections")?.children.first { $0["kind"] == "embed" }
    guard let segue, let end = other(segue["destination"]) else { return }
    later.append { [unowned self] in
      guard let owner else { return }
      let told = UIStoryboardSegue(identifier: segue["identifier"], source: owner, destination: end)
      owner.prepare(for: told, sender: nil)
      owner.addChild(end)
      end.view.frame = view.bounds
      end.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(end.view)
      end.didMove(toParent: owner)
    }
  }

  private func describe(_ view: UIView, _ node: MarkupNode) {
    if let frame = node.child(keyed: "frame")?.rect { view.frame = frame }
    if node.flag("translatesAutoresizingMaskIntoConstraints") == false {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let mask = node.child(keyed: "autoresizingMask") { view.autoresizingMask = mask.resizing }
    if let colour = node.child(keyed: "backgroundColor")?.colour { view.backgroundColor = colour }
    if let tint = node.child(keyed: "tintColor")?.colour { view.tintColor = tint }
    if let hidden = node.flag("hidden") { view.isHidden = hidden }
    if let alpha = node.number("alpha") { view.alpha = alpha }
    if let tag = node["tag"].flatMap({ Int($0) }) { view.tag = tag }
    if let clips = node.flag("clipsSubviews") { view.clipsToBounds = clips }
    if let takes = node.flag("userInteractionEnabled") { view.isUserInteractionEnabled = takes }
    if let mode = node["contentMode"].flatMap({ UIView.ContentMode(interface: $0) }) {
      view.contentMode = mode
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let word = axis == .horizontal ? "horizontal" : "vertical"
      if let hugging = node.number("\(word)HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(hugging)), for: axis)
      }
      if let resistance = node.number("\(word)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(resistance)), for: axis)
      }
    }
    for set in node.child("userDefinedRuntimeAttributes")?.children ?? [] { apply(set, to: view) }
  }

  /// Values by key paths; those of layers are known.
  private func apply(_ node: MarkupNode, to view: UIView) {
    let number = node.children.first.flatMap { $0.number("value") } ?? node.number("value")
    switch node["keyPath"] {
    case "layer.cornerRadius", "cornerRadius": view.layer.cornerRadius = number ?? 0
    case "layer.borderWidth", "borderWidth": view.layer.borderWidth = number ?? 0
    case "layer.masksToBounds", "clipsToBounds": view.clipsToBounds = node.flag("value") ?? false
    default:
      report(
        "runtime-attribute",
        node,
        "\(node["keyPath"] ?? "") is set by its name, which is left out."
      )
    }
  }

  func constrain(_ view: UIView, _ node: MarkupNode, standingFor name: String? = nil) {
    later.insert(
      { [unowned self] in
        let named = { (item: String) in item == name ? view : self.objects[item] }
        let first = node["firstItem"].flatMap(named) ?? view
        let second = node["secondItem"].flatMap(named)
        guard first is UIView || first is UILayoutGuide,
          second == nil || second is UIView || second is UILayoutGuide
        else { return report("bad-constraint", node, "a constraint is not between views.") }
        guard let from = NSLayoutConstraint.Attribute(interface: node["firstAttribute"]) else {
          return report("bad-constraint", node, "a constraint has no first attribute.")
        }
        let constraint = NSLayoutConstraint(
          item: first,
          attribute: from,
          relatedBy: node.relation,
          toItem: second,
          attribute: NSLayoutConstraint.Attribute(interface: node["secondAttribute"])
            ?? .notAnAttribute,
          multiplier: node.ratio("multiplier") ?? 1,
          constant: node.number("constant") ?? 0
        )
        if let priority = node.number("priority") {
          constraint.priority = UILayoutPriority(Float(priority))
        }
        constraint.identifier = node["identifier"]
        keep(constraint, node)
        constraint.isActive = true
      },
      at: 0
    )
  }

  // MARK: Kinds of views

  private func describe(_ label: UILabel, _ node: MarkupNode) {
    label.text = node["text"] ?? node.child(keyed: "text").map { $0["value"] ?? $0.text }
    label.numberOfLines = Int(node["numberOfLines"] ?? "") ?? 1
    if let alignment = node["textAlignment"].flatMap({ NSTextAlignment(interface: $0) }) {
      label.textAlignment = alignment
    }
    if let font = node.child(keyed: "fontDescription")?.font { label.font = font }
    if let colour = node.child(keyed: "textColor")?.colour { label.textColor = colour }
  }

  private func describe(_ button: UIButton, _ node: MarkupNode) {
    if let font = node.child(keyed: "fontDescription")?.font { button.titleLabel?.font = font }
    for state in node.children where state.name == "state" {
      let kind: UIControl.State =
        state["key"] == "selected" ? .selected : state["key"] == "disabled" ? .disabled : .normal
      if let title = state["title"] { button.setTitle(title, for: kind) }
      if let image = state.picture { button.setImage(image, for: kind) }
      if let colour = state.child(keyed: "titleColor")?.colour {
        button.setTitleColor(colour, for: kind)
      }
    }
    if let own = node.child("buttonConfiguration") { configure(button, own) }
  }

  private func configure(_ button: UIButton, _ node: MarkupNode) {
    var made: UIButton.Configuration =
      switch node["style"] {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      default: .plain()
      }
    made.title = node["title"] ?? node.child("attributedString")?.child("fragment")?["content"]
    made.subtitle = node["subtitle"]
    made.image = node.picture
    made.imagePadding = node.number("imagePadding") ?? 0
    switch node["imagePlacement"] {
    case "top": made.imagePlacement = .top
    case "bottom": made.imagePlacement = .bottom
    case "trailing": made.imagePlacement = .trailing
    default: break
    }
    switch node["cornerStyle"] {
    case "capsule": made.cornerStyle = .capsule
    case "large": made.cornerStyle = .large
    case "small": made.cornerStyle = .small
    default: break
    }
    made.baseForegroundColor = node.child(keyed: "baseForegroundColor")?.colour
    made.baseBackgroundColor = node.child(keyed: "baseBackgroundColor")?.colour
    // What a state says counts only for buttons without a configuration.
    button.setTitle(nil, for: .normal)
    button.configuration = made
  }

  private func describe(_ view: UITextView, _ node: MarkupNode) {
    view.text = node["text"] ?? node.child(keyed: "text").map { $0["value"] ?? $0.text }
    if let font = node.child(keyed: "fontDescription")?.font { view.font = font }
    if let colour = node.child(keyed: "textColor")?.colour { view.textColor = colour }
    view.isEditable = node.flag("editable") ?? true
  }

  private func describe(_ spinner: UIActivityIndicatorView, _ node: MarkupNode) {
    if node["style"] == "large" || node["style"] == "whiteLarge" { spinner.style = .large }
    spinner.hidesWhenStopped = node.flag("hidesWhenStopped") ?? false
    if let colour = node.child(keyed: "color")?.colour { spinner.color = colour }
    if node.flag("animating") == true { spinner.startAnimating() }
  }

  private func describe(_ slider: UISlider, _ node: MarkupNode) {
    slider.minimumValue = Float(node.number("minValue") ?? 0)
    slider.maximumValue = Float(node.number("maxValue") ?? 1)
    slider.value = Float(node.number("value") ?? 0)
  }

  private func describe(_ view: UIImageView, _ node: MarkupNode) { view.image = node.picture }

  private func describe(_ stack: UIStackView, _ node: MarkupNode) {
    stack.axis = node["axis"] == "vertical" ? .vertical : .horizontal
    stack.spacing = node.number("spacing") ?? 0
    stack.alignment =
      switch node["alignment"] {
      case "center": .center
      case "top": .top
      case "bottom": .bottom
      case "firstBaseline": .firstBaseline
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
    field.text = node["text"]
    field.placeholder = node["placeholder"]
    if let font = node.child(keyed: "fontDescription")?.font { field.font = font }
    if node["borderStyle"] == "roundedRect" { field.borderStyle = .roundedRect }
  }

  private func describe(_ control: UISegmentedControl, _ node: MarkupNode) {
    for (place, segment) in (node.child("segments")?.children ?? []).enumerated() {
      control.insertSegment(withTitle: segment["title"], at: place, animated: false)
    }
    control.selectedSegmentIndex = Int(node["selectedSegmentIndex"] ?? "") ?? 0
  }
}
