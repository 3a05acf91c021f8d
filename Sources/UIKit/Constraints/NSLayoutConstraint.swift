// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A relation between a line or length of one view and that of another.
///
/// Constraints in cells and supplementary views place the subviews, see ``ConstraintPlacement``,
/// and decide the size of the cell, see ``ConstraintFit``. Elsewhere they are only stored, so that
/// code can find them again.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The relation between the two sides.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A length or line of a view.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
  }

  /// The axis of a length.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// How the views of a visual format are aligned.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt

    /// Makes a set from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The views have the same left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The views have the same right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The views have the same top edge.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The views have the same bottom edge.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The views have the same leading edge.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The views have the same trailing edge.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The views have the same horizontal centre.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The views have the same vertical centre.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The views have the same baseline of their last lines of text.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The views have the same baseline of their first lines of text.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// From the leading edge to the trailing edge.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right in every language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left in every language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }

  /// The view or guide of the first side.
  open private(set) weak var firstItem: AnyObject?
  /// The line or length of the first side.
  open private(set) var firstAttribute: Attribute
  /// The view or guide of the second side; `nil` if the second side is only a constant.
  open private(set) weak var secondItem: AnyObject?
  /// The line or length of the second side.
  open private(set) var secondAttribute: Attribute
  /// The line or length of the first side, as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(firstItem ?? self, firstAttribute)
  }
  /// The line or length of the second side, as an anchor; `nil` if there is only a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }
  /// The relation between the two sides.
  open private(set) var relation: Relation
  /// The factor of the second side.
  open private(set) var multiplier: CGFloat
  /// The constant of the second side, in points.
  open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
  /// The priority; the default is required.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { changed() } }
  }
  /// A name by which code can find the constraint.
  open var identifier: String?
  /// Whether the constraint is active.
  open var isActive = false {
    didSet {
      guard isActive != oldValue, let holder else { return }
      if isActive {
        holder.ownConstraints.append(self)
      } else {
        holder.ownConstraints.removeAll { $0 === self }
      }
      holder.constraintsDidChange()
    }
  }

  private func changed() {
    if isActive { holder?.constraintsDidChange() }
  }

  /// Makes a constraint: first = second × multiplier + constant.
  public init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Makes a constraint of an app's class for a storyboard, which then says what it is about.
  @preconcurrency @MainActor public override init() {
    (firstAttribute, secondAttribute) = (.notAnAttribute, .notAnAttribute)
    (relation, multiplier, constant) = (.equal, 1, 0)
    super.init()
  }

  /// Makes it the same as another constraint, which is not active.
  func become(_ other: NSLayoutConstraint) {
    (firstItem, firstAttribute) = (other.firstItem, other.firstAttribute)
    (secondItem, secondAttribute) = (other.secondItem, other.secondAttribute)
    (relation, multiplier, constant) = (other.relation, other.multiplier, other.constant)
  }

  /// Called after all objects of the constraint's file, and their connections, were made; does nothing by default.
  open func awakeFromNib() {}

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The innermost view that contains both sides.
  var holder: UIView? {
    guard let first = Self.view(of: firstItem) else { return nil }
    guard let second = Self.view(of: secondItem) else { return first }
    var view: UIView? = first
    while let present = view {
      if second.isDescendant(of: present) { return present }
      view = present.superview
    }
    return first
  }

  private static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}

extension UIView {
  /// Lets the cell or supplementary view around, whose constraints place what is in it, be laid out again.
  fileprivate func constraintsDidChange() {
    if self is UICollectionReusableView { setNeedsLayout() } else { noteOtherSize() }
  }

  /// Lets what places the view by the size of its content be laid out again: the stacks around it, and the cell or
  /// supplementary view, whose constraints place what is in it.
  func noteOtherSize() {
    var view = superview
    while let present = view {
      let isCell = present is UICollectionReusableView
      if isCell || present is UIStackView { present.setNeedsLayout() }
      if isCell { return }
      view = present.superview
    }
  }
}
