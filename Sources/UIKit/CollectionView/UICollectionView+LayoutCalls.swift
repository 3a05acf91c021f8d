// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Questions to the layout: each is noted, counted, and answered even when the layout asks it itself.
extension UICollectionView {
  /// How deep questions about single elements may lie within one another.
  ///
  /// A layout that answers by asking the collection view never comes to an end otherwise.
  private static let questionLimit = 4

  /// What the layout answers for a rectangle; nothing, and a diagnostic, while it is being asked.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard !cycle.isQuerying else {
      reportReentrancy("the layout asked for elements while it was asked for attributes")
      return []
    }
    cycle.isQuerying = true
    defer { cycle.isQuerying = false }
    tally.rectQueries += 1
    let asked = mirrored(rect)
    let asking = layout
    asking.answersAhead = true
    defer { asking.answersAhead = false }
    let answer = layout.layoutAttributesForElements(in: asked) ?? []
    note(.layout("layoutAttributesForElements(in: \(asked.callText)) → \(answer.count)"))
    layout.noteAnswer(answer)
    return cycle.mirror == nil ? answer : answer.map(mirrored)
  }

  /// The attributes of one element; `nil`, and a diagnostic, when the layout goes round in circles.
  func attributes(for slot: ElementSlot) -> UICollectionViewLayoutAttributes? {
    guard cycle.questionDepth < Self.questionLimit else {
      reportReentrancy("the layout answers questions about an element by asking them itself")
      return nil
    }
    cycle.questionDepth += 1
    defer { cycle.questionDepth -= 1 }
    return answer(for: slot).map(mirrored)
  }

  private func answer(for slot: ElementSlot) -> UICollectionViewLayoutAttributes? {
    switch slot.category {
    case .cell:
      note(.layout("layoutAttributesForItem(at: \(slot.callText))"))
      return layout.layoutAttributesForItem(at: slot.indexPath)
    case .supplementary:
      note(.layout("layoutAttributesForSupplementaryView(ofKind: \(slot.callText))"))
      return layout.layoutAttributesForSupplementaryView(ofKind: slot.kind, at: slot.indexPath)
    case .decoration:
      note(.layout("layoutAttributesForDecorationView(ofKind: \(slot.callText))"))
      return layout.layoutAttributesForDecorationView(ofKind: slot.kind, at: slot.indexPath)
    }
  }

  /// Where an element appears from, by its new path.
  func initialAttributes(for slot: ElementSlot) -> UICollectionViewLayoutAttributes? {
    initialAnswer(for: slot).map(mirrored)
  }

  private func initialAnswer(for slot: ElementSlot) -> UICollectionViewLayoutAttributes? {
    switch slot.category {
    case .cell:
      note(.layout("initialLayoutAttributesForAppearingItem(at: \(slot.callText))"))
      return layout.initialLayoutAttributesForAppearingItem(at: slot.indexPath)
    case .supplementary:
      note(
        .layout(
          "initialLayoutAttributesForAppearingSupplementaryElement(ofKind: \(slot.callText))"
        )
      )
      return layout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: slot.kind,
        at: slot.indexPath
      )
    case .decoration:
      note(
        .layout("initialLayoutAttributesForAppearingDecorationElement(ofKind: \(slot.callText))")
      )
      return layout.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: slot.kind,
        at: slot.indexPath
      )
    }
  }

  /// Where an element disappears to, by its old path.
  func finalAttributes(
    for slot: ElementSlot,
    by layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    finalAnswer(for: slot, by: layout).map(mirrored)
  }

  private func finalAnswer(
    for slot: ElementSlot,
    by layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    switch slot.category {
    case .cell:
      note(.layout("finalLayoutAttributesForDisappearingItem(at: \(slot.callText))"))
      return layout.finalLayoutAttributesForDisappearingItem(at: slot.indexPath)
    case .supplementary:
      note(
        .layout(
          "finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: \(slot.callText))"
        )
      )
      return layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: slot.kind,
        at: slot.indexPath
      )
    case .decoration:
      note(
        .layout("finalLayoutAttributesForDisappearingDecorationElement(ofKind: \(slot.callText))")
      )
      return layout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: slot.kind,
        at: slot.indexPath
      )
    }
  }

  /// Says that a layout or data source asked what it may not ask now.
  func reportReentrancy(_ message: String) {
    log.report(LayoutDiagnostic(code: "re-entrancy", message: message))
  }
}
