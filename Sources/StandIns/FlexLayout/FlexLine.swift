// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Children in one line of a container.
@MainActor
struct FlexLine {
  /// A child with its length along the line.
  struct Member {
    var item: FlexItem
    var main: CGFloat
    var box: FlexBox?
    /// The space around it along the line.
    var margins: CGFloat
  }

  var members: [Member]
  let axis: FlexAxis
  let gap: CGFloat

  /// The length of all children, with the space between them.
  var length: CGFloat {
    members.reduce(gap * CGFloat(max(0, members.count - 1))) { $0 + $1.main + $1.margins }
  }

  /// Shares what is left of a length, or takes away what is too much.
  ///
  /// Children that reach the least or the most that they may have get no more, and the others share
  /// again.
  mutating func share(_ available: CGFloat) {
    let starts = members.map(\.main)
    var open = Set(members.indices)
    while !open.isEmpty {
      let used = members.indices.reduce(length - members.reduce(0) { $0 + $1.main }) {
        $0 + (open.contains($1) ? starts[$1] : members[$1].main)
      }
      let left = available - used
      let weights = open.sorted().map { index in
        let style = members[index].item.flex.style
        return (index, left > 0 ? style.grow : style.shrink * starts[index])
      }
      let whole = weights.reduce(0) { $0 + $1.1 }
      guard whole > 0, left != 0 else { return }
      // A sum of shares below one leaves space.
      let part = left > 0 ? left / max(1, whole) : left / whole
      var isDone = true
      for (index, weight) in weights {
        let wanted = max(0, starts[index] + part * weight)
        members[index].main = members[index].item.clamped(wanted, axis)
        if members[index].main != wanted {
          open.remove(index)
          isDone = false
        }
      }
      if isDone { return }
    }
  }

  /// The beginnings of the children, before their margins.
  func starts(_ available: CGFloat, _ justify: Flex.JustifyContent) -> [CGFloat] {
    let left = available - length
    let (first, between) = Self.spaces(left, members.count, justify)
    var next = first
    return members.map { member in
      defer { next += member.main + member.margins + gap + between }
      return next
    }
  }

  /// The space before the first of several things, and more between them.
  static func spaces(
    _ left: CGFloat,
    _ count: Int,
    _ justify: Flex.JustifyContent
  ) -> (first: CGFloat, between: CGFloat) {
    let number = CGFloat(count)
    let room = max(0, left)
    switch justify {
    case .start: return (0, 0)
    case .center: return (left / 2, 0)
    case .end: return (left, 0)
    case .spaceBetween: return (0, count > 1 ? room / (number - 1) : 0)
    case .spaceAround: return count > 0 ? (room / number / 2, room / number) : (0, 0)
    case .spaceEvenly: return (room / (number + 1), room / (number + 1))
    }
  }
}
