// SPDX-License-Identifier: Apache-2.0

/// The text size that a user prefers, from small to large, in the words of UIKit's content size categories.
public enum TextSize: String, CaseIterable, Codable, Sendable {
  case extraSmall
  case small
  case medium
  /// The size of a new device.
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}
