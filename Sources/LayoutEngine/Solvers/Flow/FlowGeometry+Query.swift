// SPDX-License-Identifier: Apache-2.0
package import Foundation

extension FlowGeometry {
  /// The section at a main position: the last one for a position after all, `nil` before the first.
  ///
  /// - Complexity: O(s) in the sections.
  package func section(at main: CGFloat) -> Int? {
    guard main >= 0, sectionCount > 0 else { return nil }
    let found = sections.indices.first { origins[$0] <= main && main < origins[$0 + 1] }
    return found ?? sectionCount - 1
  }

  /// An item's element; `nil` when there is no such item.
  ///
  /// - Complexity: O(log n) in the items of the section; O(1) when they have one size.
  package func cell(section: Int, item: Int) -> FlowElement? {
    guard sections.indices.contains(section), item >= 0, item < sections[section].count else {
      return nil
    }
    var rect = sections[section].rect(of: item)
    rect.main += origins[section]
    return FlowElement(kind: .cell, section: section, item: item, frame: frame(rect))
  }

  /// A section's header; `nil` when its length is zero.
  package func header(section: Int) -> FlowElement? {
    guard sections.indices.contains(section) else { return nil }
    return boundary(
      .header,
      section,
      at: origins[section],
      length: sections[section].metrics.headerLength
    )
  }

  /// A section's footer; `nil` when its length is zero.
  package func footer(section: Int) -> FlowElement? {
    guard sections.indices.contains(section) else { return nil }
    return boundary(
      .footer,
      section,
      at: origins[section] + sections[section].footerOrigin,
      length: sections[section].metrics.footerLength
    )
  }

  /// The element of a kind at a position; `nil` when there is none.
  package func element(_ kind: FlowElement.Kind, at position: ElementPosition) -> FlowElement? {
    switch kind {
    case .header: header(section: position.section)
    case .cell: cell(section: position.section, item: position.item)
    case .footer: footer(section: position.section)
    }
  }

  /// The first unpinned element in a rectangle that starts at or after a main position; otherwise
  /// the last element that reaches into the rectangle.
  ///
  /// - Complexity: As for the elements of the rectangle.
  package func first(startingAt main: CGFloat, within rect: AxisRect) -> FlowElement? {
    let seen = elements(in: configuration.axis.plainRect(rect)).filter { pin(of: $0) == nil }
    return seen.first { configuration.axis.rect($0.frame).main >= main } ?? seen.last
  }

  /// A header or footer.
  ///
  /// It spans the whole cross length; the section's margins do not affect it.
  private func boundary(
    _ kind: FlowElement.Kind,
    _ section: Int,
    at origin: CGFloat,
    length: CGFloat
  ) -> FlowElement? {
    guard length > 0 else { return nil }
    let size = AxisSize(main: length, cross: max(0, container.crossLength))
    let rect = AxisRect(main: origin, cross: 0, size: size)
    return FlowElement(kind: kind, section: section, frame: frame(rect))
  }

  /// Every element whose frame meets a rectangle of the content.
  ///
  /// Elements come section by section: header, cells, footer. Pinned headers and footers come with
  /// their section, because they may be anywhere in it.
  /// - Complexity: As for ``visitElements(in:_:)``.
  package func elements(in rect: CGRect) -> [FlowElement] {
    var list = FlowElementList()
    visit(rect, &list)
    return list.found
  }

  /// Calls `body` for the elements of ``elements(in:)``, in their order, without storing them.
  ///
  /// A list of all elements of a million items is so long that making it takes longer than
  /// computing what it contains.
  /// - Complexity: O(log s + log n + k) for k elements of the lines that meet the rectangle;
  ///   O(s + n) when a negative margin or spacing lets sections or lines run backwards.
  package func visitElements(in rect: CGRect, _ body: (FlowElement) -> Void) {
    withoutActuallyEscaping(body) { body in
      var visitor = FlowElementVisitor(body: body)
      visit(rect, &visitor)
    }
  }

  private func visit<Sink: FlowElementSink>(_ rect: CGRect, _ sink: inout Sink) {
    let exact = configuration.axis.rect(rect.standardized)
    let reach = container.pixelGrid.reach
    let window = AxisRect(
      main: exact.main - reach,
      cross: exact.cross - reach,
      size: AxisSize(main: exact.size.main + 2 * reach, cross: exact.size.cross + 2 * reach)
    )
    let all = 0..<sections.count
    let first = isMonotone ? partitionPoint(of: all) { origins[$0 + 1] > window.main } : 0
    for section in first..<sections.count {
      if isMonotone, origins[section] > window.mainEnd { break }
      if let header = header(section: section),
        configuration.pinsHeaders || meets(header, exact)
      {
        sink.take(header)
      }
      visitCells(of: section, window, exact, &sink)
      if let footer = footer(section: section),
        configuration.pinsFooters || meets(footer, exact)
      {
        sink.take(footer)
      }
    }
  }

