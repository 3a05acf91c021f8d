// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// The move of an item that the data source does not know yet.
///
/// *Tentative* positions are those of the picture, in which the item is already at its target.
/// *Original* positions are those of the data source.
struct TentativeMove: Hashable, Sendable {
  /// The item's position in the data.
  let original: ElementPosition
  /// The item's position in the picture.
  var target: ElementPosition

  /// The position in the data for a position in the picture.
  func original(of tentative: ElementPosition) -> ElementPosition {
    Self.position(of: tentative, movedFrom: target, to: original)
  }

  /// The position in the picture for a position in the data.
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
  /// The counts after an item moved from one position to another.
  func moving(from origin: ElementPosition, to target: ElementPosition) -> SectionCounts {
    var counts = self
    counts.items[origin.section] -= 1
    counts.items[target.section] += 1
    return counts
  }
}
