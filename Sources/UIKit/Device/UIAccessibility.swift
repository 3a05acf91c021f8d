// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a view is, for assistive software.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The set as a number.
  public let rawValue: UInt64

  /// Makes a set.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Something selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Text that stays.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Something that cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Something that can be made more or less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What a person has asked the device for: nothing here.
public enum UIAccessibility {
  /// Whether the screen is read out.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { false }
  /// Whether motion is to be spared.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { false }
  /// Whether what shows through is to be spared.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is to be bold.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { false }
}
