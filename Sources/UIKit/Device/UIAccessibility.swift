// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The properties of a view for assistive software.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The set as a bit mask.
  public let rawValue: UInt64

  /// Makes a set from a bit mask.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A disabled element.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An element with a value that can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// The accessibility settings of the device; all are off here.
public enum UIAccessibility {
  /// Whether VoiceOver is running; always `false`.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { false }
  /// Whether motion should be reduced; always `false`.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency should be reduced; always `false`.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text should be bold; always `false`.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { false }
}
