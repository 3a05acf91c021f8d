// SPDX-License-Identifier: Apache-2.0
import Foundation

extension GroupSolver {
  /// A group's box and the space that its subitems share.
  struct Box {
    var axis: Axis
    /// The size according to the dimensions: an estimate where measuring decides.
    var size: CGSize
    var content: CGRect
    /// Whether the box takes the length of its subitems along its axis.
    var hugsMain: Bool
    /// Whether the box takes the length of its subitems across its axis.
    var hugsCross: Bool

    var room: AxisSize { axis.size(content.size) }
  }

  /// A subitem that was placed.
  struct Child {
    var item: CompositionalItem
    /// The end of the template before this subitem.
    var mark: GroupTemplate.Mark
    var size: AxisSize
    /// The start of its box along the group's axis, within the content box.
    var start: CGFloat = 0
  }

  mutating func placeGroup(
    _ item: CompositionalItem,
    in container: CGSize,
    _ given: Given?
  ) -> CGSize {
    let mark = template.mark
    let box = box(of: item, in: container, given)
    var children = pack(item, box)
    unite(&children, box)
    let used = arrange(&children, item, box)
    let cross = crossLength(of: children, box)
    for (index, child) in children.enumerated() {
      let end = children.indices.contains(index + 1) ? children[index + 1].mark : nil
      move(child, upTo: end, box, crossLength: cross)
    }
    var size = box.axis.size(box.size)
    if box.hugsMain { size.main = used }
    if box.hugsCross { size.cross = cross }
    let outer = box.axis.plainSize(size)
    placeViews(of: item, from: mark, box, outer)
    var content = box.content
    content.size.width += outer.width - box.size.width
    content.size.height += outer.height - box.size.height
    let measures =
      box.axis == .horizontal ? (box.hugsMain, box.hugsCross) : (box.hugsCross, box.hugsMain)
    note(outer, content: content, isGroup: true, measures, Origin(container, given))
    return outer
  }

  private mutating func box(
    of item: CompositionalItem,
    in container: CGSize,
    _ given: Given?
  ) -> Box {
    var size = item.size.size(in: container)
    if let given { size = size.with(given) }
    size = pixels.packed(size)
    let (width, height) = measuredLengths(of: item, given)
    let insets = item.insets.without(width: width, height: height)
    let isTooSmall =
      insets.leading + insets.trailing > size.width + Tolerance.fit
      || insets.top + insets.bottom > size.height + Tolerance.fit
    if isTooSmall { report(.negativeContentSize) }
    let axis = item.axis
    return Box(
      axis: axis,
      size: size,
      content: insets.inside(CGRect(origin: .zero, size: size)),
      hugsMain: axis == .horizontal ? width : height,
      hugsCross: axis == .horizontal ? height : width
    )
  }

  private mutating func pack(_ item: CompositionalItem, _ box: Box) -> [Child] {
    switch item.content {
    case .cycle(_, let items): cycle(items, item.spacing, box)
    case .copies(_, let subitem, let count): copies(subitem, count, item.spacing, box)
    case .shares(_, let subitem, let count): shares(subitem, count, item.spacing, box)
    case .cell, .custom: []
    }
  }

  /// Places subitems in turn until one does not fit; that one ends the group, and later ones are
  /// not tried.
  private mutating func cycle(
    _ items: [CompositionalItem],
    _ spacing: CompositionalSpacing,
    _ box: Box
  ) -> [Child] {
    guard !items.isEmpty else { return [] }
    var children: [Child] = []
    var cursor: CGFloat = 0
    var turnStart: CGFloat = 0
    while template.cells.count < limit {
      let index = children.count % items.count
      if index == 0, !children.isEmpty {
        guard cursor > turnStart + Tolerance.fit else {
          report(.noLength)
          break
        }
        turnStart = cursor
      }
      let mark = template.mark
      let child = placeChild(items[index], at: index, box)
      let gap = children.isEmpty ? 0 : spacing.length
      let end = cursor + gap + fitLength(of: child, box)
      if end > box.room.main + Tolerance.fit {
        if children.isEmpty {
          // An item that sticks out, with a finding, is better than no item.
          reportInside(.cannotFit, index)
          children.append(child)
        } else {
          template.rollBack(to: mark)
        }
        break
      }
      children.append(child)
      cursor = end
    }
    let isWhole = template.cells.count < limit
    if isWhole, children.count < items.count { reportInside(.subitemsNeverReached, children.count) }
    if limit == CompositionalPolicy.cellLimit, !isWhole { report(.tooMuch) }
    return children
  }

