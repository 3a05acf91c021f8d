// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UIView {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The vertical line through the middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The horizontal line through the middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .firstBaseline)
  }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// Whether the view keeps its own frame as if by constraints; the default is `true`.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { traits.translatesMask }
    set { traits.translatesMask = newValue }
  }

  /// The active constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { ownConstraints }

  /// Activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// How strongly the view resists being larger than its content; the default is 250, and 750 for
  /// controls that have only one size.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    traits.directions[ViewAxis(axis)]?.hugging ?? usualHugging
  }
  /// - Note: Apple's documents do not name the values; 750 is what Interface Builder writes for these classes.
  private var usualHugging: UILayoutPriority {
    self is UISwitch || self is UIStepper || self is UIActivityIndicatorView
      ? .defaultHigh : .defaultLow
  }
  /// Sets how strongly the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    let resistance = contentCompressionResistancePriority(for: axis)
    traits.directions[ViewAxis(axis)] = (priority, resistance)
  }
  /// How strongly the view resists being smaller than its content; the default is 750.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    traits.directions[ViewAxis(axis)]?.resistance ?? .defaultHigh
  }
  /// Sets how strongly the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    let hugging = contentHuggingPriority(for: axis)
    traits.directions[ViewAxis(axis)] = (hugging, priority)
  }

  // MARK: Guides

  /// The part of the view inside the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let made = traits.safeAreaGuide { return made }
    let guide = UILayoutGuide(of: self) { [weak self] in
      self.map { $0.bounds.inset(by: $0.safeAreaInsets) } ?? .null
    }
    traits.safeAreaGuide = guide
    return guide
  }
  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let made = traits.marginsGuide { return made }
    let guide = UILayoutGuide(of: self) { [weak self] in
      self.map { $0.bounds.inset(by: $0.layoutMargins) } ?? .null
    }
    traits.marginsGuide = guide
    return guide
  }
  /// The part of the view with a readable width; here, the part inside the margins.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { traits.guides }
  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    traits.guides.append(layoutGuide)
  }
  /// Removes a guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    traits.guides.removeAll { $0 === layoutGuide }
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }
  /// The space between the view's edges and its content, in reading direction, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let own = layoutMargins
      return NSDirectionalEdgeInsets(
        top: own.top,
        leading: isMirrored ? own.right : own.left,
        bottom: own.bottom,
        trailing: isMirrored ? own.left : own.right
      )
    }
    set {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top,
        left: isMirrored ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom,
        right: isMirrored ? newValue.leading : newValue.trailing
      )
    }
  }
}

extension UILayoutGuide {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The vertical line through the middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The horizontal line through the middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension ViewAxis {
  init(_ axis: NSLayoutConstraint.Axis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }
}
