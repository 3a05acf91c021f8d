// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Asks the layout questions.
///
/// Each one is traced and counted, and answered even when the layout itself asks.
///
/// Answers are in content coordinates, also when the layout is mirrored.
@MainActor
struct LayoutQuestions {
  let hub: any LayoutQuestionsHub

  /// The layout's answer for a rectangle; empty, with a diagnostic, while the layout is being asked
  /// that.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    if let answer = hub.cycle.query({ answer(in: rect) }) { return answer }
    hub.reportReentrancy("the layout asked for elements while it was asked for attributes")
    return []
  }

  private func answer(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    hub.record.tally.rectQueries += 1
    let asked = hub.mirrored(rect)
    let asking = hub.layout
    asking.answersAhead = true
    defer { asking.answersAhead = false }
    let answer = hub.timed { hub.layout.layoutAttributesForElements(in: asked) ?? [] }
    hub.note(.layout("layoutAttributesForElements(in: \(asked.callText)) → \(answer.count)"))
    hub.layout.noteAnswer(answer)
    return hub.seesMirrored ? answer.map { hub.mirrored($0) } : answer
  }

  /// The attributes of one element; `nil`, with a diagnostic, when such questions are nested too
  /// deep.
  func attributes(for slot: ElementSlot) -> UICollectionViewLayoutAttributes? {
    if let answer = hub.cycle.ask({ answer(for: slot) }) { return answer.map { hub.mirrored($0) } }
    hub.reportReentrancy("the layout asks for an element's attributes while it is asked for them")
    return nil
  }

  private func answer(for slot: ElementSlot) -> UICollectionViewLayoutAttributes? {
    switch slot.category {
    case .cell:
      hub.note(.layout("layoutAttributesForItem(at: \(slot.callText))"))
      return hub.layout.layoutAttributesForItem(at: slot.indexPath)
    case .supplementary:
      hub.note(.layout("layoutAttributesForSupplementaryView(ofKind: \(slot.callText))"))
      return hub.layout.layoutAttributesForSupplementaryView(ofKind: slot.kind, at: slot.indexPath)
    case .decoration:
      hub.note(.layout("layoutAttributesForDecorationView(ofKind: \(slot.callText))"))
      return hub.layout.layoutAttributesForDecorationView(ofKind: slot.kind, at: slot.indexPath)
    }
  }

  /// The attributes from which an element appears, by its new index path.
  func initialAttributes(for slot: ElementSlot) -> UICollectionViewLayoutAttributes? {
    initialAnswer(for: slot).map { hub.mirrored($0) }
  }

  private func initialAnswer(for slot: ElementSlot) -> UICollectionViewLayoutAttributes? {
    switch slot.category {
    case .cell:
      hub.note(.layout("initialLayoutAttributesForAppearingItem(at: \(slot.callText))"))
      guard hub.layout.mayOverrideHooks else { return nil }
      return hub.layout.initialLayoutAttributesForAppearingItem(at: slot.indexPath)
    case .supplementary:
      hub.note(
        .layout(
          "initialLayoutAttributesForAppearingSupplementaryElement(ofKind: \(slot.callText))"
        )
      )
      guard hub.layout.mayOverrideHooks else { return nil }
      return hub.layout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: slot.kind,
        at: slot.indexPath
      )
    case .decoration:
      hub.note(
        .layout("initialLayoutAttributesForAppearingDecorationElement(ofKind: \(slot.callText))")
      )
      guard hub.layout.mayOverrideHooks else { return nil }
      return hub.layout.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: slot.kind,
        at: slot.indexPath
      )
    }
  }

  /// The attributes to which an element disappears, by its old index path.
  func finalAttributes(
    for slot: ElementSlot,
    by layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    finalAnswer(for: slot, by: layout).map { hub.mirrored($0) }
  }

  private func finalAnswer(
    for slot: ElementSlot,
    by layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    switch slot.category {
    case .cell:
      hub.note(.layout("finalLayoutAttributesForDisappearingItem(at: \(slot.callText))"))
      guard layout.mayOverrideHooks else { return nil }
      return layout.finalLayoutAttributesForDisappearingItem(at: slot.indexPath)
    case .supplementary:
      hub.note(
        .layout(
          "finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: \(slot.callText))"
        )
      )
      guard layout.mayOverrideHooks else { return nil }
      return layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: slot.kind,
        at: slot.indexPath
      )
    case .decoration:
      hub.note(
        .layout("finalLayoutAttributesForDisappearingDecorationElement(ofKind: \(slot.callText))")
      )
      guard layout.mayOverrideHooks else { return nil }
      return layout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: slot.kind,
        at: slot.indexPath
      )
    }
  }
}
