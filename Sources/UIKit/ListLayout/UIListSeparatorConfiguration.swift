// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The separators at the upper and the lower edge of a list's row.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a separator is visible.
  public enum Visibility: Int, Sendable {
    /// The list decides by the row's place.
    case automatic = 0
    /// The separator is visible.
    case visible = 1
    /// The separator is hidden.
    case hidden = 2
  }

  /// The value that means, for each edge, an inset that follows from the row's content.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// Whether the upper separator is visible; the default is automatic.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the lower separator is visible; the default is automatic.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the upper separator, in points; the default is automatic.
  public var topSeparatorInsets = Self.automaticInsets
  /// The insets of the lower separator, in points; the default is automatic.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The colour.
  public var color: UIColor
  /// The colour of separators of selected rows while people may select several rows of an edited
  /// list.
  public var multipleSelectionColor: UIColor
  /// The effect on what is behind the separators; `nil` for none.
  public var visualEffect: UIVisualEffect?

  let appearance: UICollectionLayoutListConfiguration.Appearance

  /// Makes the default separators of a style.
  @preconcurrency @MainActor public init(
    listAppearance: UICollectionLayoutListConfiguration.Appearance
  ) {
    appearance = listAppearance
    color = .separator
    multipleSelectionColor = .separator
  }
}
