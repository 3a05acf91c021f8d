// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What gives way where the views of a stack are longer than it.
extension UIStackView {
  /// A part of a view's length that gives way, and how strongly it resists.
  private struct Slice {
    var strength: Float
    var length: CGFloat
  }

  /// Takes what is too long from the views, first from those parts that resist least.
  ///
  /// Of equal ones, the last that can give all of it does.
  ///
  /// - Source: which of several equal ones gives way is not defined; this is ours.
  func shorten(_ lengths: inout [CGFloat], by excess: CGFloat) {
    let direction = axis
    let slices = zip(placed, lengths).enumerated().flatMap { place, view in
      self.slices(of: view.0, direction, length: view.1).map { (place: place, slice: $0) }
    }
    let order = slices.indices.sorted { left, right in
      let (one, other) = (slices[left].slice, slices[right].slice)
      if one.strength != other.strength { return one.strength < other.strength }
      let (canOne, canOther) = (one.length >= excess, other.length >= excess)
      return canOne == canOther ? left > right : canOne
    }
    var rest = excess
    for index in order where rest > 0 {
      let (place, slice) = slices[index]
      let part = min(rest, slice.length, lengths[place])
      lengths[place] -= part
      rest -= part
    }
  }

  /// The parts of a view's length along an axis, by how strongly they resist a shorter one.
  ///
  /// What has no length of its own resists less than any priority. Texts yield before other views of equal strength.
  ///
  /// A stack gives way along its axis where one of its views does. Across it, all views that are as long as the stack
  /// have to; shorter ones resist only below their own length.
  private func slices(
    of view: UIView,
    _ direction: NSLayoutConstraint.Axis,
    length: CGFloat
  ) -> [Slice] {
    let hugs = hugging(view, direction)
    if hugs < 0 || hugs == .greatestFiniteMagnitude {
      return [Slice(strength: hugs, length: length)]
    }
    guard let stack = view as? UIStackView, !stack.placed.isEmpty else {
      let own = view.contentCompressionResistancePriority(for: direction).rawValue
      return [Slice(strength: own + (view.yieldsFirst ? 0 : Self.strengthOfOthers), length: length)]
    }
    let inner = stack.placed.map { one in
      let size = stack.natural(one, within: .zero)
      let own = direction == .horizontal ? size.width : size.height
      return (length: own, slices: stack.slices(of: one, direction, length: own))
    }
    let found = stack.axis == direction ? inner.flatMap(\.slices) : Self.merged(inner)
    // What is between and around the views gives way after them.
    let rest = length - found.reduce(0) { $0 + $1.length }
    let strongest = found.map(\.strength).max() ?? 0
    return rest > 0 ? found + [Slice(strength: strongest, length: rest)] : found
  }

  private static let strengthOfOthers: Float = 0.5

  /// The parts of the length that views beside each other share: each is as strong as the strongest view in it.
  private static func merged(_ views: [(length: CGFloat, slices: [Slice])]) -> [Slice] {
    let bands = views.flatMap { view in
      var end = view.length
      return view.slices.sorted { $0.strength < $1.strength }.map { slice in
        defer { end -= slice.length }
        return (start: end - slice.length, end: end, strength: slice.strength)
      }
    }
    let ends = Set(bands.map(\.end)).sorted(by: >)
    return ends.enumerated().map { index, end in
      let next = index + 1 < ends.count ? ends[index + 1] : 0
      let strength = bands.filter { $0.start < end && $0.end >= end }.map(\.strength).max() ?? 0
      return Slice(strength: strength, length: end - next)
    }
  }
}

extension UIView {
  /// Whether the view shows text, which can be cut off or wrapped, or holds some.
  fileprivate var yieldsFirst: Bool { self is UILabel || self is UIStackView || self is UITextView }
}
