// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// The places of placeholders among the items of the data.
///
/// Positions of the *picture* count placeholders as items, those of the *data* do not.
struct PlaceholderPlaces: Hashable, Sendable {
  /// One placeholder.
  struct Place: Hashable, Sendable {
    /// Its number, which no other placeholder of the collection view ever gets.
    let number: Int
    /// Its position in the picture.
    var position: ElementPosition
  }

  /// The placeholders in ascending order of their positions.
  private(set) var places: [Place] = []
  private var next = 1

  var isEmpty: Bool { places.isEmpty }

  /// The number of the placeholder at a position of the picture; `nil` for an item.
  func number(at position: ElementPosition) -> Int? {
    places.first { $0.position == position }?.number
  }

  /// The position of a placeholder in the picture; `nil` if it is gone.
  func position(of number: Int) -> ElementPosition? {
    places.first { $0.number == number }?.position
  }

  /// The position in the data for a position in the picture; for a placeholder, the position at
  /// which its item would be inserted.
  ///
  /// - Complexity: O(p) for p placeholders.
  func dataPosition(of position: ElementPosition) -> ElementPosition {
    let before = places.count {
      $0.position.section == position.section && $0.position.item < position.item
    }
    return ElementPosition(section: position.section, item: position.item - before)
  }

  /// The position in the picture of an item of the data.
  ///
  /// - Complexity: O(p) for p placeholders.
  func picturePosition(of position: ElementPosition) -> ElementPosition {
    var result = position
    for place in places
    where place.position.section == result.section && place.position.item <= result.item {
      result.item += 1
    }
    return result
  }

  /// The position in the picture of a new placeholder before an item of the data; placeholders that
  /// are already there come after it.
  func insertionPosition(of position: ElementPosition) -> ElementPosition {
    let before = places.count {
      $0.position.section == position.section && dataPosition(of: $0.position).item < position.item
    }
    return ElementPosition(section: position.section, item: position.item + before)
  }

  /// The counts of the data, from those of the picture.
  func dataCounts(of picture: SectionCounts) -> SectionCounts { changed(picture, by: -1) }

  /// The counts of the picture, from those of the data.
  func pictureCounts(of data: SectionCounts) -> SectionCounts { changed(data, by: 1) }

  private func changed(_ counts: SectionCounts, by one: Int) -> SectionCounts {
    var counts = counts
    for place in places where counts.contains(section: place.position.section) {
      counts.items[place.position.section] += one
    }
    return counts
  }

  /// Inserts a placeholder at a position of the picture.
  ///
  /// - Returns: Its number.
  mutating func insert(at position: ElementPosition) -> Int {
    let number = next
    next += 1
    for index in places.indices
    where places[index].position.section == position.section
      && places[index].position.item >= position.item
    {
      places[index].position.item += 1
    }
    places.append(Place(number: number, position: position))
    sort()
    return number
  }

  /// Removes a placeholder; `leavesItem` says whether an item takes its place.
  mutating func remove(_ number: Int, leavesItem: Bool) {
    guard let position = position(of: number) else { return }
    places.removeAll { $0.number == number }
    guard !leavesItem else { return }
    for index in places.indices
    where places[index].position.section == position.section
      && places[index].position.item > position.item
    {
      places[index].position.item -= 1
    }
  }

  mutating func removeAll() { places = [] }

  /// Follows a batch of the data.
  ///
  /// Each placeholder stays after the item before it; if that item is deleted or moves, after the
  /// one before that. The placeholders of deleted and reloaded sections are removed.
  /// - Complexity: O(p · n) for p placeholders and the n items before one that the batch removes.
  mutating func follow(_ mapping: BatchMapping) {
    var followed: [(number: Int, data: ElementPosition)] = []
    for place in places {
      let data = dataPosition(of: place.position)
      guard let section = mapping.newSection(ofOld: data.section),
        !mapping.updates.reloadedSections.contains(data.section)
      else { continue }
      let anchor = (0..<data.item).reversed().lazy
        .map { ElementPosition(section: data.section, item: $0) }
        .filter { mapping.updates.itemMoves[$0] == nil }
        .compactMap(mapping.newPosition(ofOld:)).first
      let item = anchor.map { $0.item + 1 } ?? 0
      followed.append((place.number, ElementPosition(section: section, item: item)))
    }
    place(followed)
  }

  /// Inserts placeholders before items of the data; those at the same place keep their order.
  private mutating func place(_ wanted: [(number: Int, data: ElementPosition)]) {
    let ordered = wanted.enumerated().sorted {
      ($0.element.data, $0.offset) < ($1.element.data, $1.offset)
    }
    var before: [Int: Int] = [:]
    places = ordered.map { _, wanted in
      let earlier = before[wanted.data.section, default: 0]
      before[wanted.data.section] = earlier + 1
      let item = wanted.data.item + earlier
      return Place(
        number: wanted.number,
        position: ElementPosition(section: wanted.data.section, item: item)
      )
    }
  }

  private mutating func sort() { places.sort { $0.position < $1.position } }
}
