// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Compares texts as people of the device's language do, numbers in them by their value.
public struct LocalizedTextComparator: SortComparator, Hashable, Sendable {
  /// The direction.
  public var order = SortOrder.forward
  let options: String.CompareOptions

  /// Compares two texts.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result = lhs.compare(rhs, options: options, range: nil, locale: .current)
    guard order == .reverse else { return result }
    return result == .orderedAscending
      ? .orderedDescending : result == .orderedDescending ? .orderedAscending : .orderedSame
  }

  /// Equal ones compare in the same way.
  public static func == (one: Self, other: Self) -> Bool {
    one.order == other.order && one.options == other.options
  }
  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(order)
    hasher.combine(options.rawValue)
  }
}

extension SortComparator where Self == LocalizedTextComparator {
  /// As lists of files are sorted.
  public static var localizedStandard: Self {
    Self(options: [.caseInsensitive, .numeric, .diacriticInsensitive])
  }
  /// As the device's language sorts.
  public static var localized: Self { Self(options: []) }
}
