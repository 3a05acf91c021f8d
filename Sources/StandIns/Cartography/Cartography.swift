// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

/// Something that has lines which are tied in a closure of `constrain`.
@preconcurrency @MainActor
public protocol LayoutItem: AnyObject {
  associatedtype ProxyType
  func asProxy() -> ProxyType
}

extension UIView: LayoutItem {
  public func asProxy() -> ViewProxy {
    translatesAutoresizingMaskIntoConstraints = false
    return ViewProxy(item: self)
  }
}

extension UILayoutGuide: LayoutItem {
  public func asProxy() -> ViewProxy { ViewProxy(item: self) }
}

/// The lines of a view or a guide.
@preconcurrency @MainActor
public struct ViewProxy {
  let item: AnyObject

  private func line(_ attribute: NSLayoutConstraint.Attribute) -> Line {
    Line(item: item, attribute: attribute)
  }

  public var width: Line { line(.width) }
  public var height: Line { line(.height) }
  public var top: Line { line(.top) }
  public var bottom: Line { line(.bottom) }
  public var left: Line { line(.left) }
  public var right: Line { line(.right) }
  public var leading: Line { line(.leading) }
  public var trailing: Line { line(.trailing) }
  public var centerX: Line { line(.centerX) }
  public var centerY: Line { line(.centerY) }
  public var baseline: Line { line(.lastBaseline) }
  public var lastBaseline: Line { line(.lastBaseline) }
  public var firstBaseline: Line { line(.firstBaseline) }
  public var topMargin: Line { line(.topMargin) }
  public var bottomMargin: Line { line(.bottomMargin) }
  public var leftMargin: Line { line(.leftMargin) }
  public var rightMargin: Line { line(.rightMargin) }
  public var leadingMargin: Line { line(.leadingMargin) }
  public var trailingMargin: Line { line(.trailingMargin) }

  public var size: Lines { Lines([width, height]) }
  public var center: Lines { Lines([centerX, centerY]) }
  public var edges: Lines { Lines([top, leading, bottom, trailing]) }
  public var edgesWithinMargins: Lines {
    Lines([topMargin, leadingMargin, bottomMargin, trailingMargin])
  }

  public var superview: ViewProxy? { (item as? UIView)?.superview.map { ViewProxy(item: $0) } }
  public var safeAreaLayoutGuide: ViewProxy { guide(\.safeAreaLayoutGuide) }
  public var layoutMarginsGuide: ViewProxy { guide(\.layoutMarginsGuide) }
  public var readableContentGuide: ViewProxy { guide(\.readableContentGuide) }

  private func guide(_ path: KeyPath<UIView, UILayoutGuide>) -> ViewProxy {
    (item as? UIView).map { ViewProxy(item: $0[keyPath: path]) } ?? self
  }
}

/// A line with a factor and a constant.
@preconcurrency @MainActor
public struct Line {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  var factor: CGFloat = 1
  var constant: CGFloat = 0

  public static func + (line: Line, constant: CGFloat) -> Line {
    var line = line
    line.constant += constant
    return line
  }
  public static func + (constant: CGFloat, line: Line) -> Line { line + constant }
  public static func - (line: Line, constant: CGFloat) -> Line { line + -constant }
  public static func * (line: Line, factor: CGFloat) -> Line {
    var line = line
    line.factor *= factor
    line.constant *= factor
    return line
  }
  public static func * (factor: CGFloat, line: Line) -> Line { line * factor }
  public static func / (line: Line, divisor: CGFloat) -> Line { line * (1 / divisor) }

  private func tie(
    _ relation: NSLayoutConstraint.Relation,
    _ other: Line?,
    _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: item,
      attribute: attribute,
      relatedBy: relation,
      toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute,
      multiplier: other?.factor ?? 1,
      constant: other?.constant ?? constant
    )
    Context.present.add(made)
    return made
  }

  @discardableResult
  public static func == (one: Line, two: Line) -> NSLayoutConstraint { one.tie(.equal, two) }
  @discardableResult
  public static func >= (one: Line, two: Line) -> NSLayoutConstraint {
    one.tie(.greaterThanOrEqual, two)
  }
  @discardableResult
  public static func <= (one: Line, two: Line) -> NSLayoutConstraint {
    one.tie(.lessThanOrEqual, two)
  }
  @discardableResult
  public static func == (one: Line, number: CGFloat) -> NSLayoutConstraint {
    one.tie(.equal, nil, number)
  }
  @discardableResult
  public static func >= (one: Line, number: CGFloat) -> NSLayoutConstraint {
    one.tie(.greaterThanOrEqual, nil, number)
  }
  @discardableResult
  public static func <= (one: Line, number: CGFloat) -> NSLayoutConstraint {
    one.tie(.lessThanOrEqual, nil, number)
  }
}

