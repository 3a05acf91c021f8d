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
    case "button": UIButton(type: node.buttonType)
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
    case "datePicker": UIDatePicker()
    case "pickerView": UIPickerView()
    case "toolbar": UIToolbar()
    case "navigationBar": UINavigationBar()
    case "tabBar": UITabBar()
    case "visualEffectView": UIVisualEffectView(effect: UIBlurEffect(style: node.blurStyle))
    case "mapView", "mkMapView": foreign("MapKit.MKMapView")
    case "wkWebView", "webView": foreign("WebKit.WKWebView")
    default: UIView()
    }
  }

  /// A view of a module that only some apps import.
  private func foreign(_ name: String) -> UIView {
    (NSClassFromString(name) as? UIView.Type)?.init(coder: NSCoder()) ?? UIView()
  }

  /// Gives a view what its element says, its subviews and its constraints; the connections are those of
  /// `owner`, if there is one.
  func fill(_ view: UIView, _ node: MarkupNode, around owner: UIView? = nil) {
    describe(view, node)
    describeKind(view, node)
    for child in node.children where child.name == "viewLayoutGuide" {
      keep(guide(of: view, child), child)
    }
    let absent = SizeVariations(node).excluded
    self.absent.formUnion(absent)
    for child in node.child("subviews")?.children ?? [] where !absent.contains(child["id"] ?? "") {
      let inner = self.view(child)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(inner)
      } else {
        view.addSubview(inner)
      }
      if child.name == "containerView" { embed(inner, child) }
    }
    if let effect = view as? UIVisualEffectView, let inner = node.child(keyed: "contentView") {
      keep(effect.contentView, inner)
      fill(effect.contentView, inner)
    }
    for child in node.child("constraints")?.children ?? []
    where !absent.contains(child["id"] ?? "") {
      constrain(view, child)
    }
    wire(owner ?? view, node)
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
    guard let segue, let end = destination(of: segue, from: owner, sender: nil) else { return }
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
    // Interface Builder writes it for all views, and takes it back for those without constraints.
    if node.flag("translatesAutoresizingMaskIntoConstraints") == false,
      node.flag("fixedFrame") != true
    {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let mask = node.child(keyed: "autoresizingMask") { view.autoresizingMask = mask.resizing }
    if let colour = node.child(keyed: "backgroundColor")?.colour { view.backgroundColor = colour }
    if let tint = node.child(keyed: "tintColor")?.colour { view.tintColor = tint }
    if let hidden = node.flag("hidden") { view.isHidden = hidden }
    if let alpha = node.number("alpha") { view.alpha = alpha }
    if let tag = node["tag"].flatMap({ Int($0) }) { view.tag = tag }
    node.give(
      view,
      flags: [
        ("clipsSubviews", \.clipsToBounds), ("multipleTouchEnabled", \.isMultipleTouchEnabled),
        ("exclusiveTouch", \.isExclusiveTouch), ("opaque", \.isOpaque),
        ("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
        ("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
      ]
    )
    view.semanticContentAttribute = node.choice(
      "semanticContentAttribute",
      [
        "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
      ],
      else: view.semanticContentAttribute
    )
    if let own = node.child(keyed: "accessibilityConfiguration") { describeForReaders(view, own) }
    // It is only written where it is off, also for images and texts, whose code begins with it off.
    view.isUserInteractionEnabled = node.flag("userInteractionEnabled") ?? true
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
    if let margins = node.child(keyed: "directionalLayoutMargins")?.directionalInsets {
      view.directionalLayoutMargins = margins
    } else if let margins = node.child(keyed: "layoutMargins")?.edgeInsets {
      view.layoutMargins = margins
    }
    // A stack that was given margins keeps its views inside them.
    if view.traits.layoutMargins != nil {
      (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = true
    }
    // A cell's attributes are those of the cell, not of its content.
    if !node.isCell { applyAttributes(of: node, to: view) }
  }

  /// Gives a view what a screen reader says of it, and the name by which tests find it.
  private func describeForReaders(_ view: UIView, _ node: MarkupNode) {
    if let label = node.string("label") { view.accessibilityLabel = label }
    if let hint = node.string("hint") { view.accessibilityHint = hint }
    if let name = node["identifier"] { view.accessibilityIdentifier = name }
    if let isElement = node.child(keyed: "isElement")?.flag("value") {
      view.isAccessibilityElement = isElement
    }
    guard let traits = node.child(keyed: "traits") else { return }
    let known: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("staticText", .staticText), ("notEnabled", .notEnabled), ("header", .header),
    ]
    view.accessibilityTraits = UIAccessibilityTraits(
      known.filter { traits.flag($0.0) == true }.map(\.1)
    )
  }

  func constrain(_ view: UIView, _ node: MarkupNode, standingFor name: String? = nil) {
    later.insert(
      { [unowned self] in
        let named = { (item: String) in item == name ? view : self.objects[item] }
        let isBroken = [node["firstItem"], node["secondItem"]].contains { item in
          item.map { named($0) == nil && self.absent.contains($0) } ?? false
        }
        guard !isBroken else { return }
        let first = node["firstItem"].flatMap(named) ?? view
        let second = node["secondItem"].flatMap(named)
        guard first is UIView || first is UILayoutGuide,
          second == nil || second is UIView || second is UILayoutGuide
        else { return report("bad-constraint", node, "a constraint is not between views.") }
        guard let from = NSLayoutConstraint.Attribute(interface: node["firstAttribute"]) else {
          return report("bad-constraint", node, "a constraint has no first attribute.")
        }
        let said = NSLayoutConstraint(
          item: first,
          attribute: from,
          relatedBy: node.relation,
          toItem: second,
          attribute: NSLayoutConstraint.Attribute(interface: node["secondAttribute"])
            ?? .notAnAttribute,
          multiplier: node.ratio("multiplier") ?? 1,
          constant: SizeVariations(node).number("constant") ?? node.number("constant") ?? 0
        )
        let own: NSLayoutConstraint? = custom(node, NSLayoutConstraint.self)
        own?.become(said)
        let constraint = own ?? said
        if let priority = node.number("priority") {
          constraint.priority = UILayoutPriority(Float(priority))
        }
        constraint.identifier = node["identifier"]
        keep(constraint, node)
        constraint.isActive = true
        applyAttributes(of: node, to: constraint)
        if own != nil { tellLater(constraint) }
      },
      at: 0
    )
  }
}
