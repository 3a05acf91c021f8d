// SPDX-License-Identifier: Apache-2.0
import Foundation

extension FlowGeometry {
  /// Findings about input that has no right answer: for each section at most one of a kind, which
  /// names the first such item.
  ///
  /// - Complexity: O(c) for the chunks of all sections.
  package var diagnostics: [LayoutDiagnostic] {
    sections.indices.flatMap { index in
      [invalidMetrics(index), invalidItem(index), exceedingItem(index)].compactMap { $0 }
    }
  }

  private func invalidMetrics(_ section: Int) -> LayoutDiagnostic? {
    guard sections[section].hadInvalidMetrics else { return nil }
    return LayoutDiagnostic(
      code: "invalidLength",
      message: "An inset, spacing, header or footer length of the section is negative "
        + "or not a finite number. It counts as zero.",
      section: section
    )
  }

  private func invalidItem(_ section: Int) -> LayoutDiagnostic? {
    guard let item = sections[section].invalidItem else { return nil }
    return LayoutDiagnostic(
      code: "invalidLength",
      message: "The item's size is negative or not a finite number. It counts as zero.",
      section: section,
      item: item
    )
  }

  private func exceedingItem(_ section: Int) -> LayoutDiagnostic? {
    guard let item = sections[section].firstExceeding else { return nil }
    return LayoutDiagnostic(
      code: Self.exceedingCode,
      message: Self.exceedingMessage(axis: configuration.axis),
      section: section,
      item: item
    )
  }

  /// The code of the finding about an item that is longer than its line.
  package static let exceedingCode = "itemExceedsLine"

  /// - Source: the text of the warning in public logs, so that a search for it leads here.
  private static func exceedingMessage(axis: Axis) -> String {
    let (length, sides) =
      axis == .vertical ? ("width", "left and right") : ("height", "top and bottom")
    return """
      The behavior of the UICollectionViewFlowLayout is not defined because:
      the item \(length) must be less than the \(length) of the UICollectionView minus the \
      section insets \(sides) values, minus the content insets \(sides) values.
      Please check the values returned by the delegate.
      """
  }
}
