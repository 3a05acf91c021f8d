// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol

extension EditRun {
  /// Shuffles the items of one section, or of each section.
  mutating func shuffle(_ id: String?, seed: UInt32) throws(ProtocolError) {
    for index in try concerned(id) where data.sections[index].items.count > 1 {
      perform(
        .order(section: data.sections[index].id, .shuffled(seed: seed, stream: index))
      )
    }
  }

  /// Sorts the items of one section, or of each section, by title; equal titles keep their order.
  mutating func sort(_ id: String?) throws(ProtocolError) {
    for index in try concerned(id) {
      let titles = data.sections[index].items.map(\.title)
      let order = titles.indices.sorted {
        titles[$0] == titles[$1] ? $0 < $1 : titles[$0] < titles[$1]
      }
      guard order.indices.contains(where: { order[$0] != $0 }) else { continue }
      perform(.order(section: data.sections[index].id, .explicit(order.map { Int32($0) })))
    }
  }

  private func concerned(_ id: String?) throws(ProtocolError) -> Range<Int> {
    guard let id else { return data.sections.indices }
    let index = try section(id)
    return index..<(index + 1)
  }

  // MARK: Sizes

  /// Gives every item a random width and height between two lengths, in whole points if possible.
  mutating func resizeRandomly(seed: UInt32, _ minimum: Double, _ maximum: Double) {
    var generator = SeededGenerator(seed: seed)
    func length(_ generator: inout SeededGenerator) -> Double {
      let length = minimum + (maximum - minimum) * generator.fraction()
      return min(maximum, max(minimum, length.rounded()))
    }
    let sizes = data.sections.flatMap { section in
      section.items.map { item in
        let width = length(&generator)
        return DataChange.Size(item: item.id, width: width, height: length(&generator))
      }
    }
    if !sizes.isEmpty { perform(.resize(sizes)) }
  }

  /// Gives every item its size in the file; an item that is not in the file gets no size of its
  /// own.
  mutating func takeFileSizes() {
    var known: [String: StageData.Item] = [:]
    for section in file.sections {
      for item in section.items { known[item.id] = item }
    }
    var sizes: [DataChange.Size] = []
    for section in data.sections {
      for item in section.items {
        let original = known[item.id]
        guard item.width != original?.width || item.height != original?.height else { continue }
        sizes.append(
          DataChange.Size(item: item.id, width: original?.width, height: original?.height)
        )
      }
    }
    if !sizes.isEmpty { perform(.resize(sizes)) }
  }
}
