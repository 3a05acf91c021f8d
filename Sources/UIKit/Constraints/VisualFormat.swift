// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads the visual format of constraints: views in a line, the space between them and their
/// lengths.
///
/// - Source: the grammar of Apple's guide to Auto Layout, "Visual Format Language".
@MainActor
struct VisualFormat {
  /// The space that a single hyphen between two views means, in points.
  private static let standardRoom: CGFloat = 8

  /// A length or space: a number or another view's length, with relation and priority.
  private struct Wish {
    var relation = NSLayoutConstraint.Relation.equal
    /// `nil` for the other view's length, or for the standard space.
    var number: CGFloat?
    var view: String?
    var priority = UILayoutPriority.required
  }

  private let views: [String: Any]
  private let metrics: [String: Any]
  private let options: NSLayoutConstraint.FormatOptions
  private var rest: Substring
  private var isVertical = false
  private var constraints: [NSLayoutConstraint] = []

  private init(
    _ format: String,
    _ options: NSLayoutConstraint.FormatOptions,
    _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    rest = format.filter { !$0.isWhitespace }[...]
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  /// The constraints of a visual format; `nil` if it cannot be read or names an unknown view or
  /// metric.
  static func constraints(
    _ format: String,
    options: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any],
    views: [String: Any]
  ) -> [NSLayoutConstraint]? {
    var reader = VisualFormat(format, options, metrics, views)
    return reader.readLine() ? reader.constraints : nil
  }

  // MARK: Grammar

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  private mutating func readLine() -> Bool {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var row: [UIView] = []
    var gap: [Wish]?
    var startsAtEdge = false
    if take("|") {
      startsAtEdge = true
      guard let read = readGap() else { return false }
      gap = read
    }
    while let view = readView() {
      if let last = row.last {
        guard let gap else { return false }
        add(gap, from: (last, end), to: (view, start), standard: Self.standardRoom)
      } else if startsAtEdge {
        guard let holder = view.superview, let gap else { return false }
        add(gap, from: (holder, start), to: (view, start), standard: nil)
      }
      row.append(view)
      if rest.isEmpty { break }
      guard let read = readGap() else { return false }
      gap = read
      if take("|") {
        guard let holder = view.superview else { return false }
        add(read, from: (view, end), to: (holder, end), standard: nil)
        break
      }
    }
    align(row)
    return rest.isEmpty && !row.isEmpty
  }

