// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

/// A view that places its arranged subviews in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the space along the axis is distributed.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// How views are aligned across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// In rows, the same as `leading`.
    public static let top = Alignment.leading
    /// In rows, the same as `trailing`.
    public static let bottom = Alignment.trailing
  }

  /// The axis along which views are placed.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  /// How the space along the axis is distributed.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  /// How views are aligned across the axis.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// A space after a view that stands for `spacing`.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// A space after a view, or between views, that stands for the standard distance of neighbours.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The space between views, in points.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether the space between views is measured from their baselines; it has no effect here.
  open var isBaselineRelativeArrangement = false
  /// Whether the views are placed inside the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }
  /// The views that are placed, in order; hidden ones take no space.
  open private(set) var arrangedSubviews: [UIView] = []

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Makes a stack without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack; unlike other views, it never fails to.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Makes a stack with views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view among the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    addSubview(view)
    arrangementDidChange()
  }

  /// Stops placing a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangementDidChange()
  }

  /// Sets the space after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementDidChange()
  }

  /// The space after a view, in points, that was set for it; otherwise `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The space after a view, in points.
  private func gap(after view: UIView) -> CGFloat {
    let own = customSpacing(after: view)
    let space = own == Self.spacingUseDefault ? spacing : own
    return space == Self.spacingUseSystem ? SystemSpacing.length : space
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
    noteOtherSize()
  }

  /// Lets the views be placed anew, and the stack itself, whose size may be another one now.
  private func arrangementDidChange() {
    setNeedsLayout()
    noteOtherSize()
  }

  /// Makes room for the margins, of which the safe area is a part.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if isLayoutMarginsRelativeArrangement, insetsLayoutMarginsFromSafeArea {
      arrangementDidChange()
    }
  }

  // MARK: Layout

  var placed: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
  private var isRow: Bool { axis == .horizontal }

  private var gaps: CGFloat {
    placed.dropLast().reduce(0) { $0 + gap(after: $1) }
  }

  private func along(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }

  /// The size that a view wants in a column of a width, or in a row that gives its views a height.
  func natural(_ view: UIView, within room: CGSize, inHeight across: CGFloat = 0) -> CGSize {
    let (width, height) = (given(view, .width) ?? share(of: view, room), given(view, .height))
    var room = room
    if view is UIStackView { room.height = height ?? across }
    // Only what shows content of its own has other sizes in other rooms.
    let isOwn = room.width <= 0 || type(of: view).holdsOthers
    let intrinsic = isOwn ? ownSize(of: view, inHeight: room.height) : Self.noSize
    let needsFit = intrinsic.width < 0 && width == nil || intrinsic.height < 0 && height == nil
    let fits = needsFit ? fitting(view, within: room) : intrinsic
    var size = CGSize(
      width: width ?? bounded(intrinsic.width >= 0 ? intrinsic.width : fits.width, view, .width),
      height: height
        ?? bounded(intrinsic.height >= 0 ? intrinsic.height : fits.height, view, .height)
    )
    if let ratio = ratio(of: view), ratio > 0 {
      if width != nil, height == nil { size.height = size.width * ratio }
      if width == nil, height != nil { size.width = size.height / ratio }
      if width == nil, height == nil, room.width > 0 {
        if alignment == .fill { size.width = room.width }
        size.height = size.width * ratio
      }
      if width == nil, height == nil, across > 0 {
        size = CGSize(width: across / ratio, height: across)
      }
    }
    return size
  }

  private static let noSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)

  /// The size of a view's content; that of a stack in it may depend on the height that it gets.
  private func ownSize(of view: UIView, inHeight height: CGFloat) -> CGSize {
    guard height > 0, view.isPlainStack else { return view.intrinsicContentSize }
    return view.sizeThatFits(CGSize(width: 0, height: height))
  }

  /// The height that a row of a height gives its views; 0 where they have their own.
  private func heightOfViews(in height: CGFloat) -> CGFloat {
    isRow && alignment == .fill && height < UIView.layoutFittingExpandedSize.height
      ? max(0, height) : 0
  }

  /// A view's width that a constraint ties to that of the stack.
  private func share(of view: UIView, _ room: CGSize) -> CGFloat? {
    guard room.width > 0 else { return nil }
    let tied = ownConstraints.first {
      $0.isActive && $0.relation == .equal && $0.firstAttribute == .width
        && $0.secondAttribute == .width && $0.firstItem === view && $0.secondItem === self
    }
    let whole = room.width + margins.left + margins.right
    return tied.map { max(0, whole * $0.multiplier + $0.constant) }
  }

  /// The size that a view wants; one that only holds others has the size that their constraints need.
  private func fitting(_ view: UIView, within room: CGSize) -> CGSize {
    guard type(of: view).holdsOthers, ConstraintPlacement.hasConstraints(view),
      !view.tree.subviews.isEmpty
    else { return withOwnLength(view, view.sizeThatFits(room)) }
    return view.systemLayoutSizeFitting(
      CGSize(width: room.width, height: 0),
      withHorizontalFittingPriority: room.width > 0 ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// A size with what a class adds to the length of its content, such as the padding of a label.
  private func withOwnLength(_ view: UIView, _ size: CGSize) -> CGSize {
    // Such a label's own length has lines of that width.
    if let label = view as? UILabel, label.preferredMaxLayoutWidth > 0 { return size }
    // The length of its text in the width that it had last.
    if view is UITextView { return size }
    // These add nothing; to measure what is in them once more takes long, the longer the deeper they are nested.
    if view.isPlainStack || type(of: view) == UILabel.self { return size }
    let (own, plain) = (view.intrinsicContentSize, view.sizeThatFits(.zero))
    return CGSize(
      width: own.width >= 0 ? max(0, size.width + own.width - plain.width) : size.width,
      height: own.height >= 0 ? max(0, size.height + own.height - plain.height) : size.height
    )
  }

  /// The size of the views one after the other, with the space between and around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = margins
    let isOpen = size.width <= 0 || size.width >= UIView.layoutFittingExpandedSize.width
    let room = CGSize(
      width: isOpen || isRow ? 0 : max(0, size.width - inset.left - inset.right),
      height: 0
    )
    let tall = heightOfViews(in: size.height - inset.top - inset.bottom)
    var sizes = placed.map { natural($0, within: room, inHeight: tall) }
    if isRow, !isOpen { settle(&sizes, in: size.width - inset.left - inset.right) }
    let longest = sizes.map(along).max() ?? 0
    let length =
      distribution == .fillEqually
      ? longest * CGFloat(sizes.count) : sizes.reduce(0) { $0 + along($1) }
    let breadth = breadth(of: sizes)
    let inner =
      isRow
      ? CGSize(width: length + gaps, height: breadth)
      : CGSize(width: breadth, height: length + gaps)
    return CGSize(
      width: inner.width + inset.left + inset.right,
      height: inner.height + inset.top + inset.bottom
    )
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Places the arranged subviews.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = placed
    guard !views.isEmpty else { return }
    let inner = CGRect(origin: .zero, size: bounds.size).inset(by: margins)
    let room = isRow ? CGSize.zero : CGSize(width: inner.width, height: 0)
    let tall = heightOfViews(in: inner.height)
    var sizes = views.map { natural($0, within: room, inHeight: tall) }
    let (lengths, extra) = lengths(of: sizes, in: along(inner.size))
    if isRow, alignment != .fill { settle(&sizes, in: inner.width) }
    let line = baselines(of: sizes).max() ?? 0
    var place = isRow ? inner.minX : inner.minY
    for (index, view) in views.enumerated() {
      let breadth = alignment == .fill ? across(inner.size) : across(sizes[index])
      let free = across(inner.size) - breadth
      let offset: CGFloat =
        switch alignment {
        case .fill, .leading: 0
        case .center: free / 2
        case .trailing: free
        case .firstBaseline: isRow ? line - baselines(of: sizes)[index] : 0
        case .lastBaseline:
          isRow ? across(inner.size) - depth(of: sizes) - baselines(of: sizes)[index] : free
        }
      view.frame = inReading(
        isRow
          ? CGRect(x: place, y: inner.minY + offset, width: lengths[index], height: breadth)
          : CGRect(x: inner.minX + offset, y: place, width: breadth, height: lengths[index])
      )
      place += lengths[index] + gap(after: view) + extra
    }
    // What is in the views is placed by their own constraints.
    for view in views where !(view is UIStackView) && !view.placesItsOwn {
      guard var placement = ConstraintPlacement(in: view) else { continue }
      _ = placement.place()
    }
  }

  /// Gives what wraps in a row the height that it needs in the width that it gets.
  private func settle(_ sizes: inout [CGSize], in room: CGFloat) {
    let (widths, _) = lengths(of: sizes, in: room)
    for (place, view) in placed.enumerated()
    where view.wraps && widths[place] < sizes[place].width && given(view, .height) == nil {
      let fits = fitting(view, within: CGSize(width: widths[place], height: 0))
      sizes[place] = CGSize(width: widths[place], height: bounded(fits.height, view, .height))
    }
  }

  /// How strongly a view keeps its length along an axis; less than any priority if it has none.
  func hugging(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Float {
    let across: NSLayoutConstraint.Attribute = axis == .horizontal ? .height : .width
    let fixed =
      given(view, axis == .horizontal ? .width : .height) != nil
      || ratio(of: view) != nil
        && (given(view, across) != nil || isRow && axis == .horizontal && alignment == .fill)
    guard fixed || view.isPlainStack || along(view.intrinsicContentSize) >= 0 else { return -1 }
    return fixed ? .greatestFiniteMagnitude : view.contentHuggingPriority(for: axis).rawValue
  }

  /// The view that takes the free space: that with the lowest hugging priority, among equal ones the last.
  ///
  /// A view without a length of its own has nothing to hug.
  private var leastHugging: Int? {
    let strengths = placed.map { hugging($0, axis) }
    return strengths.indices.min { left, right in
      let (a, b) = (strengths[left], strengths[right])
      return a == b ? left > right : a < b
    }
  }

  /// The lengths along the axis, and the space that is added to each gap.
  private func lengths(of sizes: [CGSize], in room: CGFloat) -> ([CGFloat], CGFloat) {
    var lengths = sizes.map(along)
    let count = CGFloat(lengths.count)
    let free = room - gaps - lengths.reduce(0, +)
    switch distribution {
    case .fillEqually:
      lengths = lengths.map { _ in max(0, (room - gaps) / count) }
    case .fillProportionally:
      let whole = lengths.reduce(0, +)
      lengths = lengths.map {
        whole > 0 ? max(0, $0 * (room - gaps) / whole) : (room - gaps) / count
      }
    case .fill:
      if free < 0 {
        shorten(&lengths, by: -free)
      } else if let least = leastHugging {
        lengths[least] += free
      }
      even(&lengths, of: placed)
    case .equalSpacing, .equalCentering:
      return (lengths, count > 1 ? max(0, free) / (count - 1) : 0)
    }
    return (lengths, 0)
  }
}

extension UIView {
  /// Whether views of the class show nothing of their own that has a size.
  fileprivate class var holdsOthers: Bool {
    !(self is UIControl.Type || self is UILabel.Type || self is UIImageView.Type
      || self is UIScrollView.Type || self is UIStackView.Type || self is UISearchBar.Type
      || self is UIPickerView.Type)
  }

  /// Whether the view becomes higher where it becomes narrower.
  fileprivate var wraps: Bool {
    if let label = self as? UILabel { return label.numberOfLines != 1 }
    if self is UIStackView || self is UITextView { return true }
    return type(of: self).holdsOthers && ConstraintPlacement.hasConstraints(self)
  }

  /// Whether the view is a stack whose own size is that of what is in it.
  fileprivate var isPlainStack: Bool { type(of: self) == UIStackView.self }
}
