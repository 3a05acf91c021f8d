// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// Where an item would go, while the data source still has it where it was.
///
/// *Tentative* positions are those of the picture: the item is at its target already. *Original* ones
/// are those of the data source.
struct TentativeMove: Hashable, Sendable {
  /// Where the data source has the item.
  let original: ElementPosition
  /// Where the picture has it.
  var target: ElementPosition

  /// The position in the data of what stands at a position of the picture.
  func original(of tentative: ElementPosition) -> ElementPosition {
    Self.position(of: tentative, movedFrom: target, to: original)
  }

  /// The position in the picture of what stands at a position of the data.
  func tentative(of original: ElementPosition) -> ElementPosition {
    Self.position(of: original, movedFrom: self.original, to: target)
  }

  private static func position(
    of position: ElementPosition,
    movedFrom origin: ElementPosition,
    to target: ElementPosition
  ) -> ElementPosition {
    guard position != origin else { return target }
    var result = position
    if result.section == origin.section, result.item > origin.item { result.item -= 1 }
    if result.section == target.section, result.item >= target.item { result.item += 1 }
    return result
  }
}

extension SectionCounts {
  /// The counts after an item went from one position to another.
  func moving(from origin: ElementPosition, to target: ElementPosition) -> SectionCounts {
    var counts = self
    counts.items[origin.section] -= 1
    counts.items[target.section] += 1
    return counts
  }
}