/// Several lines that are tied together.
@preconcurrency @MainActor
public struct Lines {
  var lines: [Line]

  init(_ lines: [Line]) { self.lines = lines }

  public static func * (lines: Lines, factor: CGFloat) -> Lines {
    Lines(lines.lines.map { $0 * factor })
  }

  private func each(
    _ other: Lines,
    _ tie: (Line, Line) -> NSLayoutConstraint
  ) -> [NSLayoutConstraint] { zip(lines, other.lines).map(tie) }

  @discardableResult
  public static func == (one: Lines, two: Lines) -> [NSLayoutConstraint] { one.each(two, ==) }
  @discardableResult
  public static func >= (one: Lines, two: Lines) -> [NSLayoutConstraint] { one.each(two, >=) }
  @discardableResult
  public static func <= (one: Lines, two: Lines) -> [NSLayoutConstraint] { one.each(two, <=) }
}

infix operator ~ : CartographyPriority

precedencegroup CartographyPriority {
  lowerThan: ComparisonPrecedence
  higherThan: AssignmentPrecedence
}

@preconcurrency @MainActor @discardableResult
public func ~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
  constraint.priority = priority
  return constraint
}

@preconcurrency @MainActor @discardableResult
public func ~ (constraint: NSLayoutConstraint, priority: Float) -> NSLayoutConstraint {
  constraint ~ UILayoutPriority(priority)
}

@preconcurrency @MainActor
public func inset(_ edges: Lines, _ all: CGFloat) -> Lines { inset(edges, all, all, all, all) }

@preconcurrency @MainActor
public func inset(_ edges: Lines, _ horizontal: CGFloat, _ vertical: CGFloat) -> Lines {
  inset(edges, vertical, horizontal, vertical, horizontal)
}

@preconcurrency @MainActor
public func inset(
  _ edges: Lines,
  _ top: CGFloat,
  _ leading: CGFloat,
  _ bottom: CGFloat,
  _ trailing: CGFloat
) -> Lines {
  Lines(zip(edges.lines, [top, leading, -bottom, -trailing]).map { $0 + $1 })
}

@preconcurrency @MainActor
public func inset(_ edges: Lines, _ insets: UIEdgeInsets) -> Lines {
  inset(edges, insets.top, insets.left, insets.bottom, insets.right)
}

@preconcurrency @MainActor
private func chain(
  _ views: [ViewProxy],
  _ tie: (ViewProxy, ViewProxy) -> NSLayoutConstraint
) -> [NSLayoutConstraint] { zip(views, views.dropFirst()).map(tie) }

@preconcurrency @MainActor @discardableResult
public func align(top views: ViewProxy...) -> [NSLayoutConstraint] {
  chain(views) { $0.top == $1.top }
}
@preconcurrency @MainActor @discardableResult
public func align(bottom views: ViewProxy...) -> [NSLayoutConstraint] {
  chain(views) { $0.bottom == $1.bottom }
}
@preconcurrency @MainActor @discardableResult
public func align(left views: ViewProxy...) -> [NSLayoutConstraint] {
  chain(views) { $0.left == $1.left }
}
@preconcurrency @MainActor @discardableResult
public func align(right views: ViewProxy...) -> [NSLayoutConstraint] {
  chain(views) { $0.right == $1.right }
}
@preconcurrency @MainActor @discardableResult
public func align(centerX views: ViewProxy...) -> [NSLayoutConstraint] {
  chain(views) { $0.centerX == $1.centerX }
}
@preconcurrency @MainActor @discardableResult
public func align(centerY views: ViewProxy...) -> [NSLayoutConstraint] {
  chain(views) { $0.centerY == $1.centerY }
}
@preconcurrency @MainActor @discardableResult
public func distribute(
  by amount: CGFloat = 0,
  leftToRight views: ViewProxy...
)
  -> [NSLayoutConstraint]
{ chain(views) { $1.left == $0.right + amount } }
@preconcurrency @MainActor @discardableResult
public func distribute(
  by amount: CGFloat = 0,
  horizontally views: ViewProxy...
)
  -> [NSLayoutConstraint]
{ chain(views) { $1.leading == $0.trailing + amount } }
@preconcurrency @MainActor @discardableResult
public func distribute(
  by amount: CGFloat = 0,
  vertically views: ViewProxy...
)
  -> [NSLayoutConstraint]
{ chain(views) { $1.top == $0.bottom + amount } }

