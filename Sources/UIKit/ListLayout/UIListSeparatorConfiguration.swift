// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The lines at the upper and lower edge of a list's row.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is there.
  public enum Visibility: Int, Sendable {
    /// As the list decides by the row's place.
    case automatic = 0
    /// It is.
    case visible = 1
    /// It is not.
    case hidden = 2
  }

  /// Stands, edge by edge, for the inset that follows from the row's content.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// Whether the upper line is there; automatic unless set.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the lower line is there; automatic unless set.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distance of the upper line from the edges; automatic unless set.
  public var topSeparatorInsets = Self.automaticInsets
  /// The distance of the lower line from the edges; automatic unless set.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The colour.
  public var color: UIColor
  /// The colour of the lines of rows that are selected while the list is edited and several can be.
  public var multipleSelectionColor: UIColor
  /// What is done to the picture behind; `nil` is nothing.
  public var visualEffect: UIVisualEffect?

  let appearance: UICollectionLayoutListConfiguration.Appearance

  /// Makes the lines of a look.
  @preconcurrency @MainActor public init(
    listAppearance: UICollectionLayoutListConfiguration.Appearance
  ) {
    appearance = listAppearance
    color = .separator
    multipleSelectionColor = .separator
  }
}
