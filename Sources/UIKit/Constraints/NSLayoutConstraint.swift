// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A wish that one length of a view depends on another.
///
/// Constraints within cells and supplementary views place what these hold, see ``ConstraintPlacement``, and say how large
/// a cell has to be, see ``ConstraintFit``. Elsewhere they are kept, so that code which makes them finds them again.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// What holds between the two sides.
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

  /// One of the two directions.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// How views of a text form stand in line.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The set as a number.
    public let rawValue: UInt

    /// Makes a set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Their left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Their right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Their upper edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Their lower edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Their edges where reading starts.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Their edges where reading ends.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Their middles from side to side.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Their middles from top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The lines under their last lines of text.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The lines under their first lines of text.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// From where reading starts.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right whatever the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left whatever the language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }

  /// What the wish is about.
  open private(set) weak var firstItem: AnyObject?
  /// The length or line of it.
  open private(set) var firstAttribute: Attribute
  /// What it depends on; `nil` for a plain number.
  open private(set) weak var secondItem: AnyObject?
  /// The length or line of that.
  open private(set) var secondAttribute: Attribute
  /// What holds between the two sides.
  open private(set) var relation: Relation
  /// What the second length is multiplied by.
  open private(set) var multiplier: CGFloat
  /// What is added, in points.
  open var constant: CGFloat
  /// How strong the wish is; required unless set.
  open var priority = UILayoutPriority.required
  /// A name to find it by.
  open var identifier: String?
  /// Whether it is in force.
  open var isActive = false {
    didSet {
      guard isActive != oldValue, let holder else { return }
      if isActive {
        holder.ownConstraints.append(self)
      } else {
        holder.ownConstraints.removeAll { $0 === self }
      }
    }
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

  /// Puts constraints into force.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Puts constraints out of force.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The innermost view that holds both sides.
  private var holder: UIView? {
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
