// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The smallest size of a view by the constraints between its edges and its subviews.
///
/// Along each axis, the edges of views are the nodes of a graph, and a constraint gives the
/// smallest distance between two edges. The size is the longest path between the view's own edges.
/// Widths are computed first, because text gets its height from them. A multiplier is used only
/// between the height and the width of one view, and of the root view's edges where its length is
/// given; other multiples say nothing of the size. Priorities, and constants as greatest lengths, are
/// ignored. It decides where ``ConstraintPlacement`` cannot: for many views, and where constraints leave the size open.
@MainActor
struct ConstraintFit {
  /// An edge of a view; without a view, an edge of the root view.
  private struct Node: Hashable {
    var view: ObjectIdentifier?
    var isEnd: Bool
  }

  /// The smallest distance from one edge to another, in points.
  private struct Way {
    var from: Node
    var to: Node
    var length: CGFloat
  }

  private let root: UIView
  private let views: [UIView]
  private let constraints: [NSLayoutConstraint]

  /// Collects the subviews and their constraints; `nil` if no constraint is active.
  init?(of root: UIView) {
    self.root = root
    var views: [UIView] = []
    var constraints = root.ownConstraints
    var open = root.subviews
    while let view = open.popLast() {
      views.append(view)
      // What scrolls in a view does not decide its size.
      if view is UIScrollView, !(view is UITextView) {
        constraints += view.ownConstraints.filter { $0.firstItem === view && $0.secondItem == nil }
        continue
      }
      constraints += view.ownConstraints
      if !(view is UIStackView) { open += view.subviews }
    }
    guard !constraints.isEmpty else { return nil }
    self.views = views
    self.constraints = constraints
  }

  /// The smallest size, of which a length may be given; `nil` if no constraint connects the edges.
  func size(width: CGFloat?, height: CGFloat?) -> CGSize? {
    let own = { (view: UIView) in view.intrinsicContentSize.width }
    let least = longest(
      ways(.horizontal, known: width, lengths: own),
      from: Node(view: nil, isEnd: false)
    )
    let natural = least[Node(view: nil, isEnd: true)] ?? 0
    let width = width ?? natural
    let rooms = rooms(within: width)
    let high = longest(
      ways(.vertical, known: height) { view in
        let room = rooms[ObjectIdentifier(view)] ?? width
        if let share = ratio(of: view) { return share * room }
        guard view.intrinsicContentSize.height >= 0 else { return -1 }
        return view.sizeThatFits(CGSize(width: max(room, 1), height: 0)).height
      },
      from: Node(view: nil, isEnd: false)
    )
    let needed = high[Node(view: nil, isEnd: true)] ?? 0
    guard natural > 0 || needed > 0 else { return nil }
    return CGSize(width: width.rounded(.up), height: (height ?? needed).rounded(.up))
  }

  /// The greatest width of each view.
  private func rooms(within width: CGFloat) -> [ObjectIdentifier: CGFloat] {
    let ways = ways(.horizontal, known: width) { _ in -1 }
    let before = longest(ways, from: Node(view: nil, isEnd: false))
    let back = ways.map { Way(from: $0.to, to: $0.from, length: $0.length) }
    let after = longest(back, from: Node(view: nil, isEnd: true))
    var rooms: [ObjectIdentifier: CGFloat] = [:]
    for view in views {
      let id = ObjectIdentifier(view)
      let start = before[Node(view: id, isEnd: false)] ?? 0
      rooms[id] = max(0, width - start - (after[Node(view: id, isEnd: true)] ?? 0))
      if let fixed = fixed(view, .width) { rooms[id] = fixed }
    }
    return rooms
  }

  private func fixed(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    constraints.first {
      $0.firstItem === view && $0.firstAttribute == attribute && $0.secondItem == nil
        && $0.relation != .lessThanOrEqual
    }?.constant
  }

  /// A view's height divided by its width, if a constraint sets it.
  private func ratio(of view: UIView) -> CGFloat? {
    for one in constraints where one.firstItem === view && one.secondItem === view {
      switch (one.firstAttribute, one.secondAttribute) {
      case (.height, .width): return one.multiplier
      case (.width, .height) where one.multiplier > 0: return 1 / one.multiplier
      default: continue
      }
    }
    return nil
  }

  // MARK: Graph

