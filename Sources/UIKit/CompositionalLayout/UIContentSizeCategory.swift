// SPDX-License-Identifier: Apache-2.0

/// The text size that a person prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the category.
  public var rawValue: String

  /// Makes a category from UIKit's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The preference is unknown.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// A small size.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// A medium size.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The default size of a device.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// A larger size.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// A much larger size.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size that is not an accessibility size.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// A medium accessibility size.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// A large accessibility size.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// A larger accessibility size.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL"
  )
  /// A much larger accessibility size.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )

  /// All sizes, the smallest first.
  package static let ordered: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool {
    guard let place = Self.ordered.firstIndex(of: self),
      let first = Self.ordered.firstIndex(of: .accessibilityMedium)
    else { return false }
    return place >= first
  }
}

extension UIContentSizeCategory: Comparable {
  /// Whether text is smaller; an unknown category is smaller than all known ones.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (ordered.firstIndex(of: left) ?? -1) < (ordered.firstIndex(of: right) ?? -1)
  }
}