  /// Reads the space before the next element: none, the standard one, or the given one.
  private mutating func readGap() -> [Wish]? {
    guard take("-") else { return [Wish(number: 0)] }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return [Wish()] }
    let wishes: [Wish]?
    if take("(") {
      wishes = readWishes()
    } else {
      wishes = readWish().map { [$0] }
    }
    return take("-") ? wishes : nil
  }

  private mutating func readView() -> UIView? {
    guard take("[") else { return nil }
    let name = readName()
    guard let view = views[name] as? UIView else { return nil }
    if take("(") {
      guard let wishes = readWishes() else { return nil }
      for wish in wishes { add(wish, length: view) }
    }
    return take("]") ? view : nil
  }

  private mutating func readWishes() -> [Wish]? {
    var wishes: [Wish] = []
    repeat {
      guard let wish = readWish() else { return nil }
      wishes.append(wish)
    } while take(",")
    return take(")") ? wishes : nil
  }

  private mutating func readWish() -> Wish? {
    var wish = Wish()
    if take(">=") {
      wish.relation = .greaterThanOrEqual
    } else if take("<=") {
      wish.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let text = readName()
    if let number = number(text) {
      wish.number = number
    } else if views[text] != nil {
      wish.view = text
    } else {
      return nil
    }
    guard take("@") else { return wish }
    guard let priority = number(readName()) else { return nil }
    wish.priority = UILayoutPriority(Float(priority))
    return wish
  }

  private func number(_ text: String) -> CGFloat? {
    if let number = Double(text) { return CGFloat(number) }
    switch metrics[text] {
    case let number as NSNumber: return CGFloat(number.doubleValue)
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    default: return nil
    }
  }

  /// Reads a name or a number, up to the next character of the grammar.
  private mutating func readName() -> String {
    let end = rest.indices.first { index in
      let sign = rest[index]
      if sign == "-" { return index != rest.startIndex }
      return "[]()|,@=<>".contains(sign)
    }
    let name = rest[..<(end ?? rest.endIndex)]
    rest = rest[(end ?? rest.endIndex)...]
    return String(name)
  }

  // MARK: Constraints

  private var isByReading: Bool {
    !options.contains(.directionLeftToRight) && !options.contains(.directionRightToLeft)
  }
  private var start: NSLayoutConstraint.Attribute {
    if isVertical { return .top }
    return isByReading ? .leading : options.contains(.directionRightToLeft) ? .right : .left
  }
  private var end: NSLayoutConstraint.Attribute {
    if isVertical { return .bottom }
    return isByReading ? .trailing : options.contains(.directionRightToLeft) ? .left : .right
  }

  /// Adds the space between two views, or between a view and the one around it.
  ///
  /// - Parameters:
  ///   - gap: What is asked for.
  ///   - first: The edge before the space.
  ///   - second: The edge behind it.
  ///   - standard: The standard space; `nil` for the margin of the view around, as the headers of UIKit say of
  ///     `layoutMargins` since iOS 8.
  private mutating func add(
    _ gap: [Wish],
    from first: (view: UIView, edge: NSLayoutConstraint.Attribute),
    to second: (view: UIView, edge: NSLayoutConstraint.Attribute),
    standard: CGFloat?
  ) {
    for wish in gap {
      let isMargin = wish.number == nil && wish.view == nil && standard == nil
      let isAround = second.view.superview === first.view
      let constraint = NSLayoutConstraint(
        item: second.view,
        attribute: isMargin && !isAround ? second.edge.ofMargin : second.edge,
        relatedBy: wish.relation,
        toItem: first.view,
        attribute: isMargin && isAround ? first.edge.ofMargin : first.edge,
        multiplier: 1,
        constant: wish.number ?? standard ?? 0
      )
      constraint.priority = wish.priority
      constraints.append(constraint)
    }
  }

  private mutating func add(_ wish: Wish, length view: UIView) {
    let side: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    let constraint = NSLayoutConstraint(
      item: view,
      attribute: side,
      relatedBy: wish.relation,
      toItem: wish.view.flatMap { views[$0] },
      attribute: wish.view == nil ? .notAnAttribute : side,
      multiplier: 1,
      constant: wish.number ?? 0
    )
    constraint.priority = wish.priority
    constraints.append(constraint)
  }

  private mutating func align(_ row: [UIView]) {
    for (option, attribute) in NSLayoutConstraint.FormatOptions.lines where options.contains(option)
    {
      for (first, second) in zip(row, row.dropFirst()) {
        constraints.append(
          NSLayoutConstraint(
            item: second,
            attribute: attribute,
            relatedBy: .equal,
            toItem: first,
            attribute: attribute,
            multiplier: 1,
            constant: 0
          )
        )
      }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin at an edge; other lines have none.
  fileprivate var ofMargin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The line that views share under each option.
  fileprivate static let lines: [(Self, NSLayoutConstraint.Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
    (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
    (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
  ]
}

extension NSLayoutConstraint {
  /// Makes the constraints of a visual format: views in a line, the space between them and their
  /// lengths.
  ///
  /// A format that cannot be read gives no constraints and is reported; UIKit raises an exception.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    if let read = VisualFormat.constraints(
      format,
      options: opts,
      metrics: metrics ?? [:],
      views: views
    ) {
      return read
    }
    SourceNotes.current.report(
      "visual-format",
      "The visual format \u{201C}\(format)\u{201D} cannot be read, or it names "
        + "a view or metric that was not passed."
    )
    return []
  }
}
