// SPDX-License-Identifier: Apache-2.0

/// Where the content is proposed to stand after a batch, an animated resize or a change of layout.
///
/// The layout may then change the proposal: `targetContentOffset(forProposedContentOffset:)`.
package enum ContentOffsetPolicy: Sendable {
  /// As `centreVisibleItem` when another layout comes in motion, else where it stood: the default.
  ///
  /// - Source: what people report of such changes.
  case centreOnLayoutChange
  /// Where it stood, within the content.
  case keepOffset
  /// So that the item in the middle of the viewport keeps its place on the screen.
  case maintainVisibleContent
  /// So that the centre of the item in the middle of the viewport is exactly in the middle.
  case centreVisibleItem

  /// What the policy asks for in a change; `keepOffset`, or one that follows an item.
  package func within(layoutChange isLayoutChange: Bool) -> ContentOffsetPolicy {
    guard self == .centreOnLayoutChange else { return self }
    return isLayoutChange ? .centreVisibleItem : .keepOffset
  }
}