  /// The length of a subitem for the test whether it fits.
  ///
  /// A group that takes the length of its subitems has only an estimate of its own length. So the
  /// estimates of subitems are compared with that: otherwise the number of subitems would depend on
  /// itself.
  private func fitLength(of child: Child, _ box: Box) -> CGFloat {
    let edges = child.item.edges
    let outside = edges.start(box.axis).length + edges.end(box.axis).length
    guard box.hugsMain, child.item.size[box.axis].isMeasured else {
      return outside + child.size.main
    }
    return outside + child.item.size[box.axis].length(in: box.content.size)
  }

  /// Places a number of copies with their own size, whether they fit or not.
  private mutating func copies(
    _ subitem: CompositionalItem,
    _ count: Int,
    _ spacing: CompositionalSpacing,
    _ box: Box
  ) -> [Child] {
    var children: [Child] = []
    var length: CGFloat = 0
    while children.count < count, template.cells.count < limit {
      let before = template.cells.count
      let child = placeChild(subitem, at: 0, box)
      if !children.isEmpty { length += spacing.length }
      length += fitLength(of: child, box)
      children.append(child)
      guard template.cells.count > before else { break }
    }
    if !box.hugsMain, length > box.room.main + Tolerance.fit { report(.copiesExceedGroup) }
    return children
  }

  /// Places a number of copies that share the space equally.
  ///
  /// - Source: measured: the subitem resolves its other length in a box that is also shorter by all
  ///   the spacings.
  private mutating func shares(
    _ subitem: CompositionalItem,
    _ count: Int,
    _ spacing: CompositionalSpacing,
    _ box: Box
  ) -> [Child] {
    let number = CGFloat(max(1, min(count, CompositionalPolicy.cellLimit)))
    let room = box.room.main - spacing.length * (number - 1)
    if room < 0 { report(.cannotFit) }
    var inner = box
    let size = AxisSize(main: max(0, room), cross: box.room.cross)
    inner.content.size = box.axis.plainSize(size)
    let given = Given(axis: box.axis, length: pixels.packed(max(0, room) / number))
    var children: [Child] = []
    while children.count < count, template.cells.count < limit {
      let before = template.cells.count
      children.append(placeChild(subitem, at: 0, inner, given))
      guard template.cells.count > before else { break }
    }
    return children
  }

  private mutating func placeChild(
    _ item: CompositionalItem,
    at index: Int,
    _ box: Box,
    _ given: Given? = nil
  ) -> Child {
    path.append(index)
    defer { path.removeLast() }
    checkEstimates(item, box, given)
    let mark = template.mark
    let size = place(item, in: box.content.size, given)
    return Child(item: item, mark: mark, size: box.axis.size(size))
  }

  /// Reports a fraction of a length that is only an estimate: it stays a fraction of the estimate.
  private mutating func checkEstimates(_ item: CompositionalItem, _ box: Box, _ given: Given?) {
    for axis in [Axis.horizontal, .vertical] where given?.axis != axis {
      let hugs = axis == box.axis ? box.hugsMain : box.hugsCross
      let isOfEstimate =
        switch item.size[axis].kind {
        case .fractionalWidth: box.axis == .horizontal ? box.hugsMain : box.hugsCross
        case .fractionalHeight: box.axis == .vertical ? box.hugsMain : box.hugsCross
        case .absolute, .estimated, .uniformAcrossSiblings: false
        }
      if isOfEstimate { report(.fractionOfEstimate) }
      if item.size[axis].kind == .uniformAcrossSiblings, !hugs { report(.uniformNeedsEstimate) }
    }
  }

  private mutating func reportInside(_ kind: GroupFinding.Kind, _ index: Int) {
    path.append(index)
    report(kind)
    path.removeLast()
  }

  /// Places the views that are anchored to the group, by its final content box.
  private mutating func placeViews(
    of item: CompositionalItem,
    from mark: GroupTemplate.Mark,
    _ box: Box,
    _ size: CGSize
  ) {
    guard !item.supplementaries.isEmpty, template.cells.count > mark.cells else { return }
    var host = box.content
    if box.axis == .horizontal ? box.hugsMain : box.hugsCross { host.size.width = size.width }
    if box.axis == .vertical ? box.hugsMain : box.hugsCross { host.size.height = size.height }
    for view in item.supplementaries {
      template.views.append(.init(spec: view, host: host, cell: nil))
    }
  }
}

extension CompositionalItem {
  /// The axis along which a group's subitems follow one another.
  var axis: Axis {
    switch content {
    case .cycle(let axis, _), .copies(let axis, _, _), .shares(let axis, _, _): axis
    case .cell, .custom: .horizontal
    }
  }
}
