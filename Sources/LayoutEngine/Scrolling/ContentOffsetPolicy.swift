// SPDX-License-Identifier: Apache-2.0

/// Where the content is proposed to stand after a batch, an animated resize or a change of layout.
///
/// The layout has the last word: `targetContentOffset(forProposedContentOffset:)`.
package enum ContentOffsetPolicy: Sendable {
  /// Where it stood, within the content: UIKit's default.
  case keepOffset
  /// So that the item in the middle of the viewport stays where it is seen.
  case maintainVisibleContent
  /// So that the item in the middle of the viewport comes to stand in its very middle.
  case centreVisibleItem
}
