// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How texts follow one another, by the methods of `NSString` with which apps sort.
enum TextOrder {
  case plain
  case caseInsensitive
  case localized
  case localizedCaseInsensitive
  case localizedStandard

  /// The order of the method with a selector.
  init(selector name: String) {
    let known: [(String, Self)] = [
      ("localizedStandardCompare", .localizedStandard),
      ("localizedCaseInsensitiveCompare", .localizedCaseInsensitive),
      ("localizedCompare", .localized), ("caseInsensitiveCompare", .caseInsensitive),
      ("compare(", .plain), ("compare:", .plain),
    ]
    self = known.first { name.contains($0.0) }?.1 ?? .localizedStandard
  }

  /// How two values follow one another; those that are no texts as they always do.
  func order(_ one: Any?, _ other: Any?) -> ComparisonResult {
    guard let a = one.flatMap(KeyedValues.text), let b = other.flatMap(KeyedValues.text) else {
      return KeyedValues.order(one, other) ?? .orderedSame
    }
    return switch self {
    case .plain: a.compare(b)
    case .caseInsensitive: a.caseInsensitiveCompare(b)
    case .localized: a.localizedCompare(b)
    case .localizedCaseInsensitive: a.localizedCaseInsensitiveCompare(b)
    case .localizedStandard: a.localizedStandardCompare(b)
    }
  }
}
