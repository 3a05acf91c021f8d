// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The choices of a flow layout that nobody has published a measurement of.
///
/// Each is named here once so that an observation of the real thing changes one line; tests of
/// these say "policy".
package enum FlowPolicy {
  /// Depth of section headers, pinned or not; logs of flow layouts print 10.
  package static let headerZIndex = 10
  /// Depth of section footers, taken to be that of headers.
  package static let footerZIndex = 10
  /// Whether a pinned header may go as far as the end of the footer rather than its start.
  package static let pinnedHeaderPassesFooter = true
  /// Whether a pinned footer may go as far as the start of the header rather than its end.
  package static let pinnedFooterPassesHeader = true
  /// Where an item starts on a line that is too short for it, from the line's own start, in points.
  package static let oversizeItemStart: CGFloat = 0
  /// Whether the only item of a section is centred although more would fit on its line.
  package static let centresOnlyItemOfSection = false
  /// The greatest length that counts as a size; sums of a million of these stay exact enough.
  package static let longestLength: CGFloat = 1e9
  /// What an item of `automaticSize`, or a header or footer, is taken to be until something was
  /// measured: UIKit's default item size.
  package static let automaticItemSize = CGSize(width: 50, height: 50)
  /// Whether headers and footers have the length that their views prefer, where items are estimated.
  package static let measuresHeadersAndFooters = true
}