/// The constraints of one call of `constrain`.
@preconcurrency @MainActor
public final class ConstraintGroup {
  public fileprivate(set) var constraints: [NSLayoutConstraint] = []

  public init() {}

  /// Whether the constraints hold.
  public var active: Bool {
    get { constraints.allSatisfy(\.isActive) }
    set { for constraint in constraints { constraint.isActive = newValue } }
  }
}

/// Where a closure's constraints are gathered.
@MainActor
final class Context {
  static var present = Context()
  private(set) var made: [NSLayoutConstraint] = []

  func add(_ constraint: NSLayoutConstraint) { made.append(constraint) }

  static func gather(_ group: ConstraintGroup?, _ work: () -> Void) -> ConstraintGroup {
    let outer = present
    present = Context()
    work()
    let gathered = present.made
    present = outer
    let group = group ?? ConstraintGroup()
    NSLayoutConstraint.deactivate(group.constraints)
    group.constraints = gathered
    NSLayoutConstraint.activate(gathered)
    return group
  }
}

@preconcurrency @MainActor @discardableResult
public func constrain<A: LayoutItem>(
  _ a: A,
  replace group: ConstraintGroup? = nil,
  block: (A.ProxyType) -> Void
) -> ConstraintGroup { Context.gather(group) { block(a.asProxy()) } }

@preconcurrency @MainActor @discardableResult
public func constrain<A: LayoutItem, B: LayoutItem>(
  _ a: A,
  _ b: B,
  replace group: ConstraintGroup? = nil,
  block: (A.ProxyType, B.ProxyType) -> Void
) -> ConstraintGroup { Context.gather(group) { block(a.asProxy(), b.asProxy()) } }

@preconcurrency @MainActor @discardableResult
public func constrain<A: LayoutItem, B: LayoutItem, C: LayoutItem>(
  _ a: A,
  _ b: B,
  _ c: C,
  replace group: ConstraintGroup? = nil,
  block: (A.ProxyType, B.ProxyType, C.ProxyType) -> Void
) -> ConstraintGroup {
  Context.gather(group) { block(a.asProxy(), b.asProxy(), c.asProxy()) }
}

@preconcurrency @MainActor @discardableResult
public func constrain<A: LayoutItem, B: LayoutItem, C: LayoutItem, D: LayoutItem>(
  _ a: A,
  _ b: B,
  _ c: C,
  _ d: D,
  replace group: ConstraintGroup? = nil,
  block: (A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType) -> Void
) -> ConstraintGroup {
  Context.gather(group) { block(a.asProxy(), b.asProxy(), c.asProxy(), d.asProxy()) }
}

@preconcurrency @MainActor @discardableResult
public func constrain<
  A: LayoutItem,
  B: LayoutItem,
  C: LayoutItem,
  D: LayoutItem,
  E: LayoutItem
>(
  _ a: A,
  _ b: B,
  _ c: C,
  _ d: D,
  _ e: E,
  replace group: ConstraintGroup? = nil,
  block: (A.ProxyType, B.ProxyType, C.ProxyType, D.ProxyType, E.ProxyType) -> Void
) -> ConstraintGroup {
  Context.gather(group) {
    block(a.asProxy(), b.asProxy(), c.asProxy(), d.asProxy(), e.asProxy())
  }
}

@preconcurrency @MainActor @discardableResult
public func constrain(clear group: ConstraintGroup) -> ConstraintGroup {
  Context.gather(group) {}
}

@preconcurrency @MainActor @discardableResult
public func constrain<T: LayoutItem>(
  _ items: [T],
  replace group: ConstraintGroup? = nil,
  block: ([T.ProxyType]) -> Void
) -> ConstraintGroup { Context.gather(group) { block(items.map { $0.asProxy() }) } }
