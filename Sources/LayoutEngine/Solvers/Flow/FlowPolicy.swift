// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The choices of a flow layout for which no measurement is published.
///
/// Each choice is named here once, so that a later observation changes one line. Tests of these
/// choices say "policy".
package enum FlowPolicy {
  /// Depth of section headers, pinned or not; logs of flow layouts print 10.
  package static let headerZIndex = 10
  /// Depth of section footers, assumed to be that of headers.
  package static let footerZIndex = 10
  /// Whether a pinned header may go to the end of the footer instead of its start.
  package static let pinnedHeaderPassesFooter = true
  /// Whether a pinned footer may go to the start of the header instead of its end.
  package static let pinnedFooterPassesHeader = true
  /// The start of an item on a line that is too short for it, from the start of the line, in
  /// points.
  package static let oversizeItemStart: CGFloat = 0
  /// Whether the only item of a section is centred although more items would fit on its line.
  package static let centresOnlyItemOfSection = false
  /// The greatest length of a size; the sum of a million of these is still exact enough.
  package static let longestLength: CGFloat = 1e9
  /// The size of an item of `automaticSize`, and the length of a header or footer, until something
  /// was measured: UIKit's default item size.
  package static let automaticItemSize = CGSize(width: 50, height: 50)
  /// Whether headers and footers get the length that their views prefer when items are estimated.
  package static let measuresHeadersAndFooters = true
}
