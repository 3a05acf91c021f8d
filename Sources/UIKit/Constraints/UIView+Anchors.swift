// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UIView {
  /// The line where reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The line where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The line at the left.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The line at the right.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The line at the top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The line at the bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The line through the middle, from top to bottom.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The line through the middle, from side to side.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The line under the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .firstBaseline)
  }
  /// The line under the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// Whether the view's own place counts as constraints; true unless set.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { traits.translatesMask }
    set { traits.translatesMask = newValue }
  }

  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { ownConstraints }

  /// Puts a constraint into force.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Puts constraints into force.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Puts a constraint out of force.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Puts constraints out of force.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// How strongly the view keeps from becoming larger than its content; 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    traits.directions[ViewAxis(axis)]?.hugging ?? .defaultLow
  }
  /// Sets how strongly the view keeps from becoming larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    let resistance = contentCompressionResistancePriority(for: axis)
    traits.directions[ViewAxis(axis)] = (priority, resistance)
  }
  /// How strongly the view keeps from becoming smaller than its content; 750 unless set.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    traits.directions[ViewAxis(axis)]?.resistance ?? .defaultHigh
  }
  /// Sets how strongly the view keeps from becoming smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    let hugging = contentHuggingPriority(for: axis)
    traits.directions[ViewAxis(axis)] = (hugging, priority)
  }

  // MARK: Guides

  /// The part that the system does not cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let made = traits.safeAreaGuide { return made }
    let guide = UILayoutGuide(of: self) { [weak self] in
      self.map { $0.bounds.inset(by: $0.safeAreaInsets) } ?? .null
    }
    traits.safeAreaGuide = guide
    return guide
  }
  /// The part within the margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let made = traits.marginsGuide { return made }
    let guide = UILayoutGuide(of: self) { [weak self] in
      self.map { $0.bounds.inset(by: $0.layoutMargins) } ?? .null
    }
    traits.marginsGuide = guide
    return guide
  }
  /// The part that is good to read in: that within the margins.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { traits.guides }
  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    traits.guides.append(layoutGuide)
  }
  /// Takes a guide away.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    traits.guides.removeAll { $0 === layoutGuide }
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }
  /// Room between the edges and what the view holds, by the direction of reading, in points.
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
  /// The line where reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The line where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The line at the left.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The line at the right.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The line at the top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The line at the bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The line through the middle, from top to bottom.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The line through the middle, from side to side.
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
