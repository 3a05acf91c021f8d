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

/// The accessibility settings of the device; all but reduced motion are off here.
public enum UIAccessibility {
  /// Whether VoiceOver is running; always `false`.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { false }
  /// Whether motion should be reduced, as the person who sees the app's window asks.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    AppWindows.current.all.contains(where: \.reducesMotion)
  }
  /// Whether transparency should be reduced; always `false`.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text should be bold; always `false`.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { false }

  /// What assistive software is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Makes a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The whole screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// The content scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive software something; there is none here.
  public static func post(notification: Notification, argument: Any?) {}
}
