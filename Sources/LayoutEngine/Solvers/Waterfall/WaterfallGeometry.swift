// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Sections of items of different heights in columns of the same width, one section below the
/// other.
///
/// Each section is laid out on its own; their heights are added up. Lengths are points of the
/// content.
package struct WaterfallGeometry: Sendable {
  private struct Section: Sendable {
    var columns: WaterfallColumns
    var height: CGFloat
  }

  /// The settings of the waterfall.
  package let configuration: WaterfallConfiguration
  private var sections: [Section] = []
  /// The top of each section, and the end of the last one.
  private var tops: [CGFloat] = [0]

  /// Lays out sections of items of given heights; a height that is not a positive number counts as
  /// 0.
  ///
  /// - Complexity: O(n) in the items.
  package init(_ configuration: WaterfallConfiguration, heights: [[CGFloat]]) {
    self.configuration = configuration
    sections = heights.map(makeSection)
    addUp(from: 0)
  }

  /// The number of sections.
  package var sectionCount: Int { sections.count }

  /// The number of items in a section; 0 when there is no such section.
  package func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].columns.heights.count : 0
  }

  /// The size of all sections.
  package var contentSize: CGSize {
    CGSize(width: configuration.containerWidth, height: tops[tops.count - 1])
  }

  /// The upper and the lower end of an existing section.
  package func extent(ofSection section: Int) -> (top: CGFloat, bottom: CGFloat) {
    (tops[section], tops[section + 1])
  }

  /// The frame of a section's header; `nil` when there is none.
  package func header(ofSection section: Int) -> CGRect? {
    guard configuration.headerHeight > 0, sections.indices.contains(section) else { return nil }
    let inset = configuration.inset
    return CGRect(
      x: inset.left,
      y: tops[section],
      width: max(0, configuration.containerWidth - inset.left - inset.right),
      height: configuration.headerHeight
    )
  }

  /// The frame of an item; `nil` when there is none.
  package func frame(ofItem item: Int, inSection section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let columns = sections[section].columns
    guard columns.tops.indices.contains(item) else { return nil }
    return CGRect(
      x: configuration.left(ofColumn: Int(columns.columns[item])),
      y: itemsTop(section) + columns.tops[item],
      width: configuration.columnWidth,
      height: columns.height(of: item)
    )
  }

  /// The column of an item, and where each column of its section ended when the item was placed;
  /// `nil` when there is no such item.
  ///
  /// - Complexity: O(n) in the items before it.
  package func choice(
    ofItem item: Int,
    inSection section: Int
  ) -> (column: Int, ends: [CGFloat])? {
    guard (0..<itemCount(inSection: section)).contains(item) else { return nil }
    return sections[section].columns.choice(of: item)
  }

  /// The sections that overlap a stretch of the content.
  ///
  /// - Complexity: O(log s) in the sections.
  package func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = partitionPoint(of: 0..<sections.count) { tops[$0 + 1] > start }
    let last = partitionPoint(of: first..<sections.count) { tops[$0] >= end }
    return first..<last
  }

  /// Calls `body` for every item whose frame shares area with a rectangle.
  ///
  /// - Complexity: O(log s + c·log n + k) for s sections, c columns, n items and k found, plus a block
  ///   of items for each section that meets the rectangle.
  package func forEachItem(in rect: CGRect, _ body: (_ section: Int, _ item: Int) -> Void) {
    for section in sections(from: rect.minY, to: rect.maxY) {
      let top = itemsTop(section)
      sections[section].columns.forEachItem(from: rect.minY - top, to: rect.maxY - top) { item in
        guard let frame = frame(ofItem: item, inSection: section), Self.meet(frame, rect) else {
          return
        }
        body(section, item)
      }
    }
  }

  /// Whether two rectangles overlap: touching does not count, but a line within the other one does.
  private static func meet(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX < other.maxX && one.maxX > other.minX && one.minY < other.maxY
      && one.maxY > other.minY
  }

  /// The section at a point that is below all items of its column; otherwise `nil`.
  package func endOfColumn(at point: CGPoint) -> Int? {
    let section = partitionPoint(of: 0..<sections.count) { tops[$0 + 1] > point.y }
    let found = min(section, sections.count - 1)
    guard found >= 0, configuration.columnWidth > 0 else { return nil }
    let pitch = configuration.columnWidth + configuration.columnSpacing
    let across = (point.x - configuration.left(ofColumn: 0)) / pitch
    let column = max(0, min(configuration.columns - 1, Int(across.rounded(.down))))
    return point.y >= itemsTop(found) + sections[found].columns.end(ofColumn: column) ? found : nil
  }

  // MARK: Changes

  /// Gives one item a new height.
  ///
  /// - Returns: The number of items that were laid out again.
  /// - Complexity: O(m + s) for m items of the section from this one on and s later sections.
  @discardableResult
  package mutating func setHeight(
    _ height: CGFloat,
    ofItem item: Int,
    inSection section: Int
  ) -> Int {
    guard sections.indices.contains(section),
      sections[section].columns.heights.indices.contains(item)
    else { return 0 }
    let count = sections[section].columns.setHeight(height, of: item)
    settle(section)
    return count
  }

  /// Applies new heights to all sections.
  ///
  /// Unchanged heights cost one comparison; other sections are laid out from their first change on.
  ///
  /// - Returns: The number of items that were laid out again.
  @discardableResult
  package mutating func update(_ heights: [[CGFloat]]) -> Int {
    var count = 0
    if sections.count > heights.count { sections.removeLast(sections.count - heights.count) }
    for (index, new) in heights.enumerated() {
      if index == sections.count {
        sections.append(makeSection(new))
        count += new.count
      } else {
        count += sections[index].columns.update(new)
        sections[index].height = height(of: sections[index].columns)
      }
    }
    addUp(from: 0)
    return count
  }

  private mutating func settle(_ section: Int) {
    let height = height(of: sections[section].columns)
    guard height != sections[section].height else { return }
    sections[section].height = height
    addUp(from: section)
  }

  private func makeSection(_ heights: [CGFloat]) -> Section {
    let columns = WaterfallColumns(
      heights,
      columns: configuration.columns,
      placement: configuration.placement,
      spacing: configuration.itemSpacing
    )
    return Section(columns: columns, height: height(of: columns))
  }

  /// The height of header, insets and columns; a section without items has only its header.
  private func height(of columns: WaterfallColumns) -> CGFloat {
    let inset = configuration.inset
    let items = columns.heights.isEmpty ? 0 : inset.top + columns.height + inset.bottom
    return configuration.headerHeight + items
  }

  private func itemsTop(_ section: Int) -> CGFloat {
    tops[section] + configuration.headerHeight + configuration.inset.top
  }

  private mutating func addUp(from section: Int) {
    tops.removeLast(tops.count - section - 1)
    for index in section..<sections.count { tops.append(tops[index] + sections[index].height) }
  }
}
