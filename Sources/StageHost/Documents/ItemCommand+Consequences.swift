// SPDX-License-Identifier: Apache-2.0
import StageProtocol

extension ItemCommand {
  private static let sides: ClosedRange<UInt32> = 40...240
  private static let seedFactor: UInt32 = 0x9E37_79B1
  private static let halfBits: UInt32 = 16

  /// The consequences of a command for items; none when all of the items are gone.
  ///
  /// The seed replaces chance: the same seed gives the same sizes.
  func consequences(for places: ItemPlaces, seed: UInt32) -> [Consequence] {
    let ids = places.ids
    guard let before = places.before, let after = places.after, let first = ids.first,
      let start = places.start, let end = places.end
    else { return [] }
    switch self {
    case .duplicate: return [.edit(.duplicate(items: ids))]
    case .delete: return [.edit(.delete(items: ids))]
    case .insertBefore: return [.edit(.insert(count: 1, at: before, seed: seed))]
    case .insertAfter: return [.edit(.insert(count: 1, at: after, seed: seed))]
    case .moveToStart: return [.edit(.move(items: ids, to: start))]
    case .moveToEnd: return [.edit(.move(items: ids, to: end))]
    case .randomSize: return [.edit(.update(item: first, Self.randomSize(seed)))]
    case .selectSection: return [.select(places.sectionMates)]
    case .flag, .unflag:
      return ids.map { .edit(.update(item: $0, StageEdit.ItemUpdate(flagged: self == .flag))) }
    case .expand, .collapse:
      return ids.map { .edit(.update(item: $0, StageEdit.ItemUpdate(expanded: self == .expand))) }
    case .copy, .paste, .inspect, .openWindow: return []
    }
  }

  /// A random width and height; each uses one half of the scrambled seed.
  private static func randomSize(_ seed: UInt32) -> StageEdit.ItemUpdate {
    let scrambled = (seed &+ 1) &* seedFactor
    let span = UInt32(sides.count)
    let width = sides.lowerBound + (scrambled >> halfBits) % span
    let height = sides.lowerBound + (scrambled & ((1 << halfBits) - 1)) % span
    return StageEdit.ItemUpdate(width: Double(width), height: Double(height))
  }
}
