// SPDX-License-Identifier: Apache-2.0

/// Where the content is proposed to stand after a batch, an animated resize or a change of layout.
///
/// The layout may then change the proposal: `targetContentOffset(forProposedContentOffset:)`.
package enum ContentOffsetPolicy: Sendable {
  /// At its offset from before, limited to the content: UIKit's default.
  case keepOffset
  /// So that the item in the middle of the viewport keeps its place on the screen.
  case maintainVisibleContent
  /// So that the centre of the item in the middle of the viewport is exactly in the middle.
  case centreVisibleItem
}
