// SPDX-License-Identifier: Apache-2.0

/// Where the content is proposed to stand after a batch, an animated resize or a change of layout.
///
/// The layout has the last word: `targetContentOffset(forProposedContentOffset:)`.
package enum ContentOffsetPolicy: Sendable {
  /// As `centreVisibleItem` when another layout comes in motion, else where it stood: the default.
  ///
  /// - Source: what people report of such changes.
  case centreOnLayoutChange
  /// Where it stood, within the content.
  case keepOffset
  /// So that the item in the middle of the viewport stays where it is seen.
  case maintainVisibleContent
  /// So that the item in the middle of the viewport comes to stand in its very middle.
  case centreVisibleItem

  /// What the policy asks for in a change; `keepOffset`, or one that follows an item.
  package func within(layoutChange isLayoutChange: Bool) -> ContentOffsetPolicy {
    guard self == .centreOnLayoutChange else { return self }
    return isLayoutChange ? .centreVisibleItem : .keepOffset
  }
}
