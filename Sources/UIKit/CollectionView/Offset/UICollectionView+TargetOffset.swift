// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UICollectionView {
  /// The offsets that are allowed for the present content size.
  var offsetProposal: ContentOffsetProposal {
    ContentOffsetProposal(bounds: bounds, contentSize: contentSize, insets: adjustedContentInset)
  }

  /// The nearest offset at which the content fills the bounds; smaller content stands at its start.
  func clamped(_ offset: CGPoint) -> CGPoint { offsetProposal.clamped(offset) }

  /// The items that may lead through a change, before it; none where the policy asks for none.
  ///
  /// The selection follows a batch before this.
  func noteAnchors(
    in bounds: CGRect,
    before mapping: BatchMapping?,
    _ policy: ContentOffsetPolicy
  ) -> [ContentOffsetAnchor] {
    guard policy != .keepOffset else { return [] }
    let seen = bounds.seen(within: adjustedContentInset)
    let isSelected = { [selection = interaction.selection] (old: ElementPosition) in
      let position = mapping.map { $0.newPosition(ofOld: old) } ?? old
      return position.map(selection.contains) ?? false
    }
    let items = visible.ordered.compactMap { element -> ContentOffsetAnchor.Candidate? in
      let frame = element.attributes.frame
      guard element.slot.category == .cell, seen.meets(frame) else { return nil }
      return .init(
        position: element.slot.position,
        frame: frame,
        zIndex: element.attributes.zIndex,
        isSelected: isSelected(element.slot.position)
      )
    }
    return ContentOffsetAnchor.ranked(items, seen: seen)
  }

  /// Asks the layout, and then the delegate, where the content stands after a change.
  ///
  /// The order of the two is our choice, because UIKit's documentation does not tell it.
  ///
  /// - Returns: Whether the content moved.
  func moveToTargetOffset(
    _ anchors: [ContentOffsetAnchor],
    _ mapping: BatchMapping?,
    _ policy: ContentOffsetPolicy
  ) -> Bool {
    let proposed = mirrored(proposedOffset(anchors, mapping, policy))
    let answer = layout.targetContentOffset(forProposedContentOffset: proposed)
    note(
      .layout(
        "targetContentOffset(forProposedContentOffset: \(proposed.callText)) → \(answer.callText)"
      )
    )
    let target = delegateOffset(answer == proposed ? mirrored(proposed) : mirrored(answer))
    guard target != contentOffset else { return false }
    bounds.origin = target
    return contentOffset == target
  }

  /// Where the delegate wants the content to stand; the proposal if it has no answer.
  func delegateOffset(_ proposal: CGPoint) -> CGPoint {
    let calls = askedDelegate?.collectionView
    guard let answer = calls?(self, targetContentOffsetForProposedContentOffset: proposal) else {
      return proposal
    }
    note(
      .delegate(
        "collectionView(_:targetContentOffsetForProposedContentOffset: \(proposal.callText))"
          + " → \(answer.callText)"
      )
    )
    return answer
  }

  private func proposedOffset(
    _ anchors: [ContentOffsetAnchor],
    _ mapping: BatchMapping?,
    _ policy: ContentOffsetPolicy
  ) -> CGPoint {
    for anchor in anchors {
      let position =
        mapping.map { $0.newPosition(ofOld: anchor.position) } ?? anchor.position
      guard let position, let frame = placedFrame(of: position) else { continue }
      return offsetProposal.offset(policy, anchor: anchor, at: frame)
    }
    return offsetProposal.offset(policy, anchor: nil, at: nil)
  }
}