  @inline(__always)
  private func visitCells<Sink: FlowElementSink>(
    of section: Int,
    _ window: AxisRect,
    _ exact: AxisRect,
    _ sink: inout Sink
  ) {
    let main = origins[section] + sections[section].linesOrigin
    let cross = sections[section].lineStart
    let (axis, grid) = (configuration.axis, container.pixelGrid)
    var local = window
    local.main -= main
    local.cross -= cross
    let visit = { (item: Int, rect: AxisRect) in
      let placed = AxisRect(
        main: grid.snapped(rect.main + main),
        cross: grid.snapped(rect.cross + cross),
        size: rect.size
      )
      guard placed.meets(exact) else { return }
      let frame = axis.plainRect(placed)
      sink.take(FlowElement(kind: .cell, section: section, item: item, frame: frame))
    }
    switch sections[section].run {
    case .uniform(let run):
      let count = run.lines(from: local.main, to: local.mainEnd).count * run.columns
      sink.expect(min(count, run.count))
      run.visit(local, visit)
    case .chunked(let run):
      sink.expect(run.countWithin(local))
      run.visit(local, visit)
    }
  }

  private func meets(_ element: FlowElement, _ rect: AxisRect) -> Bool {
    configuration.axis.rect(element.frame).meets(rect)
  }

  /// The range of a header or footer that sticks to the viewport; `nil` when it does not stick.
  ///
  /// A header stays at the viewport's start while its section is visible, and the section's end
  /// pushes it out; a footer does the opposite.
  /// section's end; a footer mirrors it.
  /// - Source: the documented behaviour of pinned headers; the limits at the far side are policy.
  package func pin(of element: FlowElement) -> PinRange? {
    let isVertical = configuration.axis == .vertical
    let natural = configuration.axis.rect(element.frame)
    switch element.kind {
    case .cell:
      return nil
    case .header:
      guard configuration.pinsHeaders else { return nil }
      let limit = headerLimit(element.section) - natural.size.main
      return PinRange(
        edge: isVertical ? .top : .left,
        lower: natural.main,
        upper: max(natural.main, limit)
      )
    case .footer:
      guard configuration.pinsFooters else { return nil }
      let limit = footerLimit(element.section)
      return PinRange(
        edge: isVertical ? .bottom : .right,
        lower: min(natural.main, limit),
        upper: natural.main
      )
    }
  }

  private func headerLimit(_ section: Int) -> CGFloat {
    let passed = FlowPolicy.pinnedHeaderPassesFooter
    let length = passed ? sections[section].length : sections[section].footerOrigin
    return container.pixelGrid.snapped(origins[section] + length)
  }

  private func footerLimit(_ section: Int) -> CGFloat {
    let passed = FlowPolicy.pinnedFooterPassesHeader
    let start = passed ? 0 : sections[section].metrics.headerLength
    return container.pixelGrid.snapped(origins[section] + start)
  }
}

/// Gets the elements of a query, in their order.
///
/// Code for each of the two kinds is compiled apart, because a call for each element would take as
/// long as placing it.
private protocol FlowElementSink {
  /// Notes that at least so many elements follow.
  mutating func expect(_ count: Int)
  mutating func take(_ element: FlowElement)
}

/// Stores the elements.
private struct FlowElementList: FlowElementSink {
  /// The number of elements that a screen usually shows; space for them is reserved at once.
  private static let usualCount = 48

  private(set) var found: [FlowElement] = []

  init() { found.reserveCapacity(Self.usualCount) }

  mutating func expect(_ count: Int) {
    // Growing by parts would copy a long list several times.
    let needed = found.count + count
    if needed > found.capacity { found.reserveCapacity(max(needed, 2 * found.count)) }
  }

  @inline(__always)
  mutating func take(_ element: FlowElement) { found.append(element) }
}

/// Passes the elements on.
private struct FlowElementVisitor: FlowElementSink {
  let body: (FlowElement) -> Void

  mutating func expect(_ count: Int) {}

  @inline(__always)
  mutating func take(_ element: FlowElement) { body(element) }
}
