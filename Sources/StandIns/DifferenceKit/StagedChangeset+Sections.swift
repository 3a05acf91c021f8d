// SPDX-License-Identifier: Apache-2.0

extension StagedChangeset
where Collection: RangeReplaceableCollection, Collection.Element: DifferentiableSection {
  /// The changes of sections and of their elements, which may move between sections.
  ///
  /// First come updates of elements, then deleted sections and elements, then inserted and moved sections, then inserted
  /// and moved elements, and at last updates of sections.
  public init(source: Collection, target: Collection) {
    self.init()
    let change = SectionsChange(Array(source), Array(target))
    var sections = Array(source)

    let updated = change.updatedElements
    for (path, element) in updated {
      var elements = Array(sections[path.section].elements)
      elements[path.element] = element
      sections[path.section] = Collection.Element(
        source: sections[path.section],
        elements: elements
      )
    }
    add(Changeset(data: Collection(sections), elementUpdated: updated.map(\.path)))

    let kept = change.withoutDeleted(sections)
    add(
      Changeset(
        data: Collection(kept.compactMap { $0 }),
        sectionDeleted: change.sections.deleted,
        elementDeleted: change.deletedElements
      )
    )

    let placed = change.placed(kept)
    add(
      Changeset(
        data: Collection(placed),
        sectionInserted: change.sections.inserted,
        sectionMoved: change.sections.moved
      )
    )

    let filled = zip(placed, change.target).map { section, wanted in
      Collection.Element(source: section, elements: wanted.elements)
    }
    add(
      Changeset(
        data: Collection(filled),
        elementInserted: change.insertedElements,
        elementMoved: change.movedElements
      )
    )
    add(Changeset(data: target, sectionUpdated: change.updatedSections))
    end(with: target)
  }
}

/// What becomes of sections and of their elements.
///
/// An element is followed if its old and its new section are both followed; otherwise it goes and comes with a section.
private struct SectionsChange<Section: DifferentiableSection> {
  typealias Element = Section.Collection.Element

  let source: [Section]
  let target: [Section]
  let sections: Following
  private let sourceElements: [Element]
  private let targetElements: [Element]
  private let sourcePaths: [ElementPath]
  private let targetPaths: [ElementPath]
  private let elements: Following

  init(_ source: [Section], _ target: [Section]) {
    (self.source, self.target) = (source, target)
    let sections = Following(
      source.map(\.differenceIdentifier),
      target.map(\.differenceIdentifier)
    )
    self.sections = sections
    let (sourcePaths, targetPaths) = (Self.paths(source), Self.paths(target))
    (self.sourcePaths, self.targetPaths) = (sourcePaths, targetPaths)
    sourceElements = source.flatMap(\.elements)
    targetElements = target.flatMap(\.elements)
    var elements = Following(
      sourceElements.map(\.differenceIdentifier),
      targetElements.map(\.differenceIdentifier)
    )
    elements.keep { old, new in
      sections.targets[sourcePaths[old].section] != nil
        && sections.sources[targetPaths[new].section] != nil
    }
    self.elements = elements
  }

  private static func paths(_ sections: [Section]) -> [ElementPath] {
    sections.enumerated().flatMap { section, content in
      (0..<content.elements.count).map { ElementPath(element: $0, section: section) }
    }
  }

  /// The new contents of elements, at their places in the source.
  var updatedElements: [(path: ElementPath, element: Element)] {
    elements.targets.enumerated().compactMap { old, new in
      guard let new, !targetElements[new].isContentEqual(to: sourceElements[old]) else {
        return nil
      }
      return (sourcePaths[old], targetElements[new])
    }
  }

  /// Elements that go without their section.
  var deletedElements: [ElementPath] {
    elements.deleted.map { sourcePaths[$0] }.filter { sections.targets[$0.section] != nil }
  }

  /// Elements that come without their section.
  var insertedElements: [ElementPath] {
    elements.inserted.map { targetPaths[$0] }.filter { sections.sources[$0.section] != nil }
  }

  /// Sections whose content differs, at their places in the target.
  var updatedSections: [Int] {
    target.indices.filter { place in
      sections.sources[place].map { !target[place].isContentEqual(to: source[$0]) } ?? false
    }
  }

  /// The sections without elements that go; `nil` for sections that go themselves.
  func withoutDeleted(_ present: [Section]) -> [Section?] {
    var remaining = Array(repeating: [Element](), count: present.count)
    let all = present.flatMap(\.elements)
    for (place, element) in all.enumerated() where elements.targets[place] != nil {
      remaining[sourcePaths[place].section].append(element)
    }
    return present.indices.map { place in
      sections.targets[place] == nil
        ? nil : Section(source: present[place], elements: remaining[place])
    }
  }

  /// The sections in the order of the target, the new ones with their elements.
  func placed(_ kept: [Section?]) -> [Section] {
    target.indices.map { place in
      sections.sources[place].flatMap { kept[$0] } ?? target[place]
    }
  }

  /// Elements with another place: in the sections as the third stage leaves them, and in the target.
  var movedElements: [(source: ElementPath, target: ElementPath)] {
    // Elements of another section have no turn in the section that they come to.
    let isGone = elements.targets.map { $0 == nil }
    var hadTurn = isGone
    // For each section of the source, the first of its elements that has had no turn yet.
    var next: [Int] = []
    var count = 0
    for section in source {
      next.append(count)
      count += section.elements.count
    }
    var moves: [(source: ElementPath, target: ElementPath)] = []
    for (new, old) in elements.sources.enumerated() {
      guard let old, let home = sections.sources[targetPaths[new].section] else { continue }
      while next[home] < hadTurn.count, sourcePaths[next[home]].section == home, hadTurn[next[home]]
      {
        next[home] += 1
      }
      hadTurn[old] = true
      let stays = sourcePaths[old].section == home && old == next[home]
      if !stays { moves.append((placeAfterDeletions(old, isGone), targetPaths[new])) }
    }
    return moves
  }

  private func placeAfterDeletions(_ old: Int, _ isGone: [Bool]) -> ElementPath {
    let path = sourcePaths[old]
    let gone = isGone[(old - path.element)..<old].count { $0 }
    return ElementPath(
      element: path.element - gone,
      section: sections.targets[path.section] ?? path.section
    )
  }
}
