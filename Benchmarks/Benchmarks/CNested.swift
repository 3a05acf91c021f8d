// SPDX-License-Identifier: Apache-2.0
import CReference
import Foundation
import LayoutEngine

/// A group of one item beside two items that stand one below the other, for the engine and for C.
enum NestedSample {
  static let width: CGFloat = 390
  static let height: CGFloat = 160
  static let share: CGFloat = 0.7
  static let inset: CGFloat = 4
  static let spacing: CGFloat = 8

  /// The section that repeats the group.
  static var section: CompositionalSection {
    func item(_ width: CGFloat, _ height: CGFloat) -> CompositionalItem {
      CompositionalItem(
        size(width, height),
        insets: CompositionalInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
      )
    }
    let pair = CompositionalItem(
      size(1 - share, 1),
      content: .cycle(.vertical, [item(1, 0.5)])
    )
    let group = CompositionalItem(
      CompositionalSize(
        CompositionalDimension(.fractionalWidth, 1),
        CompositionalDimension(.absolute, height)
      ),
      content: .cycle(.horizontal, [item(share, 1), pair])
    )
    return CompositionalSection(group: group, groupSpacing: spacing)
  }

  private static func size(_ width: CGFloat, _ height: CGFloat) -> CompositionalSize {
    CompositionalSize(
      CompositionalDimension(.fractionalWidth, width),
      CompositionalDimension(.fractionalHeight, height)
    )
  }

  /// Solves the section for a number of items.
  static func solve(_ count: Int) -> CompositionalGeometry {
    solve(section, count)
  }

  /// Items as wide as the content, 44 points high until they are measured.
  static func rows(_ count: Int) -> CompositionalGeometry {
    let size = CompositionalSize(
      CompositionalDimension(.fractionalWidth, 1),
      CompositionalDimension(.estimated, 44)
    )
    let group = CompositionalItem(
      size,
      content: .cycle(.horizontal, [CompositionalItem(size)])
    )
    return solve(CompositionalSection(group: group), count)
  }

  private static func solve(_ section: CompositionalSection, _ count: Int) -> CompositionalGeometry
  {
    CompositionalGeometry(
      CompositionalConfiguration(),
      CompositionalContainer(size: CGSize(width: width, height: 844)),
      sections: [section],
      counts: [count]
    )
  }
}

/// The C reference and its arrays, which are allocated once.
struct CNested {
  private var frames: [cref_frame]
  private let nested = cref_nested(
    width: NestedSample.width,
    height: NestedSample.height,
    leading_share: NestedSample.share,
    inset: NestedSample.inset,
    spacing: NestedSample.spacing
  )

  init(capacity: Int) {
    frames = [cref_frame](repeating: cref_frame(), count: capacity)
  }

  /// Writes all frames out and returns the length of the content.
  mutating func solve(_ count: Int) -> Double {
    cref_nested_frames(nested, Int64(count), &frames)
  }

  /// Counts the items that meet a stretch of the content.
  mutating func query(_ count: Int, y: Double, height: Double) -> Int {
    Int(cref_nested_query(nested, Int64(count), y, height, &frames))
  }

  /// Places items of known heights one below the other, and returns the length of the content.
  mutating func rows(_ heights: [Double]) -> Double {
    cref_rows(heights, Int64(heights.count), NestedSample.width, &frames)
  }
}