  private func ways(
    _ axis: NSLayoutConstraint.Axis,
    known: CGFloat?,
    lengths: (UIView) -> CGFloat
  ) -> [Way] {
    var ways: [Way] = []
    let size: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    for view in views {
      let (start, end) = nodes(of: view)
      let fixed = fixed(view, size)
      ways.append(Way(from: start, to: end, length: fixed ?? max(0, lengths(view))))
      if let fixed { ways.append(Way(from: end, to: start, length: -fixed)) }
    }
    for constraint in constraints {
      guard let first = place(constraint.firstItem, constraint.firstAttribute, axis),
        let second = place(constraint.secondItem, constraint.secondAttribute, axis)
      else { continue }
      guard let a = first.node, let b = second.node else {
        ways += centred(constraint)
        continue
      }
      guard let from = start(of: b, inset: second.inset, constraint.multiplier, known: known) else {
        continue
      }
      // first + its inset = second + its inset + constant
      let length = constraint.constant + from.inset - first.inset
      if constraint.relation != .lessThanOrEqual {
        ways.append(Way(from: from.node, to: a, length: length))
      }
      if constraint.relation != .greaterThanOrEqual {
        ways.append(Way(from: a, to: from.node, length: -length))
      }
    }
    return ways
  }

  /// The edge from which a multiple of an edge has a known distance, and that distance; `nil` for multiples
  /// of what is not known yet.
  private func start(
    of edge: Node,
    inset: CGFloat,
    _ multiplier: CGFloat,
    known: CGFloat?
  ) -> (node: Node, inset: CGFloat)? {
    guard multiplier != 1 else { return (edge, inset) }
    guard edge.view == nil, multiplier.isFinite else { return nil }
    guard edge.isEnd else { return (edge, inset * multiplier) }
    return known.map { (Node(view: nil, isEnd: false), ($0 + inset) * multiplier) }
  }

  /// A view that is centred in another one lies inside it.
  private func centred(_ constraint: NSLayoutConstraint) -> [Way] {
    guard let view = constraint.firstItem as? UIView, view !== root else { return [] }
    let (start, end) = nodes(of: view)
    return [
      Way(from: Node(view: nil, isEnd: false), to: start, length: 0),
      Way(from: end, to: Node(view: nil, isEnd: true), length: 0),
    ]
  }

  private func nodes(of view: UIView) -> (Node, Node) {
    let id = view === root ? nil : ObjectIdentifier(view)
    return (Node(view: id, isEnd: false), Node(view: id, isEnd: true))
  }

  /// The edge of an attribute along an axis, and the line's distance from that edge.
  ///
  /// The edge is `nil` for a middle. The result is `nil` for attributes of the other axis and for
  /// unknown views.
  private func place(
    _ item: AnyObject?,
    _ attribute: NSLayoutConstraint.Attribute,
    _ axis: NSLayoutConstraint.Axis
  ) -> (node: Node?, inset: CGFloat)? {
    let guide = item as? UILayoutGuide
    guard let view = item as? UIView ?? guide?.owningView,
      view === root || views.contains(where: { $0 === view })
    else { return nil }
    let (start, end) = nodes(of: view)
    let (inner, outer) = boxes(of: guide, in: view)
    switch (attribute, axis) {
    case (.leading, .horizontal), (.left, .horizontal):
      return (start, inner.minX - outer.minX)
    case (.trailing, .horizontal), (.right, .horizontal):
      return (end, inner.maxX - outer.maxX)
    case (.top, .vertical): return (start, inner.minY - outer.minY)
    case (.bottom, .vertical), (.lastBaseline, .vertical):
      return (end, inner.maxY - outer.maxY)
    case (.centerX, .horizontal), (.centerY, .vertical): return (nil, 0)
    case (.leadingMargin, .horizontal), (.leftMargin, .horizontal):
      return (start, view.layoutMargins.left)
    case (.trailingMargin, .horizontal), (.rightMargin, .horizontal):
      return (end, -view.layoutMargins.right)
    case (.topMargin, .vertical): return (start, view.layoutMargins.top)
    case (.bottomMargin, .vertical): return (end, -view.layoutMargins.bottom)
    default: return nil
    }
  }

  /// The rectangles of a guide and its view; they may be larger than the view is, which may have no size yet.
  private func boxes(of guide: UILayoutGuide?, in view: UIView) -> (inner: CGRect, outer: CGRect) {
    guard let guide else { return (view.bounds, view.bounds) }
    let insets: UIEdgeInsets
    if guide === view.traits.marginsGuide {
      insets = view.layoutMargins
    } else if guide === view.traits.safeAreaGuide {
      insets = view.safeAreaInsets
    } else {
      return (guide.layoutFrame, view.bounds)
    }
    let size = CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
    let outer = CGRect(origin: .zero, size: size)
    return (outer.inset(by: insets), outer)
  }

  /// The longest path to each edge, by the algorithm of Bellman and Ford; the number of rounds is
  /// limited, so that contradictions end, too.
  private func longest(_ ways: [Way], from start: Node) -> [Node: CGFloat] {
    var distances = [start: CGFloat(0)]
    for _ in 0...(2 * views.count + 2) {
      var isDone = true
      for way in ways where way.to != start {
        guard let known = distances[way.from] else { continue }
        if distances[way.to].map({ $0 < known + way.length - Self.hair }) ?? true {
          distances[way.to] = known + way.length
          isDone = false
        }
      }
      if isDone { break }
    }
    return distances
  }

  private static let hair: CGFloat = 1e-6
}
